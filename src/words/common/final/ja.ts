import { speechOf } from '../../speech.ts';
import type { FinalWords } from './contract.ts';

const { list, count } = speechOf('ja');
const points = (n: number): string => count(n, '点');

export const ja: FinalWords = {
  heading: (winners, game, won) =>
    winners.length === 1
      ? `## ${game}は${winners[0]}の勝ち${won === null ? '' : `（${points(won)}）`}`
      : `## ${game}は${list(winners)}が同点で勝利${won === null ? '' : `（${points(won)}）`}`,
  place: (place, name, own, parts) =>
    `${place}位 ${name}：**${points(own)}**${parts.length === 0 ? '' : `（${parts.join('、')}）`}`,
  part: (name, own) => `${name} ${own}`,
  resigned: (name) => `${name}（投了）`,
  note: (table, status) => `-# ${status} · 卓${table}`,
};

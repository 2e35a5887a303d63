import { speechOf } from '../../speech.ts';
import { rowOf } from '../board/ja.ts';
import { gained } from '../results/figures.ts';
import type { FinalWords } from './en.ts';

const { list, count } = speechOf('ja');
const points = (n: number): string => count(n, '点');

export const ja: FinalWords = {
  heading: (winners, game, won) =>
    winners.length === 1 || won === null
      ? `## ${game}は${list(winners)}の勝ち${won === null ? '' : `（${points(won)}）`}`
      : `## ${game}は${list(winners)}が同点で勝利（${points(won)}）`,
  place: (place, name, own, parts) =>
    `${place}位 ${name}：**${points(own)}**${parts.length === 0 ? '' : `（${parts.join('、')}）`}`,
  left: (place, name) => `${place}位 ${name}`,
  part: (name, own) => `${name}${own < 0 ? `−${points(-own)}` : points(own)}`,
  rating: (before, after) => ` · レート${after}（${before === null ? '初' : gained(after - before)}）`,
  record: (of, name, own, before) =>
    `${name}が${of === 'server' ? 'サーバー記録' : '自己ベスト'}を更新：${points(own)}（これまで${points(before)}）`,
  resigned: (name) => `${name}（リタイア）`,
  substitute: (name) => `${name}（途中から交代、レート対象外）`,
  unplayed: () => '手番が少ないうちに終わったため、誰の成績にも数えません。',
  note: (table, status, mark) => `-# ${status} · 卓${table}${mark === null ? '' : ` · 記録${rowOf(mark)}`}`,
};

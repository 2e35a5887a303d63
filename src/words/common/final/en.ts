import { signed, speechOf } from '../../speech.ts';
import type { FinalWords } from './contract.ts';

const { list, count } = speechOf('en');
const points = (n: number): string => count(n, 'point', 'points');

export const en: FinalWords = {
  heading: (winners, game, won) =>
    winners.length === 1
      ? `## ${winners[0]} wins ${game}${won === null ? '' : ` with ${points(won)}`}`
      : `## ${list(winners)} tie for the win in ${game}${won === null ? '' : ` with ${points(won)} each`}`,
  place: (place, name, own, parts) =>
    `${place}. ${name}: **${points(own)}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
  part: (name, own) => `${name} ${signed(own)}`,
  resigned: (name) => `${name} (resigned)`,
  note: (table, status) => `-# ${status} · table ${table}`,
};

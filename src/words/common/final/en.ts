import { signed, speechOf } from '../../speech.ts';
import { rowOf } from '../board/en.ts';
import { gained } from '../results/figures.ts';
import type { FinalWords } from './contract.ts';

const { list, count } = speechOf('en');
const points = (n: number): string => count(n, 'point', 'points');

export const en: FinalWords = {
  heading: (winners, game, won) =>
    winners.length === 1
      ? `## ${winners[0]} wins ${game}${won === null ? '' : ` with ${points(won)}`}`
      : `## ${list(winners)} tie for the win in ${game}${won === null ? '' : ` with ${points(won)} each`}`,
  place: (place, name, own, parts) =>
    // Bold, or Discord would number the lines itself: ties would get places of their own.
    `**${place}.** ${name}: **${points(own)}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
  left: (place, name) => `**${place}.** ${name}`,
  part: (name, own) => `${name} ${signed(own)}`,
  rating: (before, after) => ` · rating ${after} (${before === null ? 'new' : gained(after - before)})`,
  record: (of, name, own, before) =>
    `${name} set a ${of === 'server' ? 'server record' : 'personal best'}: ${points(own)} (before: ${before})`,
  resigned: (name) => `${name} (resigned)`,
  substitute: (name) => `${name} (took over, not rated)`,
  unplayed: () => 'It ended after too few turns, so it doesn’t count for anyone.',
  note: (table, status, mark) => `-# ${status} · table ${table}${mark === null ? '' : ` · record ${rowOf(mark)}`}`,
};

import type { Widened } from '../../contract.ts';
import { signed, speechOf } from '../../speech.ts';
import type { RowMark } from '../board/contract.ts';
import { rowOf } from '../board/en.ts';
import { gained } from '../results/figures.ts';

const { list, count } = speechOf('en');
const points = (n: number): string => count(n, 'point', 'points');

export const en = {
  /** `points` is null if the game ended by resignation. */
  heading: (winners: readonly string[], game: string, won: number | null) =>
    winners.length === 1
      ? `## ${winners[0]} wins ${game}${won === null ? '' : ` with ${points(won)}`}`
      : `## ${list(winners)} tie for the win in ${game}${won === null ? '' : ` with ${points(won)} each`}`,
  place: (place: number, name: string, own: number, parts: readonly string[]) =>
    // Bold, or Discord would number the lines itself: ties would get places of their own.
    `**${place}.** ${name}: **${points(own)}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
  /** Someone whose seat another player has taken over. */
  left: (place: number, name: string) => `**${place}.** ${name}`,
  part: (name: string, own: number) => `${name} ${signed(own)}`,
  /** After a place: the rating now. `before` is null in the game after which the player was first ranked. */
  rating: (before: number | null, after: number) =>
    ` · rating ${after} (${before === null ? 'new' : gained(after - before)})`,
  /** A broken record of the server, or of the player. `before`: the record until then. */
  record: (of: 'server' | 'member', name: string, own: number, before: number) =>
    `${name} set a ${of === 'server' ? 'server record' : 'personal best'}: ${points(own)} (before: ${before})`,
  resigned: (name: string) => `${name} (resigned)`,
  /** Took the seat over during the game, so isn’t rated. */
  substitute: (name: string) => `${name} (took over, not rated)`,
  /** It ended by resignation before everyone had enough turns, so it counts for nobody. */
  unplayed: () => 'It ended after too few turns, so it doesn’t count for anyone.',
  note: (table: string, status: string, mark: RowMark | null) =>
    `-# ${status} · table ${table}${mark === null ? '' : ` · record ${rowOf(mark)}`}`,
};

/** The message with a game’s result. */
export type FinalWords = Widened<typeof en>;

import { PARTS, type Part, type Scoring } from '../../../engines/alhambra/index.ts';
import { type Seat, seatsOf } from '../../../engines/contract.ts';

/** What a seat scored in a round for one building, or for its wall. */
export const partGain = ({ buildings, walls }: Scoring, seat: Seat, part: Part): number =>
  part === 'walls' ? (walls[seat] ?? 0) : (buildings[part].find(({ party }) => party === seat)?.points ?? 0);

/** What a seat scored in a round: its buildings and its wall. */
export const gainOf = (scoring: Scoring, seat: Seat): number =>
  PARTS.reduce((sum, part) => sum + partGain(scoring, seat, part), 0);

/** A list by seat with its seats. */
export const bySeat = <T>(of: readonly T[]): readonly { readonly seat: Seat; readonly of: T }[] =>
  seatsOf(of.length).map((seat) => ({ seat, of: of[seat]! })); // One for each seat.

/** The sums compared for a leftover tile, highest first; those without a coin are left out. */
export const bySum = <T extends { readonly sum: number }>(sums: readonly T[]): readonly T[] =>
  sums.filter(({ sum }) => sum > 0).toSorted((a, b) => b.sum - a.sum);

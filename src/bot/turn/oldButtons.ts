import type { Seating, TableHead } from '../../tables/table/tableHead.ts';

/**
 * How old a button is. 'current': it was made for what its member can do now. 'outdated': the offer has changed since,
 * and the press changes nothing but is answered with the current step, hand, or turn. 'unknown': no such button can
 * exist.
 */
type ButtonAge = 'current' | 'outdated' | 'unknown';

/**
 * The age of a button that was made for row `seq`, when a member presses it.
 *
 * A seat that has to act has an offer, which changes with its own moves and with its choices. For everyone else a button
 * is outdated as soon as all seats that have to act got a newer offer.
 *
 * @param seating the member's seat; null for someone without one
 */
export function buttonAge(
  seq: number,
  { seq: newest, seats }: Pick<TableHead, 'seq' | 'seats'>,
  seating: Pick<Seating, 'awaited' | 'offer'> | null,
): ButtonAge {
  if (seq > newest) return 'unknown'; // Nothing exists yet for a row that does not.
  const acting = seating?.awaited ? [seating] : seats.filter(({ awaited }) => awaited);
  return seq < Math.min(...acting.map(({ offer }) => offer)) ? 'outdated' : 'current';
}

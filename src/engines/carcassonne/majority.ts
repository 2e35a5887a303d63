import { type Seat, seatsOf } from '../contract.ts';
import { STRENGTHS } from './components.ts';
import type { Strength } from './events.ts';
import type { Placed } from './state.ts';

/** Each player's strength with these figures, in seat order; players without any are left out. */
export function strengthsOf(seats: number, figures: readonly Placed[]): readonly Strength[] {
  const sums = seatsOf(seats).map((seat) => ({ seat, strength: 0 }));
  for (const { seat, figure } of figures) sums[seat]!.strength += STRENGTHS[figure];
  return sums.filter(({ strength }) => strength > 0);
}

/** The strongest player, or all of them in a tie (rules §7). */
export function ownersOf(strengths: readonly Strength[]): readonly Seat[] {
  const most = Math.max(...strengths.map(({ strength }) => strength));
  return strengths.filter(({ strength }) => strength === most).map(({ seat }) => seat);
}

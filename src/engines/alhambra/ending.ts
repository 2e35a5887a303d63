import { seatsOf } from '../contract.ts';
import { sumOf } from './components.ts';
import type { Event } from './events.ts';
import { CURRENCIES } from './ids.ts';
import { coinsIn } from './paying.ts';
import { playerAt, type State, withPlayer } from './state.ts';

/**
 * Each tile left on the market goes to the player whose coins of its currency add up to most, from left to right; with
 * a tie nobody gets it (rules §13.1).
 */
export function awardLeftovers(state: State, events: Event[]): State {
  let awarded = state;
  for (const [place, currency] of CURRENCIES.entries()) {
    const tile = state.market[place] ?? null;
    if (tile === null) continue;
    const sums = seatsOf(state.seats).map((seat) => ({
      seat,
      sum: sumOf(coinsIn(playerAt(state, seat).coins, currency)),
    }));
    const most = Math.max(...sums.map(({ sum }) => sum));
    const [first, ...tied] = sums.filter(({ sum }) => sum === most);
    const seat = first === undefined || tied.length > 0 ? null : first.seat;
    events.push({ kind: 'awarded', currency, tile, sums, seat });
    if (seat === null) continue;
    const { toPlace } = playerAt(awarded, seat);
    awarded = {
      ...withPlayer(awarded, seat, { toPlace: [...toPlace, tile] }),
      market: awarded.market.with(place, null),
    };
  }
  return awarded;
}

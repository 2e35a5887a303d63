/** What a player can do at all. */
import type { Seat } from '../contract.ts';
import { CURRENCIES } from './ids.ts';
import { canPay, type Offer } from './paying.ts';
import { type Player, playerAt, type State } from './state.ts';
import { canLeave, fitsGap, fitsSite, surveyOf, wallsOf } from './survey.ts';
import type { Violation } from './violations.ts';

/** Whether the seat can take coins, buy a tile, or rebuild (rules §4). */
export function canAct(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  return state.display.length > 0 || offersOf(state).some((offer) => canPay(player.coins, offer)) || canRebuild(player);
}

/** The tiles on the market, from left to right. */
export function offersOf({ market }: Pick<State, 'market'>): readonly Offer[] {
  const offers: Offer[] = [];
  for (const [place, currency] of CURRENCIES.entries()) {
    const tile = market[place] ?? null;
    if (tile !== null) offers.push({ currency, tile });
  }
  return offers;
}

/** Whether a player can rebuild in any way (rules §7). */
export function canRebuild({ alhambra, reserve }: Pick<Player, 'alhambra' | 'reserve'>): boolean {
  const { gaps, sites } = surveyOf(alhambra);
  return (
    sites.some(canLeave) ||
    reserve.some((tile) => {
      const walls = wallsOf(tile);
      return gaps.some((gap) => fitsGap(walls, gap)) || sites.some((site) => fitsSite(walls, site));
    })
  );
}

/** Why no action is possible now, or null: tiles have to be placed. */
export function whyNoAction({ step, players }: State, seat: Seat): Violation | null {
  return step.kind === 'action' ? null : { kind: 'placeFirst', tiles: players[seat]!.toPlace };
}

/** Why no tile can be placed now, or null. */
export function whyNoPlacing({ step, players }: State, seat: Seat): Violation | null {
  if (step.kind !== 'action') return null;
  return { kind: players[seat]!.toPlace.length > 0 ? 'actFirst' : 'nothingToPlace' };
}

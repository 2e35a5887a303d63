import { DIRK_DRAWS } from './components.ts';
import type { DirkDraw, Event } from './events.ts';
import { countsOf } from './scoring.ts';
import type { State } from './state.ts';

/** How many tiles Dirk draws from a supply of this size (rules §14). */
const drawnOf = (draw: DirkDraw, left: number): number =>
  draw === 'scoring2' ? Math.floor(left / 3) : Math.min(DIRK_DRAWS, left);

/** With two players, Dirk draws tiles at the start and after the first two scoring rounds (rules §14). */
export function dirkDraws(state: State, draw: DirkDraw, events: Event[]): State {
  const { dirk, supply } = state;
  if (dirk === null) return state;
  const count = drawnOf(draw, supply.length);
  if (count === 0) return state;
  const tiles = [...dirk, ...supply.slice(0, count)];
  events.push({ kind: 'dirkDrew', draw, count, counts: countsOf(tiles) });
  return { ...state, dirk: tiles, supply: supply.slice(count) };
}

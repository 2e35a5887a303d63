import type { Event } from '../../events.ts';
import { spotOf, withoutFigures } from '../../figures.ts';
import { mayStay } from '../../standing.ts';
import type { Placed, State } from '../../state.ts';

/**
 * Figures go home without points, and with them the builders and pigs that they leave without a follower (rules §13.3,
 * §13.4).
 */
export function sendHome(state: State, leaving: readonly Placed[], events: Event[]): State {
  if (leaving.length === 0) return state;
  const left = withoutFigures(state, leaving);
  const homeless = left.figures.filter((figure) => !mayStay(left, figure));
  if (homeless.length === 0) return left;
  events.push({ kind: 'wentHome', figures: homeless.map((figure) => spotOf(left, figure)) });
  return withoutFigures(left, homeless);
}

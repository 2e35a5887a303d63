import type { Seat } from '../../../contract.ts';
import { atlas, nodeOf } from '../../atlas.ts';
import { STRENGTHS } from '../../components.ts';
import type { Event } from '../../events.ts';
import { featureAt } from '../../features.ts';
import { figuresOn, spotOf } from '../../figures.ts';
import { type AgendaStep, lastKind, type Placed, type State } from '../../state.ts';
import { forget } from './fairy.ts';
import { sendHome } from './home.ts';

/** Rules §13.4: the knights in the city of the princess on the last tile, in placement order. */
export function knights(state: State): readonly Placed[] {
  const segment = lastKind(state).segments.findIndex((one) => one.kind === 'city' && one.princess);
  if (segment < 0) return [];
  const map = atlas(state.placements);
  const city = featureAt(map, nodeOf(map.tiles.length - 1, segment))!; // A city is a feature.
  return figuresOn(state, map, city).filter(({ figure }) => STRENGTHS[figure] > 0);
}

/** Rules §13.4: if there are knights, one of them has to leave, and nothing else can be done. */
export const insteadOfAction = (state: State, seat: Seat): AgendaStep | null =>
  knights(state).length > 0 ? { kind: 'princess', seat } : null;

/** The knight goes home without points; with him, the builder whom he was the last to keep company. */
export function removeKnight(state: State, seat: Seat, knight: Placed, events: Event[]): State {
  events.push({ kind: 'removedKnight', seat, spot: spotOf(state, knight) });
  return forget(sendHome(state, [knight], events));
}

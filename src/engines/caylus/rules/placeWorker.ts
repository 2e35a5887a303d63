import { proceed } from '../flow.ts';
import { PLACES } from '../ids.ts';
import { costOf, placesFor, scoreOwner, whyNotThere, withWorker } from '../placing.ts';
import { playerAt, withPlayer } from '../state.ts';
import { ruleFromMoves } from './listed.ts';

/** Phase 2, rules §4: a worker goes to a free place for its price; the owner of the building scores. */
export const placeWorker = ruleFromMoves<'placeWorker', 'place'>({
  parameters: { place: 'text' },
  during: ['place'],
  moves: (state, { seat }) => placesFor(state, seat).map((place) => ({ kind: 'placeWorker', place })),

  whyNot(state, { seat }, { place = 'castle' }) {
    if (!PLACES.includes(place)) return { kind: 'noSuchName', name: place };
    const { cost } = costOf(state, seat, place);
    const { deniers } = playerAt(state, seat);
    return whyNotThere(state, seat, place) ?? { kind: 'tooExpensive', place, cost, deniers };
  },

  apply(state, { seat }, { place }, events) {
    const { cost, reason } = costOf(state, seat, place);
    const { deniers, workers } = playerAt(state, seat);
    const paid = withPlayer(state, seat, { deniers: deniers - cost, workers: workers - 1 });
    const { state: placed, on } = withWorker(paid, seat, place);
    events.push({ kind: 'placed', seat, on, cost, reason });
    return proceed(scoreOwner(placed, seat, on, events), events);
  },
});

import type { MoveOf } from '../../contract.ts';
import { proceed } from '../flow.ts';
import { PLACES, type Place } from '../ids.ts';
import { costOf, placesFor, scoreOwner, whyNotThere, withWorker } from '../placing.ts';
import { playerAt, withPlayer } from '../state.ts';
import type { Caylus } from '../types.ts';
import { ruleFromMoves } from './listed.ts';

/** One for each place, created once, since every turn lists most of them. */
const MOVES = Object.fromEntries(PLACES.map((place) => [place, { kind: 'placeWorker', place }])) as {
  readonly [P in Place]: MoveOf<Caylus, 'placeWorker'>; // Every place has its entry.
};

/** Phase 2, rules §4: a worker goes to a free place for its price; the owner of the building scores. */
export const placeWorker = ruleFromMoves<'placeWorker', 'place'>({
  parameters: { place: 'text' },
  during: ['place'],
  moves: (state, { seat }) => placesFor(state, seat).map((place) => MOVES[place]),

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

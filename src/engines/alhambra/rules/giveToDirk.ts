import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { whyNoPlacing } from '../acting.ts';
import type { Event } from '../events.ts';
import { continuePlacing, stepFrom } from '../flow.ts';
import { playerAt, withPlayer } from '../state.ts';
import { without } from '../tiles.ts';
import type { Alhambra } from '../types.ts';
import { whyNotToPlace } from './reasons.ts';

/** Rules §14: with two players, a bought tile can go to Dirk. Tiles won at the end cannot (§13.2). */
export const giveToDirk = ruleFromList<Alhambra, MoveOf<Alhambra, 'giveToDirk'>>({
  parameters: { tile: 'text' },

  whyNotNow(state, seat) {
    if (state.dirk === null) return { kind: 'noDirk' };
    return state.step.kind === 'placingWon' ? { kind: 'dirkTakesBoughtTiles' } : whyNoPlacing(state, seat);
  },

  moves: (state, seat) => playerAt(state, seat).toPlace.map((tile) => ({ kind: 'giveToDirk', tile })),
  whyNot: (state, seat, { tile }) => whyNotToPlace(playerAt(state, seat).toPlace, tile)!, // All of them are listed.

  apply(state, seat, { tile }, random) {
    const events: Event[] = [{ kind: 'gaveToDirk', seat, tile }];
    const dirk = [...state.dirk!, tile]; // `whyNotNow` has checked that Dirk takes part.
    const given = withPlayer({ ...state, dirk }, seat, { toPlace: without(playerAt(state, seat).toPlace, tile) });
    return stepFrom(continuePlacing(given, seat, random, events), events);
  },
});

import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { whyNoPlacing } from '../acting.ts';
import type { Event } from '../events.ts';
import { continuePlacing, stepFrom } from '../flow.ts';
import { playerAt, withPlayer } from '../state.ts';
import { without } from '../tiles.ts';
import type { Alhambra } from '../types.ts';
import { whyNotToPlace } from './reasons.ts';

/** Rules §8: a tile that was bought or won can always go to the reserve. */
export const storeTile = ruleFromList<Alhambra, MoveOf<Alhambra, 'storeTile'>>({
  parameters: { tile: 'text' },
  whyNotNow: whyNoPlacing,
  moves: (state, seat) => playerAt(state, seat).toPlace.map((tile) => ({ kind: 'storeTile', tile })),
  whyNot: (state, seat, { tile }) => whyNotToPlace(playerAt(state, seat).toPlace, tile)!, // All of them are listed.

  apply(state, seat, { tile }, random) {
    const { reserve, toPlace } = playerAt(state, seat);
    const events: Event[] = [{ kind: 'stored', seat, tile }];
    const stored = withPlayer(state, seat, { reserve: [...reserve, tile], toPlace: without(toPlace, tile) });
    return stepFrom(continuePlacing(stored, seat, random, events), events);
  },
});

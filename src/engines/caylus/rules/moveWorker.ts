import { afterEffect } from '../flow.ts';
import { PLACES } from '../ids.ts';
import { freePlaces, scoreOwner, whyNotThere, withWorker } from '../placing.ts';
import { ruleFromMoves } from './listed.ts';

/** Gate, rules §5.1: its worker goes to any place where one could be put, without payment. */
export const moveWorker = ruleFromMoves<'moveWorker', 'gate'>({
  parameters: { place: 'text' },
  during: ['gate'],
  moves: (state, { seat }) => freePlaces(state, seat).map((place) => ({ kind: 'moveWorker', place })),

  whyNot(state, { kind, seat }, { place = 'gate' }) {
    if (!PLACES.includes(place)) return { kind: 'noSuchName', name: place };
    return whyNotThere(state, seat, place) ?? { kind: 'notNow', step: kind };
  },

  apply(state, { seat }, { place }, events) {
    const { state: placed, on } = withWorker(state, seat, place);
    const moved = { ...placed, specials: { ...placed.specials, gate: null } };
    events.push({ kind: 'movedWorker', seat, on });
    return afterEffect(scoreOwner(moved, seat, on, events), events);
  },
});

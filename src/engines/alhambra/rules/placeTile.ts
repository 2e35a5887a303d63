import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { whyNoPlacing } from '../acting.ts';
import type { Event } from '../events.ts';
import { continuePlacing, stepFrom } from '../flow.ts';
import { playerAt, withPlayer } from '../state.ts';
import { canPlace, gapsFor } from '../survey.ts';
import { without } from '../tiles.ts';
import type { Alhambra } from '../types.ts';
import { whyNoPlace, whyNotToPlace } from './reasons.ts';

type PlaceTile = MoveOf<Alhambra, 'placeTile'>;

/** 建物タイルの配置, rules §8: a tile that was bought or won goes on an empty cell, in any order. */
export const placeTile = ruleFromList<Alhambra, PlaceTile>({
  parameters: { tile: 'text', x: 'integer', y: 'integer' },
  whyNotNow: whyNoPlacing,

  moves(state, seat) {
    const { alhambra, toPlace } = playerAt(state, seat);
    const moves: PlaceTile[] = [];
    for (const tile of toPlace)
      for (const { x, y } of gapsFor(alhambra, tile)) moves.push({ kind: 'placeTile', tile, x, y });
    return moves;
  },

  isListed(state, seat, { tile, x, y }) {
    const { alhambra, toPlace } = playerAt(state, seat);
    return toPlace.includes(tile) && canPlace(alhambra, tile, x, y);
  },

  noMoves: () => ({ kind: 'fitsNowhere', tile: null }),

  whyNot(state, seat, begun) {
    const { alhambra, toPlace } = playerAt(state, seat);
    const noTile = begun.tile === undefined ? null : whyNotToPlace(toPlace, begun.tile);
    return noTile ?? whyNoPlace(alhambra, begun);
  },

  apply(state, seat, { tile, x, y }, random) {
    const { alhambra, toPlace } = playerAt(state, seat);
    const events: Event[] = [{ kind: 'placed', seat, tile, x, y }];
    const placed = withPlayer(state, seat, {
      alhambra: [...alhambra, { tile, x, y }],
      toPlace: without(toPlace, tile),
    });
    return stepFrom(continuePlacing(placed, seat, random, events), events);
  },
});

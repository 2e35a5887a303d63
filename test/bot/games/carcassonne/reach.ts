import type { Position } from '../../../../src/bot/contract.ts';
import {
  type Carcassonne,
  carcassonne as engine,
  type Move,
  OPTIONS,
  SIDES,
  type State,
  tileKind,
} from '../../../../src/engines/carcassonne/index.ts';
import { anyMove } from '../support/moments.ts';
import type { ReachSample } from '../support/reach.ts';

const choose = anyMove(engine);

export const reach: ReachSample = {
  games: [
    { seats: 2, options: [], choose },
    { seats: 3, options: ['drache'], choose },
    { seats: 6, options: OPTIONS.filter((option) => option !== 'old'), choose },
  ],
  presses: {
    placeTile: 4,
    placeFollower: 4,
    placeByPortal: 6,
    moveFairy: 5,
    removeKnight: 5,
    moveDragon: 2,
    pass: 3,
  },
  typed: { place: ['at', 'follower'] },
  composes: true,
  nth: 15,
  rowsOnBoard: 1,
  // Of places for the tile.
  cutsHints: ({ state, moves }) => moves.length === 0 && engine.open(state as State).step.kind === 'placeTile',

  /** The halves and edges of a new tile, by side, whatever its rotation is called. */
  lookAfter(move: Move, { view }: Position<Carcassonne>) {
    const { step } = view.open;
    if (move.kind !== 'placeTile' || step.kind !== 'placeTile') return engine.notation.write(move);
    const segments = tileKind(step.tile).segments.map((segment) =>
      JSON.stringify([
        segment.kind,
        segment.kind === 'city' ? [segment.pennants, segment.good, segment.cathedral] : [],
        segment.kind === 'road' && segment.inn,
        'edges' in segment
          ? segment.edges.map((edge) => (SIDES.indexOf(edge) * 90 + move.rotation) % 360).toSorted()
          : [],
        'halves' in segment ? segment.halves.map((half) => (half * 45 + move.rotation) % 360).toSorted() : [],
      ]),
    );
    return [move.x, move.y, ...segments.toSorted()].join();
  },
};

import { type Carcassonne, carcassonne, type State } from '../../engines/carcassonne/index.ts';
import type { Config, Engine, MoveOf, Seat } from '../../engines/contract.ts';
import { games } from '../../engines/games.ts';
import { playout } from '../../engines/playout.ts';
import { noChance, seeded } from '../../kernel/random.ts';
import type { Variant } from './measure.ts';

/** Tiles on the map where single moves are measured: the middle of a game. */
const TILES_LAID = 40;

/** A tile about to be placed, and one place where it fits. */
interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly move: MoveOf<Carcassonne, 'placeTile'>;
}

/** The least that any use of a state costs, whatever the rules: the baseline of the ratios. */
export function copying(): Variant {
  const positions = middlePositions();
  return {
    name: `baseline: JSON text of a Carcassonne state with ${TILES_LAID} tiles, and back`,
    unit: 'copies',
    run() {
      for (const { state } of positions) JSON.parse(JSON.stringify(state));
      return { times: positions.length, moves: 0 };
    },
  };
}

/** Random games of each game, with the fewest and the most seats of its basic rules. */
export function randomGames(): readonly Variant[] {
  return Object.values(games).flatMap((game) => {
    const { min, max } = game.seats([]);
    return [min, max].map((seats) => randomGame(game, { seats, options: [] }));
  });
}

function randomGame(game: Engine, config: Config): Variant {
  let number = 0;
  return {
    name: `random game of ${game.id}, ${config.seats} seats`,
    unit: 'games',
    run: () => ({ times: 1, moves: playout(game, config, seeded(`bench/${number++}`)).moves }),
  };
}

/** One tile placed, including scoring of what it completes and the next choice. */
export function placingOneTile(): Variant {
  const positions = middlePositions();
  return {
    name: `one placeTile of carcassonne with ${TILES_LAID} tiles on the map`,
    unit: 'moves',
    run() {
      for (const { state, seat, move } of positions) carcassonne.play(state, seat, move, noChance);
      return { times: positions.length, moves: positions.length };
    },
  };
}

function middlePositions(): readonly Position[] {
  return Array.from({ length: 20 }, (_, game) => middlePosition(`bench/${game}`));
}

function middlePosition(seed: string): Position {
  let before: State | null = null;
  const found: Position[] = [];
  playout(carcassonne, { seats: 3, options: [] }, seeded(seed), ({ state }, seat, move) => {
    if (before?.placements.length === TILES_LAID && move.kind === 'placeTile')
      found.push({ state: before, seat, move });
    before = state;
  });
  const [position] = found;
  if (!position) throw new Error(`the game ${seed} has not come to ${TILES_LAID} tiles`);
  return position;
}

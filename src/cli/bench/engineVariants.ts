import type { Config, Engine, Kind, Seat } from '../../engines/contract.ts';
import { GAME_IDS, type GameId, games } from '../../engines/games.ts';
import { playout } from '../../engines/playout.ts';
import { noChance, seeded } from '../../kernel/random.ts';
import { benchGames } from './games.ts';
import type { Variant } from './measure.ts';

/** A position in the middle of a game, and a move of the kind that is measured. */
interface Position {
  readonly state: object;
  readonly seat: Seat;
  readonly move: Kind;
}

/** The minimum cost of using any state, whatever the rules: the baseline of the ratios. */
export function copying(): Variant {
  const [game] = GAME_IDS;
  const positions = middlePositions(game);
  return {
    name: `baseline: JSON text of a state of ${game} ${benchGames[game].middle.name}, and back`,
    unit: 'copies',
    run() {
      for (const { state } of positions) JSON.parse(JSON.stringify(state));
      return { times: positions.length, moves: 0 };
    },
  };
}

/** Random games of each game, with the fewest and the most seats of its basic rules, and with other settings. */
export function randomGames(): readonly Variant[] {
  return GAME_IDS.flatMap((id) => {
    const { min, max } = games[id].seats([]);
    const basic = [min, max].map((seats) => ({ seats, options: [] }));
    return [...basic, ...benchGames[id].others].map((config) => randomGame(games[id], config));
  });
}

function randomGame(game: Engine, config: Config): Variant {
  let number = 0;
  return {
    name: [`random game of ${game.id}, ${config.seats} seats`, ...config.options].join(', '),
    unit: 'games',
    run: () => ({ times: 1, moves: playout(game, config, seeded(`bench/${number++}`)).moves }),
  };
}

/** One move of each game, including the rest of its step: finding what it completes, and the next question. */
export const middleMoves = (): readonly Variant[] => GAME_IDS.map(middleMove);

function middleMove(game: GameId): Variant {
  const engine: Engine = games[game];
  const { kind, name } = benchGames[game].middle;
  const positions = middlePositions(game);
  return {
    name: `one ${kind} of ${game} ${name}`,
    unit: 'moves',
    run() {
      for (const { state, seat, move } of positions) engine.play(state, seat, move, noChance);
      return { times: positions.length, moves: positions.length };
    },
  };
}

const middlePositions = (game: GameId): readonly Position[] =>
  Array.from({ length: 20 }, (_, number) => middlePosition(game, `bench/${number}`));

function middlePosition(game: GameId, seed: string): Position {
  const engine: Engine = games[game];
  const { includes, kind } = benchGames[game].middle;
  let before: object | null = null;
  let found: Position | null = null;
  const config = { seats: Math.max(3, engine.seats([]).min), options: [] };
  playout(engine, config, seeded(seed), ({ state }, seat, move) => {
    if (found === null && before !== null && move.kind === kind && includes(engine.open(before)))
      found = { state: before, seat, move };
    before = state;
  });
  if (found === null) throw new Error(`game ${seed} of ${game} has no such position`);
  return found;
}

import { games } from '../../src/engines/games.ts';
import type { Engines } from '../../src/tables/table/table.ts';
import { toy } from '../toy/engine/index.ts';

/** The engines of the real games and of the toy. */
export const testEngines: Engines = { ...games, toy };

/** The engine of a game that tests know. */
export function engineOf(game: string): Engines[string] {
  const engine = testEngines[game];
  if (engine === undefined) throw new Error(`no test knows the game ${game}`);
  return engine;
}

import { GAME_IDS, type GameId } from '../../../src/engines/games.ts';

/** For `describe.each`: what a file exports in the folder of each game, under the name of the file. */
export const ofGames = async <T>(file: string): Promise<readonly (readonly [GameId, T])[]> =>
  Promise.all(GAME_IDS.map(async (id) => [id, (await import(`../${id}/${file}.ts`))[file]] as const));

/** What the tests of all games need to know of each. */
import { GAME_IDS, type GameId } from '../src/engines/games.ts';
import type { Secrets } from './bot/support/secrets.ts';
import type { PictureSamples } from './render/support/samples.ts';

export interface GameSample {
  /** How many sit at a table unless a test wants more: at least three, so that play goes on when one has resigned. */
  readonly seats: number;
  /** The sets of options with which whole games are played. */
  readonly optionSets: readonly (readonly string[])[];
  /** Smaller tables at which whole games are typed, too, and commands that each has to use. */
  readonly smallTables: readonly { readonly seats: number; readonly commands: readonly string[] }[];
  /** After how many moves a test restarts the program: more in a game of many moves. */
  readonly movesBetweenRestarts: number;
  /** Paths of words that are the same in German and English, and rightly so. */
  readonly alike: readonly string[];
  /** Loaded on demand: most tests draw nothing. */
  pictures(): Promise<PictureSamples>;
  /** What only some may know, and how to recognize it on a screen; null for a game without secrets. */
  readonly secrets: (() => Promise<Secrets>) | null;
}

/** `sample.ts` in each game's folder of `test/engines/`. */
const sampleOf = async (id: GameId): Promise<GameSample> => (await import(`./engines/${id}/sample.ts`)).sample;

export const samples = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, await sampleOf(id)] as const)),
) as { readonly [I in GameId]: GameSample }; // Each id has its entry.

/** What the tests of tables need: the samples of all games, and of the toy. */
export const withToy: { readonly [game: string]: Pick<GameSample, 'seats' | 'optionSets' | 'movesBetweenRestarts'> } = {
  toy: { seats: 3, optionSets: [[], ['fog']], movesBetweenRestarts: 1 },
  ...samples,
};

/** For `test.each`: a line a game. */
export const eachGame = GAME_IDS.map((id) => [id, samples[id]] as const);

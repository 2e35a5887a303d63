/** What the tests of all games need to know of each: the one file of tests that names the games. */
import { GAME_IDS, type GameId } from '../src/engines/games.ts';
import type { Secrets } from './bot/support/secrets.ts';
import type { PictureSamples } from './render/support/samples.ts';

export interface GameSample {
  /** How many sit at a table unless a test wants more. */
  readonly seats: number;
  /** The sets of options with which whole games are played. */
  readonly optionSets: readonly (readonly string[])[];
  /** After how many moves a test restarts the program: more in a game of many moves. */
  readonly movesBetweenRestarts: number;
  /** Several values are ticked in a menu. */
  readonly hasTicks: boolean;
  /** Loaded on demand: most tests draw nothing. */
  pictures(): Promise<PictureSamples>;
  /** What only some may know, and how to recognize it on a screen; null for a game without secrets. */
  readonly secrets: (() => Promise<Secrets>) | null;
}

export const samples: { readonly [I in GameId]: GameSample } = {
  carcassonne: {
    seats: 3,
    optionSets: [[], ['old']],
    movesBetweenRestarts: 1,
    hasTicks: false,
    pictures: () => import('./render/games/carcassonne/support/samples.ts'),
    secrets: null,
  },
  citadels: {
    seats: 4,
    optionSets: [['french']],
    movesBetweenRestarts: 7,
    hasTicks: true,
    pictures: () => import('./render/games/citadels/support/samples.ts'),
    secrets: async () => (await import('./bot/games/citadels/secrets.ts')).secrets,
  },
};

/** What the tests of tables need: the samples of all games, and of the toy. */
export const withToy: { readonly [game: string]: Pick<GameSample, 'seats' | 'optionSets' | 'movesBetweenRestarts'> } = {
  toy: { seats: 3, optionSets: [[], ['fog']], movesBetweenRestarts: 1 },
  ...samples,
};

/** For `test.each`: a line a game. */
export const eachGame = GAME_IDS.map((id) => [id, samples[id]] as const);

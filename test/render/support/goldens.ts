/** A few pictures as they were when somebody last looked at them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { GAME_IDS } from '../../../src/engines/games.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import { eachGame } from '../../games.ts';
import { toy } from '../../toy/engine/index.ts';
import { pictures } from '../../toy/render/module.ts';
import { leaderboardOf, statsOf } from '../results/scenes.ts';
import { LARGEST } from './files.ts';
import { ordered } from './ordered.ts';
import { boardOrder, shownInGame } from './scenes.ts';

export const painter = createPainter(pictures);
const isRewriting = process.env.GOLDENS === 'write';
const folder = fileURLToPath(new URL('../goldens', import.meta.url));
/** Share of pixels that may look different: fonts and edges come out a shade different on other machines. */
export const TOLERANCE = 0.001;

const ofGames = await Promise.all(eachGame.map(async ([, sample]) => (await sample.pictures()).goldens()));
/** The banner of each game, once in Latin letters and once in others. */
const banners = Object.fromEntries(
  ['toy', ...GAME_IDS].flatMap((game) =>
    (['en', 'ja'] as const).map((locale) => [`${game}-banner-${locale}`, { kind: 'banner', game, locale } as const]),
  ),
);
export const GOLDENS: { readonly [name: string]: PictureOrder } = {
  'toy-board': boardOrder('toy', shownInGame(toy, 3, 'golden').at(-4)!),
  ...banners,
  // What belongs to no game looks alike in all.
  'toy-leaderboard': { kind: 'leaderboard', game: 'toy', scene: ordered(leaderboardOf('en', 'desktop')) },
  'toy-leaderboard-phone': { kind: 'leaderboard', game: 'toy', scene: ordered(leaderboardOf('de', 'phone')) },
  'toy-stats': { kind: 'stats', game: 'toy', scene: ordered(statsOf('de', 'desktop')) },
  'toy-stats-phone': { kind: 'stats', game: 'toy', scene: ordered(statsOf('ja', 'phone')) },
  ...Object.fromEntries(ofGames.flatMap((goldens) => Object.entries(goldens))),
};

/** The first of each game. */
export const FIRST_GOLDENS: readonly string[] = ['toy-board', ...ofGames.map((goldens) => Object.keys(goldens)[0]!)];

/** A picture looks as it did; `npm run goldens` draws it anew instead. */
export function expectGolden(name: string): void {
  const { bytes } = painter.paint(GOLDENS[name]!);
  expect(bytes.length).toBeLessThan(LARGEST);
  const golden = `${folder}/${name}.png`;
  const actual = `${folder}/${name}.actual.png`;
  rmSync(actual, { force: true });
  if (isRewriting) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(golden, bytes);
  }
  expect(existsSync(golden), `npm run goldens draws ${golden}`).toBe(true);
  const share = differing(readFileSync(golden), Buffer.from(bytes));
  if (share > TOLERANCE) writeFileSync(actual, bytes);
  expect(share, `see ${actual}; if it is right, npm run goldens`).toBeLessThanOrEqual(TOLERANCE);
}

/** The share of pixels that look different; 1 when the sizes differ. */
export function differing(one: Buffer, two: Buffer): number {
  const [a, b] = [one, two].map((file) => PNG.sync.read(file));
  const { width, height } = a!;
  if (b!.width !== width || b!.height !== height) return 1;
  return pixelmatch(a!.data, b!.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}

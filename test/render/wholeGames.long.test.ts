/** The positions of a whole game at the largest table can be drawn, and the files are small. */
import { expect, test } from 'vitest';
import type { Engine } from '../../src/engines/contract.ts';
import { GAME_IDS, games } from '../../src/engines/games.ts';
import { SCREENS } from '../../src/render/contract.ts';
import { pictures } from '../../src/render/games.ts';
import { createPainter } from '../../src/render/pipeline/painter.ts';
import { amount } from '../support/amount.ts';
import { LARGEST } from './support/files.ts';
import { breathe } from './support/pictures.ts';
import { boardOrder, shownInGame } from './support/scenes.ts';

/** One in so many is drawn, the last one among them. */
const EVERY = amount(48, 1);

test.each(GAME_IDS)('each board of a whole game of %s can be drawn, in a file of less than 300 kB', async (game) => {
  const engine: Engine = games[game];
  const { paint } = createPainter(pictures);
  const shown = shownInGame(engine, engine.seats(engine.options).max, 'whole game', engine.options);
  const boards = shown
    .filter(({ view }) => view.own === null)
    .filter((_, i, all) => (all.length - 1 - i) % EVERY === 0);
  const sizes: number[] = [];
  for (const [i, { view, scene }] of boards.entries()) {
    const screen = SCREENS[i % SCREENS.length]!;
    sizes.push(paint(boardOrder(game, { view, scene: { ...scene, screen } })).bytes.length);
    await breathe();
  }
  console.info(`${sizes.length} boards, at most ${Math.max(...sizes)} bytes`);
  expect(Math.max(...sizes)).toBeLessThan(LARGEST);
});

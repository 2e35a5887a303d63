import { expect, test, vi } from 'vitest';
import { alhambra, type Open, TILE_IDS, tileKind } from '../../../../src/engines/alhambra/index.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import type { Picture } from '../../../../src/render/contract.ts';
import { LEAST_FULL } from '../../../../src/render/games/alhambra/art/tile.ts';
import { board } from '../../../../src/render/games/alhambra/board.ts';
import { pages, reservePlaces } from '../../../../src/render/games/alhambra/closeUp.ts';
import { pictures } from '../../../../src/render/games/alhambra/index.ts';
import { cardBoxes, cardParts, GARDEN, MARKET, PANEL } from '../../../../src/render/games/alhambra/page/layout.ts';
import { type Box, overlap } from '../../../../src/render/kit/geometry.ts';
import { createCompositor, type Outline, outlineOf } from '../../../../src/render/pipeline/compositor.ts';
import { createPainter } from '../../../../src/render/pipeline/painter.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { widthsOn } from '../../support/type.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';
import { boardOf, momentAt, sceneOf, stepAt } from './support/showcase.ts';

/** Sprites are painted anew in each picture, so that their texts are counted. */
vi.mock(import('../../../../src/render/kit/caches.ts'), async (original) => {
  const caches = await original();
  return {
    ...caches,
    sprite: (_key, width, height, paint) => {
      const canvas = caches.takeCanvas(width, height);
      paint(canvas.getContext('2d'));
      return canvas;
    },
  };
});

const publicBoard = (moment: Moment, shown: Parameters<typeof sceneOf>[2] = {}): Picture =>
  board({ open: alhambra.open(moment.state), own: null }, sceneOf(moment, 'table', shown));

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

test('the cards of 1 to 5 others lie on the page beside the panel, and their parts in them', () => {
  for (let count = 1; count <= 5; count++) {
    const boxes = cardBoxes(count);
    for (const [i, box] of boxes.entries()) {
      expect(isInside(box, { x: 24, y: 24, width: 1152, height: 1152 })).toBe(true);
      for (const other of [...boxes.slice(i + 1), MARKET, PANEL]) expect(overlap(box, other)).toBe(false);
      for (const reserve of [0, 3]) {
        const parts = cardParts(box, reserve);
        expect(isInside(parts.garden, box)).toBe(true);
        expect(parts.garden.height).toBeGreaterThan(90);
        if (parts.reserve !== null) expect(overlap(parts.reserve, parts.garden)).toBe(false);
      }
    }
  }
  expect(isInside(GARDEN, PANEL)).toBe(true);
});

test('the parts of every picture lie inside of it, and texts have at least 20 pixels and do not leave it', async () => {
  let [parts, texts, least] = [0, 0, 99];
  for (const [i, locale] of LOCALES.entries()) {
    for (const count of [2, 4, 6]) {
      const moments = [...sensibleGame(count, `parts ${count}`)];
      for (const moment of moments.filter((one, at) => at % 40 === i * 9 || one === moments.at(-1))) {
        const { seat } = alhambra.open(moment.state).players.at(-1)!;
        for (const zoom of [null, { area: seat }]) {
          const picture = publicBoard(moment, { locale, zoom, step: stepAt(moment, 'placeTile') });
          const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
          for (const { box } of picture.layers.flatMap((layer) => layer.parts)) {
            parts++;
            expect(isInside(box, whole), JSON.stringify(box)).toBe(true);
          }
          for (const { text, size, left, right } of widthsOn(picture)) {
            texts++;
            least = Math.min(least, size);
            expect(size, text).toBeGreaterThan(19.99);
            expect(left, text).toBeGreaterThanOrEqual(0);
            expect(right, text).toBeLessThanOrEqual(picture.width);
          }
        }
        await breathe();
      }
    }
  }
  console.info(`${parts} parts, ${texts} texts, the smallest ${least.toFixed(1)} px`);
  expect(texts).toBeGreaterThan(5000);
});

test('a patched picture has the pixels of one painted from nothing', async () => {
  let compared = 0;
  for (const count of [2, 5]) {
    const compositor = createCompositor();
    let before: Outline | null = null;
    const moments = [...sensibleGame(count, `patch ${count}`)].filter((_, at) => at % 9 === 0);
    for (const moment of moments.filter(({ state }) => state.step.kind !== 'over')) {
      const picture = publicBoard(moment, { step: stepAt(moment, 'placeTile') });
      const { context } = compositor.compose(picture, before, 'alhambra');
      before = outlineOf(picture);
      const patched = Buffer.from(context.getImageData(0, 0, picture.width, picture.height).data);
      expect(patched.equals(pixelsOf(picture)), `picture ${compared}`).toBe(true);
      compared++;
      await breathe();
    }
  }
  console.info(`${compared} pictures`);
  expect(compared).toBeGreaterThan(15);
});

test('nothing on the public board depends on what everyone does not know', () => {
  let compared = 0;
  for (const [i, moment] of [...sensibleGame(2, 'secret')].entries()) {
    if (i % 6 !== 0) continue;
    const other = alhambra.redeal(moment.state, 'table', seeded(`redeal ${i}`));
    expect(outlineOf(publicBoard({ ...moment, state: other }))).toEqual(outlineOf(publicBoard(moment)));
    compared++;
  }
  expect(compared).toBeGreaterThan(15);
});

test('a late board of six seats is a file of less than 300 kB', () => {
  const { paint } = createPainter({ alhambra: pictures });
  const moments = [...sensibleGame(6, 'file')];
  for (const share of [0.85, 0.95]) {
    const moment = momentAt(moments, share, ({ step }) => step.kind === 'placing');
    const { bytes } = paint(boardOf(moment, { step: stepAt(moment, 'placeTile') }));
    console.info(`${Math.round(bytes.length / 1000)} kB`);
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test('S9 looked at closer, 20 tiles of a reserve are as large as their costs need, in two lines', () => {
  for (let tiles = 1; tiles <= 24; tiles++)
    for (const { well, reserve } of pages(tiles)) {
      const places = reservePlaces(tiles, reserve);
      expect(places).toHaveLength(tiles);
      expect(overlap(well, reserve)).toBe(false);
      expect(Math.min(well.width, well.height)).toBeGreaterThan(600);
      for (const [i, place] of places.entries()) {
        expect(isInside(place, reserve)).toBe(true);
        expect(place.width).toBeGreaterThanOrEqual(LEAST_FULL);
        for (const other of places.slice(i + 1)) expect(overlap(place, other)).toBe(false);
      }
    }
  const [moment] = sensibleGame(3, 'many in reserve');
  const reserve = TILE_IDS.slice(-20);
  const [first, ...others] = moment!.state.players;
  const many = { ...moment!, state: { ...moment!.state, players: [{ ...first!, reserve }, ...others] } };
  const written = widthsOn(publicBoard(many, { zoom: { area: alhambra.open(many.state).players[0]!.seat } }));
  for (const tile of reserve)
    expect(written.filter(({ text }) => text === `${tileKind(tile).cost}`).length).toBeGreaterThan(0);
  expect(written.filter(({ text }) => /^\d+$/.test(text)).length).toBeGreaterThanOrEqual(reserve.length);
});

const layerOf = ({ layers }: Picture, name: string) => layers.find((layer) => layer.name === name)!.parts;

test('each cell on offer is numbered like its button, on an empty cell and on a tile', () => {
  const moments = [...sensibleGame(3, 'offers')];
  let shown = 0;
  for (const kind of ['placeTile', 'moveToReserve'] as const) {
    const isMeant = ({ step }: Open) => (kind === 'placeTile' ? step.kind === 'placing' : step.kind === 'action');
    for (const share of [0.3, 0.5, 0.7]) {
      const moment = momentAt(moments, share, isMeant);
      const step = stepAt(moment, kind)!;
      const labels = layerOf(publicBoard(moment, { step }), 'offers').map(({ key }) => JSON.parse(key)[0]);
      expect(labels).toEqual(step.answers.map(({ label }) => label));
      shown += labels.length;
    }
  }
  expect(shown).toBeGreaterThan(8);
});

test('at the end rows stand in the order of the standings, then Dirk; a closed table names no winner', () => {
  for (const count of [2, 6]) {
    const last = [...sensibleGame(count, 'end')].at(-1)!;
    const open = alhambra.open(last.state);
    if (open.step.kind !== 'over') throw new Error('the game is not over');
    const tabs = layerOf(publicBoard(last), 'rows').map(({ key }): readonly unknown[] => JSON.parse(key));
    const parties = tabs.filter((facts) => facts.length === 6).map(([party]) => party);
    const seats = open.step.standings!.map(({ seat }) => seat);
    expect(parties).toEqual(count === 2 ? [...seats, 'dirk'] : seats);
    const scene = sceneOf(last, 'table');
    const closed = board({ open: alhambra.ended(open, null), own: null }, scene);
    const header = layerOf(closed, 'header')[0]!.key;
    for (const name of scene.names) expect(header).not.toContain(name);
  }
});

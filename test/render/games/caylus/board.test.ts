import { expect, test, vi } from 'vitest';
import {
  caylus,
  freePlaces,
  nextSpace,
  type Open,
  PLACES,
  placesFor,
  provostMoves,
  SPACES,
  SPECIAL_IDS,
  spaceOf,
} from '../../../../src/engines/caylus/index.ts';
import type { Picture } from '../../../../src/render/contract.ts';
import { board } from '../../../../src/render/games/caylus/board.ts';
import { cardParts } from '../../../../src/render/games/caylus/page/card.ts';
import {
  BOARD,
  CASTLE,
  CASTLE_PARTS,
  COURTYARD,
  cardBoxes,
  FAVORS,
  roadTile,
  SECTIONS_DOWN,
  STOCK,
  specialTile,
} from '../../../../src/render/games/caylus/page/layout.ts';
import { phoneBoard } from '../../../../src/render/games/caylus/phone/index.ts';
import { type Box, overlap } from '../../../../src/render/kit/geometry.ts';
import { createCompositor, type Outline, outlineOf } from '../../../../src/render/pipeline/compositor.ts';
import { TOWN } from '../../../../src/words/caylus/picture/closer/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { widthsOn } from '../../support/type.ts';
import type { Moment } from './support/sensibleGame.ts';
import { askedAt, gameOf, sceneOf, viewOf } from './support/showcase.ts';

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

const games = new Map([2, 3, 4, 5].map((seats) => [seats, gameOf(seats)] as const));
const game = (seats: number): readonly Moment[] => games.get(seats)!;
const drawn = (moment: Moment, shown: Parameters<typeof sceneOf>[1] = {}): Picture =>
  board(viewOf(moment), sceneOf(moment, shown));
const openOf = ({ state }: Moment): Open => caylus.open(state);
const keysOf = ({ layers }: Picture, name: string): readonly (readonly unknown[])[] =>
  layers.find((layer) => layer.name === name)!.parts.map(({ key }) => JSON.parse(key));

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

test('tiles, signs, and places of houses lie on the board without overlaps, cards beside it with their parts in them', () => {
  const tiles = [...SPACES.map(roadTile), ...SPECIAL_IDS.map(specialTile), STOCK, CASTLE];
  const houses = SECTIONS_DOWN.flatMap((section) => [CASTLE_PARTS[section].info, ...CASTLE_PARTS[section].houses]);
  for (const boxes of [tiles, [...houses, COURTYARD]])
    for (const [i, box] of boxes.entries()) {
      expect(isInside(box, boxes === tiles ? BOARD : CASTLE), JSON.stringify(box)).toBe(true);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other), JSON.stringify([box, other])).toBe(false);
    }
  for (let count = 2; count <= 5; count++) {
    const boxes = cardBoxes(count);
    for (const [i, box] of boxes.entries()) {
      expect(isInside(box, { x: 20, y: 20, width: 1160, height: 1160 })).toBe(true);
      for (const other of [...boxes.slice(i + 1), BOARD, FAVORS]) expect(overlap(box, other)).toBe(false);
      const parts = Object.values(cardParts(box)).filter((part: Box | null) => part !== null);
      for (const [k, part] of parts.entries()) {
        expect(isInside(part, box), JSON.stringify(part)).toBe(true);
        for (const other of parts.slice(k + 1)) expect(overlap(part, other)).toBe(false);
      }
    }
  }
});

test('the parts of every picture lie inside of it, and texts have at least 20 pixels and do not leave it', async () => {
  let [parts, texts, least] = [0, 0, 99];
  for (const [i, locale] of LOCALES.entries())
    for (const seats of [2, 3, 5]) {
      const moments = game(seats);
      for (const moment of moments.filter((one, at) => at % 120 === i * 37 || one === moments.at(-1))) {
        const picture = drawn(moment, { locale });
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
        await breathe();
      }
    }
  console.info(`${parts} parts, ${texts} texts, the smallest ${least.toFixed(1)} px`);
  expect(texts).toBeGreaterThan(2500);
});

test('a patched picture has the pixels of one painted from nothing', async () => {
  let compared = 0;
  for (const seats of [2, 5]) {
    const compositor = createCompositor();
    let before: Outline | null = null;
    for (const moment of game(seats).filter((_, at) => at % 19 === 0)) {
      const picture = drawn(moment);
      const isAlike: boolean = before?.height === picture.height;
      const { context } = compositor.compose(picture, isAlike ? before : null, 'caylus');
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

test('a worker changes little of the picture', () => {
  const moments = game(5);
  const areas = moments.slice(1).flatMap((moment, i) => {
    const placed = moment.recent.length === 1 && moment.recent[0]!.kind === 'placed';
    if (i % 4 > 0 || !placed || openOf(moment).step.kind !== 'place') return [];
    const [before, after] = [moments[i]!, moment].map((one) => outlineOf(drawn(one)));
    const compositor = createCompositor();
    const { changed } = compositor.compose(drawn(moment), before!, 'caylus');
    return [changed.reduce((sum, { width, height }) => sum + width * height, 0) / (after!.width * after!.height)];
  });
  const [middle] = areas.toSorted((a, b) => a - b).slice(Math.floor(areas.length / 2));
  console.info(`${areas.length} workers, in the middle ${(middle! * 100).toFixed(1)} % of the picture`);
  expect(middle).toBeLessThan(0.1);
});

test('exactly the places that can be chosen are teal: for a worker, at the gate, and for the provost', () => {
  let shown = 0;
  for (const seats of [3, 5])
    for (const kind of ['place', 'gate', 'provost'] as const) {
      const found = game(seats).filter((moment) => openOf(moment).step.kind === kind);
      for (const moment of found.filter((_, at) => at % 9 === 0)) {
        const open = openOf(moment);
        if (open.step.kind === 'over') continue;
        const { seat } = open.step;
        const picture = drawn(moment);
        const signs = keysOf(picture, 'signs');
        const spaces = signs.filter(([space, isLegal]) => typeof space === 'number' && isLegal === true);
        const teal = spaces.map(([space]) => space);
        if (open.step.kind === 'provost') {
          const moves = provostMoves(open, seat, open.step.isGuild).filter((by) => by !== 0);
          expect(new Set(teal)).toEqual(new Set(moves.map((by) => open.provost + by)));
        } else {
          const places = open.step.kind === 'gate' ? freePlaces(open, seat) : placesFor(open, seat);
          expect(teal).toEqual(PLACES.flatMap((place) => (places.includes(place) ? (spaceOf(place) ?? []) : [])));
          const specials = signs.slice(0, SPECIAL_IDS.length).map(([, isLegal]) => isLegal);
          expect(specials).toEqual(SPECIAL_IDS.map((id) => places.includes(id)));
          const [, isCastle] = keysOf(picture, 'castle').find(([label]) => label === 'Castle')!;
          expect(isCastle).toBe(places.includes('castle'));
        }
        shown += teal.length;
      }
    }
  expect(shown).toBeGreaterThan(100);
});

test('a favor’s tracks or levels that can be chosen are framed', () => {
  for (const kind of ['track', 'level'] as const) {
    const moment = askedAt(game(5), 0, kind);
    const frames = keysOf(drawn(moment), 'favors').filter((facts) => `${facts}` === 'choice');
    expect(frames.length).toBeGreaterThan(1);
  }
});

test('at the end rows stand in the order of the standings; a closed table names no winner', () => {
  for (const seats of [2, 5]) {
    const last = game(seats).at(-1)!;
    const open = openOf(last);
    if (open.step.kind !== 'over') throw new Error('the game is not over');
    const tabs = keysOf(drawn(last), 'rows').filter(([name]) => name === 'tab');
    expect(tabs.map(([, seat]) => seat)).toEqual(open.step.standings!.map(({ seat }) => seat));
    expect(tabs.map((facts) => facts.at(-1))).toEqual(open.step.standings!.map(({ points }) => points));
    const scene = sceneOf(last);
    const closed = board({ open: caylus.ended(caylus.open(last.state), null), own: null }, scene);
    const heading = closed.layers.find(({ name }) => name === 'header')!.parts.map(({ key }) => key);
    for (const name of scene.names) expect(heading.join()).not.toContain(name);
  }
});

test('at the end the finished town can be looked at: every building stands in it, and the header says who has won', () => {
  const last = game(5).at(-1)!;
  const { road } = openOf(last);
  const town = drawn(last, { zoom: { part: TOWN } });
  const tiles = keysOf(town, 'tiles').filter(([building]) => road.some((tile) => tile?.building === building));
  expect(tiles).toHaveLength(road.filter((tile) => tile !== null).length);
  const heading = (picture: Picture) => keysOf(picture, 'header');
  expect(heading(town)).toEqual(heading(drawn(last)));
});

test('what a panel asks to confirm stands in its space as a ghost, on both screens', () => {
  const moment = askedAt(game(5), 0.3, 'build');
  const { step } = openOf(moment);
  if (step.kind !== 'build') throw new Error('nothing is built');
  for (const space of [nextSpace(openOf(moment))!, SPACES.at(-1)!]) {
    const partial = { kind: 'build', building: 's_church', space };
    const scene = { ...sceneOf(moment), step: { seat: step.seat, moves: [], partial, answers: [] } };
    const plan = (picture: Picture, name: string) =>
      picture.layers.find((layer) => layer.name === name)!.parts.filter(({ key }) => key.includes('ghost'));
    const [tile] = plan(board(viewOf(moment), scene), 'tiles');
    expect(tile!.box).toEqual(roadTile(space));
    expect(plan(phoneBoard(viewOf(moment), scene), 'plans')).toHaveLength(1);
  }
});

import { expect, test } from 'vitest';
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
import { createCompositor, outlineOf } from '../../../../src/render/pipeline/compositor.ts';
import { TOWN } from '../../../../src/words/caylus/picture/closer/contract.ts';
import { factsOf, isInside, partsOf } from '../../support/parts.ts';
import { askedAt, gameOf, sceneOf, viewOf } from './support/moments.ts';
import type { Moment } from './support/sensibleGame.ts';

const games = new Map([2, 3, 4, 5].map((seats) => [seats, gameOf(seats)] as const));
const game = (seats: number): readonly Moment[] => games.get(seats)!;
const drawn = (moment: Moment, shown: Parameters<typeof sceneOf>[1] = {}): Picture =>
  board(viewOf(moment), sceneOf(moment, shown));
const openOf = ({ state }: Moment): Open => caylus.open(state);

test('tiles, signs, and places of houses do not overlap; cards lie beside them with their parts inside', () => {
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
        const signs = factsOf(picture, 'signs');
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
          const [, isCastle] = factsOf(picture, 'castle').find(([label]) => label === 'Castle')!;
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
    const frames = factsOf(drawn(moment), 'favors').filter((facts) => `${facts}` === 'choice');
    expect(frames.length).toBeGreaterThan(1);
  }
});

test('at the end the finished town shows every building, and the header says who has won', () => {
  const last = game(5).at(-1)!;
  const { road } = openOf(last);
  const town = drawn(last, { zoom: { part: TOWN } });
  const tiles = factsOf(town, 'tiles').filter(([building]) => road.some((tile) => tile?.building === building));
  expect(tiles).toHaveLength(road.filter((tile) => tile !== null).length);
  const heading = (picture: Picture) => factsOf(picture, 'header');
  expect(heading(town)).toEqual(heading(drawn(last)));
});

test('what a panel asks to confirm stands in its space as a ghost, on both screens', () => {
  const moment = askedAt(game(5), 0.3, 'build');
  const { step } = openOf(moment);
  if (step.kind !== 'build') throw new Error('nothing is built');
  for (const space of [nextSpace(openOf(moment))!, SPACES.at(-1)!]) {
    const partial = { kind: 'build', building: 's_church', space };
    const scene = { ...sceneOf(moment), step: { seat: step.seat, moves: [], partial, answers: [] } };
    const plan = (picture: Picture, name: string) => partsOf(picture, name).filter(({ key }) => key.includes('ghost'));
    const [tile] = plan(board(viewOf(moment), scene), 'tiles');
    expect(tile!.box).toEqual(roadTile(space));
    expect(plan(phoneBoard(viewOf(moment), scene), 'plans')).toHaveLength(1);
  }
});

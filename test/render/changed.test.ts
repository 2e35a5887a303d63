import { expect, test } from 'vitest';
import { type Kind, seatsOf } from '../../src/engines/contract.ts';
import type { Picture } from '../../src/render/contract.ts';
import { marked, showing } from '../../src/render/kit/changed.ts';
import { overlap } from '../../src/render/kit/geometry.ts';
import { createPainter } from '../../src/render/pipeline/painter.ts';
import { engineOf } from '../support/engines.ts';
import { pictures } from '../toy/render/module.ts';
import { expectPlaces, looks, sceneFor } from './support/changes.ts';
import { ordered } from './support/ordered.ts';
import { breathe, pixelsOf } from './support/pictures.ts';

test('every change of toy has its place in the picture of the table or the hand', () => expectPlaces('toy'));

const PAGE: Picture = {
  ...{ width: 200, height: 100 },
  layers: [
    {
      ...{ name: 'places', isKept: false },
      parts: [10, 110].map((x, at) => ({
        ...{ box: { x, y: 10, width: 80, height: 80 }, key: `${at}`, paint: () => {} },
        shows: [showing<Kind & { readonly at: number }>({ kind: 'place', at }, { x, y: 10, width: 80, height: 80 })],
      })),
    },
  ],
};

test('corners are around the places that have changed, and nowhere else', () => {
  const { picture, changes } = marked(PAGE, [{ kind: 'place', at: 1 } as Kind, { kind: 'elsewhere' }]);
  expect(changes).toEqual([{ kind: 'place', at: 1 }]);
  const pixels = pixelsOf(picture);
  const inked = Array.from({ length: 200 * 100 }, (_, i) => i).filter((i) => pixels[4 * i + 3]! > 0);
  expect(inked.length).toBeGreaterThan(100);
  const place = { x: 110, y: 10, width: 80, height: 80 };
  const isIn = (box: typeof place) => (i: number) =>
    overlap({ x: i % 200, y: Math.floor(i / 200), width: 1, height: 1 }, box);
  expect(inked.filter((i) => !isIn(place)(i))).toEqual([]);
  // What the place shows is not hidden.
  expect(inked.filter(isIn({ x: 130, y: 30, width: 40, height: 40 }))).toEqual([]);
  expect(marked(PAGE, [{ kind: 'elsewhere' }])).toEqual({ picture: PAGE, changes: [] });
});

test('a picture with marks, made from the public board, is the one that is painted from nothing', async () => {
  const engine = engineOf('toy');
  const [seat] = seatsOf(2);
  const { before, now } = looks(engine, 'marks', seat!).at(-1)!;
  const changed = engine.changes(before, now);
  const order = { kind: 'board', game: 'toy', table: '1', view: now } as const;
  const publicOrder = {
    ...order,
    viewer: 'table',
    view: { ...now, own: null },
    scene: ordered(sceneFor('desktop')),
  } as const;
  const own = { ...order, viewer: seat!, scene: ordered(sceneFor('desktop', changed)) } as const;
  const painter = createPainter(pictures);
  const plain = painter.paint(publicOrder);
  const file = painter.paint(own);
  expect(file).toEqual(createPainter(pictures).paint(own));
  expect(file.marked).toEqual(changed);
  expect(changed.length).toBeGreaterThan(0);
  // Nor does a member's look leave anything on the public board.
  const again = painter.paint(publicOrder);
  expect(again).toEqual(plain);
  expect(again.marked).toBeUndefined();
  await breathe();
});

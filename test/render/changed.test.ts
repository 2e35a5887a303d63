import { expect, test } from 'vitest';
import { type Engine, type GameTypes, type Kind, type Seat, seatsOf, type View } from '../../src/engines/contract.ts';
import { playout } from '../../src/engines/playout.ts';
import { seeded } from '../../src/kernel/random.ts';
import { type GamePictures, type Picture, SCREENS, type Scene } from '../../src/render/contract.ts';
import { isOf, marked, placesIn, showing } from '../../src/render/kit/changed.ts';
import { overlap } from '../../src/render/kit/geometry.ts';
import { createPainter } from '../../src/render/pipeline/painter.ts';
import { withToy } from '../games.ts';
import { engineOf } from '../support/engines.ts';
import { pictures } from '../toy/render/module.ts';
import { breathe, pixelsOf } from './support/pictures.ts';
import { NAMES } from './support/scenes.ts';

/** The kinds of changes of a game: each has its words. */
async function kindsOf(game: string): Promise<readonly string[]> {
  if (game === 'toy') return ['lantern', 'points'];
  const { changeWords } = await import(`../../src/words/${game}/game/changes.ts`);
  return Object.keys(changeWords.en).sort();
}

/** What is only seen in the picture of a hand. */
const ON_HAND: readonly string[] = ['held'];

/** So many moves pass between two looks. */
const BETWEEN = 9;

interface Look {
  readonly before: View;
  readonly now: View;
}

/** What one seat sees in a random game, and saw some moves before. */
function looks<G extends GameTypes>(engine: Engine<G>, seed: string, seat: Seat): readonly Look[] {
  const { options } = engine;
  const seats = engine.seats(options).max;
  const views: View[] = [];
  playout(engine, { seats, options }, seeded(seed), ({ state }) => {
    if (!('over' in engine.turn(state))) views.push({ open: engine.open(state), own: engine.own(state, seat) });
  });
  return views.flatMap((now, i) => (i >= BETWEEN && i % 4 === 0 ? [{ before: views[i - BETWEEN]!, now }] : []));
}

const sceneFor = (screen: Scene['screen'], changed: readonly Kind[] = []): Scene => ({
  ...{ names: NAMES, locale: 'en', recent: [], story: [], step: null, zoom: null, screen, changed },
});

test.each(Object.keys(withToy))(
  'every change of %s has its place in the picture of the table or the hand',
  async (game) => {
    const engine = engineOf(game);
    const { board, hand }: GamePictures = pictures[game as keyof typeof pictures]; // Both lists have the same games.
    const seen = new Set<string>();
    for (const seed of ['one', 'two', 'three'])
      for (const { before, now } of looks(engine, `${seed} look at ${game}`, seatsOf(2)[0]!)) {
        expect(engine.changes(now, now)).toEqual([]);
        const changes = engine.changes(before, now);
        expect(new Set(changes.map((one) => JSON.stringify(one))).size).toBe(changes.length);
        for (const screen of SCREENS) {
          const scene = sceneFor(screen);
          const onBoard = placesIn(board(now, scene));
          const inHand = hand === null ? [] : placesIn(hand.picture(now, scene));
          const has = (places: typeof onBoard, change: Kind) => places.some((place) => isOf(place.change, change));
          const shown = changes.filter((change) => has(ON_HAND.includes(change.kind) ? inHand : onBoard, change));
          // A city that has lost a district and is as large again has no free plot.
          const isHidden = (change: Kind) => change.kind === 'lost' && 'at' in change && Number(change.at) >= 8;
          expect(changes.filter((change) => !shown.includes(change) && !isHidden(change))).toEqual([]);
          for (const { kind } of shown) seen.add(kind);
        }
      }
    expect([...seen].sort()).toEqual(await kindsOf(game));
    await breathe();
  },
);

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
  const publicOrder = { ...order, viewer: 'table', view: { ...now, own: null }, scene: sceneFor('desktop') } as const;
  const own = { ...order, viewer: seat!, scene: sceneFor('desktop', changed) } as const;
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

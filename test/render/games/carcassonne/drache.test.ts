/** What pictures show of dragon, princess, fairy, and portal (rules §13). */

import { expect, test } from 'vitest';
import {
  type Carcassonne,
  carcassonne,
  dragonSteps,
  FOLLOWERS,
  knightsToChoose,
  OPTIONS,
  portalSpots,
  type State,
} from '../../../../src/engines/carcassonne/index.ts';
import { type OpenView, seatOf } from '../../../../src/engines/contract.ts';
import { playout } from '../../../../src/engines/playout.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { type Picture, SCREENS, type Scene, type SceneStep } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { dragon, fairy } from '../../../../src/render/games/carcassonne/map/creatures.ts';
import { pieceOn } from '../../../../src/render/games/carcassonne/map/followers.ts';
import { planDots } from '../../../../src/render/games/carcassonne/map/planDots.ts';
import { marksOf } from '../../../../src/render/games/carcassonne/page/marks.ts';
import { signsOf } from '../../../../src/render/games/carcassonne/page/moveSigns.ts';
import { holdingsOf } from '../../../../src/render/games/carcassonne/pieces/holdings.ts';
import { boxOf, frameAround } from '../../../../src/render/grid/frame.ts';
import { type Box, distance, minus, overlap, type Point } from '../../../../src/render/kit/geometry.ts';
import { carcassonneWords } from '../../../../src/words/carcassonne/index.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { paintSpritesAnew } from '../../support/freshSprites.ts';
import { onlyLayers, partsOf } from '../../support/parts.ts';
import { pixelsOf } from '../../support/pictures.ts';
import { sceneFor, textsOf } from './support/scene.ts';

paintSpritesAnew();

const SETS = OPTIONS.filter((option) => option !== 'old');
const scene = sceneFor(6);

const states: State[] = [];
for (const [options, seed] of [
  [SETS, 'a'],
  [SETS, 'b'],
  [['drache'], 'c'],
] as const) {
  playout(carcassonne, { seats: 5, options: [...options] }, seeded(`drache ${seed}`), ({ state }) => {
    states.push(state);
  });
}
const opens = states.map((state) => carcassonne.open(state));
const SEATS = [0, 1].map((seat) => seatOf(seat, 5)!);
const [FIRST, SECOND] = [SEATS[0]!, SEATS[1]!];
const boardOf = (open: OpenView<Carcassonne>, others: Partial<Scene<Carcassonne>> = {}): Picture =>
  pictures.board({ open, own: null }, { ...scene, ...others });
const textsIn = (picture: Picture, layer: string) => textsOf(onlyLayers(picture, (name) => name === layer));

/** The radius of the smallest mark, in pixels. */
const LEAST_MARK = 14;
const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

const frameWith = (scale: number) => {
  const area = { x: 0, y: 0, width: 60 * scale, height: 60 * scale };
  return frameAround(area, area, scale, [0, 0]);
};

test('§13.3: while the dragon moves, its way is numbered and each side to which it can go has a mark', () => {
  const walks = opens.filter(({ step }) => step.kind === 'dragon').filter((_, i) => i % 9 === 0);
  expect(walks.length).toBeGreaterThan(3);
  for (const open of walks) {
    if (open.step.kind !== 'dragon') throw new Error();
    const numbers = open.step.way.slice(1, -1).map((_, i) => `${i + 1}`);
    const sides = dragonSteps(open).map(({ side }) => carcassonneWords.en.picture.sides[side]);
    expect(sides.length).toBeGreaterThan(1);
    for (const screen of SCREENS) {
      const picture = boardOf(open, { screen });
      expect(textsIn(picture, 'walk')).toEqual(expect.arrayContaining(numbers));
      // A tile at a fold is in both strips.
      expect([...new Set(textsIn(picture, 'marks'))].toSorted()).toEqual(sides.toSorted());
    }
    expect(marksOf(open, null, wordsIn('en')).threatened).toEqual(dragonSteps(open).flatMap(({ eaten }) => eaten));
  }
});

test.each([32, 40, 47, 70])('§13.3: on cells of %i pixels no mark hides the dragon, or who is beside it', (scale) => {
  const walks = opens.filter((open) => open.step.kind === 'dragon' && dragonSteps(open).length > 1);
  let [marks, hidden] = [0, 0];
  for (const open of walks.filter((_, i) => i % 3 === 0)) {
    const fable = open.expansions.drache!;
    const zoom = { cells: Math.floor(802 / scale), centre: fable.dragon! };
    const picture = boardOf(open, { zoom });
    const [beast] = partsOf(picture, 'walk').filter(({ key }) => key.includes('"dragon"'));
    const people = partsOf(picture, 'followers').map(({ box }) => middleOf(box));
    for (const { box } of partsOf(picture, 'marks')) {
      const at = middleOf(box);
      marks++;
      const half = beast!.box.width / 2;
      const [dx, dy] = minus(at, middleOf(beast!.box)).map(Math.abs) as [number, number]; // Two coordinates.
      expect(Math.max(dx, dy)).toBeGreaterThanOrEqual(half + LEAST_MARK - 2);
      hidden += people.filter((one) => distance(one, at) < LEAST_MARK).length;
    }
  }
  expect(marks).toBeGreaterThan(20);
  expect(hidden).toBe(0);
});

test('§13.3: one step of the dragon changes only a few parts of the picture', () => {
  let steps = 0;
  for (const [i, open] of opens.entries()) {
    const next = opens[i + 1];
    if (
      open.step.kind !== 'dragon' ||
      next?.step.kind !== 'dragon' ||
      next.step.way.length !== open.step.way.length + 1
    )
      continue;
    if (next.figures.length !== open.figures.length || ++steps > 6) continue;
    const parts = (of: OpenView<Carcassonne>) =>
      boardOf(of).layers.flatMap(({ name, parts }) =>
        name === 'map' ? parts.map(({ box, key }) => `${name} ${JSON.stringify(box)} ${key}`) : [],
      );
    expect(parts(next)).toEqual(parts(open));
    const moved = (of: OpenView<Carcassonne>) => partsOf(boardOf(of), 'walk').length;
    expect(moved(next)).toBeLessThanOrEqual(24);
  }
  expect(steps).toBeGreaterThan(3);
});

test('the dragon is on its tile and covers no figure; the fairy is beside her follower, not on his letter', () => {
  let [dragons, fairies] = [0, 0];
  for (const scale of [48, 70, 120]) {
    const frame = frameWith(scale);
    for (const open of opens.filter((_, i) => i % 7 === 0)) {
      const fable = open.expansions.drache!;
      for (const { box } of dragon(open, frame)) {
        dragons++;
        const cell = boxOf(frame, fable.dragon!);
        expect(Math.abs(box.x + box.width / 2 - cell.x - scale / 2)).toBeLessThan(2);
        expect(open.figures.some(({ x, y }) => x === fable.dragon!.x && y === fable.dragon!.y)).toBe(false);
      }
      const [she] = fairy(open, frame);
      if (she === undefined || fable.fairy === null || fable.fairy.with === null) continue;
      fairies++;
      const { cell, with: company } = fable.fairy;
      const spot = open.figures.find(
        ({ x, y, seat, segment }) =>
          x === cell.x && y === cell.y && seat === company.seat && segment === company.segment,
      )!;
      const { x, y, height } = pieceOn(open.placements, spot, frame);
      const quarter = height * 0.14;
      const letter = { x: x - quarter, y: y - quarter, width: 2 * quarter, height: 2 * quarter };
      const body = { x: she.box.x + she.box.width * 0.26, y: she.box.y + she.box.height * 0.2 };
      const dress = { ...body, width: she.box.width * 0.48, height: she.box.height * 0.6 };
      expect(overlap(letter, dress)).toBe(false);
      expect(Math.hypot(she.box.x + she.box.width / 2 - x, she.box.y + she.box.height / 2 - y)).toBeLessThan(
        height * 0.6 + she.box.height,
      );
    }
  }
  expect(dragons).toBeGreaterThan(20);
  expect(fairies).toBeGreaterThan(20);
});

test('§13.4: the knights that the princess can send home are marked, with labels if somebody is asked', () => {
  const open = opens.find(({ step }) => step.kind === 'princess')!;
  const knights = knightsToChoose(open);
  expect(marksOf(open, null, wordsIn('en')).spots).toHaveLength(knights.length);
  const answers = knights.map(({ x, y, segment }, i) => ({
    label: `${i + 1}`,
    partial: { kind: 'removeKnight', x, y, segment },
  }));
  const step: SceneStep<Carcassonne> = { seat: FIRST, moves: [], partial: { kind: 'removeKnight' }, answers };
  expect(textsIn(boardOf(open, { step }), 'marks').toSorted()).toEqual(answers.map(({ label }) => label));
  const chosen = { ...step, partial: answers[0]!.partial, answers: [] };
  const left = (picture: Picture) => partsOf(picture, 'followers').length;
  expect(left(boardOf(open, { step: chosen }))).toBe(left(boardOf(open)) - 1);
});

test('§13.5: the portal shows all its spots, then those of a column, then those of a tile by letters', () => {
  const open = opens.findLast((one) => portalSpots(one).length > 60)!;
  const spots = portalSpots(open);
  const seat = open.step.kind === 'over' ? FIRST : open.step.seat;
  const stepWith = (partial: SceneStep['partial'], answers: SceneStep['answers'] = []): SceneStep<Carcassonne> => ({
    ...{ seat, moves: [], answers },
    partial: { kind: 'placeByPortal', figure: FOLLOWERS[0], ...partial },
  });
  expect(marksOf(open, stepWith({}), wordsIn('en')).spots).toHaveLength(spots.length);
  expect(partsOf(boardOf(open, { step: stepWith({}) }), 'marks')).toHaveLength(spots.length);
  const { x, y } = spots[0]!;
  const column = spots.filter((spot) => spot.x === x);
  const marks = marksOf(open, stepWith({ x }), wordsIn('en'));
  expect(marks.spots).toHaveLength(column.length);
  expect(marks.cells).toHaveLength(new Set(column.map((spot) => spot.y)).size);
  const there = column.filter((spot) => spot.y === y);
  const answers = there.map(({ segment }, i) => ({
    label: String.fromCharCode(65 + i),
    partial: { kind: 'placeByPortal', figure: 'follower', x, y, segment },
  }));
  const closeUp = boardOf(open, { step: stepWith({ x, y }, answers) });
  expect(textsIn(closeUp, 'choices')).toEqual(answers.map(({ label }) => label));
  const chosen = boardOf(open, { step: stepWith(answers[0]!.partial) });
  expect(partsOf(chosen, 'followers').length).toBeGreaterThan(0);
});

test('§13.6: the fairy is on the card of the player whose follower she is with, and where she would move', () => {
  const open = opens.findLast((one) => (one.expansions.drache?.fairy?.with ?? null) !== null)!;
  const seat = open.expansions.drache!.fairy!.with!.seat;
  expect(open.players.map((player) => holdingsOf(open, player.seat).hasFairy)).toEqual(
    open.players.map((player) => player.seat === seat),
  );
  const joining = opens.find((one) => one.step.kind === 'action' && one.figures.length > 4)!;
  const { x, y, segment } = joining.figures[2]!;
  const partial = { kind: 'moveFairy', x, y, segment };
  const after = boardOf(joining, { step: { seat: joining.figures[2]!.seat, moves: [], partial, answers: [] } });
  expect(partsOf(after, 'followers').some(({ key }) => key.includes('fairy'))).toBe(true);
});

test('§13.2: tiles set aside are shown beside the drawn tile and counted apart in the list of tiles', () => {
  const open = opens.find((one) => (one.expansions.drache?.setAside.length ?? 0) > 0)!;
  const { setAside } = open.expansions.drache!;
  for (const screen of SCREENS) {
    const texts = textsOf(boardOf(open, { screen }));
    expect(texts.includes(carcassonneWords.en.picture.setAside) || open.removed.length > 0).toBe(true);
    const sheet = pictures.sheets.tiles!.picture(wordsIn('en'), { open, own: null }, screen, []);
    const written = textsOf(sheet);
    expect(written.some((text) => text.includes(carcassonneWords.en.picture.asideOf(setAside.length)))).toBe(true);
    expect(written.filter((text) => /^\+\d$/.test(text))).toHaveLength(new Set(setAside).size);
  }
});

test('the last move tells what dragon, princess, and fairy did', () => {
  const placed = { kind: 'placedTile', seat: SECOND, x: 2, y: 3, tile: 'P14', rotation: 0 } as const;
  const spot = { seat: FIRST, x: 1, y: 1, segment: 0, figure: 'follower' } as const;
  const step = {
    kind: 'movedDragon',
    seat: FIRST,
    from: { x: 0, y: 1 },
    x: 1,
    y: 1,
    to: 'step',
    forced: true,
  } as const;
  const walk = [
    { ...step, step: 1, eaten: [spot] },
    { ...step, step: 2, eaten: [spot, spot] },
  ] as const;
  expect(signsOf([placed, ...walk], wordsIn('en')).at(-1)).toMatchObject({
    text: '2 steps, ate 3',
    tokens: [{ token: 'dragon' }],
  });
  const removed = { kind: 'removedKnight', seat: SECOND, spot } as const;
  expect(signsOf([placed, removed], wordsIn('de')).at(-1)?.tokens).toEqual([{ token: 'princess', count: 1 }]);
  const fairyMoved = { kind: 'movedFairy', seat: SECOND, x: 4, y: 4, segment: 0, from: null } as const;
  expect(signsOf([placed, fairyMoved], wordsIn('ja')).at(-1)?.tokens).toEqual([{ token: 'fairy', count: 1 }]);
});

test('§13 small plans have a dot for the dragon and one for the fairy', () => {
  const both = opens.findLast(
    ({ step, expansions: { drache } }) => step.kind === 'action' && drache?.dragon != null && drache.fairy !== null,
  )!;
  const { dragon: at, fairy: company } = both.expansions.drache!;
  expect(planDots(both)).toMatchObject([at, company!.cell]);
  const beside = { drache: { dragon: null, fairy: null, setAside: [] } };
  expect(planDots({ expansions: beside })).toEqual([]);
  expect(planDots({ expansions: {} })).toEqual([]);
  const cell = both.placements[0]!;
  const step: SceneStep<Carcassonne> = {
    ...{ seat: FIRST, moves: [], partial: { kind: 'placeByPortal', x: cell.x, y: cell.y }, answers: [] },
  };
  const planOf = (open: OpenView<Carcassonne>) =>
    pixelsOf(onlyLayers(boardOf(open, { step }), (name) => name === 'plan'));
  const without = { ...both, expansions: { ...both.expansions, ...beside } };
  expect(planOf(both).equals(planOf(without))).toBe(false);
});

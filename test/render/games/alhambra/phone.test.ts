/** The pictures for phones, of moments of whole games. */
import { expect, test } from 'vitest';
import { alhambra } from '../../../../src/engines/alhambra/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import type { Picture, Scene } from '../../../../src/render/contract.ts';
import { phoneBoard } from '../../../../src/render/games/alhambra/phone/index.ts';
import { outlineOf } from '../../../../src/render/pipeline/compositor.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';
import { actor, placeStep, sceneOf, stepOf } from './support/steps.ts';

const board = (moment: Moment, more: Partial<Scene> = {}): Picture =>
  phoneBoard({ open: alhambra.open(moment.state), own: null }, { ...sceneOf(moment, 'table'), ...more } as never); // A scene of this game.

const factsOf = (picture: Picture, layer: string): readonly unknown[] =>
  picture.layers.find(({ name }) => name === layer)!.parts.map(({ key }) => JSON.parse(key) as unknown);

/** The highest picture: six players, a tall alhambra, and a full reserve. */
const HIGHEST = 2000;

test.each([2, 3, 4, 5, 6])('with %i seats every picture is 720 wide, and all of it lies inside', async (seats) => {
  let [parts, highest] = [0, 0];
  const moments = [...sensibleGame(seats, `phone ${seats}`)];
  for (const moment of moments.filter((one, i) => i % 9 === 0 || one === moments.at(-1))) {
    const zoom = { area: (seats - 1) as Seat };
    for (const picture of [
      board(moment),
      board(moment, { step: placeStep(moment) } as never),
      board(moment, { zoom }),
    ]) {
      expect(picture.width).toBe(720);
      expect(picture.height).toBeLessThan(HIGHEST);
      highest = Math.max(highest, picture.height);
      for (const { box } of picture.layers.flatMap((layer) => layer.parts)) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(720);
        expect(box.y + box.height).toBeLessThanOrEqual(picture.height);
        parts++;
      }
    }
    await breathe();
  }
  console.info(`${parts} parts, the highest picture ${highest}`);
  expect(parts).toBeGreaterThan(300);
});

test('whoever places a tile sees each legal cell with the number of its button, on the own alhambra', () => {
  let cells = 0;
  for (const moment of sensibleGame(3, 'phone places')) {
    const step = placeStep(moment);
    if (step === null) continue;
    const facts = factsOf(board(moment, { step } as never), 'alhambra').map((fact) => JSON.stringify(fact));
    for (const { label } of step.answers) {
      expect(facts.filter((fact) => fact.startsWith(`["${label}","`))).toHaveLength(1);
      cells++;
    }
  }
  console.info(`${cells} cells`);
  expect(cells).toBeGreaterThan(60);
});

test('whoever rebuilds sees the tiles that can be moved with their numbers', () => {
  const moments = [...sensibleGame(3, 'phone rebuilding')];
  let numbered = 0;
  for (const moment of moments.filter((_, i) => i % 7 === 0)) {
    const seat = actor(moment);
    if (seat === null) continue;
    const moves = [...alhambra.legal(moment.state, seat)].filter(({ kind }) => kind === 'moveToReserve');
    if (moves.length === 0) continue;
    const step = stepOf(seat, { kind: 'moveToReserve' }, moves);
    const facts = factsOf(board(moment, { step } as never), 'alhambra').map((fact) => JSON.stringify(fact));
    for (const { label } of step.answers) {
      expect(facts.filter((fact) => fact.startsWith(`["${label}",null`))).toHaveLength(1);
      numbered++;
    }
  }
  expect(numbered).toBeGreaterThan(20);
});

test('a board on a phone shows no hand and not which tiles Dirk has', () => {
  let compared = 0;
  for (const [i, moment] of [...sensibleGame(2, 'phone secrets')].entries()) {
    if (i % 7 !== 0) continue;
    const other = { ...moment, state: alhambra.redeal(moment.state, 'table', seeded(`redeal ${i}`)) };
    expect(outlineOf(board(other))).toEqual(outlineOf(board(moment)));
    compared++;
  }
  expect(compared).toBeGreaterThan(8);
});

test('the final score and all other pictures are painted in every language', async () => {
  const moments = [...sensibleGame(6, 'phone painted')];
  for (const locale of LOCALES)
    for (const moment of [moments.at(-1)!, moments[Math.floor(moments.length / 2)]!]) {
      const picture = board(moment, { locale });
      expect(pixelsOf(picture).length).toBe(picture.width * picture.height * 4);
      await breathe();
    }
});

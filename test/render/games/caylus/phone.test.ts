/** What the pictures for phones show of moments of whole games. */
import { expect, test } from 'vitest';
import {
  caylus,
  placesFor,
  provostMoves,
  residenceSpaces,
  SPECIAL_IDS,
  spaceOf,
} from '../../../../src/engines/caylus/index.ts';
import type { Picture } from '../../../../src/render/contract.ts';
import { phoneBoard } from '../../../../src/render/games/caylus/phone/index.ts';
import { turn } from '../../../engines/caylus/support.ts';
import { factsOf } from '../../support/parts.ts';
import { askedAt, gameOf, sceneOf, viewOf } from './support/moments.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';

const board = (moment: Moment, shown: Parameters<typeof sceneOf>[1] = {}): Picture =>
  phoneBoard(viewOf(moment), sceneOf(moment, { ...shown, screen: 'phone' }));

/** The spaces of the road whose numbers are teal. */
const tealSpaces = (picture: Picture): readonly number[] =>
  factsOf(picture, 'road').flatMap(([space, isLegal, pieces]) =>
    typeof space === 'number' && isLegal === true && Array.isArray(pieces) ? [space] : [],
  );

test('whoever places a worker sees each legal place in teal, and no other', () => {
  let places = 0;
  const moments = [...sensibleGame(4, 'phone places')].filter(({ state }) => state.activity.kind === 'placing');
  for (const moment of moments.filter((_, i) => i % 7 === 0)) {
    const { open } = viewOf(moment);
    const { step } = open;
    if (step.kind !== 'place') continue;
    const legal = placesFor(open, step.seat);
    const picture = board(moment);
    const road = factsOf(picture, 'road');
    const teal = [
      ...SPECIAL_IDS.filter((id) => road.some(([name, , isLegal]) => name === id && isLegal === true)),
      ...(factsOf(picture, 'castle').at(-1)![2] === true ? ['castle'] : []),
      ...tealSpaces(picture).map((space) => `road-${space}`),
    ];
    expect(new Set(teal)).toEqual(new Set(legal));
    places += legal.length;
  }
  console.info(`${places} places`);
  expect(places).toBeGreaterThan(200);
});

test('places without a number show the letters of their buttons', () => {
  const moment = askedAt(gameOf(3), 0.1, 'place');
  const { open } = viewOf(moment);
  const { step } = open;
  if (step.kind !== 'place') throw new Error('no worker is placed');
  const named = placesFor(open, step.seat).filter((place) => spaceOf(place) === null);
  const answers = named.map((place, i) => ({ label: 'ABCDEFG'[i]!, partial: { kind: 'placeWorker', place } }));
  const asked = { seat: step.seat, moves: [], partial: { kind: 'placeWorker' }, answers };
  const picture = phoneBoard(viewOf(moment), { ...sceneOf(moment, { screen: 'phone' }), step: asked });
  const road = factsOf(picture, 'road').filter(([id]) => SPECIAL_IDS.some((one) => one === id));
  for (const { label, partial } of answers) {
    const found =
      partial.place === 'castle' ? factsOf(picture, 'castle').at(-1) : road.find(([id]) => id === partial.place);
    expect(found?.at(-1), partial.place).toBe(label);
  }
  expect(answers.length).toBeGreaterThan(3);
});

test('the spaces for a residence are marked while its space is asked', () => {
  const at = turn({ seats: 2, road: ['9 w_lawyer 1'], workers: ['road-9 0'], hands: [{ cubes: 'cloth' }], provost: 9 });
  const building = at.pass('pass');
  if (building.step !== 'build') throw new Error(`${building.step} is asked`);
  const view = { open: caylus.open(building.state), own: null };
  const { step } = view.open;
  if (step.kind !== 'build') throw new Error('nothing is built');
  const spaces = residenceSpaces(view.open, step.seat);
  const answers = spaces.map((space) => ({
    label: `${space}`,
    partial: { kind: 'build', building: 'residence', space },
  }));
  const asked = { seat: step.seat, moves: [], partial: { kind: 'build', building: 'residence' }, answers };
  const moment = { state: building.state, recent: [], story: [] };
  const teal = tealSpaces(phoneBoard(view, { ...sceneOf(moment, { screen: 'phone' }), step: asked }));
  expect(teal).toEqual(spaces);
  expect(spaces.length).toBeGreaterThan(3);
});

test('whoever may move the provost sees the spaces that he can reach', () => {
  const moment = askedAt(gameOf(3), 0.3, 'provost');
  const { open } = viewOf(moment);
  const { step } = open;
  if (step.kind !== 'provost') throw new Error('no provost is moved');
  const teal = tealSpaces(board(moment));
  const reached = provostMoves(open, step.seat, step.isGuild)
    .filter((by) => by !== 0)
    .map((by) => open.provost + by);
  expect(new Set(teal)).toEqual(new Set(reached));
  const prices = factsOf(board(moment), 'road').flatMap(([space, , pieces, cost]) =>
    Array.isArray(pieces) && typeof cost === 'number' && cost > 0
      ? [[Number(space) - open.provost, cost] as const]
      : [],
  );
  for (const [by, cost] of prices) expect(cost).toBe(Math.abs(by));
  expect(prices).toHaveLength(step.isGuild ? 0 : reached.length);
});

test('every worker on the road is drawn once, and none elsewhere', () => {
  let drawn = 0;
  for (const [i, moment] of [...sensibleGame(5, 'phone workers')].entries()) {
    if (i % 41 !== 0) continue;
    const { open } = viewOf(moment);
    const tiles = factsOf(board(moment), 'road').filter(
      ([building]) => typeof building === 'string' && !SPECIAL_IDS.some((id) => id === building),
    );
    const shown = tiles.filter((facts) => facts.length === 6 && facts[2] !== null);
    const placed = open.road.filter((tile) => tile !== null && tile.worker !== null);
    expect(shown).toHaveLength(placed.length);
    drawn += shown.length;
  }
  expect(drawn).toBeGreaterThan(10);
});

/** Labels in their widest and rarest forms, and the buttons of every kind of step. */

import { expect, test } from 'vitest';
import { caylus as game } from '../../../../src/bot/games/caylus/index.ts';
import {
  CUBES,
  type Cube,
  caylus as engine,
  FAVORS,
  LEVELS,
  PLAIN_CUBES,
  TRACKS,
} from '../../../../src/engines/caylus/index.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import { caylusWords } from '../../../../src/words/caylus/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { choose } from '../../../engines/caylus/choose.ts';
import { type Position, seat, turn } from '../../../engines/caylus/support.ts';
import { positionsOf } from '../support/moments.ts';
import { isWide } from '../support/phone.ts';

test.each(LOCALES)('%s: batches, the widest trades, and all levels fit the button of a narrow phone', (locale) => {
  const { cubes, exchange, level, take } = caylusWords[locale].panel.buttons;
  const four: readonly (readonly Cube[])[] = [PLAIN_CUBES, ['cloth', 'cloth', 'stone', 'stone']];
  const all = [
    ...CUBES.flatMap((one, i) => CUBES.slice(i + 1).map((other) => cubes(['food', one, other]))),
    ...four.map((bag) =>
      exchange(Object.fromEntries(bag.map((cube) => [cube, bag.filter((one) => one === cube).length])), { gold: 2 }),
    ),
    exchange({ cloth: 1, deniers: 1 }, { favor: 1 }),
    ...TRACKS.flatMap((track) => LEVELS.map((one) => level(track, one))),
    ...Object.values(FAVORS.resources).flatMap((effect) => (effect.op === 'produce' ? effect.options.map(take) : [])),
  ];
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(isWide)).toEqual([]);
});

test.each(LOCALES)('%s: every button of the board and of panels in a whole game does, too', (locale) => {
  const say = { name: (of: number) => `seat ${of}` };
  const labels = new Set<string>();
  for (const [state, acting] of positionsOf(engine, { seats: 5, options: [], choose }, 'labels')) {
    const position = positionAt(engine, state, acting);
    const panel = game.controls.panel(
      position,
      { moves: [], partial: {}, picked: [] },
      { words: wordsIn(locale), say },
    );
    const all = [
      ...game.controls.board(position.view.open, wordsIn(locale)),
      ...panel.answers,
      ...(panel.asides ?? []).flat(),
    ];
    for (const { label } of all) labels.add(label);
  }
  expect(labels.size).toBeGreaterThan(100);
  expect([...labels].filter(isWide)).toEqual([]);
});

/** The labels of the board's buttons, with those that play at once in brackets. */
const board = ({ state, awaits }: Position): readonly string[] =>
  game.controls
    .board(positionAt(engine, state, seat(awaits!)).view.open, wordsIn('en'))
    .map(({ label, playsAtOnce, isDisabled }) => (isDisabled ? `${label} –` : playsAtOnce ? `[${label}]` : label));

test('what is pressed on the board in each kind of step; in brackets what is played with that press', () => {
  const steps = {
    place: turn({ passed: [] }),
    gate: turn({ workers: ['gate 0'] }).play('pass'),
    guild: turn({ workers: ['merchants_guild 0'] }).play('pass'),
    provost: turn().play('pass'),
    inn: turn({ workers: ['inn-right 0'] }).play('pass'),
    produce: turn({ workers: ['road-1 0'] }).pass('pass'),
    joust: turn({ workers: ['joust_field 0'], hands: [{ cubes: 'cloth' }] }).play('pass'),
    peddler: turn({ workers: ['road-7 0'], provost: 7 }).pass('pass'),
    market: turn({ workers: ['road-5 0'], hands: [{ cubes: CUBES.join('+') }] }).pass('pass'),
    build: turn({ workers: ['road-6 0'], hands: [{ cubes: 'food+wood' }] }).pass('pass'),
    castle: turn({ workers: ['castle 0'], hands: [{ cubes: 'food+wood+gold', points: 3 }] }).pass('pass'),
    track: turn({ workers: ['joust_field 0'], hands: [{ cubes: 'cloth' }] }).play('pass', 'trade 0 cloth -'),
  };
  expect(Object.fromEntries(Object.entries(steps).map(([name, position]) => [name, board(position)]))).toEqual({
    place: ['Place a worker', '[Pass]'],
    gate: ['Move the worker', '[Send it home]'],
    guild: ['Move the provost', '[Leave him]'],
    provost: ['Move the provost', '[Leave him]'],
    inn: ['[Stay at the inn]', '[Take the worker back]'],
    produce: ['[Take food]', '[Take cloth]'],
    joust: ['[cloth+1 denier → 1 royal favor]', '[Don’t trade]'],
    peddler: [
      '[2 deniers → food]',
      '[2 deniers → wood]',
      '[2 deniers → stone]',
      '[2 deniers → cloth]',
      '[Don’t trade]',
    ],
    market: ['Trade', '[Don’t trade]'],
    build: ['Build a wood building', '[Don’t build]'],
    castle: ['Build a house', 'Build nothing: −2'],
    track: [
      '[Prestige 0 → 1: 1 point]',
      '[Deniers 0 → 1: 3 deniers]',
      '[Resources 0 → 1: food]',
      '[Buildings 0 → 1: Nothing]',
    ],
  });
});

test('29 places are lines of menus, and one of them is chosen with the second press', () => {
  const road = ['w_farm_food', 'w_farm_cloth', 'w_sawmill', 'w_quarry', 'w_market', 'w_peddler', 'w_mason']
    .concat(['w_lawyer', 's_farm', 's_park', 's_workshop', 's_church', 's_tailor', 's_bank', 's_alchemist'])
    .map((id, i) => `${i < 7 ? i + 9 : i + 10} ${id} ${i % 2}`);
  const { state, awaits } = turn({ seats: 5, road });
  const { answers } = game.controls.panel(
    positionAt(engine, state, seat(awaits!)),
    { moves: [], partial: { kind: 'placeWorker' }, picked: [] },
    { words: wordsIn('en'), say: { name: String } },
  );
  expect(answers.length).toBeGreaterThanOrEqual(29);
  expect(answers.every(({ playsAtOnce, hint }) => playsAtOnce && hint)).toBe(true);
});

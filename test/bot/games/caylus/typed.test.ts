/** What somebody types who does not take it from the suggestions, and what is answered when it does not fit. */
import { expect, test } from 'vitest';
import type { Typed } from '../../../../src/bot/contract.ts';
import { caylus as game } from '../../../../src/bot/games/caylus/index.ts';
import { caylus as engine, type Move } from '../../../../src/engines/caylus/index.ts';
import type { Locale } from '../../../../src/words/contract.ts';
import { type Position, seat, turn } from '../../../engines/caylus/support.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { startTable } from '../../support/table.ts';
import { beginWith, readTyped, typist } from '../support/atTable.ts';

/** Moves as lines of notation. */
const typing = ({ state, awaits }: Position, ...typed: readonly [string, Typed, Locale?]) =>
  readTyped(game, engine, { state, seat: seat(awaits!) }, typed).map(
    (one) => (typeof one === 'string' ? one : engine.notation.write(one as Move)), // A move of Caylus.
  );

test('a place is meant by its letter or number, or by what is there in any language', () => {
  const position = turn({ passed: [], road: ['9 w_mason 1', '10 w_sawmill 2'] });
  for (const [at, place] of [
    ['A', 'gate'],
    ['gate', 'gate'],
    ['Tor', 'gate'],
    ['城門', 'gate'],
    ['trading post', 'trading_post'],
    ['castle', 'castle'],
    ['Schloss', 'castle'],
    ['宮殿', 'castle'],
    ['G', 'castle'],
    ['7', 'road-7'],
    ['road-7', 'road-7'],
    ['７', 'road-7'],
    ['Hausierer', 'road-7'],
    ['mason', 'road-9'],
    ['石工', 'road-9'],
    ['sawmill (wood)', 'road-10'],
  ] as const)
    expect([at, typing(position, 'worker', { at })]).toEqual([at, [`worker ${place}`]]);
  // There are two.
  expect(typing(position, 'worker', { at: 'sawmill' })).toContain('3 · Sawmill');
  expect(typing(position, 'worker', { at: 'moat' }, 'de')).toContain('A · Tor');
});

test('the provost’s spaces are read with any sign, cubes in any language and order', () => {
  const atBridge = turn().play('pass');
  for (const [by, read] of [
    ['3', 3],
    ['+2', 2],
    ['−1', -1],
    ['-1', -1],
    ['0', 0],
  ] as const)
    expect([by, typing(atBridge, 'provost', { by })]).toEqual([by, [`provost ${read}`]]);
  expect(typing(atBridge, 'provost', { by: 'far' })).toContain('3 · space 9');
  const inCastle = turn({ workers: ['castle 0'], hands: [{ cubes: 'food+wood+stone+gold' }] }).pass('pass');
  for (const cubes of [
    'food + wood + stone',
    'stone, food, wood',
    'Nahrung, Holz und Stein',
    '食料と木材と石材',
    'wood+stone',
  ])
    expect([cubes, typing(inCastle, 'build-castle', { with: cubes })]).toEqual([cubes, ['house food+stone+wood']]);
  expect(typing(inCastle, 'build-castle', { with: 'bricks' })).toContain('food+wood+stone');
});

test('a building needs its space and its payment only where there is a choice', () => {
  const site = turn({ workers: ['road-6 0'], hands: [{ cubes: 'food+wood+wood' }] }).pass('pass');
  expect(typing(site, 'build', { building: 'Sägewerk (Holz)' })).toEqual(['build w_sawmill 9 food+wood']);
  expect(typing(site, 'build', { building: 'sawmill' })).toEqual(['build w_sawmill 9 food+wood']);
  expect(typing(site, 'build', { building: '市場' })).toEqual(['food+wood', '2 wood']);
  expect(typing(site, 'build', { building: 'market' })).toContain('Mason');
  expect(typing(site, 'build', { building: 'marketplace', with: '2 wood' })).toEqual(['build w_market 9 wood+wood']);
  // The rules say why not.
  expect(typing(site, 'build', { building: 'lawyer' })).toEqual(['build w_lawyer 9 cloth+wood']);
});

test('tracks, levels, the inn, and production are read by name', () => {
  const favor = turn({ workers: ['joust_field 0'], hands: [{ cubes: 'cloth' }] }).play('pass', 'trade 0 cloth -');
  for (const track of ['Deniers', 'Geld', '現金'])
    expect([track, typing(favor, 'track', { track })]).toEqual([track, ['track deniers']]);
  expect(typing(favor, 'track', { track: 'castle' })).toEqual(['Prestige', 'Deniers', 'Resources', 'Buildings']);
  expect(typing(favor.play('track resources'), 'level', { level: '1' })).toEqual(['level 1']);
  const inn = turn({ workers: ['inn-right 0'] }).play('pass');
  for (const answer of ['stay', 'bleiben', '残す']) expect(typing(inn, 'inn', { answer })).toEqual(['inn stay']);
  for (const answer of ['leave', 'gehen', '戻す']) expect(typing(inn, 'inn', { answer })).toEqual(['inn leave']);
  const farm = turn({ workers: ['road-1 0'] }).pass('pass');
  for (const cube of ['cloth', 'Tuch', '布']) expect(typing(farm, 'take', { cube })).toEqual(['produce cloth']);
});

test('on Discord: what does not fit changes nothing and is answered with the reason', async () => {
  beginWith(engine, turn({ passed: [], workers: ['gate 1'], hands: [{ deniers: 1 }] }));
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'caylus', ['aya', 'ben', 'dara']);
  const { type, expectNothingPlayed } = await typist(hall, id);
  const refusals = [
    await type('caylus worker', { at: 'gate' }),
    await type('caylus worker', { at: '9' }),
    await type('caylus provost', { by: '1' }),
    await type('caylus build', { building: 'mason' }),
    await type('caylus stop', {}),
  ];
  expect(refusals).toMatchInlineSnapshot(`
    [
      "■ Ben’s worker is already there (gate).",
      "Space 9 is empty. Workers go only to buildings.",
      "That can’t be done right now. First: place a worker or pass.",
      "That can’t be done right now. First: place a worker or pass.",
      "That can’t be done right now. First: place a worker or pass.",
    ]
  `);
  await expectNothingPlayed();
  expect(await type('caylus worker', { at: 'farm' })).toContain('Done: ');
});

/** What somebody types who does not take it from the suggestions, and what he reads when it does not fit. */
import { expect, test } from 'vitest';
import type { Typed } from '../../../../src/bot/contract.ts';
import { alhambra as game } from '../../../../src/bot/games/alhambra/index.ts';
import { alhambra as engine } from '../../../../src/engines/alhambra/index.ts';
import type { Locale } from '../../../../src/words/contract.ts';
import { type Position, type Setting, seat, turn } from '../../../engines/alhambra/support.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { startTable } from '../../support/table.ts';
import { beginWith, readTyped, typist } from '../support/atTable.ts';

const typing = ({ state, awaits }: Position, ...typed: readonly [string, Typed, Locale?]) =>
  readTyped(game, engine, { state, seat: seat(awaits()[0]!) }, typed);

const setting: Setting = {
  hands: [['yellow-4', 'yellow-5', 'yellow-9', 'blue-7']],
  market: ['tower-9-ne', 'garden-11-0', 'chambers-7-ne', 'tower-12-0'],
  display: ['yellow-3', 'green-1', 'blue-7', 'yellow-1'],
  reserves: [['garden-8-ne', 'pavilion-8-0']],
};

test('coins are read in three languages, one by one or grouped as on the buttons', () => {
  const position = turn(setting);
  const take = [{ kind: 'takeCoins', coins: ['green-1', 'yellow-1', 'yellow-3'] }];
  for (const coins of [
    'yellow 1+3, green 1',
    'green-1+yellow-3+yellow-1',
    'Gulden 1+3, Dirham 1',
    '黄色1+3、緑1',
    '緑１と黄色３と黄色１',
    'Yellow 1 and yellow 3 and green 1',
  ])
    expect([coins, typing(position, 'take', { coins })]).toEqual([coins, take]);
  for (const coins of ['', 'pink 3', 'yellow', '3'])
    expect(typing(position, 'take', { coins })).toContain('yellow 1+3, green 1');
  expect(typing(position, 'take', { coins: 'rosa 3' }, 'de')).toContain('Gulden 1+3, Dirham 1');
  expect(typing(position, 'take', { coins: '桃3' }, 'ja')).toContain('黄色1+3、緑1');
});

test('a tile on the market is meant by its name, its place, or the number of that', () => {
  const position = turn(setting);
  const buy = [{ kind: 'buyTile', currency: 'yellow', coins: ['yellow-4', 'yellow-5'] }];
  for (const tile of ['tower 9', 'Turm 9', '塔9', 'yellow', 'Gulden', '黄色', '1'])
    expect([tile, typing(position, 'buy', { tile, coins: '4+5' })]).toEqual([tile, buy]);
  expect(typing(position, 'buy', { tile: 'moat', coins: '4' })).toContain('Yellow: tower 9');
  expect(typing(position, 'buy', { tile: 'tower 9', coins: 'all' })).toEqual(['yellow 4', 'yellow 5', 'yellow 9']);
});

test('cells are read with any minus, and tiles of the reserve by name', () => {
  const position = turn(setting);
  const build = [{ kind: 'buildFromReserve', tile: 'garden-8-ne', x: 0, y: -1 }];
  for (const [tile, at] of [
    ['garden 8', '(0, −1)'],
    ['Garten 8', '0,-1'],
    ['庭園8', '（０、－１）'],
  ] as const)
    expect([tile, typing(position, 'build', { tile, at })]).toEqual([tile, build]);
  expect(typing(position, 'build', { tile: 'tower 9', at: '0,1' }, 'de')).toEqual([
    'Garten 8 (Mauern im Norden und Osten)',
    'Pavillon 8 (ohne Mauer)',
  ]);
  expect(typing(position, 'build', { tile: 'pavilion 8', at: 'north' })).toContain('(0, −1)');
});

test('on Discord: what does not fit changes nothing and is answered with the reason', async () => {
  beginWith(engine, turn(setting));
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'alhambra', ['aya', 'ben', 'dara']);
  const { type, expectNothingPlayed } = await typist(hall, id);
  const refusals = [
    await type('alhambra take', { coins: 'yellow 3' }),
    await type('alhambra buy', { tile: 'tower 9', coins: '4' }),
    await type('alhambra buy', { tile: 'tower 9', coins: 'blue 7' }),
    await type('alhambra place', { at: '0,1' }),
    await type('alhambra remove', { at: '0,0' }),
    await type('alhambra dirk', {}),
  ];
  expect(refusals).toMatchInlineSnapshot(`
    [
      "Yellow 3 leaves room for green 1 or yellow 1: take one of them, too.",
      "The tile costs 9, but those coins are worth only 4.",
      "You can’t pay with blue 7: the yellow place takes only yellow coins.",
      "You have no tile to place right now.",
      "The start tile always stays where it is.",
      "Dirk takes part only in two-player games.",
    ]
  `);
  await expectNothingPlayed();
  expect(await type('alhambra buy', { tile: 'tower 9', coins: '4+5' })).toContain('Done: ');
  expect(await type('alhambra take', { coins: 'blue 7' })).toContain('Done: ');
  expect(await type('alhambra place', { at: '(1, 0)' })).toContain('Done: ');
});

import { expect, test } from 'vitest';
import { alhambra, paymentsFor } from '../../../../src/engines/alhambra/index.ts';
import { seat, turn } from '../support.ts';

const market = ['arcades-5-nw', 'tower-7-new', 'garden-8-ne', 'pavilion-2-new'] as const;

/** Seat 0 has 5 + 4 + 3 yellow, 7 orange, 9 blue. */
const rich = turn({ market, hands: [['yellow-5', 'yellow-4', 'yellow-3', 'orange-7', 'blue-9']] });

test('§6 the coins have the currency of the place', () => {
  expect(rich.refusal('buy orange blue-9')).toEqual({ kind: 'wrongCurrency', coin: 'blue-9', currency: 'orange' });
  expect(rich.refusal('buy yellow orange-7+yellow-5')).toEqual({
    kind: 'wrongCurrency',
    coin: 'orange-7',
    currency: 'yellow',
  });
});

test('§6 the total is at least the cost', () => {
  expect(rich.refusal('buy yellow yellow-4')).toEqual({ kind: 'tooLittle', sum: 4, cost: 5 });
  expect(rich.refusal('buy green green-1')).toEqual({ kind: 'notInHand', coin: 'green-1' });
  expect(rich.refusal('buy yellow yellow-4+yellow-4')).toEqual({ kind: 'notInHand', coin: 'yellow-4' });
});

test('§6 any number of coins can be paid, even needlessly many: 5 + 4 for a tile of 5', () => {
  const after = rich.play('buy yellow yellow-4+yellow-5');
  expect(after.told('bought')[0]).toMatchObject({ tile: 'arcades-5-nw', isExact: false });
  expect(rich.play('buy yellow yellow-3+yellow-4+yellow-5').hand(0)).toEqual(['orange-7', 'blue-9']);
});

test('§6 no change: all coins go to the discard', () => {
  const after = rich.play('buy blue blue-9');
  expect(after.hand(0)).toEqual(['yellow-3', 'yellow-4', 'yellow-5', 'orange-7']);
  expect(after.state.discard).toEqual(['blue-9']);
  expect(after.open.discard).toEqual(['blue-9']);
  expect(after.revealed).toBe('hidden');
});

test('§6 the tile is laid aside and its place stays empty until the refill', () => {
  const after = rich.play('buy yellow yellow-5');
  expect(after.state.market).toEqual([null, ...market.slice(1)]);
  expect(after.state.players[0]).toMatchObject({ toPlace: ['arcades-5-nw'], alhambra: [], reserve: [] });
  expect(after.open.market[0]).toEqual({ currency: 'yellow', tile: null, sold: { tile: 'arcades-5-nw', paid: 5 } });
  expect(after.refusal('buy yellow yellow-4')).toEqual({ kind: 'emptyPlace', currency: 'yellow' });
});

test('§6 paying exactly earns another action, any number of times; paying more ends the action phase', () => {
  const once = rich.play('buy yellow yellow-5');
  expect(once.open.step).toEqual({ kind: 'action', seat: 0, isExtra: true });
  const twice = once.play('buy orange orange-7');
  expect(twice.open.step).toEqual({ kind: 'action', seat: 0, isExtra: true });
  expect(twice.play('buy blue blue-9').open.step).toEqual({ kind: 'placing', seat: 0 });
});

test('§6 a tile can be bought that can be placed nowhere; it goes to the reserve', () => {
  const walled = turn({
    market: ['arcades-5-nw', 'tower-7-new', 'garden-8-ne', 'garden-8-nw'],
    hands: [['yellow-9']],
    alhambras: [['pavilion-2-new 0,-1', 'arcades-4-nes 1,0', 'seraglio-3-esw 0,1', 'chambers-5-nsw -1,0']],
  }).play('buy yellow yellow-9');
  expect(walled.legal()).toEqual(['store arcades-5-nw']);
});

test('§6 suggestions: exact payments first, the fewest coins first, then none with a needless coin', () => {
  const offer = { currency: 'yellow', tile: 'arcades-5-nw' } as const;
  expect(paymentsFor(['yellow-1', 'yellow-4', 'yellow-4', 'yellow-5', 'yellow-8'], offer)).toEqual([
    ['yellow-5'],
    ['yellow-1', 'yellow-4'],
    ['yellow-8'],
    ['yellow-4', 'yellow-4'],
  ]);
  expect(paymentsFor(['orange-9'], offer)).toEqual([]);
});

test('§6 suggestions are all payments without a needless coin, by trying out every set', () => {
  const hand = ['yellow-1', 'yellow-1', 'yellow-2', 'yellow-3', 'yellow-3', 'yellow-6', 'yellow-9'] as const;
  const expected = new Set<string>();
  for (let set = 1; set < 1 << hand.length; set++) {
    const coins = hand.filter((_, i) => set & (1 << i));
    const values = coins.map((coin) => Number(coin.at(-1)));
    const sum = values.reduce((total, value) => total + value, 0);
    if (sum >= 8 && values.every((value) => sum - value < 8)) expected.add(coins.join());
  }
  const found = paymentsFor(hand, { currency: 'yellow', tile: 'garden-8-ne' }).map((coins) => coins.join());
  expect(found.toSorted()).toEqual([...expected].toSorted());
});

test('§6 what a seat is asked: places it can pay, then its own coins of that currency', () => {
  expect(alhambra.choices(rich.state, seat(0), { kind: 'buyTile' })).toMatchObject({
    parameter: 'currency',
    values: ['yellow', 'orange', 'blue'],
  });
  expect(alhambra.choices(rich.state, seat(0), { kind: 'buyTile', currency: 'yellow' })).toEqual({
    parameter: 'coins',
    kind: 'bag',
    values: ['yellow-3', 'yellow-4', 'yellow-5'],
    min: 1,
    max: 3,
    suggested: [['yellow-5'], ['yellow-3', 'yellow-4']],
  });
  expect(alhambra.choices(turn({ market }).state, seat(0), { kind: 'buyTile' })).toEqual({
    none: { kind: 'illegal', violation: { kind: 'tooLittle', sum: 0, cost: 2 } },
  });
});

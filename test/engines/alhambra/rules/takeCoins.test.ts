import { describe, expect, test } from 'vitest';
import { alhambra, type Coin, takenSets } from '../../../../src/engines/alhambra/index.ts';
import { noChance } from '../../../../src/kernel/random.ts';
import { seat, turn } from '../support.ts';

/** Values as coins of one currency each in turn. */
const CURRENCIES = ['yellow', 'orange', 'blue', 'green'] as const;
const coins = (...values: readonly number[]): readonly Coin[] =>
  values.map((value, i) => `${CURRENCIES[i % 4]!}-${value}` as Coin); // The values below are those of coins.

/** The values of the sets that can be taken, each ascending, without repeats. */
const setsOf = (...values: readonly number[]): readonly string[] =>
  [
    ...new Set(
      takenSets(coins(...values)).map((set) =>
        set
          .map((coin) => coin.at(-1))
          .toSorted()
          .join('+'),
      ),
    ),
  ].toSorted();

const guide = turn({ display: ['blue-7', 'yellow-3', 'yellow-4', 'green-1'] });

test('§5 the example of the guide: blue 7 alone, or green 1 with one of the yellow coins', () => {
  expect(guide.offers('take')).toEqual(['take blue-7', 'take green-1+yellow-3', 'take green-1+yellow-4']);
});

test('§5.1 at least one coin is taken', () => {
  const played = alhambra.play(guide.state, seat(0), { kind: 'takeCoins', coins: [] }, noChance);
  expect(played).toEqual({ ok: false, error: { kind: 'illegal', violation: { kind: 'noCoins' } } });
});

test('§5.2 several coins add up to at most five, a single one to any value', () => {
  expect(guide.refusal('take yellow-3+yellow-4')).toEqual({ kind: 'tooMuch', sum: 7 });
  expect(guide.refusal('take blue-7+green-1')).toEqual({ kind: 'tooMuch', sum: 8 });
  expect(guide.play('take blue-7').hand(0)).toEqual(['blue-7']);
});

test('§5.3 no other coin may fit in', () => {
  expect(guide.refusal('take green-1')).toEqual({
    kind: 'roomForMore',
    coins: ['green-1'],
    fitting: ['yellow-3', 'yellow-4'],
  });
  expect(guide.refusal('take yellow-3')).toEqual({ kind: 'roomForMore', coins: ['yellow-3'], fitting: ['green-1'] });
  expect(guide.refusal('take yellow-4')).toEqual({ kind: 'roomForMore', coins: ['yellow-4'], fitting: ['green-1'] });
});

describe('§5 more examples', () => {
  test.each([
    { display: [1, 1, 1, 2], sets: ['1+1+1+2'] },
    { display: [1, 2, 2, 3], sets: ['1+2+2', '1+3', '2+3'] },
    { display: [5, 1, 9, 9], sets: ['1', '5', '9'] },
    { display: [2, 2, 2, 2], sets: ['2+2'] },
    { display: [4, 4, 6, 9], sets: ['4', '6', '9'] },
    { display: [1, 4, 2, 2], sets: ['1+2+2', '1+4'] },
  ])('$display', ({ display, sets }) => {
    expect(setsOf(...display)).toEqual(sets);
  });
});

test('§5 picking coin by coin until nothing fits leads to the same sets, for all displays', () => {
  const picked = (display: readonly number[]): readonly string[] => {
    const found = new Set<string>();
    const pick = (taken: readonly number[], left: readonly number[]): void => {
      const sum = taken.reduce((total, one) => total + one, 0);
      const fitting = [...left.keys()].filter((i) => taken.length === 0 || sum + left[i]! <= 5);
      if (fitting.length === 0) found.add(taken.toSorted().join('+'));
      for (const i of fitting) pick([...taken, left[i]!], left.toSpliced(i, 1));
    };
    pick([], display);
    return [...found].toSorted();
  };
  let displays = 0;
  for (let a = 1; a <= 9; a++)
    for (let b = a; b <= 9; b++)
      for (let c = b; c <= 9; c++)
        for (let d = c; d <= 9; d++) {
          expect(setsOf(a, b, c, d)).toEqual(picked([a, b, c, d]));
          displays++;
        }
  expect(displays).toBe(495);
});

test('§5 equal coins are offered once', () => {
  const twins = turn({ display: ['blue-7', 'blue-7', 'yellow-2', 'yellow-2'] });
  expect(twins.offers('take')).toEqual(['take blue-7', 'take yellow-2+yellow-2']);
  expect(twins.refusal('take blue-7+blue-7+blue-7')).toEqual({ kind: 'notOnDisplay', coin: 'blue-7' });
});

test('§5 the coins go to the hand, in order, and the action phase is over', () => {
  const after = turn({
    display: ['blue-7', 'yellow-3', 'yellow-4', 'green-1'],
    hands: [['yellow-9', 'blue-2']],
  }).play('take green-1+yellow-4');
  expect(after.hand(0)).toEqual(['yellow-4', 'yellow-9', 'blue-2', 'green-1']);
  expect(after.kinds()).toEqual(['tookCoins', 'refilledDisplay']);
  expect(after.awaits()).toEqual([1]);
  expect(after.state.turn).toBe(2);
  expect(after.revealed).toBe('chance');
});

test('§5 only what lies on the display can be taken', () => {
  expect(guide.refusal('take orange-9')).toEqual({ kind: 'notOnDisplay', coin: 'orange-9' });
});

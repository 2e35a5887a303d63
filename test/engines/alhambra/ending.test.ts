import { describe, expect, test } from 'vitest';
import { alhambra } from '../../../src/engines/alhambra/index.ts';
import { turn } from './support.ts';

const market = ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'] as const;

/** The supply is empty: after the next purchase the game ends. */
const last = turn({
  market,
  supply: [],
  hands: [['yellow-9', 'orange-3', 'green-2'], ['orange-2', 'orange-2', 'green-2'], ['blue-1']],
}).play('buy yellow yellow-9', 'store pavilion-7-e');

describe('§13 the end', () => {
  test('§13 no more turns when the market cannot be filled; the display is still refilled first', () => {
    expect(last.kinds()).toEqual(['stored', 'ranOut', 'awarded', 'awarded', 'awarded']);
    const withCoins = turn({
      market,
      supply: [],
      hands: [['yellow-7']],
      deck: ['scoring-1', 'green-1', 'scoring-2'],
    }).play('buy yellow yellow-7', 'take blue-9', 'store pavilion-7-e');
    expect(withCoins.kinds().slice(0, 5)).toEqual(['stored', 'refilledDisplay', 'drewScoringCard', 'scored', 'ranOut']);
  });

  test('§10.1 what tiles there are fill places from the left before the end', () => {
    const after = turn({ market, supply: ['garden-6-esw'], hands: [['yellow-7', 'orange-9']] }).play(
      'buy yellow yellow-7',
      'buy orange orange-9',
      'store pavilion-7-e',
      'store seraglio-8-s',
    );
    expect(after.told('refilledMarket')[0]?.tiles).toEqual([{ currency: 'yellow', tile: 'garden-6-esw' }]);
    expect(after.told('ranOut').length).toBe(1);
  });

  test('§13.1 each tile goes to the player with the most coins of its currency; nobody pays', () => {
    expect(last.told('awarded')).toEqual([
      { kind: 'awarded', currency: 'orange', tile: 'seraglio-8-s', seat: 1, sums: sums(3, 4, 0) },
      { kind: 'awarded', currency: 'blue', tile: 'tower-13-e', seat: 2, sums: sums(0, 0, 1) },
      { kind: 'awarded', currency: 'green', tile: 'tower-12-0', seat: null, sums: sums(2, 2, 0) },
    ]);
    expect(last.hand(1)).toEqual(['orange-2', 'orange-2', 'green-2']);
    expect(last.revealed).toBe('hidden');
  });

  test('§13.1 with a tie, even at 0, nobody gets the tile: it stays on the market', () => {
    expect(last.state.market).toEqual([null, null, null, 'tower-12-0']);
    const poor = turn({ market, supply: [], hands: [['yellow-9']] }).play('buy yellow yellow-9', 'store pavilion-7-e');
    expect(poor.told('awarded').every(({ seat }) => seat === null)).toBe(true);
    expect(poor.kinds().slice(-2)).toEqual(['scored', 'ended']);
  });

  test('§13.2 all who won tiles place them at the same time, in any order; no rebuilding', () => {
    expect(last.awaits()).toEqual([1, 2]);
    expect(last.open.step).toEqual({ kind: 'placingWon', seats: [1, 2] });
    expect(alhambra.stage(last.state)).toBe(2);
    expect(last.refusal('2: take yellow-9')).toEqual({ kind: 'placeFirst', tiles: ['tower-13-e'] });
    expect(last.refusal('0: store tower-12-0')).toEqual({ kind: 'notYourTurn', awaits: [1, 2] });
    const after = last.play('2: place tower-13-e 1,0');
    expect(after.awaits()).toEqual([1]);
    expect(after.kinds()).toEqual(['placed']);
    expect(after.play('1: store seraglio-8-s').kinds()).toEqual(['stored', 'scored', 'ended']);
  });

  test('§13.3 §13.4 the third round is held after that, and the most points win', () => {
    const over = last.play('2: place tower-13-e 0,1', '1: place seraglio-8-s 1,0');
    expect(over.told('scored')[0]).toMatchObject({ round: 3, totals: [0, 18, 22] });
    expect(alhambra.turn(over.state)).toEqual({
      over: [
        { seat: 2, place: 1, points: 22 },
        { seat: 1, place: 2, points: 18 },
        { seat: 0, place: 3, points: 0 },
      ],
    });
    expect(alhambra.stage(over.state)).toBe(2);
    expect(over.open.step.kind).toBe('over');
    expect(alhambra.ended(over.open as never, null).step).toEqual({ kind: 'over', standings: null });
  });

  test('§13.4 coins in hand and tiles in the reserve are worth nothing', () => {
    expect(last.play('1: store seraglio-8-s', '2: store tower-13-e').told('ended')[0]?.standings).toEqual([
      { seat: 0, place: 1, points: 0 },
      { seat: 1, place: 1, points: 0 },
      { seat: 2, place: 1, points: 0 },
    ]);
  });
});

const sums = (...each: readonly number[]) => each.map((sum, seat) => ({ seat, sum }));

import { describe, expect, test } from 'vitest';
import { caylus } from '../../../src/engines/caylus/index.ts';
import { type Holding, turn } from './support.ts';

/** The game ends with these holdings; nobody has houses, and 20 points each before. */
const end = (hands: readonly Holding[], seats = 3) =>
  turn({ seats, stage: 'towers', bailiff: 23, hands: hands.map((hand) => ({ points: 20, ...hand })) }).pass('pass');

describe('§12 the end', () => {
  test('§10.4 §12 the game ends after the count of the towers, by the bailiff or because they are full', () => {
    const at = end([{}, {}, {}]);
    expect(at.awaits).toBe(null);
    expect(at.told('countBegan')).toEqual([{ kind: 'countBegan', section: 'towers', reason: 'checkpoint' }]);
    const full = turn({
      stage: 'towers',
      workers: ['castle 0'],
      houses: { towers: '1111111111111' },
      hands: [{ cubes: 'food+wood+stone' }],
    }).pass('pass', 'house food+stone+wood', 'track prestige');
    expect(full.told('countBegan')).toEqual([{ kind: 'countBegan', section: 'towers', reason: 'full' }]);
    expect(full.awaits).toBe(1);
    const done = full.play('track prestige', 'track deniers', 'track resources');
    expect([done.awaits, done.state.bailiff]).toEqual([null, 19]);
    const walls = turn({ stage: 'walls', bailiff: 17 }).pass('pass');
    expect([walls.awaits, walls.step, walls.state.stage]).toEqual([0, 'place', 'towers']);
  });

  test('§12 the favors of the last count are resolved first', () => {
    const at = turn({ stage: 'towers', bailiff: 23, houses: { towers: '1111' } }).pass('pass');
    expect([at.awaits, at.step]).toEqual([1, 'track']);
    const done = at.play('track deniers', 'track prestige');
    expect(done.awaits).toBe(null);
    expect(done.kinds().slice(-2)).toEqual(['finalScoring', 'ended']);
  });

  test('§12 a point for 4 deniers and for 3 plain cubes in all, rounded down; 3 for a gold: the example', () => {
    // 20 points before, 4 lost in the count.
    const at = end([
      { deniers: 11, cubes: 'food+food+wood+wood+wood+cloth+gold+gold' },
      { deniers: 3, cubes: 'food+stone' },
    ]);
    expect(at.told('finalScoring')[0]?.hands.slice(0, 2)).toEqual([
      { seat: 0, before: 16, deniers: 11, denierPoints: 2, cubes: 6, cubePoints: 2, gold: 2, goldPoints: 6, total: 26 },
      { seat: 1, before: 16, deniers: 3, denierPoints: 0, cubes: 2, cubePoints: 0, gold: 0, goldPoints: 0, total: 16 },
    ]);
    expect([at.points(0), at.points(1)]).toEqual([26, 16]);
    expect(at.open.players[0]?.parts).toEqual({
      ...{ castle: 0, buildings: 0, owner: 0, trades: 0, favors: 20, penalties: -4 },
      ...{ deniers: 2, cubes: 2, gold: 6 },
    });
  });

  test('§12 what is in hand counts only at the end', () => {
    const at = turn({ hands: [{ cubes: 'gold' }] });
    expect(at.open.players[0]?.parts).toMatchObject({ deniers: 0, cubes: 0, gold: 0 });
    expect(at.points(0)).toBe(0);
  });

  test('§12 the highest total wins, and all who are tied for first win together', () => {
    const at = end([{ deniers: 4 }, { deniers: 8 }, { deniers: 11 }]);
    expect(at.told('ended')[0]?.standings).toEqual([
      { seat: 1, place: 1, points: 18 },
      { seat: 2, place: 1, points: 18 },
      { seat: 0, place: 3, points: 17 },
    ]);
    expect(at.open.step).toMatchObject({ kind: 'over', standings: [{ seat: 1 }, { seat: 2 }, { seat: 0 }] });
  });

  test('§12 workers, houses, and tiles give nothing more', () => {
    const at = turn({
      stage: 'towers',
      bailiff: 23,
      houses: { dungeon: '0' },
      road: ['9 residence 0'],
      hands: [{ deniers: 0 }],
    }).pass('pass');
    expect([at.points(0), at.open.players[0]?.parts.penalties]).toEqual([1, -4]); // A house of 5, and the count.
  });

  test('§12 when it is over, nobody has to act', () => {
    const at = end([{}, {}, {}]);
    expect(caylus.turn(at.state)).toMatchObject({ over: [{ place: 1 }, { place: 1 }, { place: 1 }] });
    expect(at.open.activity).toEqual({ kind: 'over' });
  });
});

describe('§13 two players', () => {
  test('§10.6 §13 turn order swaps at the end of every round, after the counts', () => {
    const at = turn({ seats: 2, bailiff: 11 }).pass('pass');
    expect(at.told('counted').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(at.told('orderChanged')).toEqual([{ kind: 'orderChanged', slots: null, order: [1, 0] }]);
    expect([at.state.order, at.awaits]).toEqual([[1, 0], 1]);
    const next = at.pass('pass', 'pass');
    expect([next.state.order, next.awaits]).toEqual([[0, 1], 0]);
  });

  test('§13 with more players the order never changes by itself', () => {
    expect(turn().pass('pass').told('orderChanged')).toEqual([]);
  });

  test('§13 the stables cannot be used, also not through the gate', () => {
    const gate = turn({ seats: 2, workers: ['gate 0'] }).play('pass');
    expect(gate.offers('gate')).not.toContain('stables');
    expect(gate.refusal('gate stables')).toEqual({ kind: 'closed', place: 'stables' });
  });

  test('§13 the denier for passing first, and the order of the provost’s moves', () => {
    const at = turn({ seats: 2, passed: [] }).play('pass', 'pass');
    expect(at.told('passed').map(({ deniers }) => deniers)).toEqual([1, 0]);
    expect([at.step, at.awaits, at.play('provost 1').awaits]).toEqual(['provost', 0, 1]);
  });
});

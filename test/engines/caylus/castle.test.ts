import { describe, expect, test } from 'vitest';
import { castle, RICH } from './castleTurn.ts';
import { turn } from './support.ts';

describe('§9 the castle', () => {
  test('§9.1 in the order of the queue, as many batches as one likes and can pay, then stop', () => {
    const at = castle([1, 0], [RICH, RICH]);
    expect([at.awaits, at.step]).toEqual([1, 'castle']);
    const two = at.play('house food+stone+wood', 'house food+stone+wood');
    expect([two.awaits, two.step]).toEqual([1, 'castle']);
    const next = two.play('stop');
    expect(next.awaits).toBe(0);
    expect(next.told('stoppedBuilding')).toEqual([
      { kind: 'stoppedBuilding', seat: 1, batches: 2, reason: 'chosen', due: 0, lost: 0 },
    ]);
  });

  test('§9.1 the turn ends by itself when nothing more can be paid', () => {
    const at = castle([0, 1], ['food+wood+stone', RICH]).play('house food+stone+wood');
    expect(at.told('stoppedBuilding')[0]).toMatchObject({ seat: 0, batches: 1, reason: 'cannotPay', lost: 0 });
    expect(at.awaits).toBe(1);
  });

  test('§9.2 a batch: food and two others of different kinds, gold among them', () => {
    const at = castle([0], ['food+wood+stone+cloth+gold']);
    expect(at.offers('house')).toEqual([
      'food+stone+wood',
      'cloth+food+wood',
      'food+gold+wood',
      'cloth+food+stone',
      'food+gold+stone',
      'cloth+food+gold',
    ]);
    expect(castle([0], ['food+wood+wood']).told('stoppedBuilding')[0]?.reason).toBe('cannotPay');
    expect(castle([0], ['wood+stone+cloth']).told('stoppedBuilding')[0]?.reason).toBe('cannotPay');
    for (const line of ['house food+wood+wood', 'house cloth+stone+wood', 'house food+wood', 'house food+food+wood'])
      expect(at.refusal(line)).toMatchObject({ kind: 'notABatch' });
    const poor = castle([0], ['food+wood+stone']);
    expect(poor.refusal('house cloth+gold+wood')).toMatchObject({ kind: 'notABatch' });
    expect(poor.refusal('house food+gold+stone')).toEqual({
      kind: 'cannotPay',
      missing: { gold: 1 },
    });
  });

  test.each([
    ['dungeon', 5],
    ['walls', 4],
    ['towers', 3],
  ] as const)('§9.3 a house of the %s brings %i points', (stage, points) => {
    const at = castle([0, 1], [RICH, RICH], { stage }).play('house food+stone+wood');
    expect(at.told('builtHouse')).toMatchObject([{ seat: 0, section: stage, points, number: 1 }]);
    expect(at.open.players[0]?.parts.castle).toBe(points);
    expect(at.state.houses[stage]).toEqual([0]);
  });

  test('§9.3 a full section: the next one takes the house, with its own points', () => {
    const at = castle([0, 1], [RICH, RICH], { houses: { dungeon: '11111' } });
    const done = at.play('house food+stone+wood', 'house food+stone+wood');
    expect(done.told('builtHouse').map(({ section, points }) => [section, points])).toEqual([
      ['dungeon', 5],
      ['walls', 4],
    ]);
    expect(done.state.stage).toBe('dungeon');
  });

  test('§9.3 spaces left empty in a section that was counted stay empty', () => {
    const at = castle([0], [RICH], { stage: 'walls', houses: { dungeon: '1' } }).play('house food+stone+wood');
    expect(at.told('builtHouse')[0]?.section).toBe('walls');
  });

  test('§9.4 who builds nothing loses 2 points, whether he cannot or does not want to', () => {
    const at = castle([0, 1], [RICH, 'food']).play('stop');
    expect(at.told('stoppedBuilding')).toEqual([
      { kind: 'stoppedBuilding', seat: 0, batches: 0, reason: 'chosen', due: 2, lost: 2 },
      { kind: 'stoppedBuilding', seat: 1, batches: 0, reason: 'cannotPay', due: 2, lost: 2 },
    ]);
    expect([at.points(0), at.points(1), at.points(2)]).toEqual([8, 8, 0]);
    expect(at.open.players[0]?.parts.penalties).toBe(-2);
  });

  test('§9.4 §15 a score does not fall below 0: a penalty costs what there is', () => {
    const at = turn({ workers: ['castle 0', 'castle 1'], hands: [{ points: 1 }] }).pass('pass');
    expect(at.told('stoppedBuilding').map(({ due, lost }) => [due, lost])).toEqual([
      [2, 1],
      [2, 0],
    ]);
    expect([at.points(0), at.points(1)]).toEqual([0, 0]);
  });

  test('§9.4 §15 when only the section of the stage is full, the penalty remains', () => {
    const at = castle([0, 1], ['food+wood+stone', ''], { houses: { dungeon: '22222' } }).play('house food+stone+wood');
    expect(at.told('stoppedBuilding')).toMatchObject([
      { seat: 0, batches: 1, reason: 'cannotPay', due: 0, lost: 0 },
      { seat: 1, batches: 0, reason: 'cannotPay', due: 2, lost: 2 },
    ]);
  });

  test('§9.4 no penalty and no question when the towers are full', () => {
    const at = castle([0, 1], [RICH, RICH], { stage: 'towers', houses: { towers: '2222222222222' } }).play(
      'house food+stone+wood',
    );
    expect(at.told('stoppedBuilding')).toEqual([
      { kind: 'stoppedBuilding', seat: 0, batches: 1, reason: 'castleFull', due: 0, lost: 0 },
      { kind: 'stoppedBuilding', seat: 1, batches: 0, reason: 'castleFull', due: 0, lost: 0 },
    ]);
  });

  test('§9.5 the best builder has most batches in all sections together, and resolves a favor in phase 6', () => {
    const at = castle([0, 1], [RICH, RICH], { houses: { dungeon: '22222' } });
    const built = at.play('house food+stone+wood', 'stop', 'house food+stone+wood', 'house food+stone+wood', 'stop');
    expect(built.told('bestBuilder')).toEqual([{ kind: 'bestBuilder', seat: 1, batches: 2, isTied: false }]);
    expect([built.awaits, built.step, built.state.phase]).toEqual([1, 'track', 'castle']);
  });

  test('§9.5 on a tie the one earlier in the queue', () => {
    const at = castle([2, 0], [RICH, '', RICH]).play('house food+stone+wood', 'stop', 'house food+stone+wood', 'stop');
    expect(at.told('bestBuilder')).toEqual([{ kind: 'bestBuilder', seat: 2, batches: 1, isTied: true }]);
    expect(at.awaits).toBe(2);
  });

  test('§9.5 nobody if all have none; nothing is told of an empty queue', () => {
    expect(castle([0], ['']).told('bestBuilder')).toEqual([
      { kind: 'bestBuilder', seat: null, batches: 0, isTied: false },
    ]);
    expect(castle([], []).told('bestBuilder')).toEqual([]);
  });

  test('§9.6 all castle workers go home', () => {
    const at = castle([0, 1], ['', '']);
    expect(at.state.queue).toEqual([]);
    expect(at.state.players.map(({ workers }) => workers)).toEqual([6, 6, 6]);
  });
});

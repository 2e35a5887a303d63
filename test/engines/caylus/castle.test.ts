import { describe, expect, test } from 'vitest';
import { type Setting, turn } from './support.ts';

const RICH = 'food+food+food+wood+wood+wood+stone+stone+stone+cloth+gold';

/** Phase 6 with these workers in the castle queue. */
const castle = (queue: readonly number[], cubes: readonly string[], more: Setting = {}) =>
  turn({
    ...more,
    workers: queue.map((seat) => `castle ${seat}`),
    hands: cubes.map((one) => ({ cubes: one, ...{ points: 10 } })),
  }).pass('pass');

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

describe('§10.1 the bailiff', () => {
  test.each([
    [6, 7, 8],
    [6, 6, 7],
    [6, 4, 7],
  ])('§10.1 from %i with the provost on %i he moves to %i, and the provost joins him', (bailiff, provost, to) => {
    const at = turn({ bailiff, provost }).pass('pass');
    expect(at.told('movedBailiff')).toEqual([{ kind: 'movedBailiff', from: bailiff, to, provost }]);
    expect([at.state.bailiff, at.state.provost]).toEqual([to, to]);
  });
});

describe('§10.2 when a section is counted', () => {
  const begun = (setting: Setting) => turn(setting).pass('pass').told('countBegan');

  test('§10.2 when the bailiff reaches the checkpoint, or goes past it: from 11 to 13', () => {
    expect(begun({ bailiff: 10 })).toEqual([]);
    expect(begun({ bailiff: 11 })).toEqual([{ kind: 'countBegan', section: 'dungeon', reason: 'checkpoint' }]);
    expect(begun({ bailiff: 11, provost: 14 })).toEqual([
      { kind: 'countBegan', section: 'dungeon', reason: 'checkpoint' },
    ]);
    expect(begun({ bailiff: 17, stage: 'walls' })).toMatchObject([{ section: 'walls' }]);
    expect(begun({ bailiff: 16, stage: 'walls' })).toEqual([]);
  });

  const full = castle([0, 1], [RICH, RICH], { houses: { dungeon: '11111' } }).play(
    'house food+stone+wood',
    'stop',
    'stop',
  );

  test('§10.2 §15 when all its spaces are filled, in phase 7, not before the best builder', () => {
    expect(full.told('countBegan')).toEqual([]);
    const counted = full.play('track prestige');
    expect(counted.told('countBegan')).toEqual([{ kind: 'countBegan', section: 'dungeon', reason: 'full' }]);
    expect(counted.state.phase).toBe('end');
  });

  test('§10.2 once in the game: the bailiff’s arrival triggers nothing more', () => {
    const at = turn({ stage: 'walls', bailiff: 11, houses: { dungeon: '111111' } }).pass('pass');
    expect(at.told('countBegan')).toEqual([]);
    expect(at.state.bailiff).toBe(12);
  });

  test('§10.2 [D5] several in one round: the dungeon before the walls', () => {
    const at = castle([0], [[RICH, RICH, RICH, RICH].join('+')], { houses: { dungeon: '22222' } });
    const eleven = Array.from({ length: 11 }, () => 'house food+stone+wood');
    const built = at.play(...eleven, 'stop', 'track prestige');
    expect(built.told('countBegan').map(({ section }) => section)).toEqual(['dungeon']);
    expect(built.awaits).toBe(2); // For its five houses of the dungeon.
    const done = built.play('track prestige');
    expect(done.told('countBegan').map(({ section, reason }) => [section, reason])).toEqual([
      ['dungeon', 'full'],
      ['walls', 'full'],
    ]);
  });
});

describe('§10.2 several sections in one round', () => {
  const cubes = (batches: number) => Array.from({ length: batches }, () => 'food+wood+stone').join('+');
  const houses = (batches: number) => Array.from({ length: batches }, () => 'house food+stone+wood');

  test('§10.2 §10.4 [D5] walls before towers, with which the game ends', () => {
    const at = castle([0], [cubes(15)], { stage: 'walls', houses: { walls: '222222222' } });
    const walls = at.play(...houses(15), 'track prestige');
    expect(walls.told('countBegan').map(({ section }) => section)).toEqual(['walls']);
    expect(walls.awaits).toBe(2); // For its nine houses of the walls.
    const towers = walls.play('track prestige', 'track deniers', 'track resources');
    expect(towers.told('countBegan').map(({ section }) => section)).toEqual(['walls', 'towers']);
    expect(towers.awaits).toBe(0); // For its fourteen of the towers.
    expect(towers.play('track deniers', 'track resources', 'track buildings').awaits).toBe(null);
  });

  test('§10.3 the second count is limited by the stage of this round as well', () => {
    const at = turn({
      workers: ['castle 0'],
      houses: { dungeon: '22222' },
      hands: [{ cubes: cubes(11), markers: { deniers: 2 } }],
    }).pass('pass', ...houses(11), 'track prestige', 'track prestige');
    expect(at.told('countBegan').map(({ section }) => section)).toEqual(['dungeon', 'walls']);
    const favored = at.play('track deniers');
    expect(favored.told('choseTrack').at(-1)).toMatchObject({ source: 'walls', from: 2, to: 2 });
    expect(favored.offers('level')).toEqual(['2', '1']);
  });
});

describe('§10.3 how a section is counted', () => {
  test('§10.3 in turn order: houses in this section only; losses, nothing, or favors', () => {
    const at = turn({
      seats: 4,
      order: [3, 2, 1, 0],
      bailiff: 11,
      houses: { dungeon: '00112' },
      hands: [{}, {}, {}, { points: 9 }],
    }).pass('pass');
    expect(at.told('counted')).toEqual([
      { kind: 'counted', section: 'dungeon', seat: 3, houses: 0, favors: 0, due: 2, lost: 2 },
      { kind: 'counted', section: 'dungeon', seat: 2, houses: 1, favors: 0, due: 0, lost: 0 },
      { kind: 'counted', section: 'dungeon', seat: 1, houses: 2, favors: 1, due: 0, lost: 0 },
    ]);
    expect([at.awaits, at.step, at.points(3)]).toEqual([1, 'track', 7]);
    const next = at.play('track prestige');
    expect(next.told('counted')[3]).toEqual({
      ...{ kind: 'counted', section: 'dungeon', seat: 0, houses: 2, favors: 1, due: 0, lost: 0 },
    });
    expect(next.awaits).toBe(0);
  });

  test('§10.3 houses that overflowed wait for the next section’s count', () => {
    const three = Array.from({ length: 3 }, () => 'house food+stone+wood');
    const at = castle([0], [RICH], { houses: { dungeon: '22222' } }).play(...three, 'track prestige');
    expect(at.told('counted')[0]).toMatchObject({ section: 'dungeon', seat: 0, houses: 1, favors: 0 });
    expect(at.state.houses.walls).toEqual([0, 0]);
  });

  test('§10.3 all favors of one player are resolved before the next player is looked at', () => {
    const at = turn({ stage: 'walls', bailiff: 17, houses: { walls: '00011111' } }).pass('pass');
    expect(at.told('counted').map(({ seat }) => seat)).toEqual([0]);
    const one = at.play('track deniers');
    expect([one.awaits, one.told('counted').length]).toEqual([0, 1]);
    const two = one.play('track prestige');
    expect([two.awaits, two.told('counted')[1]]).toMatchObject([1, { favors: 3 }]);
  });

  test('§10.3 the favors of a count are limited by the stage in force during this round', () => {
    const at = turn({ bailiff: 11, houses: { dungeon: '00' }, hands: [{ markers: { prestige: 2 } }] }).pass('pass');
    const done = at.play('track prestige');
    expect(done.told('choseTrack')).toMatchObject([{ from: 2, to: 2 }]);
    expect(done.state.stage).toBe('dungeon');
  });

  test('§10.3 no penalty below 0', () => {
    const at = turn({ bailiff: 17, stage: 'walls', hands: [{ points: 2 }] }).pass('pass');
    expect(at.told('counted').map(({ due, lost }) => [due, lost])).toEqual([
      [3, 2],
      [3, 0],
      [3, 0],
    ]);
  });
});

describe('§10 the end of a round', () => {
  test('§10.5 the stage of the next round is the first section not yet counted, even if spaces are empty', () => {
    const at = turn({ bailiff: 11 }).pass('pass');
    expect(at.told('stageChanged')).toEqual([{ kind: 'stageChanged', stage: 'walls' }]);
    expect(at.state).toMatchObject({ stage: 'walls', counted: ['dungeon'], round: 7 });
    expect(turn().pass('pass').told('stageChanged')).toEqual([]);
  });

  test('§10.7 the next round begins with its income and the first in turn order', () => {
    const at = turn({ order: [2, 0, 1], passed: [1, 0] }).pass('pass');
    expect([at.state.round, at.state.phase, at.awaits, at.state.passed]).toEqual([2, 'placing', 2, []]);
    expect(at.kinds().slice(-4)).toEqual(['roundBegan', 'phaseBegan', 'income', 'phaseBegan']);
  });

  test('§2 the seven phases in their order', () => {
    const at = turn().pass('pass');
    expect(at.told('phaseBegan').map(({ phase }) => phase)).toEqual([
      ...['special', 'provost', 'road', 'castle', 'end', 'income', 'placing'],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { castle, RICH } from './castleTurn.ts';
import { type Setting, turn } from './support.ts';

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

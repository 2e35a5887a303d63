/** The rows of §15 of the rules, in their order: where sources differ, what was chosen. */
import { describe, expect, test } from 'vitest';
import {
  type BuildingId,
  buildingKind,
  caylus,
  IDS_OF,
  LAST_SPACE,
  PROVOST_REACH,
} from '../../../src/engines/caylus/index.ts';
import { NEUTRALS, seat, turn } from './support.ts';

const price = (id: BuildingId) => buildingKind(id).price;
const options = (id: BuildingId) => {
  const { worker } = buildingKind(id);
  return worker?.op === 'trade' || worker?.op === 'produce' ? worker.options : null;
};

describe('§15 where the sources differ', () => {
  test('§15 bailiff 2 steps: the provost is farther from the castle', () => {
    expect(turn({ provost: 8 }).pass('pass').state.bailiff).toBe(8);
    expect(turn({ provost: 5 }).pass('pass').state.bailiff).toBe(7);
  });

  test('§15 checkpoint: on or beyond', () => {
    expect(turn({ bailiff: 10, provost: 11 }).pass('pass').state.counted).toEqual(['dungeon']); // 12
    expect(turn({ bailiff: 11, provost: 12 }).pass('pass').state.counted).toEqual(['dungeon']); // 13
  });

  test('§15 penalty in the castle: −2, floor 0 for every loss', () => {
    const at = turn({ workers: ['castle 0', 'castle 1'], hands: [{ points: 5 }, { points: 1 }] }).pass('pass');
    expect([at.points(0), at.points(1)]).toEqual([3, 0]);
    const count = turn({ bailiff: 11, hands: [{ points: 5 }, { points: 1 }] }).pass('pass');
    expect([count.points(0), count.points(1)]).toEqual([3, 0]);
  });

  test('§15 library and hotel: income 1 and 2', () => {
    const at = turn({ road: ['9 p_library 0', '10 p_hotel 1'] }).pass('pass');
    expect([at.hand(0), at.hand(1), at.hand(2)]).toEqual(['23', '24', '22']);
  });

  test('§15 section that is overflowing: next section with room, the stage stays', () => {
    const at = turn({
      workers: ['castle 0'],
      houses: { dungeon: '11111' },
      hands: [{ cubes: 'food+food+wood+wood+stone+stone+gold', markers: { prestige: 2 } }],
    })
      .pass('pass')
      .play('house food+stone+wood', 'house food+stone+wood', 'track prestige');
    expect(at.told('builtHouse').map(({ section }) => section)).toEqual(['dungeon', 'walls']);
    expect(at.told('choseTrack')[0]).toMatchObject({ from: 2, to: 2 });
  });

  test('§15 one worker a building: but stables three slots, inn two circles', () => {
    const at = turn({ seats: 4, passed: [], workers: ['stables 1', 'stables 2', 'inn-right 1'] });
    expect(at.offers('worker')).toEqual(expect.arrayContaining(['stables', 'inn']));
    expect(turn({ passed: [], workers: ['road-1 1'] }).offers('worker')).not.toContain('road-1');
  });

  test('§15 stables with two players: closed', () => {
    expect(turn({ seats: 2, passed: [] }).offers('worker')).not.toContain('stables');
  });

  test('§15 denier for the first pass: also when forced', () => {
    const at = turn({ passed: [], hands: [{}, { deniers: 0 }] }).play('worker castle');
    expect(at.told('passed')[0]).toMatchObject({ seat: 1, deniers: 1, reason: 'noPlace' });
  });

  test('§15 gate, inn, stables: as in the rulebook', () => {
    const at = turn({ workers: ['gate 0', 'inn 1', 'inn-right 2', 'stables 1'] }).pass('pass', 'gate castle');
    expect(at.told('movedWorker')).toHaveLength(1);
    expect(at.told('enteredInn')).toMatchObject([{ seat: 1, evicted: 2 }]);
    expect(at.told('orderChanged')).toMatchObject([{ order: [1, 0, 2] }]);
  });

  test('§15 favor track held at the stage’s limit: may be chosen, levels up to the marker', () => {
    const joust = turn({ workers: ['joust_field 0'], hands: [{ cubes: 'cloth', markers: { prestige: 2 } }] });
    const at = joust.pass('pass', 'trade 0 cloth -', 'track prestige');
    expect(at.offers('level')).toEqual(['2', '1']);
    const towers = turn({
      workers: ['joust_field 0'],
      stage: 'towers',
      hands: [{ cubes: 'cloth', markers: { prestige: 5 } }],
    });
    expect(towers.pass('pass', 'trade 0 cloth -', 'track prestige').offers('level')).toEqual(['5', '4', '3', '2', '1']);
  });

  test('§15 tie for the win, score floor, end of the road for the provost: the rulebook', () => {
    const tie = turn({ stage: 'towers', bailiff: 23, hands: [{}, {}, {}] }).pass('pass');
    expect(tie.told('ended')[0]?.standings.map(({ place }) => place)).toEqual([1, 1, 1]);
    expect(turn({ provost: 28 }).play('pass').offers('provost')).toEqual(['0', '-1', '-2', '-3']);
  });

  test('§15 when the stables act: phase 3', () => {
    const at = turn({ workers: ['stables 2'] }).play('pass');
    expect([at.state.phase, at.state.order]).toEqual(['provost', [2, 0, 1]]);
  });

  test('§15 when a full section is counted: phase 7', () => {
    const at = turn({
      workers: ['castle 0', 'castle 1'],
      houses: { dungeon: '22222' },
      hands: [{ cubes: 'food+wood+stone' }, { cubes: 'food+wood+stone' }],
    })
      .pass('pass')
      .play('house food+stone+wood');
    expect([at.state.phase, at.state.counted]).toEqual(['castle', []]);
  });

  test('§15 [D5] several sections in one round: all, in order', () => {
    const many = Array.from({ length: 16 }, () => 'food+wood+stone').join('+');
    const houses = Array.from({ length: 16 }, () => 'house food+stone+wood');
    const at = turn({ workers: ['castle 0'], hands: [{ cubes: many }] }).pass('pass', ...houses, 'track prestige');
    expect(at.told('countBegan').map(({ section }) => section)).toEqual(['dungeon']);
    const done = at.play('track deniers');
    expect(done.told('countBegan').map(({ section }) => section)).toEqual(['dungeon', 'walls']);
  });

  test('§15 alchemist price: stone + food', () => {
    expect(price('s_alchemist')).toEqual({ stone: 1, food: 1 });
  });

  test('§15 alchemist input: plain cubes', () => {
    const at = turn({
      road: ['9 s_alchemist 0'],
      workers: ['road-9 0'],
      provost: 9,
      hands: [{ cubes: 'gold+gold+food+wood' }],
    }).pass('pass');
    expect(at.offers('trade')).toEqual(['0 food+wood gold']);
  });

  test('§15 wood quarry: 2 stone', () => {
    expect(options('w_quarry')).toEqual([{ stone: 2 }]);
  });

  test('§15 park: 2 wood + 1 food', () => {
    expect(options('s_park')).toEqual([{ wood: 2, food: 1 }]);
  });

  test('§15 church: 2 → 3, 4 → 5', () => {
    expect(options('s_church')).toEqual([
      { give: { deniers: 2 }, get: { prestige: 3 } },
      { give: { deniers: 4 }, get: { prestige: 5 } },
    ]);
  });

  test('§15 cathedral: 5 stone + 3 gold', () => {
    expect(price('p_cathedral')).toEqual({ stone: 5, gold: 3 });
  });

  test('§15 lawyer’s points: 4', () => {
    expect(buildingKind('w_lawyer').prestige).toBe(4);
  });

  test('§15 joust field, market prices: the rulebook', () => {
    expect(options('joust_field')).toEqual([{ give: { deniers: 1, cloth: 1 }, get: { favor: 1 } }]);
    expect(options('n_market')).toEqual([{ give: { anyCube: 1 }, get: { deniers: 4 } }]);
    expect(options('w_market')).toEqual([{ give: { anyCube: 1 }, get: { deniers: 6 } }]);
  });

  test('§15 number of architects: 2', () => {
    expect(buildingKind('s_architect').copies).toBe(2);
  });

  test('§15 jeweller: included', () => {
    expect(IDS_OF.stone).toContain('s_jeweller');
  });

  test('§15 road length: 28', () => {
    expect([LAST_SPACE, PROVOST_REACH]).toEqual([28, 3]);
    expect(turn({ provost: 26 }).play('pass').offers('provost')[0]).toBe('2');
  });

  test('§15 [D2] when 2 PP of a delayed residence are scored: with the change', () => {
    const hands = [{ cubes: 'cloth' }, { cubes: 'food' }];
    const road = ['9 w_lawyer 0', '10 w_market 0'];
    const at = turn({ road, workers: ['road-9 0', 'road-10 1'], provost: 10, hands }).pass(
      'pass',
      'build residence 10 cloth',
    );
    expect([at.points(0), at.play('decline').points(0)]).toEqual([0, 2]);
  });

  test('§15 2-player start money: 5 each', () => {
    const { events } = caylus.setup({ seats: 2, options: [] }, { order: [seat(1), seat(0)], neutrals: NEUTRALS });
    expect(events[0]).toMatchObject({ kind: 'dealt', deniers: [5, 5] });
  });
});

import { describe, expect, test } from 'vitest';
import { caylus, costOf, workersBehind } from '../../../src/engines/caylus/index.ts';
import { NEUTRALS, seat, turn } from './support.ts';

const RIVAL = ['9 w_sawmill 1', '10 s_bank 1', '11 w_mason 0'];
/** Nobody has passed; it is the turn of seat 0. */
const fresh = { passed: [] };

describe('§3 income', () => {
  test('§3 two deniers, one for each residence, one for the library, two for the hotel; in turn order', () => {
    const road = ['1 residence 0', '9 p_library 0', '10 residence 1', '11 p_hotel 1', '12 p_granary 2'];
    const at = turn({ road, order: [2, 1, 0], passed: [2, 1] }).pass('pass');
    const [income] = at.told('income');
    expect(income?.incomes).toEqual([
      { seat: 2, base: 2, residences: 0, prestige: 0 },
      { seat: 1, base: 2, residences: 1, prestige: 2 },
      { seat: 0, base: 2, residences: 1, prestige: 1 },
    ]);
    expect([0, 1, 2].map((one) => at.hand(one))).toEqual(['24', '25', '22']);
  });

  test('§3 a residence that a prestige building has replaced no longer pays', () => {
    const at = turn({ road: ['9 p_statue 0'] }).pass('pass');
    expect(at.told('income')[0]?.incomes[0]).toEqual({ seat: 0, base: 2, residences: 0, prestige: 0 });
  });
});

describe('§4.1 where a worker may go', () => {
  test('§4.1 special buildings, the castle, and every road building with room, however far the provost is', () => {
    const at = turn({ ...fresh, road: RIVAL });
    expect(at.offers('worker')).toEqual([
      ...['gate', 'trading_post', 'merchants_guild', 'joust_field', 'stables', 'inn', 'castle'],
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16].map((space) => `road-${space}`),
    ]);
  });

  test('§4.1 a building with a worker is occupied', () => {
    const workers = ['gate 1', 'road-3 0', 'road-9 2', 'inn 1'];
    const at = turn({ ...fresh, road: RIVAL, workers });
    expect(at.refusal('worker gate')).toEqual({ kind: 'occupied', place: 'gate', by: [1] });
    expect(at.refusal('worker road-3')).toEqual({ kind: 'occupied', place: 'road-3', by: [0] });
    expect(at.refusal('worker road-9')).toEqual({ kind: 'occupied', place: 'road-9', by: [2] });
    expect(at.refusal('worker inn')).toEqual({ kind: 'occupied', place: 'inn', by: [1] });
  });

  test('§4.1 the stables have three slots, one for a player; the lowest free one is taken', () => {
    const at = turn({ seats: 5, ...fresh, workers: ['stables 3', 'stables 1'] });
    expect(at.play('worker stables').told('placed')[0]?.on).toEqual({
      kind: 'special',
      building: 'stables',
      number: 3,
    });
    expect(turn({ ...fresh, workers: ['stables 0'] }).refusal('worker stables')).toEqual({
      kind: 'alreadyThere',
      place: 'stables',
    });
    expect(
      turn({ seats: 5, ...fresh, workers: ['stables 3', 'stables 1', 'stables 2'] }).refusal('worker stables'),
    ).toEqual({
      kind: 'occupied',
      place: 'stables',
      by: [3, 1, 2],
    });
  });

  test('§4.1 §13 two players cannot use the stables', () => {
    expect(turn({ seats: 2, ...fresh }).refusal('worker stables')).toEqual({ kind: 'closed', place: 'stables' });
  });

  test('§4.1 at the inn only the left circle is chosen, also by the player on the right one', () => {
    const at = turn({ ...fresh, workers: ['inn-right 0'] }).play('worker inn');
    expect(at.state.specials.inn).toEqual({ left: 0, right: 0 });
  });

  test('§4.1 the castle queue: the next number, one worker for a player', () => {
    const at = turn({ ...fresh, workers: ['castle 1'] }).play('worker castle');
    expect(at.told('placed')[0]?.on).toEqual({ kind: 'castle', number: 2 });
    expect(turn({ ...fresh, workers: ['castle 0'] }).refusal('worker castle')).toEqual({
      kind: 'alreadyThere',
      place: 'castle',
    });
  });

  test('§4.1 never an empty space, a residence, or a prestige building', () => {
    const at = turn({ ...fresh, road: ['1 residence 0', '9 p_statue 0'] });
    expect(at.refusal('worker road-10')).toEqual({ kind: 'emptySpace', space: 10 });
    expect(at.refusal('worker road-1')).toEqual({ kind: 'noWorkersThere', space: 1, building: 'residence' });
    expect(at.refusal('worker road-9')).toEqual({ kind: 'noWorkersThere', space: 9, building: 'p_statue' });
  });
});

describe('§4.2 what a worker costs', () => {
  test.each([0, 1, 2, 3, 4])('§4.2 after %i of five have passed, one denier more than have passed', (number) => {
    const at = turn({ seats: 5, passed: [0, 1, 2, 3].slice(0, number) });
    const [placed] = at.play('worker castle').told('placed');
    expect(placed).toMatchObject({ seat: number, cost: 1 + number, reason: 'passed' });
  });

  test('§4.2 one’s own building costs 1', () => {
    const at = turn({ road: ['9 w_sawmill 2'] }).play('worker road-9');
    expect(at.told('placed')[0]).toMatchObject({ cost: 1, reason: 'ownBuilding' });
    expect(at.hand(2)).toBe('19');
  });

  test('§4.2 another player’s building costs as much as any', () => {
    expect(
      turn({ road: ['9 w_sawmill 1'] })
        .play('worker road-9')
        .told('placed')[0],
    ).toMatchObject({ cost: 3 });
  });

  test('§4.2 with a worker on the inn’s right circle every placement costs 1', () => {
    const at = turn({ workers: ['inn-right 2'] });
    expect(at.play('worker castle').told('placed')[0]).toMatchObject({ cost: 1, reason: 'inn' });
    expect(
      turn({ workers: ['inn-right 1'] })
        .play('worker castle')
        .told('placed')[0],
    ).toMatchObject({ cost: 3 });
  });

  test('§4.2 §5.6 a worker on the left circle brings no discount yet', () => {
    expect(
      turn({ workers: ['inn 2'] })
        .play('worker castle')
        .told('placed')[0],
    ).toMatchObject({ cost: 3 });
  });

  test('§4.2 §13 with two players 3 once the other has passed; own building 1, inn 1', () => {
    const at = turn({ seats: 2, road: ['9 w_sawmill 1'] });
    expect(at.play('worker castle').told('placed')[0]).toMatchObject({ cost: 3, reason: 'otherPassed' });
    const before = turn({ seats: 2, passed: [] }).play('worker castle');
    expect(before.told('placed')[0]).toMatchObject({ cost: 1, reason: 'passed' });
    expect(at.play('worker road-9').told('placed')[0]).toMatchObject({ cost: 1, reason: 'ownBuilding' });
    const inn = turn({ seats: 2, workers: ['inn-right 1'] });
    expect(inn.play('worker castle').told('placed')[0]).toMatchObject({ cost: 1, reason: 'inn' });
  });

  test('§4.2 who cannot pay may not place there', () => {
    const at = turn({ hands: [{}, {}, { deniers: 2 }], road: ['9 w_sawmill 2'] });
    expect(at.offers('worker')).toEqual(['road-9']);
    expect(at.refusal('worker castle')).toEqual({ kind: 'tooExpensive', place: 'castle', cost: 3, deniers: 2 });
  });

  test('§4.2 the inn comes before the own building: all reasons in order', () => {
    const { state } = turn({ road: ['9 w_sawmill 2'], workers: ['inn-right 2'] });
    expect(costOf(state, seat(2), 'road-9')).toEqual({ cost: 1, reason: 'inn' });
  });
});

describe('§4.3 the owner’s point', () => {
  test('§4.3 at the moment of placing, behind the provost as well, and not paid by the other', () => {
    const at = turn({ passed: [], road: ['9 w_sawmill 1'] }).play('worker road-9');
    expect(at.told('ownerScored')).toEqual([
      { kind: 'ownerScored', seat: 1, by: 0, building: 'w_sawmill', space: 9, points: 1 },
    ]);
    expect([at.points(0), at.points(1), at.hand(0)]).toEqual([0, 1, '19']);
    expect(at.open.players[1]?.parts.owner).toBe(1);
  });

  test('§4.3 also when the worker costs only 1 because of the inn', () => {
    expect(
      turn({ road: ['9 w_sawmill 1'], workers: ['inn-right 2'] })
        .play('worker road-9')
        .points(1),
    ).toBe(1);
  });

  test('§4.3 nothing for one’s own workers, unowned buildings, or the castle', () => {
    const at = turn({ passed: [], road: ['9 w_sawmill 0'] });
    for (const place of ['road-9', 'road-1', 'castle'])
      expect(at.play(`worker ${place}`).told('ownerScored')).toEqual([]);
  });
});

describe('§4.4 passing', () => {
  test('§4.4 the numbers of the bridge in the order of passing; the first gets a denier', () => {
    const at = turn({ passed: [], order: [1, 0, 2] }).play('pass', 'pass', 'pass');
    expect(at.told('passed')).toEqual([
      { kind: 'passed', seat: 1, number: 1, deniers: 1, reason: 'chosen' },
      { kind: 'passed', seat: 0, number: 2, deniers: 0, reason: 'chosen' },
      { kind: 'passed', seat: 2, number: 3, deniers: 0, reason: 'chosen' },
    ]);
    expect([at.hand(1), at.hand(0)]).toEqual(['21', '20']);
  });

  test('§4.4 who has passed is skipped and places no more', () => {
    const at = turn({ passed: [] }).play('pass', 'worker castle', 'worker gate');
    expect(at.awaits).toBe(1);
  });

  test('§4.4 [D1] who has no worker left passes when the turn comes, not earlier, and is told why', () => {
    const workers = ['gate 1', 'castle 1', 'inn 1', 'road-1 1', 'road-2 1', 'road-3 1'];
    const at = turn({ passed: [], workers });
    expect(at.told('passed')).toEqual([]);
    const next = at.play('worker road-4');
    expect(next.told('passed')).toEqual([{ kind: 'passed', seat: 1, number: 1, deniers: 1, reason: 'noWorker' }]);
    expect(next.awaits).toBe(2);
  });

  test('§4.4 [D1] the bridge follows the turn order: who passes anyway does not come before the one to move', () => {
    const at = turn({ passed: [], hands: [{}, {}, { deniers: 0 }] }).play('worker castle');
    expect([at.awaits, at.told('passed')]).toEqual([1, []]);
    expect(at.play('pass').told('passed')).toMatchObject([
      { seat: 1, number: 1, deniers: 1, reason: 'chosen' },
      { seat: 2, number: 2, deniers: 0, reason: 'noPlace' },
    ]);
  });

  test('§4.4 [D1] who can pay for no place passes, and gets the denier of the first', () => {
    const at = turn({ passed: [], hands: [{}, { deniers: 0 }] }).play('worker castle');
    expect(at.told('passed')).toEqual([{ kind: 'passed', seat: 1, number: 1, deniers: 1, reason: 'noPlace' }]);
    expect(at.hand(1)).toBe('1');
  });

  test('§4.4 [D1] a place that costs less is enough to go on', () => {
    const hands = [{}, {}, { deniers: 1 }];
    expect(turn({ hands, passed: [0], road: ['9 w_sawmill 2'] }).play('worker castle').awaits).toBe(2);
    expect(
      turn({ hands, passed: [0] })
        .play('worker castle')
        .told('passed')[0],
    ).toMatchObject({ seat: 2, number: 2 });
  });

  test('§4.4 one may pass on the first turn', () => {
    const { state } = caylus.setup({ seats: 3, options: [] }, { order: [0, 1, 2].map(seat), neutrals: NEUTRALS });
    expect([...caylus.legal(state, seat(0))].map(({ kind }) => kind)).toContain('pass');
  });
});

describe('§4.5 workers', () => {
  test('§4.5 a worker on the inn’s right circle is one of the six', () => {
    const at = turn({ workers: ['inn 0'] }).pass('pass');
    expect([at.state.round, at.state.players.map(({ workers }) => workers)]).toEqual([2, [5, 6, 6]]);
  });

  test('§7.5 how many workers are behind a space, for whoever moves the provost', () => {
    const { state } = turn({ workers: ['road-6 0', 'road-7 0', 'road-8 1'] });
    expect(([6, 7, 8] as const).map((space) => workersBehind(state, space))).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });
});

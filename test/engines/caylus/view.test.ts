import { describe, expect, test } from 'vitest';
import { type Caylus, caylus, type Event } from '../../../src/engines/caylus/index.ts';
import type { PartialMove } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { seat, turn } from './support.ts';

const at = turn({
  workers: ['castle 0', 'stables 1'],
  road: ['9 w_market 0'],
  hands: [{ cubes: 'food+gold+wood', points: 3 }],
});

describe('everything is open', () => {
  test('the view is the state, with what is asked and the points of each seat', () => {
    const { step, players, ...rest } = at.open;
    const { players: ownPlayers, ...others } = at.state;
    expect(rest).toEqual(others);
    expect(step).toEqual({ kind: 'place', seat: 2 });
    expect(players[0]).toMatchObject({ ...ownPlayers[0], seat: 0, points: 3, parts: { favors: 3, castle: 0 } });
  });

  test('no seat knows anything in addition, and everybody sees every event', () => {
    expect(caylus.hasSecrets).toBe(false);
    expect(caylus.own(at.state, seat(0))).toEqual({});
    const event: Event = { kind: 'stayedAtInn', seat: seat(1) };
    expect(caylus.sight(event, 'table')).toEqual(event);
    expect(caylus.sight(event, seat(2))).toEqual(event);
    expect(caylus.redeal(at.state, 'table', seeded('redeal'))).toEqual(at.state);
  });

  test('a closed table shows how it ended', () => {
    expect(caylus.ended(caylus.open(at.state), null).step).toEqual({ kind: 'over', standings: null });
  });
});

test('every phase of every round is a stage of its own', () => {
  const stages = [at, at.play('pass'), at.pass('pass')].map(({ state }) => caylus.stage(state));
  expect(stages).toEqual([1, 3, 5]); // Placing, provost, castle.
  expect(caylus.stage(turn({ bailiff: 7 }).state)).toBe(8);
});

test('nothing is ever revealed: every move can be taken back', () => {
  const played = caylus.play(at.state, seat(2), { kind: 'pass' }, seeded('undo'));
  expect(played).toMatchObject({ ok: true, value: { revealed: 'nothing' } });
});

test('moving the provost back can harm others, and it can always be left', () => {
  expect([-1, 0, 2].map((by) => caylus.harms({ kind: 'moveProvost', by }))).toEqual([true, false, false]);
  expect(caylus.harms({ kind: 'pass' })).toBe(false);
});

test('names that do not exist are refused as such; a move of another step says what comes first', () => {
  const refuse = (move: object, position = at) => {
    const read = caylus.readMove(move);
    if (!read.ok) throw new Error('it is malformed');
    const played = caylus.play(position.state, seat(position.awaits ?? 0), read.value, seeded('x'));
    return played.ok || played.error.kind !== 'illegal' ? null : played.error.violation;
  };
  expect(refuse({ kind: 'placeWorker', place: 'bridge' })).toEqual({ kind: 'noSuchName', name: 'bridge' });
  expect(refuse({ kind: 'placeWorker', place: '__proto__' })).toEqual({ kind: 'noSuchName', name: '__proto__' });
  expect(refuse({ kind: 'stopBuilding' })).toEqual({ kind: 'notNow', step: 'place' });
  expect(refuse({ kind: 'decline' })).toEqual({ kind: 'notNow', step: 'place' });
  const market = turn({ workers: ['road-5 0'], hands: [{ cubes: 'gold' }] }).pass('pass');
  expect(refuse({ kind: 'trade', option: 0, give: ['silver'], take: [] }, market)).toEqual({
    kind: 'noSuchName',
    name: 'silver',
  });
  const farm = turn({ workers: ['road-1 0'] }).pass('pass');
  expect(refuse({ kind: 'produce', cube: 'silver' }, farm)).toEqual({ kind: 'noSuchName', name: 'silver' });
  const carpenter = turn({ workers: ['road-6 0'], hands: [{ cubes: 'food+wood' }] }).pass('pass');
  expect(refuse({ kind: 'build', building: 'shed', space: 9, pay: [] }, carpenter)).toEqual({
    kind: 'noSuchName',
    name: 'shed',
  });
  const favor = turn({ workers: ['joust_field 0'], hands: [{ cubes: 'cloth' }] }).play('pass', 'trade 0 cloth -');
  expect(refuse({ kind: 'chooseTrack', track: 'gold' }, favor)).toEqual({ kind: 'noSuchName', name: 'gold' });
});

test('questions: what has a single answer is not asked', () => {
  const carpenter = turn({ workers: ['road-6 0'], hands: [{ cubes: 'food+wood' }] }).pass('pass');
  const ask = (partial: PartialMove<Caylus['Move']>) => caylus.choices(carpenter.state, seat(0), partial);
  expect(ask({ kind: 'build' })).toMatchObject({
    parameter: 'building',
    values: ['w_farm_food', 'w_farm_cloth', 'w_sawmill', 'w_quarry', 'w_market', 'w_peddler', 'w_mason'],
  });
  expect(ask({ kind: 'build', building: 'w_mason' })).toEqual({
    complete: { kind: 'build', building: 'w_mason', space: 9, pay: ['food', 'wood'] },
  });
  const rich = turn({ workers: ['road-6 0'], hands: [{ cubes: 'food+gold+wood' }] }).pass('pass');
  expect(caylus.choices(rich.state, seat(0), { kind: 'build', building: 'w_market' })).toEqual({
    parameter: 'pay',
    kind: 'bag',
    values: ['food', 'gold', 'wood'],
    min: 2,
    max: 2,
    suggested: [
      ['food', 'wood'],
      ['gold', 'wood'],
    ],
  });
});

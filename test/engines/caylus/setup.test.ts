import { describe, expect, test } from 'vitest';
import { caylus, NEUTRAL_IDS } from '../../../src/engines/caylus/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { NEUTRALS, positionOf, seat } from './support.ts';

const begin = (seats: number, order: readonly number[]) => {
  const { state, events } = caylus.setup({ seats, options: [] }, { order: order.map(seat), neutrals: NEUTRALS });
  return positionOf(state, events);
};

describe('§1 the set-up', () => {
  test('§1.1 two to five players, no options', () => {
    expect(caylus.seats([])).toEqual({ min: 2, max: 5 });
    expect(caylus.options).toEqual([]);
  });

  test('§1.1 §1.2 turn order and neutral buildings are dealt at random', () => {
    const deals = Array.from({ length: 200 }, (_, i) => caylus.deal({ seats: 3, options: [] }, seeded(`deal ${i}`)));
    expect(new Set(deals.map(({ order }) => order.join())).size).toBe(6);
    expect(new Set(deals.map(({ neutrals }) => neutrals[0])).size).toBe(6);
    for (const { neutrals } of deals) expect(neutrals.toSorted()).toEqual(NEUTRAL_IDS.toSorted());
  });

  test('§1.2 neutral buildings on spaces 1 to 6, the printed ones on 7, 8, and 16, all others empty', () => {
    const { on } = begin(3, [0, 1, 2]);
    expect([1, 2, 3, 4, 5, 6].map(on)).toEqual(NEUTRALS);
    expect([7, 8, 16].map(on)).toEqual(['f_peddler', 'f_carpenter', 'f_gold_mine']);
    expect([9, 15, 17, 28].map(on)).toEqual(['-', '-', '-', '-']);
  });

  test('§1.3 §1.6 bailiff and provost on space 6, the stage is the dungeon', () => {
    expect(begin(3, [0, 1, 2]).state).toMatchObject({
      bailiff: 6,
      provost: 6,
      stage: 'dungeon',
      counted: [],
      round: 1,
    });
  });

  test('§1.4 six workers, two food, a wood, no points, no marker moved', () => {
    for (const player of begin(4, [0, 1, 2, 3]).open.players) {
      expect(player.cubes).toEqual({ food: 2, wood: 1, stone: 0, cloth: 0, gold: 0 });
      expect(player.markers).toEqual({ prestige: 0, deniers: 0, resources: 0, buildings: 0 });
      expect([player.workers, player.points]).toEqual([6, 0]);
    }
  });

  test.each([
    [2, [5, 5]],
    [3, [5, 6, 6]],
    [4, [5, 6, 6, 7]],
    [5, [5, 6, 6, 7, 7]],
  ])('§1.5 the deniers of %i players by place in the turn order', (seats, byPlace) => {
    const order = Array.from({ length: seats }, (_, i) => seats - 1 - i);
    const at = begin(seats, order);
    expect(at.told('dealt')[0]?.deniers).toEqual(byPlace.toReversed());
    expect(order.map((one) => at.state.players[one]!.deniers)).toEqual(byPlace.map((deniers) => deniers + 2));
  });

  test('§1.7 the first round begins with its income: the first player has 7 deniers, and is asked first', () => {
    const at = begin(3, [2, 0, 1]);
    expect(at.hand(2)).toBe('7 food+food+wood');
    expect([at.awaits, at.step]).toEqual([2, 'place']);
    expect(at.kinds()).toEqual(['dealt', 'roundBegan', 'phaseBegan', 'income', 'phaseBegan']);
  });
});

test('deals written by hand need each seat and each neutral building once', () => {
  const config = { seats: 3, options: [] };
  const read = (value: object) => caylus.readDeal(config, { order: [0, 1, 2], neutrals: NEUTRALS, ...value });
  expect(read({})).toMatchObject({ ok: true });
  expect(read({ order: [0, 1] })).toEqual({ ok: false, error: 'the order needs each seat from 0 to 2 once' });
  expect(read({ order: [0, 1, 1] })).toMatchObject({ ok: false });
  expect(read({ order: [0, 1, 2, 3] })).toMatchObject({ ok: false });
  expect(read({ neutrals: NEUTRALS.slice(1) })).toEqual({
    ok: false,
    error: 'each neutral building has to be there once',
  });
  expect(read({ neutrals: [...NEUTRALS.slice(1), 'n_forest'] })).toMatchObject({ ok: false });
});

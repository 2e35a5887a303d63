import { describe, expect, test } from 'vitest';
import type { Holding } from './support.ts';
import { amount, turn } from './support.ts';

/** Seat 0's worker is activated on space 9 (or another), in a building of seat 0 or of `owner`. */
const working = (building: string, cubes = '', more: { readonly owner?: number; readonly deniers?: number } = {}) => {
  const { owner = 0, deniers = 20 } = more;
  const hands: readonly Holding[] = [{ deniers, cubes }];
  return turn({ road: [`9 ${building} ${owner}`], workers: ['road-9 0'], provost: 9, hands }).pass('pass');
};

/** The same on one of the spaces 1 to 8 or 16. */
const printed = (space: number, cubes = '', deniers = 20) =>
  turn({ workers: [`road-${space} 0`], provost: space, hands: [{ deniers, cubes }] }).pass('pass');

const gains = (at: ReturnType<typeof turn>) => at.told('produced').map(({ gain }) => amount(gain));

describe('§7 road buildings', () => {
  test('§7.1 from space 1 up to and including the provost, in order of spaces', () => {
    const workers = ['road-6 0', 'road-4 1', 'road-3 2', 'road-7 1'];
    const at = turn({ workers, hands: [{ cubes: '' }] }).pass('pass');
    expect(at.told('activated').map(({ space }) => space)).toEqual([3, 4, 6]);
  });

  test('§7.1 space 1 is always active', () => {
    const at = turn({
      workers: ['road-1 0', 'road-3 1'],
      provost: 1,
      neutrals: ['n_sawmill', 'n_farm', 'n_quarry', 'n_forest', 'n_market', 'n_carpenter'],
    }).pass('pass');
    expect(at.told('activated').map(({ space }) => space)).toEqual([1]);
  });

  test('§7.2 after the effect the worker goes home', () => {
    const at = turn({ workers: ['road-3 0', 'road-5 1'], hands: [{}, { cubes: 'food' }] }).pass('pass');
    expect([at.awaits, at.step]).toEqual([1, 'trade']);
    expect(at.state.players[0]?.workers).toBe(6);
    expect(at.state.players[1]?.workers).toBe(5);
  });

  test('§7.3 production is compulsory: with a choice one option has to be taken', () => {
    const at = printed(1);
    expect(at.legal()).toEqual(['produce food', 'produce cloth']);
    expect(at.refusal('decline')).toEqual({ kind: 'compulsory' });
    expect(at.refusal('produce gold')).toEqual({ kind: 'notProduced', cube: 'gold', cubes: ['food', 'cloth'] });
  });

  test('§7.3 with one option it is taken without a question, and told', () => {
    const at = printed(3);
    expect(at.told('produced')).toEqual([
      { kind: 'produced', seat: 0, source: { kind: 'worker', building: 'n_sawmill', space: 3 }, gain: { wood: 1 } },
    ]);
    expect(at.hand(0)).toBe('22 wood');
  });

  test('§7.3 every other effect may be declined', () => {
    const at = printed(5, 'food').play('decline');
    expect(at.told('declined')).toEqual([
      { kind: 'declined', seat: 0, source: { kind: 'worker', building: 'n_market', space: 5 } },
    ]);
    expect(at.hand(0)).toBe('22 food');
  });

  test('§7.3 what cannot be paid is skipped, and told', () => {
    expect(printed(5).told('skipped')).toEqual([
      {
        kind: 'skipped',
        seat: 0,
        source: { kind: 'worker', building: 'n_market', space: 5 },
        reason: 'cannotPay',
        sort: null,
      },
    ]);
  });

  test('§7.4 each activation is done once', () => {
    const at = working('w_peddler').play('trade 1 - food+wood');
    expect([at.state.round, at.hand(0)]).toEqual([2, '20 food+wood']);
  });

  test('§7.5 workers behind the provost go home with no effect and no refund; their owners keep the point', () => {
    const at = turn({ road: ['9 w_sawmill 1'], workers: ['road-7 0'], passed: [0, 1] }).pass('worker road-9', 'pass');
    expect(at.told('sentHome')).toEqual([
      {
        kind: 'sentHome',
        workers: [
          { seat: 0, building: 'f_peddler', space: 7 },
          { seat: 2, building: 'w_sawmill', space: 9 },
        ],
      },
    ]);
    expect(at.told('produced')).toEqual([]);
    expect([at.points(1), at.hand(2)]).toEqual([1, '19']);
    expect(at.state.players.map(({ workers }) => workers)).toEqual([6, 6, 6]);
  });

  test('§7.6 a tile built in phase 5 has no worker and does nothing in this round', () => {
    const at = turn({ workers: ['road-6 0'], provost: 9, hands: [{ cubes: 'food+wood' }] }).pass(
      'pass',
      'build w_sawmill 9 food+wood',
    );
    expect(at.told('activated').map(({ space }) => space)).toEqual([6]);
    expect(at.on(9)).toBe('w_sawmill 0');
  });

  test('§7.2 a building of another player works for the worker’s owner', () => {
    const at = working('w_sawmill', '', { owner: 1 });
    expect([at.hand(0), at.hand(1)]).toEqual(['22 wood+wood', '22']);
  });
});

describe('§7 production', () => {
  test.each([
    [1, 'n_farm', ['food', 'cloth']],
    [2, 'n_forest', ['food', 'wood']],
  ])('§7 space %i, %s: one of two cubes', (space, _id, cubes) => {
    const at = printed(space);
    expect(at.offers('produce')).toEqual(cubes);
    for (const cube of cubes) expect(at.play(`produce ${cube}`).hand(0)).toBe(`22 ${cube}`);
  });

  test.each([
    [3, 'wood'],
    [4, 'stone'],
    [16, 'gold'],
  ])('§7 space %i produces a cube of %s', (space, cube) => {
    expect(printed(space).hand(0)).toBe(`22 ${cube}`);
  });

  test.each([
    ['w_farm_food', { food: '2 food', cloth: '1 cloth' }],
    ['w_farm_cloth', { food: '1 food', cloth: '2 cloth' }],
  ])('§7 %s: two of its cube or one of the other', (id, options) => {
    for (const [cube, gain] of Object.entries(options))
      expect(gains(working(id).play(`produce ${cube}`))).toEqual([gain]);
  });

  test.each([
    ['w_sawmill', '2 wood'],
    ['w_quarry', '2 stone'],
    ['s_farm', '2 food + 1 cloth'],
    ['s_park', '2 wood + 1 food'],
    ['s_workshop', '2 stone + 1 cloth'],
  ])('§7 §7.2 %s produces %s, and its owner gets nothing more for an own worker', (id, gain) => {
    const at = working(id);
    expect(gains(at)).toEqual([gain]);
    expect(at.state.round).toBe(2);
  });
});

describe('§7 the owner’s bonus', () => {
  test.each([
    ['s_farm', ['food', 'cloth']],
    ['s_park', ['wood', 'food']],
    ['s_workshop', ['stone', 'cloth']],
  ])('§7.2 of %s: one of two cubes, compulsory, after another player’s worker', (id, cubes) => {
    const at = working(id, '', { owner: 1 });
    expect([at.awaits, at.step, at.offers('produce')]).toEqual([1, 'produce', cubes]);
    expect(at.refusal('decline')).toEqual({ kind: 'compulsory' });
    for (const cube of cubes) {
      const done = at.play(`produce ${cube}`);
      expect(done.hand(1)).toBe(`22 ${cube}`);
      expect(done.told('produced')[1]).toMatchObject({ seat: 1, source: { kind: 'owner', building: id, space: 9 } });
    }
  });

  test('§7.2 nothing for the owner when the building is not activated', () => {
    const at = turn({ road: ['9 s_farm 1'], workers: ['road-9 0'], provost: 8 }).pass('pass');
    expect(at.told('produced')).toEqual([]);
  });

  test('§7.2 nothing for the owner of any other building', () => {
    expect(working('w_quarry', '', { owner: 1 }).told('produced')).toHaveLength(1);
  });
});

describe('§7 trades', () => {
  test.each([
    ['n_market', 4],
    ['w_market', 6],
  ])('§7 %s: exactly one cube of any kind, gold included, for %i deniers', (id, deniers) => {
    const cubes = 'food+gold+gold';
    const at = id === 'n_market' ? printed(5, cubes) : working(id, cubes);
    expect(at.offers('trade')).toEqual(['0 food -', '0 gold -']);
    expect(at.play('trade 0 gold -').told('traded')).toMatchObject([{ give: { gold: 1 }, gain: { deniers } }]);
    expect(at.refusal('trade 0 gold+gold -')).toMatchObject({ kind: 'wrongCubes' });
    expect(at.refusal('trade 0 wood -')).toEqual({ kind: 'cannotPay', missing: { wood: 1 } });
    expect(at.play('trade 0 food -').hand(0)).toBe(`${22 + deniers} gold+gold`);
  });

  test('§7 the printed peddler: two deniers for a cube, not gold', () => {
    const at = printed(7);
    expect(at.offers('trade')).toEqual(['0 - cloth', '0 - food', '0 - stone', '0 - wood']);
    expect(at.refusal('trade 0 - gold')).toMatchObject({ kind: 'wrongGain', cubes: ['gold'] });
    expect(at.play('trade 0 - stone').hand(0)).toBe('20 stone');
  });

  test('§7 the peddler: a denier for one cube or two for two, the same or different', () => {
    const at = working('w_peddler');
    expect(at.offers('trade')).toHaveLength(4 + 10);
    expect(at.play('trade 0 - food').hand(0)).toBe('21 food');
    expect(at.play('trade 1 - cloth+cloth').hand(0)).toBe('20 cloth+cloth');
    expect(at.refusal('trade 1 - food')).toMatchObject({ kind: 'wrongGain' });
    expect(working('w_peddler', '', { deniers: 1 }).offers('trade')).toHaveLength(4);
  });

  test.each([
    ['s_church', '', ['0 - -', '1 - -'], [3, 5], [20, 18]],
    ['s_tailor', 'cloth+cloth+cloth', ['0 cloth+cloth -', '1 cloth+cloth+cloth -'], [4, 6], [22, 22]],
    ['s_jeweller', 'gold+gold', ['0 gold -', '1 gold+gold -'], [5, 9], [22, 22]],
  ] as const)('§7 %s trades for points', (id, cubes, offers, points, deniers) => {
    const at = working(id, cubes);
    expect(at.offers('trade')).toEqual(offers);
    for (const [i, offer] of offers.entries()) {
      const done = at.play(`trade ${offer}`);
      expect([done.points(0), done.open.players[0]?.parts.trades]).toEqual([points[i], points[i]]);
      expect(done.open.players[0]?.deniers).toBe(deniers[i]);
    }
  });

  test.each([
    ['s_church', '', 3, 1],
    ['s_church', '', 1, 0],
    ['s_tailor', 'cloth+cloth', 20, 1],
    ['s_tailor', 'cloth', 20, 0],
    ['s_bank', '', 4, 1],
    ['s_bank', '', 1, 0],
    ['s_alchemist', 'food+gold+gold+wood', 20, 1],
    ['s_alchemist', 'food+gold+gold', 20, 0],
    ['s_jeweller', 'gold', 20, 1],
    ['s_jeweller', 'food', 20, 0],
  ])('§7 %s with %j and %i deniers has %i options', (id, cubes, deniers, options) => {
    const at = turn({ road: [`9 ${id} 0`], workers: ['road-9 0'], provost: 9, hands: [{ deniers, cubes }] }).pass(
      'pass',
    );
    expect(new Set(at.offers('trade').map((line) => line[0])).size).toBe(options);
    expect(at.told('skipped')).toHaveLength(options === 0 ? 1 : 0);
  });

  test('§7 the bank: two deniers for a gold or five for two', () => {
    const at = working('s_bank');
    expect(at.play('trade 0 - gold').hand(0)).toBe('20 gold');
    expect(at.play('trade 1 - gold+gold').hand(0)).toBe('17 gold+gold');
  });

  test('§7 the alchemist: two plain cubes for a gold or four for two, in any mixture', () => {
    const at = working('s_alchemist', 'food+food+stone+stone+gold');
    expect(at.offers('trade')).toEqual([
      '0 food+food gold',
      '0 food+stone gold',
      '0 stone+stone gold',
      '1 food+food+stone+stone gold+gold',
    ]);
    expect(at.refusal('trade 0 food+gold gold')).toMatchObject({ kind: 'wrongCubes' });
    expect(at.play('trade 1 food+food+stone+stone gold+gold').hand(0)).toBe('22 gold+gold+gold');
  });

  test('§7.4 no option exists that is not printed', () => {
    expect(working('s_bank').refusal('trade 2 - gold')).toEqual({ kind: 'noSuchOption', option: 2, options: 2 });
    expect(working('s_bank').refusal('trade 0 - -')).toMatchObject({ kind: 'wrongGain' });
  });
});

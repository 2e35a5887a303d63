import { describe, expect, test } from 'vitest';
import { BUILDINGS, buildingsFor, stockOf } from '../../../src/engines/caylus/index.ts';
import { builder, EVERYTHING, RESIDENCE } from './builder.ts';
import { seat, turn } from './support.ts';

describe('§8.2 residences', () => {
  const RIVALS = ['10 w_sawmill 0', '11 w_quarry 1', '12 s_bank 0', '13 residence 0', '14 p_statue 0'];

  test('§8.2 any neutral building, or one’s own wood or stone building; never anything else', () => {
    const at = builder('residence', 'cloth', { road: RIVALS, provost: 9 });
    expect(at.offers('build')).toEqual([1, 2, 3, 4, 5, 6, 10, 12].map((space) => `residence ${space} cloth`));
    for (const [space, building] of [
      [7, 'f_peddler'],
      [8, 'f_carpenter'],
      [9, 'w_lawyer'],
      [11, 'w_quarry'],
      [13, 'residence'],
      [14, 'p_statue'],
      [16, 'f_gold_mine'],
      [20, null],
    ])
      expect(at.refusal(`build residence ${space} cloth`)).toEqual({ kind: 'notReplaceable', space, building });
  });

  test('§8.2 a cloth and a denier, two points, a denier of income from the next phase 1', () => {
    const at = builder('residence', 'cloth+cloth').play('build residence 3 cloth');
    expect(at.told('built')[0]).toMatchObject({ paid: { cloth: 1, deniers: 1 }, points: 2, replaced: 'n_sawmill' });
    expect([at.on(3), at.points(0), at.hand(0)]).toEqual(['residence 0', 2, '22 cloth']); // 20 - 1 + 2 + 1
    const poor = builder('residence', 'cloth', { deniers: 0 });
    const { state } = turn({ hands: [{ cubes: 'cloth', deniers: 0 }] });
    expect(buildingsFor(state, seat(0), 'residence', {})).toEqual([]);
    expect(poor.told('skipped')).toMatchObject([{ reason: 'cannotPay' }]);
    expect(builder('residence', 'food+gold').told('skipped')).toMatchObject([{ reason: 'cannotPay' }]);
  });

  test('§8.2 the replaced neutral tile leaves the game, a wood or stone tile goes back to the stock', () => {
    const at = builder('residence', 'cloth', { road: ['10 w_quarry 0'] }).play('build residence 10 cloth');
    expect(at.on(10)).toBe('residence 0');
    expect(stockOf(at.state, 'w_quarry')).toBe(1);
    const next = turn({
      road: ['9 w_lawyer 0', '10 residence 0'],
      workers: ['road-8 1'],
      provost: 9,
      hands: [{}, { cubes: 'food+wood' }],
    });
    expect(next.pass('pass').offers('build')).toContain('w_quarry 11 food+wood');
  });

  test('§8.2 the owner keeps the points of a replaced building and gets no refund', () => {
    const before = turn({
      road: ['9 w_lawyer 0', '10 s_bank 0'],
      workers: ['road-9 0'],
      provost: 9,
      hands: [{ cubes: 'cloth', points: 6 }],
    });
    const at = before.pass('pass').play('build residence 10 cloth');
    expect([at.points(0), at.hand(0)]).toEqual([8, '22']); // 20 - 1 + 2 + 1
  });

  describe('a worker on the target', () => {
    const waiting = builder('residence', 'cloth+cloth+cloth', {
      workers: ['road-12 1'],
      road: ['10 w_sawmill 0', '11 w_farm_food 0', '12 w_quarry 0'],
      provost: 12,
    });
    const planned = waiting.play('build residence 12 cloth');
    /** On a marketplace whose worker is to sell next. */
    const paid = turn({
      road: ['9 w_lawyer 0', '10 w_market 0'],
      workers: ['road-9 0', 'road-10 1'],
      provost: 10,
      hands: [{ cubes: 'cloth' }, { cubes: 'food' }],
    }).pass('pass', 'build residence 10 cloth');

    test('§8.2 the price is paid at once; the change is told and waits', () => {
      expect([paid.step, paid.hand(0), paid.on(10)]).toEqual(['trade', '19', 'w_market 0']);
      expect(planned.told('residencePlanned')).toEqual([
        {
          kind: 'residencePlanned',
          seat: 0,
          source: { kind: 'worker', building: 'w_lawyer', space: 9 },
          space: 12,
          paid: { cloth: 1, deniers: 1 },
          building: 'w_quarry',
        },
      ]);
    });

    test('§8.2 the building works normally, and changes directly after the worker has gone home', () => {
      const kinds = planned.kinds().slice(planned.kinds().indexOf('residencePlanned'));
      expect(kinds.slice(0, 4)).toEqual(['residencePlanned', 'activated', 'produced', 'residenceCompleted']);
      expect(planned.told('produced')).toMatchObject([{ seat: 1, gain: { stone: 2 } }]);
      expect(planned.on(12)).toBe('residence 0');
    });

    test('§8.2 [D2] the two points are scored with the change', () => {
      expect([paid.step, paid.points(0), paid.on(10)]).toEqual(['trade', 0, 'w_market 0']);
      const done = paid.play('decline');
      expect([done.points(0), done.on(10)]).toEqual([2, 'residence 0']);
      expect(done.told('residenceCompleted')).toEqual([
        { kind: 'residenceCompleted', seat: 0, space: 10, points: 2, replaced: 'w_market' },
      ]);
    });

    test('§8.2 beyond the provost the change happens at the end of phase 5, when the workers go home', () => {
      const at = builder('residence', 'cloth', { workers: ['road-10 1'], road: ['10 w_market 0'], provost: 9 }).play(
        'build residence 10 cloth',
      );
      const kinds = at.kinds();
      expect(kinds.slice(kinds.indexOf('sentHome')).slice(0, 2)).toEqual(['sentHome', 'residenceCompleted']);
      expect([at.on(10), at.points(0)]).toEqual(['residence 0', 2]);
    });

    test('§8.2 [D3] a building with a waiting change cannot be chosen again', () => {
      const at = turn({
        road: ['9 w_lawyer 0', '10 w_market 0'],
        workers: ['road-9 0', 'road-10 1', 'joust_field 0'],
        provost: 10,
        stage: 'walls',
        hands: [{ cubes: 'cloth+cloth+cloth', markers: { buildings: 3 } }],
      }).pass('pass', 'trade 0 cloth -', 'track buildings', 'level 4', 'build residence 10 cloth');
      expect(at.step).toBe('build');
      expect(at.offers('build')).not.toContain('residence 10 cloth');
      expect(at.refusal('build residence 10 cloth')).toEqual({ kind: 'alreadyPlanned', space: 10 });
    });

    test('§8.2 [D4] a worker stands on its building until the effect and all its favors are finished', () => {
      const at = turn({
        road: ['9 w_mason 0'],
        workers: ['road-9 0'],
        provost: 9,
        stage: 'walls',
        hands: [{ cubes: 'cloth+cloth+stone', markers: { buildings: 3 } }],
      }).pass('pass', 'build s_church 10 cloth+stone', 'track buildings', 'level 4');
      const planned = at.play('build residence 9 cloth');
      const kinds = planned.kinds();
      expect(kinds.slice(kinds.indexOf('residencePlanned')).slice(0, 2)).toEqual([
        'residencePlanned',
        'residenceCompleted',
      ]);
      expect([planned.on(9), planned.told('residencePlanned')[0]?.building]).toEqual(['residence 0', 'w_mason']);
    });
  });

  test('§8.2 in phase 6 the change is always immediate', () => {
    const at = turn({
      workers: ['castle 0'],
      stage: 'walls',
      hands: [{ cubes: 'food+wood+stone+cloth', markers: { buildings: 3 } }],
    })
      .pass('pass')
      .play('house food+stone+wood', 'track buildings', 'level 4', 'build residence 1 cloth');
    expect(at.told('built')).toMatchObject([{ building: 'residence', space: 1, replaced: 'n_farm' }]);
  });
});

describe('§8.3 prestige buildings', () => {
  test('§8.3 on one’s own residence, chosen among several; its tile and income go, its points stay', () => {
    const at = builder('prestige', 'stone+stone+gold', {
      road: ['10 residence 0', '11 residence 1', '12 residence 0'],
    });
    expect(at.offers('build')).toEqual(['p_statue 10 gold+stone+stone', 'p_statue 12 gold+stone+stone']);
    expect(at.refusal('build p_statue 11 gold+stone+stone')).toEqual({ kind: 'notYourResidence', space: 11 });
    expect(at.refusal('build p_statue 1 gold+stone+stone')).toEqual({ kind: 'notYourResidence', space: 1 });
    const built = at.play('build p_statue 12 gold+stone+stone');
    expect(built.told('built')).toMatchObject([{ replaced: 'residence' }]);
    expect(built.points(0) - at.points(0)).toBe(7);
    const done = built.play('track prestige');
    expect(done.told('income')[0]?.incomes[0]).toMatchObject({ residences: 1, prestige: 0 });
  });

  test('§8.3 not on a residence that still waits', () => {
    const at = turn({
      road: ['9 w_lawyer 0', '10 s_architect 0', '11 w_market 0'],
      workers: ['road-9 0', 'road-10 0', 'road-11 1'],
      provost: 11,
      hands: [{ cubes: 'cloth+stone+stone+gold' }],
    }).pass('pass', 'build residence 11 cloth');
    expect(at.told('skipped')).toMatchObject([
      { reason: 'nothingToReplace', sort: 'prestige' },
      { reason: 'cannotPay' },
    ]);
  });

  test('§8.3 each exists once, and none is ever replaced', () => {
    const at = builder('prestige', EVERYTHING, { road: ['10 residence 0', '11 p_statue 1'] });
    expect(at.refusal('build p_statue 10 gold+stone+stone')).toEqual({ kind: 'noTileLeft', building: 'p_statue' });
    expect(
      BUILDINGS.filter(({ class: klass }) => klass === 'prestige').every(({ isConvertible }) => !isConvertible),
    ).toBe(true);
  });

  test('§8.3 §11 the monument brings two favors', () => {
    const at = builder('prestige', 'stone+stone+stone+stone+gold+gold', { road: RESIDENCE });
    const built = at.play('build p_monument 10 gold+gold+stone+stone+stone+stone');
    expect(built.open.pending).toEqual([{ seat: 0, source: 'p_monument', left: 2 }]);
    const second = built.play('track prestige');
    expect([second.step, second.open.pending]).toEqual(['track', [{ seat: 0, source: 'p_monument', left: 1 }]]);
    expect(second.offers('track')).toEqual(['deniers', 'resources', 'buildings']);
  });

  test('§8.3 library and hotel pay from the next phase 1', () => {
    const library = builder('prestige', 'wood+wood+wood+gold', { road: RESIDENCE }).play(
      'build p_library 10 gold+wood+wood+wood',
    );
    expect(library.told('income')[0]?.incomes[0]).toMatchObject({ residences: 0, prestige: 1 });
    const hotel = builder('prestige', 'stone+stone+stone+gold+gold', { road: RESIDENCE }).play(
      'build p_hotel 10 gold+gold+stone+stone+stone',
    );
    expect(hotel.told('income')[0]?.incomes[0]).toMatchObject({ residences: 0, prestige: 2 });
  });
});

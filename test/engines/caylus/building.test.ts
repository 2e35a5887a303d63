import { describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  type BuildingKind,
  type BuiltClass,
  type BuiltId,
  stockOf,
} from '../../../src/engines/caylus/index.ts';
import { builder, EVERYTHING, RESIDENCE } from './builder.ts';
import { turn } from './support.ts';

/** A bag that pays for a building, with a wood as the cube of any kind. */
const payment = ({ price }: BuildingKind): string => {
  const bag = (['cloth', 'food', 'gold', 'stone', 'wood'] as const).flatMap((cube) =>
    Array.from({ length: price?.[cube] ?? 0 }, () => cube),
  );
  return [...bag, ...(price?.anyCube ? ['wood'] : [])].join('+');
};

describe('§8 building', () => {
  test.each(
    BUILDINGS.filter(({ price, class: klass }) => price !== null && klass !== 'residence').map(
      (one) => [one.id, one] as const,
    ),
  )('§8 %s: its full price, its points and favors at once, its owner; not without a cube of the price', (id, one) => {
    const sort = one.class as BuiltClass; // Those with a price.
    const pay = payment(one);
    const space = sort === 'stone' || sort === 'prestige' ? 10 : 9;
    const road = sort === 'prestige' ? RESIDENCE : [];
    const at = builder(sort, pay, { road });
    const built = at.play(`build ${id} ${space} ${pay}`);
    expect(built.on(space)).toBe(`${id} 0`);
    expect(built.hand(0)).toBe(one.favors > 0 ? '20' : `${22 + one.income}`);
    expect(built.open.players[0]?.parts.buildings).toBe(one.prestige);
    expect(built.step).toBe(one.favors > 0 ? 'track' : 'place');
    expect(built.open.pending).toEqual(one.favors > 0 ? [{ seat: 0, source: id, left: one.favors }] : []);
    expect(built.told('built')).toMatchObject([
      { seat: 0, building: id, space, points: one.prestige, favors: one.favors },
    ]);
    const [, ...short] = pay.split('+');
    expect(
      builder(sort, short.join('+'), { road })
        .offers('build')
        .filter((line) => line.startsWith(`${id} `)),
    ).toEqual([]);
    expect(stockOf(built.state, id as BuiltId)).toBe((one.copies ?? 0) - 1); // It has a price.
  });

  test('§8 whoever builds it is its owner and has the points', () => {
    const at = turn({ workers: ['road-8 1'], provost: 8, hands: [{}, { cubes: 'food+wood' }] });
    const built = at.pass('pass', 'build w_sawmill 9 food+wood');
    expect([built.on(9), built.points(0), built.points(1)]).toEqual(['w_sawmill 1', 0, 2]);
  });

  test('§8 the tile must be in stock; of the architect there are two', () => {
    const at = builder('stone', EVERYTHING, { road: ['10 s_bank 1', '11 s_architect 1'] });
    expect(at.refusal('build s_bank 12 stone+wood')).toEqual({ kind: 'noTileLeft', building: 's_bank' });
    expect(at.offers('build')).toContain('s_architect 12 food+stone');
    const both = builder('stone', EVERYTHING, { road: ['10 s_architect 1', '11 s_architect 1'] });
    expect(both.refusal('build s_architect 12 food+stone')).toEqual({ kind: 'noTileLeft', building: 's_architect' });
  });

  test('§8 only the class that the building allows', () => {
    expect(builder('wood').refusal('build s_bank 9 stone+wood')).toEqual({
      kind: 'wrongClass',
      building: 's_bank',
      sort: 'wood',
    });
  });

  test('§8 whoever’s building made it possible gets nothing more', () => {
    const at = turn({
      road: ['9 w_mason 1'],
      workers: ['road-9 0'],
      provost: 9,
      hands: [{ cubes: 'food+stone' }],
    }).pass('pass');
    const built = at.play('build s_farm 10 food+stone');
    expect([built.hand(1), built.points(1)]).toEqual(['22', 0]);
  });

  test('§8 it may be declined', () => {
    const at = builder('wood').play('decline');
    expect(at.told('built')).toEqual([]);
    expect(at.on(9)).toBe('-');
  });

  test('§8 if nothing can be paid, it is skipped and told', () => {
    expect(builder('wood', 'gold').told('skipped')).toMatchObject([{ reason: 'cannotPay', sort: 'wood' }]);
    expect(builder('prestige', EVERYTHING).told('skipped')).toMatchObject([
      { reason: 'nothingToReplace', sort: 'prestige' },
    ]);
    const all = BUILDINGS.filter(({ class: klass }) => klass === 'wood').map(
      ({ id }, i) => `${i < 7 ? 9 + i : 17} ${id} 1`,
    );
    expect(builder('wood', EVERYTHING, { road: all, provost: 8 }).told('skipped')).toMatchObject([
      { reason: 'noTile' },
    ]);
  });

  test.each(['n_carpenter', 'f_carpenter'])('§7 %s builds a wood building', (id) => {
    const space = id === 'n_carpenter' ? 6 : 8;
    const at = turn({ workers: [`road-${space} 0`], provost: 8, hands: [{ cubes: 'food+wood' }] }).pass('pass');
    expect(at.offers('build')).toContain('w_sawmill 9 food+wood');
    expect(at.play('build w_sawmill 9 food+wood').told('built')[0]?.source).toEqual({
      kind: 'worker',
      building: id,
      space,
    });
  });
});

describe('§8.1 wood and stone buildings', () => {
  test('§8.1 on the lowest empty space; the gold mine on 16 is skipped', () => {
    const at = builder('wood');
    expect(at.refusal('build w_sawmill 10 food+wood')).toEqual({ kind: 'notTheNextSpace', space: 10, next: 9 });
    const full = ['s_farm', 's_park', 's_bank', 's_tailor', 's_church', 's_alchemist', 's_jeweller'];
    const late = builder('wood', EVERYTHING, { road: full.map((id, i) => `${9 + i} ${id} 1`) });
    expect(late.offers('build')).toContain('w_sawmill 17 food+wood');
  });

  test('§8.1 without an empty space none can be built', () => {
    const spaces = [9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28];
    const at = builder('wood', EVERYTHING, { road: spaces.map((space) => `${space} residence 1`) });
    expect(at.told('skipped')).toMatchObject([{ reason: 'noSpace', sort: 'wood' }]);
  });

  test('§8.1 marketplace and peddler: a wood and any other cube, gold and wood allowed', () => {
    const at = builder('wood', 'wood+wood+gold');
    expect(at.offers('build')).toEqual([
      'w_market 9 gold+wood',
      'w_market 9 wood+wood',
      'w_peddler 9 gold+wood',
      'w_peddler 9 wood+wood',
    ]);
    expect(builder('wood', 'wood').told('skipped')).toHaveLength(1);
    expect(at.refusal('build w_market 9 gold+gold')).toMatchObject({ kind: 'wrongCubes' });
    expect(at.refusal('build w_market 9 stone+wood')).toEqual({ kind: 'cannotPay', missing: { stone: 1 } });
  });
});

import { expect, test } from 'vitest';
import { COLOURS, colourOf, pointsOf } from '../../../../src/engines/citadels/index.ts';
import { SCENES, type Thing } from '../../../../src/render/games/citadels/figures/scenes.ts';

const of = <K extends Thing['kind']>(things: readonly Thing[], kind: K) =>
  things.filter((thing): thing is Extract<Thing, { readonly kind: K }> => thing.kind === kind);

test('the picture of the end adds up', () => {
  const things = SCENES.end.rows.flat();
  const city = of(things, 'district').map((thing) => thing.of);
  const points = city.reduce((sum, district) => sum + pointsOf(district), 0);
  expect(city).toHaveLength(8);
  expect(new Set(city.map(colourOf))).toEqual(new Set(COLOURS));
  expect(of(things, 'points').map((thing) => thing.points)).toEqual([points, points + 3 + 4]);
});

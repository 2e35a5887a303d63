import { expect, test } from 'vitest';
import { signOf } from '../../../../src/engines/carcassonne/expansions/erweiterung/signs.ts';
import { carcassonne, type Option, TILES, type TileId, tileKind } from '../../../../src/engines/carcassonne/index.ts';
import { dealt, position } from '../support.ts';

const options = ['erweiterung'] as const;
const kinds = (id: TileId) => tileKind(id).segments.map(({ kind }) => kind);

test('§2.1, §10.6 a sixth plays only with the extension', () => {
  expect(carcassonne.seats(['erweiterung'])).toEqual({ min: 2, max: 6 });
  for (const option of ['old', 'fluss', 'haendler', 'koenig'] as const) {
    expect(carcassonne.seats([option])).toEqual({ min: 2, max: 5 });
  }
  const { state } = dealt(['U'], 6, options);
  expect(carcassonne.load(2, state).ok).toBe(true);
  const { state: plain } = dealt(['U'], 5);
  expect(carcassonne.load(2, { ...plain, seats: 6, players: [...plain.players, plain.players[0]] }).ok).toBe(false);
});

test('§2.2, §10.1 everybody has one big follower, only with the extension', () => {
  expect(dealt(['U'], 2, options).state.players[1]?.hand).toEqual({ follower: 7, bigFollower: 1 });
  expect(dealt(['U'], 2).state.players[1]?.hand).toEqual({ follower: 7 });
  expect(dealt(['U'], 2).play('tile 1,0 0').refusal('bigFollower 0')).toEqual({
    kind: 'noSuchFigure',
    figure: 'bigFollower',
  });
});

test('§10.1 the big follower is placed instead of a follower, once, by the same rules', () => {
  const placed = dealt(['U', 'U', 'U', 'U'], 2, options).play('tile 1,0 0');
  expect(placed.legal()).toEqual([
    'follower 0',
    'follower 1',
    'follower 2',
    'bigFollower 0',
    'bigFollower 1',
    'bigFollower 2',
    'pass',
  ]);
  const next = placed.play('bigFollower 0', 'tile 2,0 0');
  expect(next.refusal('bigFollower 0')).toEqual({ kind: 'featureOccupied', feature: 'road', by: [0] });
  const third = next.play('pass', 'tile 3,0 0');
  expect(third.refusal('bigFollower 1')).toEqual({ kind: 'figureNotInHand', figure: 'bigFollower' });
});

test('§10.1, §15.14 it counts 2: more than one follower, as much as two; it gives no extra points', () => {
  const road = (others: readonly (readonly [number, number, number, number])[]) =>
    position({
      ...{ board: 'A:270@ U U .', drawn: 'A', stack: ['U'], options },
      followers: others,
      others: [['bigFollower', 0, 1, 0, 0]],
    }).play('tile 3,0 90', 'pass');
  expect(road([[1, 0, 0, 0]]).points()).toEqual([4, 0]);
  expect(
    road([
      [1, 0, 0, 0],
      [1, 2, 0, 0],
    ]).points(),
  ).toEqual([4, 4]);
  expect(road([]).told('returned')[0]?.figures).toMatchObject([{ figure: 'bigFollower', seat: 0 }]);
  const city = position({
    ...{ board: 'E:90@ F F .', drawn: 'E', stack: ['U'], options, followers: [[1, 0, 0, 0]] },
    others: [['bigFollower', 0, 1, 0, 0]],
  });
  expect(city.play('tile 3,0 270', 'pass').points()).toEqual([12, 0]);
});

test.each([
  ['§8.1', [], [3, 0]],
  ['§8.2', ['old'], [4, 0]],
] as const)('§10.1, %s it counts 2 on a farm as well (%j)', (_, more: readonly Option[], points) => {
  const farm = position({
    ...{ board: 'E:180@ \n E', drawn: 'B', options: [...more, ...options] },
    followers: [[1, 0, 1, 1]],
    others: [['bigFollower', 0, 0, 1, 1]],
  });
  expect(farm.play('tile 1,1 0', 'pass').points()).toEqual(points);
});

test('§10.2 a completed road with an inn gives 2 a tile, with two inns no more', () => {
  const one = position({ board: 'A:270@ E15 .', drawn: 'A', stack: ['U'], options, followers: [[1, 0, 0, 0]] });
  expect(one.play('tile 2,0 90', 'pass').told('scoredFeature')).toMatchObject([
    { points: 6, sign: 'inn', owners: [1] },
  ]);
  const two = position({ board: 'A:270@ E15 E16', drawn: 'A', stack: ['U'], options, followers: [[1, 0, 0, 0]] });
  expect(two.play('tile 2,1 180', 'pass').points()).toEqual([0, 8]);
});

test('§10.2, §15.15 an incomplete road with an inn gives 0 at the end', () => {
  const road = position({ board: 'U@ E15', drawn: 'B', options, followers: [[1, 0, 0, 0]] }).play('tile 0,1 0', 'pass');
  expect(road.told('scoredFeature')).toMatchObject([{ complete: false, owners: [1], points: 0, sign: 'inn' }]);
  expect(road.points()).toEqual([0, 0]);
});

test('§10.2 on E14 only the road to the east has the inn', () => {
  const east = position({ board: 'E14@', drawn: 'A', stack: ['U'], options }).play('tile 1,0 90', 'follower 0');
  expect(east.points()).toEqual([4, 0]);
  const south = position({ board: 'E14@', drawn: 'A', stack: ['U'], options }).play('tile 0,1 180', 'follower 0');
  expect(south.points()).toEqual([2, 0]);
});

test('§10.2, §10.3 one road each of E11 to E16 has an inn, and E01 a cathedral', () => {
  const signs = TILES.flatMap(({ id, segments }) => segments.flatMap((one) => (signOf(one) === null ? [] : [id])));
  expect(signs).toEqual(['E01', 'E11', 'E12', 'E13', 'E14', 'E15', 'E16']);
});

const AROUND_A_CATHEDRAL = `
  .     E:180  .  .
  E:90  E01@   F  E:270
`;

test('§10.3 a completed city with a cathedral gives 3 a tile and 3 a pennant', () => {
  const city = position({ board: AROUND_A_CATHEDRAL, drawn: 'E', stack: ['U'], options, followers: [[1, 0, 0, 0]] });
  const played = city.play('tile 0,1 0', 'pass');
  expect(played.told('scoredFeature')).toMatchObject([{ pennants: 1, points: 21, sign: 'cathedral', owners: [1] }]);
  expect(played.points()).toEqual([0, 21]);
});

test('§10.3 with two cathedrals no more', () => {
  const city = position({
    board: `
      .     E:180  E:180  .
      E:90  E01@   E01    E:270
      .     E      .      .
    `,
    ...{ drawn: 'E', stack: ['U'], options, followers: [[1, 0, 0, 0]] },
  }).play('tile 1,1 0', 'pass');
  expect(city.told('scoredFeature')).toMatchObject([{ points: 24, sign: 'cathedral' }]);
});

test('§10.3, §15.15 an incomplete city with a cathedral gives 0 at the end; a completed one feeds farms', () => {
  const open = position({ board: AROUND_A_CATHEDRAL, drawn: 'B', options, followers: [[1, 0, 0, 0]] });
  expect(open.play('tile 0,-2 0', 'pass').told('scoredFeature')).toMatchObject([{ points: 0, sign: 'cathedral' }]);
  const farm = position({ board: AROUND_A_CATHEDRAL, drawn: 'E', options, followers: [[1, -1, 0, 1]] });
  expect(farm.play('tile 0,1 0', 'pass').told('scoredFarm')).toMatchObject([{ owners: [{ seat: 1, points: 3 }] }]);
});

test('§10.4 anybody may add an inn to a road or a cathedral to a city, whoever has it', () => {
  const road = position({ board: 'A:270@ U', drawn: 'E15', stack: ['A', 'U'], options, followers: [[1, 0, 0, 0]] });
  expect(road.legal()).toContain('tile 2,0 0');
  expect(road.play('tile 2,0 0', 'pass', 'tile 3,0 90', 'pass').points()).toEqual([0, 8]);
  const city = position({ board: 'E:90@ F', drawn: 'E01', stack: [], options, followers: [[1, 0, 0, 0]] });
  expect(city.legal()).toContain('tile 2,0 0');
  expect(city.play('tile 2,0 0').points()).toEqual([0, 0]);
});

test('§10.5 E02 divides its road, E05 has two roads, two cities and four fields, E03 a closed field', () => {
  expect(kinds('E02').filter((kind) => kind === 'road')).toHaveLength(2);
  expect(kinds('E05').toSorted()).toEqual(['city', 'city', 'field', 'field', 'field', 'field', 'road', 'road']);
  const closed = position({ board: 'E:180@', drawn: 'E03', stack: ['U'], options }).play('tile 0,1 0');
  expect(closed.legal()).toContain('follower 4');
  expect(closed.play('follower 0').points()).toEqual([2, 0]);
});

import { describe, expect, test } from 'vitest';
import { type Position, position } from './support.ts';

/** What the features scored in the last move are, in short. */
const scored = (position: Position) =>
  position.told('scoredFeature').map(({ feature, complete, cells, pennants, owners, points }) => ({
    ...{ feature, complete, tiles: cells.length, pennants, owners, points },
  }));

describe('§7 cities', () => {
  test('§7 (the guide’s right-hand city) three tiles and a pennant give (3 + 1) x 2 = 8', () => {
    const city = position({
      board: `
        .  E:180
        .  M@
      `,
      drawn: 'E',
      stack: ['U'],
      followers: [[1, 0, 0, 0]],
    }).play('tile -1,0 90', 'pass');
    expect(city.told('scoredFeature')).toEqual([
      {
        kind: 'scoredFeature',
        feature: 'city',
        complete: true,
        cells: [
          { x: 0, y: -1 },
          { x: 0, y: 0 },
          { x: -1, y: 0 },
        ],
        pennants: 1,
        strengths: [{ seat: 1, strength: 1 }],
        owners: [1],
        points: 8,
      },
    ]);
    expect(city.points()).toEqual([0, 8]);
  });

  test('§7 (the guide’s left-hand city) two tiles give 2', () => {
    const city = position({ board: 'D@', drawn: 'E', stack: ['U'], followers: [[1, 0, 0, 0]] });
    expect(scored(city.play('tile 0,-1 180', 'pass'))).toEqual([
      { feature: 'city', complete: true, tiles: 2, pennants: 0, owners: [1], points: 2 },
    ]);
  });

  test('§7 (the guide’s example) a city of 14 points with red 2, yellow 2, blue 1: 14, 14 and nothing', () => {
    const city = position({
      board: `
        .     E:180  .  .
        E:90  C@     G  .
        .     E      .  .
      `,
      drawn: 'E',
      stack: ['U'],
      seats: 3,
      followers: [
        [0, 0, -1, 0],
        [0, 0, 0, 0],
        [1, -1, 0, 0],
        [1, 0, 1, 0],
        [2, 1, 0, 0],
      ],
    }).play('tile 2,0 270', 'pass');
    expect(city.points()).toEqual([14, 14, 0]);
    expect(city.told('scoredFeature')[0]).toMatchObject({
      strengths: [
        { seat: 0, strength: 2 },
        { seat: 1, strength: 2 },
        { seat: 2, strength: 1 },
      ],
      owners: [0, 1],
      points: 14,
    });
    expect(city.hands()).toEqual([7, 7, 7]);
    expect(city.state.figures).toEqual([]);
  });

  test('§7 every pennant counts 2 in a completed city', () => {
    const city = position({ board: 'E:90@ F F .', drawn: 'E', stack: ['U'], followers: [[0, 1, 0, 0]] });
    expect(scored(city.play('tile 3,0 270', 'pass'))).toMatchObject([{ tiles: 4, pennants: 2, points: 12 }]);
  });

  test('§7 an empty city is completed and scores for nobody', () => {
    const city = position({ board: 'D@', drawn: 'E', stack: ['U'] }).play('tile 0,-1 180', 'pass');
    expect(scored(city)).toMatchObject([{ tiles: 2, owners: [], points: 2 }]);
    expect(city.points()).toEqual([0, 0]);
    expect(city.told('returned')).toEqual([]);
  });

  test('§5 a city with a hole in its wall is not complete', () => {
    const city = position({ board: 'E:90@ R . ', drawn: 'E', stack: ['U'], followers: [[0, 0, 0, 0]] });
    expect(scored(city.play('tile 2,0 270', 'pass'))).toEqual([]);
  });
});

describe('§7 roads', () => {
  test('§7 (the guide’s yellow road) two tiles give 2', () => {
    const road = position({ board: 'A:270@ .', drawn: 'A', stack: ['U'], followers: [[1, 0, 0, 0]] });
    expect(scored(road.play('tile 1,0 90', 'pass'))).toEqual([
      { feature: 'road', complete: true, tiles: 2, pennants: 0, owners: [1], points: 2 },
    ]);
  });

  test('§7 (the guide’s red road) four tiles give 4', () => {
    const road = position({ board: 'A:270@ U U .', drawn: 'A', stack: ['U'], followers: [[0, 1, 0, 0]] });
    const played = road.play('tile 3,0 90', 'pass');
    expect(scored(played)).toMatchObject([{ feature: 'road', tiles: 4, owners: [0], points: 4 }]);
    expect(played.points()).toEqual([4, 0]);
  });

  test('§5 a road ends at a crossing, at a city and at a cloister', () => {
    const ends = position({ board: 'A:270@ W', drawn: 'S', stack: ['U'] });
    expect(scored(ends.play('tile 1,1 180', 'pass'))).toMatchObject([{ feature: 'road', tiles: 2, owners: [] }]);
    const cloister = position({ board: 'X@', drawn: 'A', stack: ['U'] }).play('tile 1,0 90', 'follower 0');
    expect(scored(cloister)).toMatchObject([{ feature: 'road', tiles: 2, owners: [0], points: 2 }]);
  });

  test('§7 one tile completes three roads at once, each scored by itself', () => {
    const crossing = position({
      board: `
        B       E      B
        A:270@  .      A:90
        E:90    T:180  .
      `,
      drawn: 'W',
      stack: ['U'],
      followers: [
        [0, 0, 0, 0],
        [1, 2, 0, 0],
      ],
    }).play('tile 1,0 0', 'follower 1');
    expect(scored(crossing)).toEqual([
      { feature: 'road', complete: true, tiles: 2, pennants: 0, owners: [1], points: 2 },
      { feature: 'road', complete: true, tiles: 2, pennants: 0, owners: [0], points: 2 },
      { feature: 'road', complete: true, tiles: 2, pennants: 0, owners: [0], points: 2 },
    ]);
    expect(crossing.points()).toEqual([4, 2]);
    expect(crossing.told('returned').map(({ figures }) => figures.length)).toEqual([3]);
  });
});

describe('§7 cloisters', () => {
  test('§7 a cloister with tiles all round gives 9, whoever places the last', () => {
    const cloister = position({
      board: `
        E  E   E
        B  B@  B
        V  A   .
      `,
      drawn: 'V',
      stack: ['U'],
      followers: [[1, 0, 0, 0]],
    }).play('tile 1,1 270', 'pass');
    const [event] = cloister.told('scoredFeature');
    expect(event).toMatchObject({ feature: 'cloister', complete: true, owners: [1], points: 9 });
    expect(event?.cells).toHaveLength(9);
    expect(event?.cells[0]).toEqual({ x: 0, y: 0 });
    expect(cloister.points()).toEqual([0, 9]);
    expect(cloister.hands()).toEqual([7, 7]);
  });

  test('§5 eight tiles out of nine are not enough, and an edge is a neighbour no more than a corner', () => {
    const cloister = position({
      board: `
        E  E   E
        B  B@  B
        V  .   .
      `,
      drawn: 'A',
      stack: ['U'],
      followers: [[1, 0, 0, 0]],
    }).play('tile 0,1 0', 'pass');
    expect(scored(cloister)).toEqual([]);
    expect(cloister.state.figures).toHaveLength(1);
  });

  test('§7 a cloister placed into a hole is complete at once', () => {
    const cloister = position({
      board: `
        E@  E  E
        B   .  B
        V   A  V:270
      `,
      drawn: 'B',
      stack: ['U'],
    }).play('tile 1,1 0', 'follower 0');
    expect(scored(cloister)).toMatchObject([{ feature: 'cloister', owners: [0], points: 9 }]);
    expect(cloister.hands()).toEqual([7, 7]);
  });
});

describe('§8 at the end', () => {
  test('§8.1 an incomplete city gives 1 a tile and 1 a pennant', () => {
    const city = position({ board: 'M@ .', drawn: 'E', followers: [[0, 0, 0, 0]] });
    expect(scored(city.play('tile 1,0 0', 'pass'))).toEqual([
      { feature: 'city', complete: false, tiles: 1, pennants: 1, owners: [0], points: 2 },
    ]);
    const two = position({ board: 'F@ .', drawn: 'F', followers: [[1, 0, 0, 0]] });
    expect(two.play('tile 1,0 0', 'pass').points()).toEqual([0, 4]);
  });

  test('§8.2 an incomplete road gives 1 a tile', () => {
    const road = position({ board: 'A:270@ U', drawn: 'U', followers: [[1, 0, 0, 0]] });
    const played = road.play('tile 2,0 0', 'pass');
    expect(scored(played)).toEqual([
      { feature: 'road', complete: false, tiles: 3, pennants: 0, owners: [1], points: 3 },
    ]);
  });

  test('§8.3 an incomplete cloister gives 1 for itself and 1 for each tile around it', () => {
    const cloister = position({ board: 'E B@', drawn: 'E', followers: [[1, 0, 0, 0]] });
    const played = cloister.play('tile 1,0 0', 'pass');
    expect(scored(played)).toEqual([
      { feature: 'cloister', complete: false, tiles: 3, pennants: 0, owners: [1], points: 3 },
    ]);
  });

  test('§8.1 to 8.3 the greatest number owns, ties own together, others get nothing', () => {
    const road = position({
      board: 'U@ U U U U',
      drawn: 'B',
      seats: 3,
      followers: [
        [0, 0, 0, 0],
        [1, 1, 0, 0],
        [2, 2, 0, 0],
        [0, 3, 0, 0],
        [1, 4, 0, 0],
      ],
    });
    expect(road.play('tile 0,1 0', 'pass').points()).toEqual([5, 5, 0]);
  });

  test('§8 features without a follower are not told at the end', () => {
    const empty = position({ board: 'U@ U', drawn: 'B' }).play('tile 0,1 0', 'pass');
    expect(empty.events.map(({ kind }) => kind)).toEqual(['passed', 'ended']);
  });

  test('§8 cities, roads, cloisters and farms are scored in this order, each into its part', () => {
    const all = position({
      board: `
        B   E:180
        U@  D
      `,
      drawn: 'N',
      followers: [
        [0, 1, 0, 3],
        [0, 0, 0, 0],
        [1, 0, -1, 0],
        [1, 1, 0, 2],
      ],
    }).play('tile 1,1 180', 'follower 0');
    expect(all.events.map(({ kind }) => kind)).toEqual([
      ...['placedFollower', 'scoredFeature', 'scoredFeature', 'scoredFeature', 'scoredFarm', 'scoredFarm', 'ended'],
    ]);
    expect(scored(all).map(({ feature, points }) => [feature, points])).toEqual([
      ['city', 1],
      ['road', 2],
      ['cloister', 4],
    ]);
    expect(all.state.players.map(({ points }) => points)).toEqual([
      { cities: 1, roads: 2, cloisters: 0, farms: 0 },
      { cities: 0, roads: 0, cloisters: 4, farms: 3 },
    ]);
  });
});

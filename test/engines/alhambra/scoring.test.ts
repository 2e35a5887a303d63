import { describe, expect, test } from 'vitest';
import {
  alhambra,
  BUILDINGS,
  type Building,
  longestWall,
  RANK_POINTS,
  type Round,
  ranked,
} from '../../../src/engines/alhambra/index.ts';
import { scoringRound, standingsOf } from '../../../src/engines/alhambra/scoring.ts';
import { layout, seat, turn } from './support.ts';

/** The points for these numbers of tiles of one building. */
const pointsFor = (round: Round, building: Building, ...counts: readonly number[]): readonly number[] =>
  ranked(
    counts.map((count, i) => ({ party: seat(i), count })),
    RANK_POINTS[round][building],
  ).map(({ points }) => points);

describe('§11.1 points for buildings', () => {
  test('§11.1 the table', () => {
    const table = (round: Round) => BUILDINGS.map((building) => RANK_POINTS[round][building].join());
    expect(table(1)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(table(2)).toEqual(['8,1', '9,2', '10,3', '11,4', '12,5', '13,6']);
    expect(table(3)).toEqual(['16,8,1', '17,9,2', '18,10,3', '19,11,4', '20,12,5', '21,13,6']);
  });

  test('§11.1 the guide: round 1, garden, two tied for first get 2 each', () => {
    expect(pointsFor(1, 'garden', 2, 2, 1)).toEqual([2, 2, 0]);
  });

  test('§11.1 the guide: round 2, tower, three tied for first get 6 each', () => {
    expect(pointsFor(2, 'tower', 1, 1, 1)).toEqual([6, 6, 6]);
  });

  test('§11.1 round 2, tower, one leader and two tied behind: 13, 3 and 3', () => {
    expect(pointsFor(2, 'tower', 1, 2, 1)).toEqual([3, 13, 3]);
  });

  test('§11.1 round 3, garden, counts 3, 3, 2, 2: 16 each, then 2 each', () => {
    expect(pointsFor(3, 'garden', 3, 3, 2, 2)).toEqual([16, 16, 2, 2]);
  });

  test('§11.1 round 3, pavilion, counts 2, 1, 1, 1: 16, then 3 each', () => {
    expect(pointsFor(3, 'pavilion', 2, 1, 1, 1)).toEqual([16, 3, 3, 3]);
  });

  test('§11.1 nobody scores for a building of which he has none, even if ranks stay free', () => {
    expect(pointsFor(3, 'tower', 2, 0, 0)).toEqual([21, 0, 0]);
    expect(ranked([{ party: seat(0), count: 0 }], [5])).toEqual([{ party: 0, count: 0, rank: null, points: 0 }]);
  });

  test('§11.1 tied parties share the first of their ranks', () => {
    const ranks = ranked(
      [3, 2, 2, 1].map((count, i) => ({ party: seat(i), count })),
      [16, 8, 1],
    ).map(({ rank }) => rank);
    expect(ranks).toEqual([1, 2, 2, 4]);
  });
});

test('§11 only tiles in the alhambra count, never the reserve', () => {
  const { state } = turn({
    alhambras: [['tower-11-0 1,0']],
    reserves: [['garden-10-0', 'tower-12-0']],
    market: ['tower-11-n', 'garden-11-0', 'tower-13-e', 'garden-12-s'],
  });
  const { buildings } = scoringRound(state, 1);
  expect(buildings.tower[0]).toEqual({ party: 0, count: 1, rank: 1, points: 6 });
  expect(buildings.garden[0]?.count).toBe(0);
});

test('§11.2 each player gets a point per side of the own longest external wall, in every round', () => {
  const { state } = turn({ alhambras: [['pavilion-7-e 1,0'], ['tower-9-es 1,0'], []] });
  for (const round of [1, 2, 3] as const) expect(scoringRound(state, round).walls).toEqual([1, 2, 0]);
});

test('§11 the parts of the score add up to the points', () => {
  const after = turn({
    deck: ['scoring-1', 'green-2', 'scoring-2'],
    alhambras: [['tower-11-n 1,0'], ['garden-12-s 1,0']],
    market: ['tower-11-0', 'tower-12-0', 'tower-13-e', 'garden-11-0'],
  }).play('take blue-9');
  expect(alhambra.scores(after.state).map(({ points }) => points)).toEqual([7, 6, 0]);
  expect(after.open.players[0]).toMatchObject({
    points: 7,
    parts: { tower: 6, garden: 0, walls: 1 },
    wall: 1,
    counts: { tower: 1 },
  });
});

describe('§12 the longest external wall', () => {
  const lengthOf = (...texts: readonly string[]) => longestWall(layout(...texts)).length;

  test('§12 nothing without walls', () => {
    expect(lengthOf()).toBe(0);
    expect(lengthOf('tower-12-0 1,0')).toBe(0);
  });

  test('§12 outer corner: two walls of one tile that meet are joined', () => {
    expect(lengthOf('tower-9-es 1,0')).toBe(2);
    expect(lengthOf('tower-9-nw -1,0')).toBe(2);
  });

  test('§12 straight on: walls of neighbors in one line are joined', () => {
    expect(lengthOf('arcades-8-n 1,0', 'garden-10-n 2,0', 'tower-11-n 3,0')).toBe(3);
  });

  test('§12 inner corner: walls that face the same empty cell are joined', () => {
    // The empty cell (1,1) has (1,0) in the north and (0,1) in the west.
    expect(lengthOf('chambers-9-s 1,0', 'garden-9-e 0,1')).toBe(2);
  });

  test('§12 walls between two tiles count neither for length nor as a link', () => {
    const two = ['garden-9-e 0,1', 'arcades-9-0 1,0'] as const;
    expect(lengthOf(...two)).toBe(1);
    expect(lengthOf(...two, 'tower-10-w 1,1')).toBe(0);
  });

  test('§12 opposite walls are not joined, and one group is scored, never the sum', () => {
    expect(lengthOf('arcades-8-n 1,0', 'garden-10-n 2,0', 'chambers-9-s 0,1')).toBe(2);
  });

  test('§12 a closed loop counts all its sides: 12', () => {
    expect(lengthOf('pavilion-2-new 0,-1', 'arcades-4-nes 1,0', 'seraglio-3-esw 0,1', 'chambers-5-nsw -1,0')).toBe(12);
  });

  test('§12 the segments are in order along the wall', () => {
    expect(longestWall(layout('tower-9-es 1,0', 'garden-10-n 0,-1'))).toEqual([
      { x: 1, y: 0, side: 'e' },
      { x: 1, y: 0, side: 's' },
    ]);
  });
});

test('§13.4 tied players share the place', () => {
  const { state } = turn({ deck: [], alhambras: [] });
  const scorings = state.scorings.map((scoring) => ({ ...scoring, totals: [5, 9, 9] }));
  expect(standingsOf({ ...state, scorings })).toEqual([
    { seat: 1, place: 1, points: 9 },
    { seat: 2, place: 1, points: 9 },
    { seat: 0, place: 3, points: 5 },
  ]);
});

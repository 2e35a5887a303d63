import { describe, expect, test } from 'vitest';
import type { Option } from '../../../src/engines/carcassonne/index.ts';
import { position, type Setting } from './support.ts';

const RED = 0;
const YELLOW = 1;

/**
 * The guide's second picture: five completed cities of two tiles, 1 to 3 at the left, 4 above 5 at the right. A large
 * farm between them (red 1, yellow 1) touches all five, a farm at the right (red 1) touches 4 and 5. At (1, 2) a cloister
 * is missing, which would join them.
 */
const picture2: Pick<Setting, 'board' | 'followers'> = {
  board: `
    E:90  H:90@  E:270
    E:90  H:90   K:270
    E:90  E:270  .
  `,
  followers: [
    [RED, 0, 0, 2],
    [YELLOW, 0, 1, 2],
    [RED, 1, 0, 1],
  ],
};

const end = (line: string, options: readonly Option[]) =>
  position({ ...picture2, drawn: line.startsWith('tile 1,2') ? 'A' : 'B', options }).play(line, 'pass');

const withTheCloister = 'tile 1,2 180';
const withoutTheCloister = 'tile -2,0 0';

describe('§8.1 farms', () => {
  test('§8.1 (the guide’s picture 1) one farm, red 2, yellow 1, five cities: red 15, yellow 0', () => {
    const over = end(withTheCloister, []);
    expect(over.points()).toEqual([15, 0]);
    expect(over.told('scoredFarm')).toMatchObject([
      {
        strengths: [
          { seat: RED, strength: 2 },
          { seat: YELLOW, strength: 1 },
        ],
        owners: [{ seat: RED, cities: 5, points: 15 }],
      },
    ]);
  });

  test('§8.1 (the guide’s picture 2) two farms: red 15 and yellow 15, cities 4 and 5 pay red once', () => {
    const over = end(withoutTheCloister, []);
    expect(over.points()).toEqual([15, 15]);
    expect(over.told('scoredFarm')).toMatchObject([
      {
        owners: [
          { seat: RED, cities: 5, points: 15 },
          { seat: YELLOW, cities: 5, points: 15 },
        ],
      },
      { strengths: [{ seat: RED, strength: 1 }], owners: [{ seat: RED, cities: 0, points: 0 }] },
    ]);
  });

  test('§8.1 the event names the cells of the farm and of the cities it touches', () => {
    const [, right] = end(withoutTheCloister, []).told('scoredFarm');
    expect(right?.cells).toEqual([
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);
    expect(right?.cities).toEqual([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      [
        { x: 0, y: 1 },
        { x: 1, y: 1 },
      ],
    ]);
  });

  test('§8.1 a city is paid to each owner of a farm beside it, also by different farms', () => {
    const two = position({
      board: 'E:90@ G .',
      drawn: 'E',
      followers: [
        [RED, 1, 0, 1],
        [YELLOW, 1, 0, 2],
      ],
    });
    expect(two.play('tile 2,0 270', 'pass').points()).toEqual([3, 3]);
  });

  test('§8.1 a city that a farm touches at several places counts once', () => {
    const ring = position({
      board: `
        N:180  N:270
        N:90@  .
      `,
      drawn: 'I',
    });
    expect(ring.play('tile 1,0 0', 'follower 2').points()).toEqual([3, 0]);
    const both = position({ board: 'E:180 \n H@ \n .', drawn: 'E', followers: [[RED, 0, 0, 2]] });
    expect(both.play('tile 0,1 0', 'pass').points()).toEqual([6, 0]);
  });

  test('§8.1 who is weaker on a farm gets nothing from it, ties all get it in full', () => {
    const farm = (followers: Setting['followers'] & object) =>
      position({ board: 'E:180 \n E@', drawn: 'B', seats: 3, followers }).play('tile 1,0 0', 'pass').points();
    expect(
      farm([
        [0, 0, 0, 1],
        [0, 0, 0, 1],
        [1, 0, 0, 1],
      ]),
    ).toEqual([3, 0, 0]);
    expect(
      farm([
        [0, 0, 0, 1],
        [2, 0, 0, 1],
      ]),
    ).toEqual([3, 0, 3]);
  });

  test('§8.1 only the wall on the farm’s own segment counts, not a city across a road or a border', () => {
    const strip = (segment: number) =>
      position({ board: 'E:180 \n D@', drawn: 'B', followers: [[0, 0, 0, segment]] })
        .play('tile 0,1 0', 'pass')
        .points();
    expect(strip(2)).toEqual([3, 0]);
    expect(strip(3)).toEqual([0, 0]);
  });

  test('§8.1 incomplete cities never count', () => {
    const open = position({ board: 'E@', drawn: 'B', followers: [[0, 0, 0, 1]] });
    expect(open.play('tile 0,1 0', 'pass').points()).toEqual([0, 0]);
  });

  test('§5 a road through a tile parts farms, a road that ends inside it does not', () => {
    const beyond = (tile: string) =>
      position({
        board: `
          E:180  .        .
          E@     ${tile}  B
        `,
        drawn: 'B',
        followers: [[0, 2, 0, 1]],
      })
        .play('tile 3,0 0', 'pass')
        .points();
    expect(beyond('A')).toEqual([3, 0]);
    expect(beyond('U:90')).toEqual([0, 0]);
  });

  test.each([
    ['U@', 'tile 1,0 0'],
    ['U@', 'tile -1,0 0'],
    ['U:90@', 'tile 0,1 90'],
    ['U:90@', 'tile 0,-1 90'],
  ] as const)('§5 on both sides of a road that goes on, the fields go on by themselves (%s, %s)', (board, line) => {
    for (const [held, free] of [
      [1, 2],
      [2, 1],
    ]) {
      const next = position({ board, drawn: 'U', followers: [[0, 0, 0, held!]] }).play(line);
      expect(next.legal()).toEqual(['follower 0', `follower ${free}`, 'pass']);
    }
  });

  test('§6.7 farmers stand on the map to the very end', () => {
    expect(end(withTheCloister, []).state.figures).toHaveLength(3);
  });
});

describe('§8.2 farms with `old`', () => {
  test('§8.2 (the guide’s picture 2) cities 1 to 3 to both, 4 and 5 to red: red 20, yellow 12', () => {
    const over = end(withoutTheCloister, ['old']);
    expect(over.points()).toEqual([20, 12]);
    expect(over.told('scoredFarm')).toEqual([]);
    const winners = new Map(
      over.told('scoredFarmers').map(({ city, owners }) => [
        city
          .map(({ x, y }) => `${x},${y}`)
          .sort()
          .join(' '),
        owners,
      ]),
    );
    expect(winners).toEqual(
      new Map([
        ['-1,0 0,0', [RED, YELLOW]],
        ['-1,1 0,1', [RED, YELLOW]],
        ['-1,2 0,2', [RED, YELLOW]],
        ['0,0 1,0', [RED]],
        ['0,1 1,1', [RED]],
      ]),
    );
  });

  test('§8.2 in picture 1 red wins every city: red 20, yellow 0', () => {
    expect(end(withTheCloister, ['old']).points()).toEqual([20, 0]);
  });

  test('§8.2 a city is won by farmers on several farms none of which their player owns', () => {
    const setting = {
      board: 'E:90@ G E:270',
      drawn: 'B',
      seats: 4,
      followers: [
        [0, 0, 0, 1],
        [1, 0, 0, 1],
        [1, 0, 0, 1],
        [0, 1, 0, 1],
        [2, 1, 0, 1],
        [2, 1, 0, 1],
        [0, 1, 0, 2],
        [3, 1, 0, 2],
        [3, 1, 0, 2],
      ],
    } as const;
    const over = (options: readonly Option[]) => position({ ...setting, options }).play('tile 3,0 0', 'pass');
    expect(over(['old']).points()).toEqual([4, 0, 0, 0]);
    expect(over(['old']).told('scoredFarmers')[0]?.strengths).toEqual([
      { seat: 0, strength: 3 },
      { seat: 1, strength: 2 },
      { seat: 2, strength: 2 },
      { seat: 3, strength: 2 },
    ]);
    expect(over([]).points()).toEqual([0, 3, 3, 3]);
  });

  test('§8.2 a city without farmers gives nothing, and cities, roads and cloisters score as ever', () => {
    const over = position({ board: 'E:180 \n D@', drawn: 'U', options: ['old'], followers: [[1, 0, 0, 1]] });
    const ended = over.play('tile 1,0 0', 'pass');
    expect(ended.told('scoredFarmers')).toEqual([]);
    expect(ended.points()).toEqual([0, 2]);
  });
});

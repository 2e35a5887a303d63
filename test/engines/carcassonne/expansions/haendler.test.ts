import { describe, expect, test } from 'vitest';
import { carcassonne, type Slices, TILES, tileKind } from '../../../../src/engines/carcassonne/index.ts';
import { awaited, dealt, position } from '../support.ts';

const options = ['haendler'] as const;
const NONE = { wine: 0, grain: 0, cloth: 0 };
const trade = (...goods: readonly (readonly [wine: number, grain: number, cloth: number])[]): Slices => ({
  haendler: { goods: goods.map(([wine, grain, cloth]) => ({ wine, grain, cloth })), part: 'first' },
});

describe('goods', () => {
  test('§11.1 nine wine, six grain, five cloth; nobody has any at the start', () => {
    const box = carcassonne.box({ seats: 2, options });
    expect([box.wine, box.grain, box.cloth]).toEqual([9, 6, 5]);
    expect(dealt(['U'], 2, options).state.expansions).toEqual({ haendler: { goods: [NONE, NONE], part: 'first' } });
  });

  const wineCity = (followers: readonly (readonly [number, number, number, number])[]) =>
    position({ board: 'E:90@ H15 .', drawn: 'E', stack: ['U'], options, followers }).play('tile 2,0 270', 'pass');

  test('§11.1 whoever places the completing tile takes the goods, not the owner', () => {
    const taken = wineCity([[1, 0, 0, 0]]);
    expect(taken.told('tookGoods')).toMatchObject([{ seat: 0, goods: { wine: 1, grain: 0, cloth: 0 } }]);
    expect(taken.told('tookGoods')[0]?.cells).toHaveLength(3);
    expect(taken.state.expansions.haendler?.goods).toEqual([{ ...NONE, wine: 1 }, NONE]);
    expect(taken.points()).toEqual([0, 6]);
  });

  test('§11.1 even if nobody has a follower there', () => {
    expect(wineCity([]).told('tookGoods')).toHaveLength(1);
  });

  test('§11.1 one tile that completes two cities brings the goods of both', () => {
    const both = position({
      board: `
        E:180@  B
        H15:90  B
        .       B
        H17:90  B
        E       B
      `,
      drawn: 'H',
      stack: ['U'],
      options,
    }).play('tile 0,2 0', 'pass');
    expect(both.told('tookGoods').map(({ goods }) => goods)).toEqual([
      { wine: 1, grain: 0, cloth: 0 },
      { wine: 0, grain: 1, cloth: 0 },
    ]);
    expect(both.state.expansions.haendler?.goods[0]).toEqual({ wine: 1, grain: 1, cloth: 0 });
  });

  test('§11.1 a token for each symbol: two of a city with two', () => {
    const two = position({ board: 'E:90@ H15 H04', drawn: 'E', stack: ['U'], options }).play('tile 3,0 270', 'pass');
    expect(two.told('tookGoods')).toMatchObject([{ goods: { wine: 2, grain: 0, cloth: 0 } }]);
  });

  test('§11.1 in the second part of a turn as in the first', () => {
    const second = position({
      ...{ board: 'E:90@ H15', drawn: 'G', stack: ['E', 'U'], options, followers: [[0, 0, 0, 0]] },
      others: [['builder', 0, 1, 0, 0]],
    }).play('tile 2,0 0', 'pass', 'tile 3,0 270', 'pass');
    expect(second.told('tookGoods')).toMatchObject([{ seat: 0, goods: { wine: 1 } }]);
  });

  test('§11.1 everybody sees who has which', () => {
    const { state } = wineCity([]);
    expect(carcassonne.open(state).expansions.haendler?.goods).toEqual([{ ...NONE, wine: 1 }, NONE]);
  });

  test('§11.1 a city without goods brings none, and goods in cities never completed go to nobody', () => {
    expect(dealt(['E', 'U'], 2, options).play('tile 0,-1 180', 'pass').told('tookGoods')).toEqual([]);
    const open = position({ board: 'E:90@ H15 .', drawn: 'B', options }).play('tile 0,1 0', 'pass');
    expect(open.told('tookGoods')).toEqual([]);
    expect(open.told('scoredGoods')).toEqual([]);
  });

  test('§11.1 at the end 10 points for most of each good, all who tie get 10, and none for a good nobody has', () => {
    const expansions = trade([2, 1, 0], [2, 0, 0], [1, 0, 0]);
    const over = position({ board: 'U@', drawn: 'B', seats: 3, options, expansions }).play('tile 0,1 0', 'pass');
    expect(over.told('scoredGoods')).toEqual([
      { kind: 'scoredGoods', good: 'wine', most: 2, owners: [0, 1], points: 10 },
      { kind: 'scoredGoods', good: 'grain', most: 1, owners: [0], points: 10 },
    ]);
    expect(over.points()).toEqual([20, 10, 0]);
    expect(over.state.players.map(({ points }) => points.goods)).toEqual([20, 10, 0]);
  });
});

describe('builder', () => {
  const road = (followers: readonly (readonly [number, number, number, number])[], board = 'U@ U') =>
    position({ board, drawn: 'U', stack: ['U', 'U'], options, followers });

  test('§11.2 on a road or city of the tile placed that has an own follower', () => {
    expect(
      road([[0, 0, 0, 0]])
        .play('tile 2,0 0')
        .legal(),
    ).toEqual(['follower 1', 'follower 2', 'builder 0', 'pass']);
    const city = position({ board: 'E:90@ F', drawn: 'G', stack: ['U'], options, followers: [[0, 0, 0, 0]] });
    expect(city.play('tile 2,0 0').legal()).toContain('builder 0');
  });

  test('§11.2 not without an own follower; others there are no obstacle', () => {
    const theirs = road([[1, 0, 0, 0]]).play('tile 2,0 0');
    expect(theirs.refusal('builder 0')).toEqual({ kind: 'noOwnFollower', figure: 'builder', feature: 'road' });
    const shared = position({
      board: 'U@ . U \n B B B',
      drawn: 'U',
      stack: ['U'],
      options,
      followers: [
        [0, 0, 0, 0],
        [1, 2, 0, 0],
      ],
    }).play('tile 1,0 0');
    expect(shared.legal()).toContain('builder 0');
  });

  test('§11.2 not on what is complete, nor on fields and cloisters', () => {
    const done = position({ board: 'A:270@ U', drawn: 'A', stack: ['U'], options, followers: [[0, 0, 0, 0]] });
    expect(done.play('tile 2,0 90').refusal('builder 0')).toEqual({
      ...{ kind: 'featureComplete', figure: 'builder', feature: 'road' },
    });
    const field = road([[0, 0, 0, 1]]).play('tile 2,0 0');
    expect(field.refusal('builder 1')).toEqual({ kind: 'figureNotAllowed', figure: 'builder', feature: 'field' });
    const cloister = position({ board: 'B@', drawn: 'B', stack: ['U'], options, followers: [[0, 0, 0, 0]] });
    expect(cloister.play('tile 1,0 0').refusal('builder 0')).toMatchObject({ kind: 'figureNotAllowed' });
  });

  test('§11.2 one a player: there is no second in hand', () => {
    const out = position({
      ...{ board: 'U@ U', drawn: 'U', stack: ['U', 'U'], options, followers: [[0, 0, 0, 0]] },
      others: [['builder', 0, 1, 0, 0]],
    });
    expect(out.play('tile 2,0 0').refusal('builder 0')).toEqual({ kind: 'figureNotInHand', figure: 'builder' });
  });

  test('§11.2 it counts for no majority and comes back with the feature', () => {
    const done = position({
      ...{ board: 'A:270@ U U .', drawn: 'A', stack: [], options },
      followers: [
        [0, 0, 0, 0],
        [1, 2, 0, 0],
      ],
      others: [['builder', 0, 1, 0, 0]],
    }).play('tile 3,0 90', 'pass');
    expect(done.points()).toEqual([4, 4]);
    expect(done.told('returned')[0]?.figures.map(({ figure }) => figure)).toEqual(['follower', 'follower', 'builder']);
    expect(done.state.players[0]?.hand.builder).toBe(1);
  });

  test('§11.2 a stored builder has a follower of its player beside it', () => {
    const { state } = road([[0, 0, 0, 0]]).play('tile 2,0 0', 'builder 0');
    const shifted = { ...state, placements: [{ ...state.placements[0]!, tile: 'D' }, ...state.placements.slice(1)] };
    expect(carcassonne.load(2, { ...shifted, figures: state.figures.slice(1) })).toMatchObject({
      error: expect.stringContaining('builder of seat 0'),
    });
  });
});

describe('second part', () => {
  /** Seat 0 has a follower and a builder on a road. */
  const working = (
    board = 'U@ U',
    stack: readonly ('U' | 'V' | 'B' | 'C')[] = ['U', 'U', 'U'],
    drawn: 'U' | 'A' | 'B' = 'U',
  ) =>
    position({
      ...{ board, drawn, stack, options, followers: [[0, 0, 0, 0]] },
      others: [['builder', 0, 1, 0, 0]],
    });

  test('§11.3 who places a tile so that it joins his builder’s feature plays a second tile, never a third', () => {
    const first = working().play('tile 2,0 0', 'follower 1');
    expect(first.events.map(({ kind }) => kind)).toEqual(['placedFollower', 'beganSecondPart', 'drewTile']);
    expect(awaited(first.state)).toBe(0);
    const second = first.play('tile 3,0 0', 'follower 2');
    expect(second.told('beganSecondPart')).toEqual([]);
    expect(awaited(second.state)).toBe(1);
    expect(second.hands()).toEqual([4, 7]);
    expect(second.state.expansions.haendler?.part).toBe('first');
  });

  test('§11.3 completing the feature triggers as well; the builder may be placed in the second part', () => {
    const first = working('A:270@ U', ['U', 'U'], 'A').play('tile 2,0 90', 'pass');
    expect(first.told('beganSecondPart')).toEqual([{ kind: 'beganSecondPart', seat: 0 }]);
    expect(first.state.players[0]?.hand).toMatchObject({ follower: 7, builder: 1 });
  });

  test('§11.3 merging into the feature triggers', () => {
    const merged = position({
      ...{ board: 'U@ U . U \n B B B B', drawn: 'U', stack: ['U', 'U'], options },
      followers: [
        [0, 3, 0, 0],
        [1, 0, 0, 0],
      ],
      others: [['builder', 0, 3, 0, 0]],
    });
    expect(merged.play('tile 2,0 0', 'pass').told('beganSecondPart')).toHaveLength(1);
  });

  test('§11.3 a tile elsewhere does not trigger, nor does another’s builder', () => {
    expect(awaited(working('U@ U', ['U', 'U'], 'B').play('tile 0,1 0', 'pass').state)).toBe(1);
    const theirs = position({
      ...{ board: 'U@ U', drawn: 'U', stack: ['U', 'U'], options, followers: [[1, 0, 0, 0]] },
      others: [['builder', 1, 1, 0, 0]],
    });
    expect(awaited(theirs.play('tile 2,0 0', 'pass').state)).toBe(1);
  });

  test('§11.3 a builder placed in this part does not trigger', () => {
    const placed = position({ board: 'U@ U', drawn: 'U', stack: ['U', 'U'], options, followers: [[0, 0, 0, 0]] });
    expect(awaited(placed.play('tile 2,0 0', 'builder 0').state)).toBe(1);
  });

  test('§11.3, §15.11 with an empty stack there is no second part, and the game ends', () => {
    const over = working('U@ U', []).play('tile 2,0 0', 'pass');
    expect(over.told('beganSecondPart')).toEqual([]);
    expect(over.told('ended')).toHaveLength(1);
  });

  test('§11.3, §3.4 a tile that fits nowhere in the second part is removed, and the game may end there', () => {
    const next = working('U@ U', ['C', 'U', 'U']).play('tile 2,0 0', 'pass');
    expect(next.told('removedTile')).toMatchObject([{ seat: 0, tile: 'C' }]);
    expect(awaited(next.state)).toBe(0);
    const over = working('U@ U', ['C']).play('tile 2,0 0', 'pass');
    expect(over.events.map(({ kind }) => kind).filter((kind) => kind !== 'scoredFeature')).toEqual([
      ...['passed', 'beganSecondPart', 'removedTile', 'ended'],
    ]);
  });

  test('both parts share a stage, and the tile removed in either is this turn’s', () => {
    const begun = working('U@ U', ['C', 'U', 'U']);
    const first = begun.play('tile 2,0 0', 'pass');
    const second = first.play('tile 3,0 0');
    const after = second.play('pass');
    const stages = [begun, first, second, after].map(({ state }) => carcassonne.stage(state));
    expect(stages).toEqual([2, 2, 2, 4]);
    const removed = [first, second, after].map(({ state }) => carcassonne.open(state).removedThisTurn);
    expect(removed).toEqual([['C'], ['C'], []]);
  });
});

describe('pig', () => {
  test('§11.4 on a field with an own farmer, and nowhere else', () => {
    const own = position({ board: 'U@ U', drawn: 'U', stack: ['U'], options, followers: [[0, 0, 0, 1]] });
    expect(own.play('tile 2,0 0').legal()).toEqual(['follower 0', 'follower 2', 'pig 1', 'pass']);
    const theirs = position({ board: 'U@ U', drawn: 'U', stack: ['U'], options, followers: [[1, 0, 0, 1]] });
    expect(theirs.play('tile 2,0 0').refusal('pig 1')).toEqual({
      kind: 'noOwnFollower',
      figure: 'pig',
      feature: 'field',
    });
    expect(theirs.play('tile 2,0 0').refusal('pig 0')).toEqual({
      kind: 'figureNotAllowed',
      figure: 'pig',
      feature: 'road',
    });
  });

  /** One completed city, a farm in its north and one in its south. */
  const farm = (
    followers: readonly (readonly [number, number, number, number])[],
    pigs: readonly (readonly ['pig', number, number, number, number])[],
    old = false,
  ) =>
    position({
      ...{ board: 'E:180@ \n E', drawn: 'B', followers, others: pigs },
      options: old ? ['old', 'haendler'] : options,
    }).play('tile 1,0 0', 'pass');

  test('§11.4 with it a city of the farm gives 4 instead of 3 to its owner', () => {
    expect(farm([[0, 0, 1, 1]], []).points()).toEqual([3, 0]);
    const pig = farm([[0, 0, 1, 1]], [['pig', 0, 0, 1, 1]]);
    expect(pig.points()).toEqual([4, 0]);
    expect(pig.told('scoredFarm')[0]?.owners).toEqual([{ seat: 0, cities: 1, points: 4, bonus: 1 }]);
    expect(pig.state.figures).toHaveLength(2);
  });

  test('§11.4 it counts for no majority, and another’s pig has no effect', () => {
    const mine = [0, 0, 1, 1] as const;
    const theirs = [1, 0, 1, 1] as const;
    expect(farm([mine, theirs], [['pig', 0, 0, 1, 1]]).points()).toEqual([4, 3]);
    expect(farm([mine, theirs, theirs], [['pig', 0, 0, 1, 1]]).points()).toEqual([0, 3]);
  });

  test('§11.4, §8.2 with `old` the winner of a city gets 5 instead of 4 with his pig beside it', () => {
    expect(farm([[0, 0, 1, 1]], [], true).points()).toEqual([4, 0]);
    const pig = farm([[0, 0, 1, 1]], [['pig', 0, 0, 1, 1]], true);
    expect(pig.points()).toEqual([5, 0]);
    expect(pig.told('scoredFarmers')).toMatchObject([{ owners: [0], points: 4, bonuses: [{ seat: 0, points: 1 }] }]);
  });

  test.each([
    [[], 8],
    [['old'], 10],
  ] as const)('§11.4 it raises every city of the farm (%j)', (old, points) => {
    const two = position({
      ...{ board: 'E:180 \n H@', drawn: 'E', options: [...old, ...options] },
      followers: [[0, 0, 0, 2]],
      others: [['pig', 0, 0, 0, 2]],
    }).play('tile 0,1 0', 'pass');
    expect(two.points()).toEqual([points, 0]);
  });

  test.each([
    [[], 3],
    [['old'], 4],
  ] as const)('§11.4 on a farm that does not touch the city it has no effect (%j)', (old, points) => {
    const away = position({
      ...{ board: 'E:180 \n D@', drawn: 'B', options: [...old, ...options] },
      followers: [
        [0, 0, 0, 2],
        [0, 0, 0, 3],
      ],
      others: [['pig', 0, 0, 0, 3]],
    }).play('tile 0,1 0', 'pass');
    expect(away.points()).toEqual([points, 0]);
  });

  test.each([
    ['first', 1],
    ['second', 0],
  ] as const)('§11.4, §8.1 a city that two own farms touch pays 4 once if the pig is on the %s', (_, y) => {
    // A band of city: one farm in the north, one in the south, both of seat 0.
    const band = position({
      board: 'E:90@ G E:270 \n . . . ',
      drawn: 'B',
      stack: [],
      options,
      followers: [
        [0, 1, 0, 1],
        [0, 1, 0, 2],
      ],
      others: [['pig', 0, 1, 0, y === 1 ? 1 : 2]],
    }).play('tile 3,0 0', 'pass');
    expect(band.told('scoredFarm').length).toBeGreaterThan(0);
    expect(band.state.players[0]?.points.farms).toBe(4);
  });
});

test('§11.5 on H24 both roads go on, H20 has three roads, and the walls of H07, H12, H22 part a field', () => {
  const count = (id: Parameters<typeof tileKind>[0], kind: string) =>
    tileKind(id).segments.filter((one) => one.kind === kind).length;
  expect([count('H24', 'road'), count('H24', 'field')]).toEqual([2, 4]);
  expect([count('H20', 'road'), count('H20', 'cloister')]).toEqual([3, 1]);
  expect([count('H07', 'field'), count('H12', 'field'), count('H22', 'field')]).toEqual([4, 3, 3]);
  expect(TILES.filter(({ set }) => set === 'haendler')).toHaveLength(24);
});

test('§11.5 all fields along the walls of H07, H12, H22 touch the city', () => {
  const cities = (id: Parameters<typeof tileKind>[0]) =>
    tileKind(id).segments.flatMap((one) => (one.kind === 'field' ? [one.cities] : []));
  expect([cities('H07'), cities('H12'), cities('H22')]).toEqual(
    [4, 3, 3].map((fields) => Array.from({ length: fields }, () => [0])),
  );
});

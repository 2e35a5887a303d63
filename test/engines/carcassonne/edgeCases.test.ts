import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { awaited, dealt, position } from './support.ts';

/** The checklist of rules §15, item by item; 14 to 17 belong to sets: `expansions/`. */

test('§15.1, §3.4 a tile that fits nowhere leaves the game', () => {
  const drawn = position({ board: 'A:270 D@ A:90', drawn: 'E', stack: ['C', 'V'] }).play('tile 0,-1 180', 'pass');
  expect(drawn.told('removedTile').map(({ tile }) => tile)).toEqual(['C']);
  expect(drawn.state.agenda).toEqual([{ kind: 'placeTile', seat: 1, tile: 'V' }]);
});

test('§15.2 without a follower in hand the game goes on', () => {
  const game = position({ board: 'D@', drawn: 'U', stack: ['U', 'U'], hands: { 0: 0, 1: 0 } });
  expect(game.play('tile 1,0 0', 'tile 2,0 0', 'tile 3,0 0').told('ended')).toHaveLength(1);
});

test('§15.3 the own follower scores at once on what the own tile completes', () => {
  expect(dealt(['E', 'U']).play('tile 0,-1 180', 'follower 0').points()).toEqual([2, 0]);
});

test('§15.4 all who tie get the points in full', () => {
  const tie = position({
    board: 'A:270@ U .',
    drawn: 'A',
    stack: ['U'],
    followers: [
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ],
  });
  expect(tie.play('tile 2,0 90', 'pass').points()).toEqual([3, 3]);
});

test('§15.5 a second city segment on the closing tile belongs to the city only if it is joined', () => {
  const closed = position({ board: 'E:180 \n .', drawn: 'H', stack: ['U'], followers: [[1, 0, 0, 0]] });
  const played = closed.play('tile 0,1 0', 'follower 1');
  expect(played.points()).toEqual([0, 2]);
  expect(played.state.figures).toEqual([{ seat: 0, figure: 'follower', placement: 1, segment: 1 }]);
});

test('§15.6 a city of two tiles gives 2 when complete, 1 a tile when not', () => {
  expect(dealt(['E', 'U']).play('tile 0,-1 180', 'follower 0').points()).toEqual([2, 0]);
  const open = position({ board: 'E:90@ .', drawn: 'G', followers: [[1, 0, 0, 0]] }).play('tile 1,0 0', 'pass');
  expect(open.points()).toEqual([0, 2]);
});

test('§15.7 two segments of one tile joined elsewhere count as one tile', () => {
  const city = position({
    board: `
      N:180  N:270
      N:90@  .
    `,
    drawn: 'I',
    stack: ['U'],
    followers: [[1, 0, 0, 0]],
  }).play('tile 1,0 0', 'pass');
  expect(city.told('scoredFeature')[0]?.cells).toHaveLength(4);
  expect(city.points()).toEqual([0, 8]);
});

test('§15.8 a ring of road is complete and counts its cells', () => {
  const ring = position({
    board: `
      V:270@  V
      V:180   .
    `,
    drawn: 'V',
    stack: ['U'],
    followers: [[1, 0, 0, 0]],
  }).play('tile 1,1 90', 'pass');
  expect(ring.told('scoredFeature')).toMatchObject([{ feature: 'road', complete: true, points: 4 }]);
  expect(ring.points()).toEqual([0, 4]);
});

test('§15.8, §5 a loop that leaves a crossing and comes back to it counts the crossing once', () => {
  const loop = position({
    board: `
      W@     V
      V:180  .
    `,
    drawn: 'V',
    stack: ['U'],
    followers: [
      [0, 0, 0, 0],
      [1, 0, 0, 1],
    ],
  }).play('tile 1,1 90', 'pass');
  expect(loop.told('scoredFeature')).toMatchObject([{ feature: 'road', owners: [0, 1], points: 4 }]);
  expect(loop.points()).toEqual([4, 4]);
});

test('§15.9 cloisters side by side count each other and may be completed by one tile', () => {
  const both = position({
    board: `
      E  E   E  E
      B  B@  B  B
      V  A   .  V:270
    `,
    drawn: 'A',
    stack: ['U'],
    followers: [
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ],
  }).play('tile 1,1 0', 'pass');
  expect(both.points()).toEqual([9, 9]);
  expect(both.told('returned')[0]?.figures).toHaveLength(2);
});

test('§15.10 a cloister on the rim gives 1 and its neighbours at the end, corners included', () => {
  const board = 'E B@ E \n . . B';
  const rim = position({ board, drawn: 'B', followers: [[0, 0, 0, 0]] }).play('tile 0,1 0', 'pass');
  expect(rim.points()).toEqual([5, 0]);
});

test('§15.11 the last tile is played and scored as every other, then comes the end', () => {
  const over = dealt(['E']).play('tile 0,-1 180', 'follower 0');
  expect(over.events.map(({ kind }) => kind)).toEqual(['placedFollower', 'scoredFeature', 'returned', 'ended']);
  expect(over.points()).toEqual([2, 0]);
});

test('§15.12 a tile that completes what others hold gives them the points', () => {
  const gift = position({ board: 'D@', drawn: 'E', stack: ['U'], followers: [[1, 0, 0, 0]] });
  const played = gift.play('tile 0,-1 180', 'pass');
  expect(played.points()).toEqual([0, 2]);
  expect(awaited(played.state)).toBe(1);
});

test('§15.13 a farmer among incomplete cities gets nothing', () => {
  const farm = position({ board: 'H@', drawn: 'B', followers: [[0, 0, 0, 2]] }).play('tile 1,0 0', 'pass');
  expect(farm.points()).toEqual([0, 0]);
  expect(farm.told('scoredFarm')).toMatchObject([{ cities: [], owners: [{ seat: 0, cities: 0, points: 0 }] }]);
});

test('§15.18 nobody goes on the start tile, but its city, road and fields are held through other tiles', () => {
  const first = dealt(['E', 'U']);
  expect(first.legal().every((line) => line.startsWith('tile '))).toBe(true);
  const road = dealt(['U', 'B']).play('tile 1,0 0', 'follower 0', 'tile 0,1 0', 'pass');
  expect(road.told('scoredFeature')).toMatchObject([
    {
      feature: 'road',
      cells: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      owners: [0],
    },
  ]);
  expect(carcassonne.open(road.state).figures).toEqual([{ seat: 0, figure: 'follower', x: 1, y: 0, segment: 0 }]);
});

import { expect, test } from 'vitest';
import { carcassonne, type Slices, tileKind } from '../../../../src/engines/carcassonne/index.ts';
import { dealt, position, seat } from '../support.ts';

const options = ['koenig'] as const;
const NOBODY = { seat: null, size: 0 } as const;
const held = (king: number | null, size: number, robber: number | null = null, length = 0): Slices => ({
  koenig: {
    king: { seat: king === null ? null : seat(king), size },
    robber: { seat: robber === null ? null : seat(robber), size: length },
  },
});

test('§12.1 nobody holds king and robber at the start', () => {
  expect(dealt(['U'], 2, options).state.expansions).toEqual({ koenig: { king: NOBODY, robber: NOBODY } });
});

test('§12.2 whoever completes the first city takes the king, with or without a follower in it', () => {
  const first = dealt(['E', 'U', 'U'], 2, options).play('tile 0,-1 180', 'pass');
  expect(first.told('tookAward')).toMatchObject([{ award: 'king', seat: 0, from: null, size: 2 }]);
  expect(first.told('tookAward')[0]?.cells).toHaveLength(2);
  expect(first.state.expansions.koenig?.king).toEqual({ seat: 0, size: 2 });
});

/** A city of two tiles is complete; the next to be closed has two or three. */
const second = (middle: string, x: number, expansions: Slices) =>
  position({
    ...{ board: `E:90@ E:270 \n B B \n E:90 ${middle}`, drawn: 'E', stack: ['U'], options, expansions },
    followers: [[1, 0, 2, 0]],
  }).play(`tile ${x},2 270`, 'pass');

test('§12.2 a city of the same size changes nothing, a larger one takes the king over', () => {
  const equal = second('', 1, held(1, 2));
  expect(equal.told('tookAward')).toEqual([]);
  expect(equal.state.expansions.koenig?.king).toEqual({ seat: 1, size: 2 });
  const larger = second('G', 2, held(1, 2));
  expect(larger.told('tookAward')).toMatchObject([{ award: 'king', seat: 0, from: 1, size: 3 }]);
  expect(larger.state.expansions.koenig?.king).toEqual({ seat: 0, size: 3 });
});

test('§12.2 the holder himself may raise the mark', () => {
  const raised = second('G', 2, held(0, 2));
  expect(raised.told('tookAward')).toMatchObject([{ seat: 0, from: 0, size: 3 }]);
  expect(raised.state.expansions.koenig?.king).toEqual({ seat: 0, size: 3 });
});

test('§12.2, §14 pennants do not count for the size', () => {
  expect(second('F', 2, held(1, 2)).told('tookAward')).toMatchObject([{ size: 3 }]);
});

test('§12.2 of two cities that one tile completes, the larger is compared', () => {
  const north = (board: string, line: string) =>
    position({ board, drawn: 'H', stack: ['U'], options }).play(line, 'pass');
  const below = north('E:180@ B \n . B \n G:90 B \n E B', 'tile 0,1 0');
  expect(below.told('scoredFeature').map(({ points }) => points)).toEqual([2, 6]);
  expect(below.told('tookAward')).toMatchObject([{ award: 'king', size: 3 }]);
  const above = north('E:180@ B \n G:90 B \n . B \n E B', 'tile 0,2 0');
  expect(above.told('scoredFeature').map(({ points }) => points)).toEqual([6, 2]);
  expect(above.told('tookAward')).toMatchObject([{ award: 'king', size: 3 }]);
});

test('§12.3 the robber goes by completed roads', () => {
  const road = position({ board: 'A:270@ U .', drawn: 'A', stack: ['U'], options }).play('tile 2,0 90', 'pass');
  expect(road.told('tookAward')).toMatchObject([{ award: 'robber', seat: 0, from: null, size: 3 }]);
  const shorter = position({
    ...{ board: 'A:270@ A:90 \n B B \n A:270', drawn: 'A', stack: ['U'], options },
    expansions: held(null, 0, 1, 2),
  });
  expect(shorter.play('tile 1,2 90', 'pass').told('tookAward')).toEqual([]);
});

test('§12.3 of two roads that one tile completes, the longer is compared', () => {
  const both = position({ board: 'B B B B \n A:270@ . U A:90', drawn: 'W', stack: ['U'], options }).play(
    'tile 1,0 0',
    'pass',
  );
  expect(both.told('tookAward')).toMatchObject([{ award: 'robber', size: 3 }]);
});

test('§12.4 king and robber change hands after the scoring', () => {
  const kinds = dealt(['E', 'U'], 2, options)
    .play('tile 0,-1 180', 'follower 0')
    .events.map(({ kind }) => kind);
  expect(kinds).toEqual(['placedFollower', 'scoredFeature', 'returned', 'tookAward', 'drewTile']);
});

test('§12.5 at the end a point for each completed city or road, anybody’s, and none during the game', () => {
  const board = 'A:270@ A:90 \n B B \n A:270 A:90 \n B B \n E:90 E:270 \n B B \n E:90 .';
  const end = position({ board, drawn: 'B', options, expansions: held(1, 2, 0, 2), followers: [[0, 0, 6, 0]] });
  expect(end.points()).toEqual([0, 0]);
  const over = end.play('tile -1,0 0', 'pass');
  expect(over.told('scoredAward')).toEqual([
    { kind: 'scoredAward', award: 'king', seat: 1, points: 1 },
    { kind: 'scoredAward', award: 'robber', seat: 0, points: 2 },
  ]);
  expect(over.state.players.map(({ points }) => [points.king, points.robber])).toEqual([
    [0, 2],
    [1, 0],
  ]);
  expect(over.points()).toEqual([3, 1]);
});

test('§12.5 what nobody holds brings nobody points', () => {
  const over = position({ board: 'U@', drawn: 'B', options }).play('tile 0,1 0', 'pass');
  expect(over.told('scoredAward')).toEqual([]);
  expect(over.points()).toEqual([0, 0]);
});

test('§12.6, §15.7 on K05 two bands cross, and the tile counts once for a city to which both belong', () => {
  expect(tileKind('K05').segments.map(({ kind }) => kind)).toEqual(['city', 'city', 'field', 'field']);
  const ring = position({
    board: `
      .     E:180  .
      E:90  K05@   N:270
      .     N:90   .
    `,
    drawn: 'M',
    stack: ['U'],
    options,
    followers: [[1, 0, 0, 0]],
  }).play('tile 1,1 0', 'pass');
  expect(ring.told('tookAward')).toMatchObject([{ award: 'king', size: 6 }]);
  expect(ring.points()).toEqual([0, 14]);
});

test('the award is held with the largest feature on the map, by a player of the table', () => {
  const { state } = dealt(['E', 'U', 'U'], 2, options).play('tile 0,-1 180', 'pass');
  const load = (expansions: unknown) => carcassonne.load(2, { ...state, expansions }).ok;
  expect(load(held(0, 2))).toBe(true);
  expect([load(held(0, 3)), load(held(null, 2)), load(held(4, 2)), load(held(null, 0)), load({})]).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

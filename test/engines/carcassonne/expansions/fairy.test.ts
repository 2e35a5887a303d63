/** Rules §13.6: the fairy. */
import { expect, test } from 'vitest';
import { carcassonne, fairyCanJoin, type Slices } from '../../../../src/engines/carcassonne/index.ts';
import { awaited, kindsOf, position, type Setting, seat } from '../support.ts';

const fairyAt = (x: number, y: number, number: number | null, segment = 0): Slices => ({
  drache: {
    ...{ dragon: null, setAside: [] },
    fairy: { cell: { x, y }, with: number === null ? null : { seat: seat(number), segment } },
  },
});
const fairyOf = ({ state }: { readonly state: { readonly expansions: Slices } }) => state.expansions.drache?.fairy;

/** A road with a follower of each player beside it. */
const road = (changes: Partial<Setting> = {}) =>
  position({
    ...{ board: 'U@ U', drawn: 'U', stack: ['U', 'U', 'U'], options: ['erweiterung', 'drache'] },
    followers: [
      [0, 0, 0, 0],
      [1, 1, 0, 1],
    ],
    others: [['bigFollower', 0, 1, 0, 2]],
    ...changes,
  });

test('§13.6 instead of a figure, she joins an own follower, big or not, anywhere on the map', () => {
  const placed = road().play('tile 2,0 0');
  expect(placed.legal().filter((line) => line.startsWith('fairy'))).toEqual(['fairy 0,0 0', 'fairy 1,0 2']);
  expect(fairyCanJoin(carcassonne.open(placed.state), seat(0)).map(({ x, segment }) => [x, segment])).toEqual([
    [0, 0],
    [1, 2],
  ]);
  const moved = placed.play('fairy 1,0 2');
  expect(moved.told('movedFairy')).toEqual([{ kind: 'movedFairy', seat: 0, x: 1, y: 0, segment: 2, from: null }]);
  expect(fairyOf(moved)).toEqual({ cell: { x: 1, y: 0 }, with: { seat: 0, segment: 2 } });
  expect(awaited(moved.state)).toBe(1);
  expect(placed.refusal('fairy 1,0 1')).toEqual({ kind: 'noOwnFollowerThere', x: 1, y: 0, segment: 1 });
});

test('§13.6 not to the follower whom she is with, but to another on the same tile', () => {
  const placed = road({
    expansions: fairyAt(1, 0, 0, 2),
    followers: [[0, 1, 0, 0]],
  }).play('tile 2,0 0');
  expect(placed.legal().filter((line) => line.startsWith('fairy'))).toEqual(['fairy 1,0 0']);
  expect(placed.refusal('fairy 1,0 2')).toEqual({ kind: 'fairyIsThere' });
  expect(fairyOf(placed.play('fairy 1,0 0'))).toMatchObject({ with: { segment: 0 } });
});

test('§13.6 whoever calls her from another player’s follower takes her from that player', () => {
  const told = (companion: number, segment: number) =>
    road({ expansions: fairyAt(1, 0, companion, segment) })
      .play('tile 2,0 0', 'fairy 0,0 0')
      .told('movedFairy');
  expect(told(1, 1)).toMatchObject([{ seat: 0, from: { x: 1, y: 0 }, loser: 1 }]);
  expect(told(0, 2)).toMatchObject([{ seat: 0, from: { x: 1, y: 0 } }]);
  expect(told(0, 2)[0]).not.toHaveProperty('loser');
});

test('§13.6 builder and pig are nobody for her', () => {
  const placed = road({
    options: ['haendler', 'drache'],
    followers: [[0, 0, 0, 0]],
    others: [['builder', 0, 1, 0, 0]],
  }).play('tile 2,0 0');
  expect(placed.legal().filter((line) => line.startsWith('fairy'))).toEqual(['fairy 0,0 0']);
});

test('§13.6 a state in which she is with a builder or a pig is refused', () => {
  const others = [['builder', 0, 1, 0, 0]] as const;
  const beside = { options: ['haendler', 'drache'], followers: [[0, 0, 0, 0]], others } as const;
  expect(() => road({ ...beside, expansions: fairyAt(1, 0, 0) })).toThrow(/with a follower who is not there/);
  expect(fairyOf(road({ ...beside, expansions: fairyAt(0, 0, 0) }))).toMatchObject({ with: { segment: 0 } });
});

test('§13.6 no figure need be left in hand', () => {
  const placed = road({ hands: { 0: 0 }, options: ['drache'], others: [] }).play('tile 2,0 0');
  expect(placed.legal()).toEqual(['fairy 0,0 0', 'pass']);
});

test('§13.6, §14.3 either a figure or the fairy', () => {
  const placed = road({ others: [] }).play('tile 2,0 0');
  for (const line of ['follower 2', 'fairy 0,0 0']) expect(awaited(placed.play(line).state)).toBe(1);
});

test('§13.6 without the set there is no fairy', () => {
  const placed = road({ options: [], others: [] }).play('tile 2,0 0');
  expect(placed.refusal('fairy 0,0 0')).toEqual({ kind: 'noFairy' });
});

test('§13.6, §14.1 1 point before the tile is drawn, when the turn of her follower’s player begins', () => {
  const own = road({ expansions: fairyAt(1, 0, 1, 1) }).play('tile 2,0 0', 'pass');
  expect(kindsOf(own.events)).toEqual(['passed', 'scoredFairy', 'drewTile']);
  expect(own.told('scoredFairy')).toEqual([{ kind: 'scoredFairy', seat: 1, points: 1, reason: 'turn' }]);
  expect(own.state.players[1]?.points.fairy).toBe(1);
  const other = road({ expansions: fairyAt(0, 0, 0) }).play('tile 2,0 0', 'pass');
  expect(other.told('scoredFairy')).toEqual([]);
  const alone = road({ expansions: fairyAt(1, 0, null) }).play('tile 2,0 0', 'pass');
  expect(alone.told('scoredFairy')).toEqual([]);
});

test('§13.6 the point of the turn and the 3 points with a big follower as with any other', () => {
  const turn = road({
    others: [['bigFollower', 1, 1, 0, 2]],
    expansions: fairyAt(1, 0, 1, 2),
  }).play('tile 2,0 0', 'pass');
  expect(turn.told('scoredFairy')).toEqual([{ kind: 'scoredFairy', seat: 1, points: 1, reason: 'turn' }]);
  expect(shared(0).told('scoredFairy')).toMatchObject([{ seat: 0, points: 3, reason: 'feature' }]);
});

test('§13.6 once a turn, not for the second part of a double turn', () => {
  const goods = [0, 1].map(() => ({ wine: 0, grain: 0, cloth: 0 }));
  const doubled = road({
    options: ['haendler', 'drache'],
    followers: [[0, 0, 0, 0]],
    others: [['builder', 0, 1, 0, 0]],
    expansions: { ...fairyAt(0, 0, 0), haendler: { goods, part: 'first' } },
  }).play('tile 2,0 0', 'pass');
  expect(kindsOf(doubled.events)).toEqual(['passed', 'beganSecondPart', 'drewTile']);
});

test('§13.6, §14.7 no turn begins once the stack is empty', () => {
  const last = road({ expansions: fairyAt(1, 0, 1, 1), stack: [] }).play('tile 2,0 0', 'pass');
  expect(last.told('scoredFairy')).toMatchObject([{ reason: 'feature', complete: false }]);
});

/** A road of seat 1 with the fairy; seat 0 has the majority and completes it. */
const shared = (with_: number) =>
  position({
    ...{ board: 'A:270@ U U', drawn: 'A', stack: ['U', 'U'], options: ['erweiterung', 'drache'] },
    followers: [[1, 0, 0, 0]],
    others: [['bigFollower', 0, 2, 0, 0]],
    expansions: fairyAt(with_ === 1 ? 0 : 2, 0, with_),
  }).play('tile 3,0 90', 'pass');

test('§13.6 3 points when the feature with her follower is scored, though he does not own it', () => {
  const completed = shared(1);
  expect(completed.told('scoredFeature')).toMatchObject([{ owners: [0], points: 4 }]);
  expect(completed.told('scoredFairy')).toEqual([
    { kind: 'scoredFairy', seat: 1, points: 3, reason: 'feature', feature: 'road', complete: true },
  ]);
  expect(completed.points()).toEqual([4, 3]);
  expect(kindsOf(completed.events)).toEqual(['passed', 'scoredFeature', 'scoredFairy', 'returned', 'drewTile']);
});

const SURROUNDED = `
  E  E   E
  B  B@  B
  V  A   .
`;

test.each([
  ['city', 'E:90@', 'E', 'tile 1,0 270'],
  ['cloister', SURROUNDED, 'V', 'tile 1,1 270'],
] as const)('§13.6 3 points for a completed %s', (feature, board, drawn, line) => {
  const completed = position({
    ...{ board, drawn, stack: ['U', 'U'], options: ['drache'] },
    followers: [[1, 0, 0, 0]],
    expansions: fairyAt(0, 0, 1),
  }).play(line, 'pass');
  expect(completed.told('scoredFairy')).toEqual([
    { kind: 'scoredFairy', seat: 1, points: 3, reason: 'feature', feature, complete: true },
  ]);
});

test.each([
  ['city', 'E@', 0],
  ['road', 'U@', 0],
  ['cloister', 'B@', 0],
  ['field', 'B@', 1],
] as const)(
  '§13.6, §14.7 3 points for an incomplete %s at the end, be it worth something or nothing',
  (feature, board, segment) => {
    for (const more of [[], ['old']] as const) {
      const over = position({
        ...{ board, drawn: 'B', options: [...more, 'drache'] },
        followers: [[1, 0, 0, segment]],
        expansions: fairyAt(0, 0, 1, segment),
      }).play('tile 0,1 0', 'pass');
      expect(over.told('scoredFairy')).toEqual([
        { kind: 'scoredFairy', seat: 1, points: 3, reason: 'feature', feature, complete: false },
      ]);
      expect(over.state.players.map(({ points }) => points.fairy)).toEqual([0, 3]);
    }
  },
);

test('§13.6 then she is alone on the tile, and gives nothing until she is moved', () => {
  const completed = shared(1);
  expect(fairyOf(completed)).toEqual({ cell: { x: 0, y: 0 }, with: null });
  expect(completed.told('scoredFairy').filter(({ reason }) => reason === 'turn')).toEqual([]);
});

test('§13.6 another feature that is completed on her tile brings her follower nothing', () => {
  const beside = position({
    ...{ board: 'A:270@ U U', drawn: 'A', stack: ['U', 'U'], options: ['drache'] },
    followers: [
      [1, 0, 0, 2],
      [0, 0, 0, 0],
    ],
    expansions: fairyAt(0, 0, 1, 2),
  }).play('tile 3,0 90', 'pass');
  expect(beside.told('scoredFeature')).toHaveLength(1);
  expect(beside.told('scoredFairy').map(({ reason }) => reason)).toEqual(['turn']);
});

test('§13.6 a follower who comes to her tile later does not get her', () => {
  const portal = position({
    ...{ board: 'U@ U', drawn: 'P08', stack: ['U', 'U', 'U'], options: ['drache'] },
    expansions: fairyAt(0, 0, null),
  }).play('tile 2,0 0', 'portal follower 0,0 0');
  expect(fairyOf(portal)).toEqual({ cell: { x: 0, y: 0 }, with: null });
});

test('§13.6 the dragon cannot enter her tile, with or without a follower', () => {
  for (const number of [1, null]) {
    const { drache } = fairyAt(1, 0, number);
    const moving = position({
      ...{ board: 'P01@ B B', drawn: 'P04', stack: ['U', 'U'], options: ['drache'] },
      followers: [[1, 1, 0, 0]],
      expansions: { drache: { ...drache!, dragon: { x: 0, y: 0 } } },
    }).play('tile 3,0 0', 'pass');
    expect(moving.told('dragonStopped')).toEqual([{ kind: 'dragonStopped', steps: 0 }]);
    expect(moving.state.figures).toHaveLength(1);
  }
});

test.each([[[]], [['old']]] as const)('§13.6, §14.7 with a farmer, once in final scoring (%s)', (old) => {
  const over = position({
    ...{ board: 'E:180@ \n E', drawn: 'B', stack: [], options: [...old, 'drache'] },
    followers: [[1, 0, 0, 1]],
    expansions: fairyAt(0, 0, 1, 1),
  }).play('tile 1,0 0', 'pass');
  expect(over.told('scoredFairy')).toEqual([
    { kind: 'scoredFairy', seat: 1, points: 3, reason: 'feature', feature: 'field', complete: false },
  ]);
  expect(over.state.players[1]?.points).toMatchObject({ farms: old.length > 0 ? 4 : 3, fairy: 3 });
});

test('§13.6, §15.15 an inn or cathedral worth 0 at the end still pays her 3 points', () => {
  const over = position({
    ...{ board: 'E15@ U', drawn: 'B', stack: [], options: ['erweiterung', 'drache'] },
    followers: [[1, 0, 0, 0]],
    expansions: fairyAt(0, 0, 1),
  }).play('tile 0,1 0', 'pass');
  expect(over.told('scoredFeature')).toMatchObject([{ feature: 'road', complete: false, points: 0 }]);
  expect(over.state.players[1]?.points).toMatchObject({ roads: 0, fairy: 3 });
});

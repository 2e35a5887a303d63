import { expect, test } from 'vitest';
import { carcassonne } from '../../../../src/engines/carcassonne/index.ts';
import { awaited, dealt, position, positionOf } from '../support.ts';

test('§6.1 one follower a turn, from the own hand, on the tile just placed', () => {
  const placed = dealt(['U', 'U', 'U']).play('tile 1,0 0', 'follower 0');
  expect(placed.state.figures).toEqual([{ seat: 0, figure: 'follower', placement: 1, segment: 0 }]);
  expect(placed.hands()).toEqual([6, 7]);
  expect(placed.told('placedFollower')).toEqual([
    { kind: 'placedFollower', seat: 0, figure: 'follower', x: 1, y: 0, segment: 0, feature: 'road' },
  ]);
  expect(awaited(placed.state)).toBe(1);
});

test('§6.2 a follower goes on a city, a road, a cloister or a field', () => {
  const kinds = (stack: readonly string[], line: string) => {
    const placed = dealt(stack).play(line);
    return placed.legal().flatMap((move) => {
      if (move === 'pass') return [];
      return placed
        .play(move)
        .told('placedFollower')
        .map(({ feature }) => feature);
    });
  };
  expect(kinds(['A'], 'tile 0,1 0')).toEqual(['road', 'cloister', 'field']);
  expect(kinds(['K'], 'tile 1,0 0')).toEqual(['city', 'road', 'field', 'field']);
});

test('§6.2 there is no segment beyond those of the tile', () => {
  const placed = dealt(['U']).play('tile 1,0 0');
  expect(placed.refusal('follower 3')).toEqual({ kind: 'noSuchSegment', segment: 3 });
  expect(placed.refusal('follower 99')).toEqual({ kind: 'noSuchSegment', segment: 99 });
});

test('§6.3 (the guide’s picture) no follower on the road that leads to a follower at its other end', () => {
  const crossing = position({ board: 'D@ U', drawn: 'W', followers: [[1, 1, 0, 0]] }).play('tile -1,0 0');
  expect(crossing.refusal('follower 0')).toEqual({ kind: 'featureOccupied', feature: 'road', by: [1] });
  expect(crossing.legal()).toEqual(['follower 1', 'follower 2', 'follower 3', 'follower 4', 'follower 5', 'pass']);
});

test('§6.3 the own follower keeps the own next one away as well', () => {
  const crossing = position({ board: 'D@ U', drawn: 'W', followers: [[0, 1, 0, 0]] }).play('tile -1,0 0');
  expect(crossing.refusal('follower 0')).toEqual({ kind: 'featureOccupied', feature: 'road', by: [0] });
});

test('§6.3 cities and farms are occupied from afar too', () => {
  const city = position({ board: 'E:90@ F F', drawn: 'G', followers: [[1, 0, 0, 0]] }).play('tile 3,0 0');
  expect(city.refusal('follower 0')).toEqual({ kind: 'featureOccupied', feature: 'city', by: [1] });
  const farm = position({ board: 'U@ U U', drawn: 'U', followers: [[1, 0, 0, 1]] }).play('tile 3,0 0');
  expect(farm.refusal('follower 1')).toEqual({ kind: 'featureOccupied', feature: 'field', by: [1] });
  expect(farm.legal()).toEqual(['follower 0', 'follower 2', 'pass']);
});

test('§6.4 followers of several players share a feature that a tile has joined', () => {
  const joined = position({
    board: `
      U@  .  U
      B   B  B
    `,
    drawn: 'U',
    followers: [
      [0, 0, 0, 0],
      [1, 2, 0, 0],
    ],
  }).play('tile 1,0 0');
  expect(joined.refusal('follower 0')).toEqual({ kind: 'featureOccupied', feature: 'road', by: [0, 1] });
  expect(joined.state.figures).toHaveLength(2);
});

test('§6.5 a follower may go on what the tile has just completed: he scores and is back in the same turn', () => {
  const played = dealt(['E', 'V']).play('tile 0,-1 180', 'follower 0');
  expect(played.points()).toEqual([2, 0]);
  expect(played.hands()).toEqual([7, 7]);
  expect(played.events.map(({ kind }) => kind)).toEqual(['placedFollower', 'scoredFeature', 'returned', 'drewTile']);
  expect(played.told('returned')).toEqual([
    { kind: 'returned', figures: [{ seat: 0, figure: 'follower', x: 0, y: -1, segment: 0 }] },
  ]);
});

test('§6.5 but not when somebody stood there already', () => {
  const taken = position({ board: 'D@', drawn: 'E', followers: [[1, 0, 0, 0]] }).play('tile 0,-1 180');
  expect(taken.refusal('follower 0')).toEqual({ kind: 'featureOccupied', feature: 'city', by: [1] });
});

test('§6.5 a closed field without any edge is a place for a farmer, who stays there', () => {
  const closed = position({ board: 'E:180@', drawn: 'E03', stack: ['U'], options: ['erweiterung'] }).play('tile 0,1 0');
  expect(closed.legal()).toContain('follower 4');
  expect(closed.play('follower 4').state.figures).toHaveLength(1);
});

test('§6.6 on a tile with a cloister the follower stands on it or beside it', () => {
  expect(dealt(['A']).play('tile 0,1 0').legal()).toEqual(['follower 0', 'follower 1', 'follower 2', 'pass']);
  const monk = position({ board: 'B@', drawn: 'B', followers: [[1, 0, 0, 0]] }).play('tile 1,0 0');
  expect(monk.legal()).toEqual(['follower 0', 'follower 1', 'pass']);
});

test('§6.7 a farmer stays when the cities beside him are completed and scored', () => {
  const farmer = position({
    board: 'D@',
    drawn: 'E',
    stack: ['V'],
    followers: [
      [0, 0, 0, 2],
      [1, 0, 0, 0],
    ],
  }).play('tile 0,-1 180', 'pass');
  expect(farmer.points()).toEqual([0, 2]);
  expect(farmer.state.figures).toEqual([{ seat: 0, figure: 'follower', placement: 0, segment: 2 }]);
  expect(farmer.hands()).toEqual([6, 7]);
});

test('§4 nobody is placed from an empty hand', () => {
  const { state } = position({ board: 'D@', drawn: 'U', hands: { 0: 1 } }).play('tile 1,0 0');
  const empty = positionOf(
    { ...state, players: state.players.map((player) => ({ ...player, hand: { follower: 0 } })) },
    [],
  );
  expect(empty.refusal('follower 0')).toEqual({ kind: 'noFollowerInHand' });
  expect(empty.legal()).toEqual(['pass']);
});

test('a figure that does not exist is refused by name', () => {
  const { state } = dealt(['U']).play('tile 1,0 0');
  const read = carcassonne.readMove({ kind: 'placeFollower', figure: 'bishop', segment: 0 });
  if (!read.ok) throw new Error('the form is right');
  expect(carcassonne.play(state, awaited(state), read.value, { stream: () => expect.fail() })).toEqual({
    ok: false,
    error: { kind: 'illegal', violation: { kind: 'noSuchFigure', figure: 'bishop' } },
  });
});

test('figure and segment are asked in turn, known ones in any order', () => {
  const { state } = dealt(['U']).play('tile 1,0 0');
  const ask = (partial: object) => {
    const read = carcassonne.readPartialMove({ kind: 'placeFollower', ...partial });
    if (!read.ok) throw new Error('the form is right');
    return carcassonne.choices(state, awaited(state), read.value);
  };
  expect(ask({})).toMatchObject({ parameter: 'figure', values: ['follower'] });
  expect(ask({ figure: 'follower' })).toMatchObject({ parameter: 'segment', values: [0, 1, 2] });
  expect(ask({ segment: 1 })).toMatchObject({ parameter: 'figure', values: ['follower'] });
  expect(ask({ segment: 5 })).toMatchObject({ none: { violation: { kind: 'noSuchSegment' } } });
  expect(ask({ figure: 'follower', segment: 2 })).toEqual({
    complete: { kind: 'placeFollower', figure: 'follower', segment: 2 },
  });
});

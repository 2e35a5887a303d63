import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { awaited, dealt, position } from './support.ts';

/** All roads end and all cities are closed: C (city all round) and X (roads all round) fit nowhere. */
const closed = { board: 'A:270 D@ A:90', drawn: 'E' } as const;

test('§3.4 a tile that fits nowhere is removed before all eyes, and the same player draws again', () => {
  const drawn = position({ ...closed, stack: ['C', 'X', 'V', 'U'] }).play('tile 0,-1 180', 'pass');
  expect(drawn.events.slice(-3)).toEqual([
    { kind: 'removedTile', seat: 1, tile: 'C', left: 3 },
    { kind: 'removedTile', seat: 1, tile: 'X', left: 2 },
    { kind: 'drewTile', seat: 1, tile: 'V', left: 2 },
  ]);
  expect(awaited(drawn.state)).toBe(1);
  const open = carcassonne.open(drawn.state);
  expect(open).toMatchObject({ removed: ['C', 'X'], removedThisTurn: ['C', 'X'], tilesLeft: 2 });
});

test('§3.4 tiles removed in a turn are shown in that turn only', () => {
  const next = position({ ...closed, stack: ['C', 'V', 'U'] }).play('tile 0,-1 180', 'pass', 'tile 0,1 0');
  expect(carcassonne.open(next.state)).toMatchObject({ removed: ['C'], removedThisTurn: ['C'] });
  expect(carcassonne.open(next.play('pass').state)).toMatchObject({ removed: ['C'], removedThisTurn: [] });
});

test('§3.4 a tile that fits only when it is turned is not removed', () => {
  const begun = dealt(['E', 'U']);
  expect(begun.legal().filter((line) => line.endsWith(' 0'))).toEqual([]);
  expect(begun.told('drewTile')).toMatchObject([{ tile: 'E' }]);
});

test('§3.4 a stack that runs out before a tile fits ends the game at once', () => {
  const over = position({ ...closed, stack: ['C', 'X'] }).play('tile 0,-1 180', 'pass');
  expect(over.events.map(({ kind }) => kind).slice(-3)).toEqual(['removedTile', 'removedTile', 'ended']);
  expect(carcassonne.turn(over.state)).toHaveProperty('over');
  expect(carcassonne.open(over.state)).toMatchObject({ tilesLeft: 0, removedThisTurn: ['C', 'X'] });
});

test('§4.3 placing nobody is always allowed', () => {
  const passed = dealt(['U', 'U']).play('tile 1,0 0', 'pass');
  expect(passed.told('passed')).toEqual([{ kind: 'passed', seat: 0, reason: 'chosen' }]);
  expect(passed.hands()).toEqual([7, 7]);
});

test('§4.3 with no follower in hand the action is passed without asking', () => {
  const passed = position({ board: 'D@', drawn: 'U', stack: ['U'], hands: { 0: 0 } }).play('tile 1,0 0');
  expect(passed.told('passed')).toEqual([{ kind: 'passed', seat: 0, reason: 'noFollowerInHand' }]);
  expect(awaited(passed.state)).toBe(1);
});

test('§4.3 where every spot leads to a follower the action is passed without asking', () => {
  const passed = position({
    board: 'U@ U',
    drawn: 'U',
    stack: ['U'],
    followers: [
      [1, 0, 0, 0],
      [1, 0, 0, 1],
      [0, 0, 0, 2],
    ],
  }).play('tile 2,0 0');
  expect(passed.told('passed')).toEqual([{ kind: 'passed', seat: 0, reason: 'everySpotOccupied' }]);
  expect(awaited(passed.state)).toBe(1);
});

test('§4 the figure is placed before scoring: what this tile brings back cannot be placed', () => {
  const played = position({
    board: 'D@',
    drawn: 'E',
    stack: ['U', 'U', 'U'],
    followers: [[0, 0, 0, 0]],
    hands: { 0: 0 },
  }).play('tile 0,-1 180');
  expect(played.events.map(({ kind }) => kind)).toEqual([
    'placedTile',
    'passed',
    'scoredFeature',
    'returned',
    'drewTile',
  ]);
  expect(played.hands()[0]).toBe(1);
  const again = played.play('tile 1,0 0', 'pass', 'tile 2,0 0');
  expect(again.legal()).toContain('follower 0');
});

test('§4.7 the next player draws after the turn, and the seats go round', () => {
  let game = dealt(['U', 'U', 'U', 'U'], 3);
  const order = [awaited(game.state)];
  for (const x of [1, 2, 3]) {
    game = game.play(`tile ${x},0 0`, 'pass');
    order.push(awaited(game.state));
  }
  expect(order).toEqual([0, 1, 2, 0]);
});

test('a step that draws a tile has shown what was hidden, a step that draws none has not', () => {
  const { state } = dealt(['U', 'U']);
  const place = carcassonne.play(state, awaited(state), { kind: 'placeTile', x: 1, y: 0, rotation: 0 }, noStreams);
  if (!place.ok) throw new Error('the move is legal');
  expect(place.value.revealed).toBe('nothing');
  const pass = carcassonne.play(place.value.state, awaited(place.value.state), { kind: 'pass' }, noStreams);
  if (!pass.ok) throw new Error('the move is legal');
  expect(pass.value.revealed).toBe('hidden');
});

test('§8 the game ends when the stack is empty after a whole turn', () => {
  const last = dealt(['U']).play('tile 1,0 0');
  expect(carcassonne.turn(last.state)).toEqual({ awaits: [0] });
  const over = last.play('follower 0');
  expect(over.told('ended')).toHaveLength(1);
  expect(over.points()).toEqual([2, 0]);
});

test('§8 most points win, and equal points share a place', () => {
  const over = position({
    board: 'U@ U U U',
    drawn: 'B',
    seats: 4,
    followers: [
      [3, 0, 0, 0],
      [1, 0, 0, 0],
    ],
  }).play('tile 0,1 0', 'pass');
  expect(over.told('ended')).toEqual([
    {
      kind: 'ended',
      standings: [
        { seat: 1, place: 1, points: 4 },
        { seat: 3, place: 1, points: 4 },
        { seat: 0, place: 3, points: 0 },
        { seat: 2, place: 3, points: 0 },
      ],
    },
  ]);
  expect(carcassonne.turn(over.state)).toEqual({ over: over.told('ended')[0]?.standings });
});

const noStreams = {
  stream: (label: string) => {
    throw new Error(`the stream ${label} was asked for`);
  },
};

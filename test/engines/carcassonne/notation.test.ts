import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';

const { read, write } = carcassonne.notation;

test('moves are written in one line', () => {
  expect(write({ kind: 'placeTile', x: 1, y: -2, rotation: 90 })).toBe('tile 1,-2 90');
  expect(write({ kind: 'placeFollower', figure: 'follower', segment: 2 })).toBe('follower 2');
  expect(write({ kind: 'pass' })).toBe('pass');
});

test.each(['tile 1,-2 90', 'tile 0,0 0', 'tile -71,71 270', 'follower 0', 'follower 12', 'pass'])(
  '%s reads back to itself',
  (line) => {
    const move = read(line);
    expect(move && write(move)).toBe(line);
  },
);

test.each([
  ...['', 'Pass', 'pass ', ' pass', 'tile', 'tile 1,2', 'tile 1,2 45', 'tile 1,2 360', 'tile 01,2 0', 'tile -0,2 0'],
  ...['tile 1, 2 0', 'tile +1,2 0', 'tile 1,2 090', 'tile 1.0,2 0', 'tile 1e3,2 0', 'follower', 'follower -1'],
  ...['follower 01', 'bishop 1', 'toString 1', 'tile 1,2 0\n', 'follower 2 3'],
])('%j is no move', (line) => {
  expect(read(line)).toBeNull();
});

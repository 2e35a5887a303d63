import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';

const { read, write } = carcassonne.notation;

test('moves are written in one line', () => {
  expect(write({ kind: 'placeTile', x: 1, y: -2, rotation: 90 })).toBe('tile 1,-2 90');
  expect(write({ kind: 'placeFollower', figure: 'follower', segment: 2 })).toBe('follower 2');
  expect(write({ kind: 'placeByPortal', figure: 'bigFollower', x: 1, y: -2, segment: 3 })).toBe(
    'portal bigFollower 1,-2 3',
  );
  expect(write({ kind: 'removeKnight', x: 1, y: -2, segment: 0 })).toBe('knight 1,-2 0');
  expect(write({ kind: 'moveFairy', x: 1, y: -2, segment: 0 })).toBe('fairy 1,-2 0');
  expect(write({ kind: 'moveDragon', side: 'n' })).toBe('dragon n');
  expect(write({ kind: 'pass' })).toBe('pass');
});

test.each([
  ...['tile 1,-2 90', 'tile 0,0 0', 'tile -71,71 270', 'follower 0', 'follower 12', 'pass'],
  ...['portal follower -3,4 0', 'portal bigFollower 0,0 12', 'knight -3,4 1', 'fairy 0,-4 2', 'dragon w'],
])('%s reads back to itself', (line) => {
  const move = read(line);
  expect(move && write(move)).toBe(line);
});

test.each([
  ...['', 'Pass', 'pass ', ' pass', 'tile', 'tile 1,2', 'tile 1,2 45', 'tile 1,2 360', 'tile 01,2 0', 'tile -0,2 0'],
  ...['tile 1, 2 0', 'tile +1,2 0', 'tile 1,2 090', 'tile 1.0,2 0', 'tile 1e3,2 0', 'follower', 'follower -1'],
  ...['follower 01', 'bishop 1', 'toString 1', 'tile 1,2 0\n', 'follower 2 3'],
  ...[
    'portal builder 1,2 3',
    'portal 1,2 3',
    'fairy 1,2',
    'knight 01,2 3',
    'dragon x',
    'dragon',
    'dragon n ',
    'fairy 3',
  ],
])('%j is no move', (line) => {
  expect(read(line)).toBeNull();
});

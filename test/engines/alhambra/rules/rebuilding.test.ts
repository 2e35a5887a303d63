import { expect, test } from 'vitest';
import { turn } from '../support.ts';

/** A row of three tiles east of the start tile, and one tile in the reserve of seat 0. */
const row = (reserve: Parameters<typeof turn>[0]['reserves']) =>
  turn({ alhambras: [['arcades-8-n 1,0', 'chambers-9-s 2,0', 'tower-9-es 3,0']], reserves: reserve ?? [] });

test('§7 swap: the reserve tile takes the cell, the other goes to the reserve', () => {
  const after = row([['garden-10-n']]).play('swap garden-10-n 2,0');
  expect(after.state.players[0]).toMatchObject({
    alhambra: [
      { tile: 'arcades-8-n', x: 1, y: 0 },
      { tile: 'garden-10-n', x: 2, y: 0 },
      { tile: 'tower-9-es', x: 3, y: 0 },
    ],
    reserve: ['chambers-9-s'],
  });
  expect(after.kinds()).toEqual(['swapped']);
  expect(after.awaits()).toEqual([1]);
  expect(after.revealed).toBe('nothing');
});

test('§7 swap: on every side with a neighbor the two tiles agree; sides facing empty cells do not matter', () => {
  const at = row([['garden-9-e', 'tower-10-w']]);
  expect(at.offers('swap')).toEqual(['swap garden-9-e 3,0']);
  expect(at.refusal('swap garden-9-e 2,0')).toEqual({ kind: 'sidesDiffer', x: 2, y: 0, side: 'e' });
  expect(at.refusal('swap tower-10-w 1,0')).toEqual({ kind: 'sidesDiffer', x: 1, y: 0, side: 'w' });
});

test('§7 swap: needs a tile in the reserve and one on the cell, never the start tile', () => {
  expect(row([]).refusal('swap garden-10-n 2,0')).toEqual({ kind: 'reserveEmpty' });
  const at = row([['garden-10-n']]);
  expect(at.refusal('swap garden-11-0 2,0')).toEqual({ kind: 'notInReserve', tile: 'garden-11-0' });
  expect(at.refusal('swap garden-10-n 5,5')).toEqual({ kind: 'noTileThere', x: 5, y: 5 });
  expect(at.refusal('swap garden-10-n 0,0')).toEqual({ kind: 'startTileStays' });
});

test('§7 building from the reserve follows the placement rules', () => {
  const at = row([['garden-10-n', 'seraglio-9-0']]);
  expect(at.offers('build').filter((line) => line.includes('garden-10-n'))).toEqual([
    'build garden-10-n 0,-1',
    'build garden-10-n 2,-1',
    'build garden-10-n 3,-1',
    'build garden-10-n -1,0',
  ]);
  expect(at.refusal('build garden-10-n 1,-1')).toEqual({ kind: 'sidesDiffer', x: 1, y: -1, side: 's' });
  expect(at.refusal('build garden-10-n 2,1')).toEqual({ kind: 'unreachable', x: 2, y: 1 });
  const after = at.play('build seraglio-9-0 1,1');
  expect(after.state.players[0]).toMatchObject({ reserve: ['garden-10-n'] });
  expect(after.state.players[0]?.alhambra.at(-1)).toEqual({ tile: 'seraglio-9-0', x: 1, y: 1 });
  expect(after.kinds()).toEqual(['builtFromReserve']);
  expect(after.awaits()).toEqual([1]);
});

test('§7 moving to the reserve: every other tile is still reachable on foot', () => {
  const at = row([]);
  expect(at.offers('remove')).toEqual(['remove 3,0']);
  expect(at.refusal('remove 1,0')).toEqual({ kind: 'cutsOff', x: 1, y: 0, tiles: ['chambers-9-s', 'tower-9-es'] });
  expect(at.refusal('remove 0,0')).toEqual({ kind: 'startTileStays' });
  expect(at.refusal('remove 0,1')).toEqual({ kind: 'noTileThere', x: 0, y: 1 });
  const after = at.play('remove 3,0');
  expect(after.state.players[0]).toMatchObject({ reserve: ['tower-9-es'] });
  expect(after.kinds()).toEqual(['movedToReserve']);
});

test('§7 moving to the reserve: a touch with a wall keeps no connection', () => {
  // The tile at (1,1) touches the start tile's neighbor (0,1) with a wall only, and (1,0) openly.
  const at = turn({ alhambras: [['arcades-9-0 1,0', 'garden-9-e 0,1', 'tower-10-w 1,1']] });
  expect(at.refusal('remove 1,0')).toEqual({ kind: 'cutsOff', x: 1, y: 0, tiles: ['tower-10-w'] });
  expect(at.offers('remove')).toEqual(['remove 0,1', 'remove 1,1']);
});

test('§7 moving to the reserve: no tile with neighbors on all four sides, or its cell would be enclosed', () => {
  const ring = [
    'arcades-9-0 1,0',
    'arcades-10-0 1,1',
    'chambers-10-0 1,2',
    'chambers-11-0 0,1',
    'garden-10-0 2,1',
    'garden-11-0 0,2',
    'pavilion-8-0 2,0',
    'seraglio-9-0 2,2',
  ];
  const at = turn({ alhambras: [ring], market: ['tower-11-0', 'tower-12-0', 'tower-13-e', 'tower-11-n'] });
  expect(at.refusal('remove 1,1')).toEqual({ kind: 'leavesHole', x: 1, y: 1 });
  expect(at.offers('remove')).not.toContain('remove 1,1');
  expect(at.offers('remove')).toContain('remove 1,0');
});

test('§7 rebuilding ends the action phase, and nothing is refilled', () => {
  const after = row([]).play('remove 3,0');
  expect(after.awaits()).toEqual([1]);
});

test('§7 tiles bought this turn cannot be used to rebuild', () => {
  const at = turn({ hands: [['yellow-8', 'yellow-3']], alhambras: [['arcades-8-n 1,0']] });
  const after = at.play('buy yellow yellow-3+yellow-8');
  expect(after.refusal('build garden-11-0 0,1')).toEqual({ kind: 'reserveEmpty' });
  expect(after.offers('swap')).toEqual([]);
  expect(after.offers('remove')).toEqual(['remove 1,0']);
  const stocked = turn({ hands: [['yellow-8', 'yellow-3']], reserves: [['tower-10-w']] });
  const extra = stocked.play('buy yellow yellow-3+yellow-8');
  expect(extra.refusal('build garden-11-0 0,1')).toEqual({ kind: 'notInReserve', tile: 'garden-11-0' });
});

import { describe, expect, test } from 'vitest';
import { cellsAround, layoutOf, placesFor, whyNotThere } from '../../../../src/engines/alhambra/index.ts';
import { layout, turn } from '../support.ts';

/** Two tiles were bought: for 3 and 4 yellow exactly, and for 9 orange with one too many. */
const bought = turn({
  market: ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'],
  hands: [['yellow-3', 'yellow-4', 'orange-9']],
}).play('buy yellow yellow-3+yellow-4', 'buy orange orange-9');

test('§8 bought tiles are placed after the last action, in any order', () => {
  expect(bought.open.step).toEqual({ kind: 'placing', seat: 0 });
  expect(bought.state.players[0]?.toPlace).toEqual(['pavilion-7-e', 'seraglio-8-s']);
  expect(new Set(bought.offers('place').map((line) => line.split(' ')[1]))).toEqual(
    new Set(['pavilion-7-e', 'seraglio-8-s']),
  );
  expect(bought.offers('store')).toEqual(['store pavilion-7-e', 'store seraglio-8-s']);
  const after = bought.play('place seraglio-8-s 1,0', 'place pavilion-7-e 0,1');
  expect(after.state.players[0]?.alhambra).toEqual(layout('seraglio-8-s 1,0', 'pavilion-7-e 0,1'));
  expect(after.awaits()).toEqual([1]);
});

test('§8 tiles placed just before count', () => {
  expect(bought.refusal('place seraglio-8-s -2,0')).toEqual({ kind: 'notAdjacent', x: -2, y: 0 });
  const after = bought.play('place pavilion-7-e 0,1');
  expect(after.offers('place')).toContain('place seraglio-8-s -1,1');
});

test('§8 the reserve is always possible, even if the tile could be placed', () => {
  const after = bought.play('store pavilion-7-e');
  expect(after.state.players[0]).toMatchObject({ reserve: ['pavilion-7-e'], toPlace: ['seraglio-8-s'] });
  expect(after.refusal('build pavilion-7-e 0,1')).toEqual({ kind: 'placeFirst', tiles: ['seraglio-8-s'] });
});

test('§8 only tiles that were bought, only once all actions are done', () => {
  expect(bought.refusal('place tower-12-0 1,0')).toEqual({ kind: 'notToPlace', tile: 'tower-12-0' });
  expect(bought.refusal('store tower-12-0')).toEqual({ kind: 'notToPlace', tile: 'tower-12-0' });
  expect(turn({}).refusal('store tower-12-0')).toEqual({ kind: 'nothingToPlace' });
  const extra = turn({
    market: ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'],
    hands: [['yellow-7']],
  }).play('buy yellow yellow-7');
  expect(extra.refusal('store pavilion-7-e')).toEqual({ kind: 'actFirst' });
  expect(bought.refusal('take yellow-9')).toEqual({ kind: 'placeFirst', tiles: ['pavilion-7-e', 'seraglio-8-s'] });
});

test('§8 the market is refilled when the last tile is dealt with, whatever becomes of it', () => {
  const after = bought.play('store pavilion-7-e', 'store seraglio-8-s');
  expect(after.kinds()).toEqual(['stored', 'refilledMarket']);
  expect(after.told('refilledMarket')[0]?.tiles.map(({ currency }) => currency)).toEqual(['yellow', 'orange']);
  expect(after.revealed).toBe('chance');
});

describe('§9 placement rules', () => {
  const on = (texts: readonly string[], tile: Parameters<typeof whyNotThere>[1], x: number, y: number) =>
    whyNotThere(layoutOf(layout(...texts)), tile, { x, y });

  test('§9.1 a tile lies as it is printed: walls keep their sides', () => {
    expect(placesFor([], 'pavilion-7-e')).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
  });

  test('§9.2 it touches a tile, and a corner does not count', () => {
    expect(on([], 'tower-12-0', 1, 1)).toEqual({ kind: 'notAdjacent', x: 1, y: 1 });
    expect(on([], 'tower-12-0', 0, 0)).toEqual({ kind: 'occupied', x: 0, y: 0 });
    expect(on(['tower-12-0 1,0'], 'tower-11-0', 1, 0)).toEqual({ kind: 'occupied', x: 1, y: 0 });
  });

  test('§9.3 on all touching sides both have a wall or none', () => {
    const texts = ['garden-9-e 0,1', 'arcades-9-0 1,0'];
    expect(on(texts, 'tower-12-0', 1, 1)).toEqual({ kind: 'sidesDiffer', x: 1, y: 1, side: 'w' });
    expect(on(texts, 'tower-10-w', 1, 1)).toBe(null);
    expect(on(texts, 'tower-9-nw', 1, 1)).toEqual({ kind: 'sidesDiffer', x: 1, y: 1, side: 'n' });
  });

  test('§9.4 a tile whose touching sides are all walls matches, and cannot be reached on foot', () => {
    expect(on(['garden-9-e 0,1'], 'tower-10-w', 1, 1)).toEqual({ kind: 'unreachable', x: 1, y: 1 });
  });

  test('§9.5 filling the mouth of a bay is illegal, filling it from its inner end is fine', () => {
    const bay = ['arcades-9-0 1,0', 'arcades-10-0 2,0', 'chambers-10-0 0,1', 'chambers-11-0 0,2', 'garden-10-0 1,2'];
    const around = [...bay, 'garden-11-0 2,2', 'pavilion-8-0 3,2', 'seraglio-9-0 3,0'];
    expect(on(around, 'tower-11-0', 2, 1)).toEqual({ kind: 'enclosesEmptyCells', x: 2, y: 1 });
    expect(on(around, 'tower-11-0', 3, 1)).toEqual({ kind: 'enclosesEmptyCells', x: 3, y: 1 });
    expect(on(around, 'tower-11-0', 1, 1)).toBe(null);
  });

  test('§9.5 an empty cell closed on four sides is enclosed even if a corner is open', () => {
    const texts = ['arcades-9-0 1,0', 'arcades-10-0 2,0', 'chambers-10-0 2,1', 'chambers-11-0 0,1'];
    // (1,1) has tiles on three sides, and (2,2), (0,2) are empty.
    expect(on([...texts, 'garden-10-0 2,2'], 'tower-11-0', 1, 2)).toEqual({ kind: 'enclosesEmptyCells', x: 1, y: 2 });
  });

  test('§9 next to the start tile a tile is open on that side', () => {
    expect(on([], 'pavilion-7-e', -1, 0)).toEqual({ kind: 'sidesDiffer', x: -1, y: 0, side: 'e' });
  });

  test('§9 an alhambra walled in on all sides takes no more tiles, but can be rebuilt', () => {
    const walled = ['pavilion-2-new 0,-1', 'arcades-4-nes 1,0', 'seraglio-3-esw 0,1', 'chambers-5-nsw -1,0'];
    expect(placesFor(layout(...walled), 'tower-12-0')).toEqual([]);
    expect(cellsAround(layoutOf(layout(...walled))).length).toBe(8);
    const at = turn({ alhambras: [walled], reserves: [['tower-7-new']] });
    expect(at.offers('swap')).toEqual(['swap tower-7-new 0,-1']);
    expect(at.offers('remove').length).toBe(4);
  });
});

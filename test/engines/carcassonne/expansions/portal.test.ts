/** Rules §13.5: the magic portal. */
import { expect, test } from 'vitest';
import { carcassonne, portalSpots, type Slices } from '../../../../src/engines/carcassonne/index.ts';
import { awaited, position, type Setting } from '../support.ts';

const fable = (dragon: { x: number; y: number } | null): Slices => ({ drache: { dragon, fairy: null, setAside: [] } });

/** A road of three tiles, the last of them a portal. */
const gate = (changes: Partial<Setting> = {}) =>
  position({
    ...{ board: 'U@ U', drawn: 'P08', stack: ['U', 'U'], options: ['drache'] },
    followers: [[1, 1, 0, 2]],
    ...changes,
  }).play('tile 2,0 0');

test('§13.5 a follower goes on the portal tile, or on any other tile whose feature nobody has', () => {
  const open = gate();
  expect(open.legal()).toEqual([
    ...['follower 0', 'follower 1', 'follower 2', 'follower 3', 'follower 4'],
    ...['portal follower 0,0 0', 'portal follower 0,0 1', 'portal follower 1,0 0', 'portal follower 1,0 1'],
    'pass',
  ]);
  const placed = open.play('portal follower 0,0 1');
  expect(placed.told('placedFollower')).toEqual([
    { kind: 'placedFollower', seat: 0, figure: 'follower', x: 0, y: 0, segment: 1, feature: 'field', portal: true },
  ]);
  expect(placed.hands()).toEqual([6, 6]);
  expect(open.play('follower 1').told('placedFollower')[0]).not.toHaveProperty('portal');
});

test('§13.5 not where a feature is occupied, farms included', () => {
  expect(gate().refusal('portal follower 0,0 2')).toEqual({ kind: 'featureOccupied', feature: 'field', by: [1] });
});

test('§13.5 everybody sees where it leads', () => {
  const spots = portalSpots(carcassonne.open(gate().state));
  expect(spots.map(({ x, y, segment, feature }) => [x, y, segment, feature])).toEqual([
    [0, 0, 0, 'road'],
    [0, 0, 1, 'field'],
    [1, 0, 0, 'road'],
    [1, 0, 1, 'field'],
  ]);
});

test('§13.5 what is complete on another tile is out of reach, also when the portal tile has completed it', () => {
  const closing = position({
    ...{ board: 'A:270@ U', drawn: 'P08', stack: ['U'], options: ['drache'] },
  }).play('tile 2,0 0');
  expect(closing.refusal('portal follower 0,0 0')).toMatchObject({ kind: 'featureComplete', feature: 'road' });
  expect(closing.refusal('portal follower 1,0 0')).toMatchObject({ kind: 'featureComplete', feature: 'road' });
  expect(closing.legal()).toContain('portal follower 0,0 1');
  // On the portal tile itself a follower is placed as ever, and scores at once.
  expect(closing.play('follower 2').points()).toEqual([3, 0]);
});

test('§13.5 a city or cloister elsewhere is in reach while it is incomplete, and not when it is complete', () => {
  const board = `
    E:90@  E:270  E
    B      B      B
    B      B      B
  `;
  const open = position({ board, drawn: 'P08', stack: ['U'], options: ['drache'] }).play('tile 1,3 0');
  const reached = open.legal().filter((line) => line.startsWith('portal'));
  expect(reached).toEqual(expect.arrayContaining(['portal follower 2,0 0', 'portal follower 0,1 0']));
  for (const [cell, feature] of [
    ['0,0', 'city'],
    ['1,0', 'city'],
    ['1,1', 'cloister'],
  ])
    expect(open.refusal(`portal follower ${cell} 0`)).toMatchObject({ kind: 'featureComplete', feature });
});

test('§13.5 river tiles are reached like all others, the river itself is not', () => {
  const open = position({
    ...{ board: 'R01@ R03 R02 \n . U .', drawn: 'P08', stack: ['U'], options: ['fluss', 'drache'] },
  }).play('tile 2,1 0');
  const reached = open.legal().filter((line) => line.startsWith('portal'));
  expect(reached).toEqual(expect.arrayContaining(['portal follower 1,0 1', 'portal follower 2,0 1']));
  for (const cell of ['0,0', '1,0', '2,0'])
    expect(open.refusal(`portal follower ${cell} 0`)).toEqual({ kind: 'noSuchSegment', segment: 0 });
});

test('§13.5, §14.3 then the part is over: no other figure is placed, on the portal tile or elsewhere', () => {
  expect(awaited(gate().play('portal follower 0,0 1').state)).toBe(1);
});

test('§13.5 in the second part of a turn as in the first', () => {
  const second = position({
    ...{ board: 'U@ U', drawn: 'U', stack: ['P08', 'U'], options: ['haendler', 'drache'] },
    followers: [[0, 0, 0, 0]],
    others: [['builder', 0, 1, 0, 0]],
  }).play('tile 2,0 0', 'pass', 'tile 3,0 0');
  expect(second.legal()).toContain('portal follower 0,0 1');
});

test('§13.5 the follower can be a big one; builder and pig go on the portal tile only', () => {
  const goods = [0, 1].map(() => ({ wine: 0, grain: 0, cloth: 0 }));
  const open = gate({
    options: ['erweiterung', 'haendler', 'drache'],
    followers: [[0, 0, 0, 0]],
    expansions: { ...fable(null), haendler: { goods, part: 'first' } },
  });
  expect(open.play('portal bigFollower 1,0 1').told('placedFollower')).toMatchObject([
    { figure: 'bigFollower', portal: true },
  ]);
  expect(open.legal()).toContain('builder 2');
  expect(open.legal().filter((line) => /^portal (builder|pig)/.test(line))).toEqual([]);
  const play = (figure: string) =>
    carcassonne.play(
      open.state,
      open.state.agenda[0]!.seat,
      { kind: 'placeByPortal', figure: figure as 'follower', x: 0, y: 0, segment: 1 },
      { stream: () => ({ uniform: () => 0 }) },
    );
  expect(play('builder')).toMatchObject({ error: { violation: { kind: 'notByPortal', figure: 'builder' } } });
  expect(play('king')).toMatchObject({ error: { violation: { kind: 'noSuchFigure', figure: 'king' } } });
});

test('§13.5 not on the tile of the dragon, but on a volcano that it has left', () => {
  const board = 'P03:270@ U';
  const there = gate({ board, followers: [], expansions: fable({ x: 0, y: 0 }) });
  expect(there.refusal('portal follower 0,0 1')).toEqual({ kind: 'dragonIsThere' });
  expect(there.legal().filter((line) => line.includes(' 0,0 '))).toEqual([]);
  const left = gate({ board: 'P03:270@ U \n B .', followers: [], expansions: fable({ x: 0, y: 1 }) });
  expect(left.legal()).toContain('portal follower 0,0 1');
});

test('§13.5, §15.18 the start tile can be reached', () => {
  expect(gate().legal()).toContain('portal follower 0,0 0');
});

test('§13.5 why it leads nowhere else', () => {
  const open = gate();
  expect(open.refusal('portal follower 9,9 0')).toEqual({ kind: 'noTileThere', x: 9, y: 9 });
  expect(open.refusal('portal follower 2,0 0')).toEqual({ kind: 'isPortalTile' });
  expect(open.refusal('portal follower 0,0 7')).toEqual({ kind: 'noSuchSegment', segment: 7 });
  expect(gate({ hands: { 0: 0 } }).state.agenda[0]?.kind).toBe('placeTile');
  expect(
    position({ board: 'U@ U', drawn: 'U', stack: ['U'], options: ['drache'] })
      .play('tile 2,0 0')
      .refusal('portal follower 0,0 0'),
  ).toEqual({ kind: 'noPortal' });
});

test('§13.5 a portal whose own tile has no free spot waits for the player, also with a big follower alone', () => {
  const held = (changes: Partial<Setting> = {}) =>
    position({
      ...{ board: 'F@ . \n B B', drawn: 'P12', stack: ['U'], options: ['drache'] },
      followers: [
        [1, 0, 0, 0],
        [1, 1, 1, 1],
      ],
      ...changes,
    }).play('tile 1,0 0');
  expect(held().legal()).toEqual([
    ...['portal follower 0,0 1', 'portal follower 0,1 0', 'portal follower 1,1 0', 'pass'],
  ]);
  const big = held({ options: ['erweiterung', 'drache'], hands: { 0: 0 } });
  expect(big.legal()).toContain('portal bigFollower 0,1 0');
});

import { expect, test } from 'vitest';
import { carcassonne, TILE_IDS } from '../../../src/engines/carcassonne/index.ts';
import { dealt, position, seat } from './support.ts';

test('§2.2 everybody sees map, hands, points, the tile drawn, and how many of each kind are to come', () => {
  const { state } = dealt(['E', 'V', 'U', 'V']).play('tile 0,-1 180', 'follower 1', 'tile 0,1 0');
  const { toCome, ...open } = carcassonne.open(state);
  expect(open).toEqual({
    seats: 2,
    options: [],
    step: { kind: 'action', seat: 1 },
    tilesLeft: 2,
    removed: [],
    removedThisTurn: [],
    placements: [
      { tile: 'D', x: 0, y: 0, rotation: 0 },
      { tile: 'E', x: 0, y: -1, rotation: 180 },
      { tile: 'V', x: 0, y: 1, rotation: 0 },
    ],
    last: { x: 0, y: 1 },
    figures: [{ seat: 0, figure: 'follower', x: 0, y: -1, segment: 1 }],
    players: [
      { seat: 0, points: 0, parts: { cities: 0, roads: 0, cloisters: 0, farms: 0 }, hand: { follower: 6 } },
      { seat: 1, points: 0, parts: { cities: 0, roads: 0, cloisters: 0, farms: 0 }, hand: { follower: 7 } },
    ],
    expansions: {},
    completed: { city: 1, road: 0, cloister: 0 },
  });
  expect(toCome.map(({ tile }) => tile)).toEqual(TILE_IDS.slice(0, 24));
  expect(toCome.filter(({ count }) => count > 0)).toEqual([
    { tile: 'U', count: 1 },
    { tile: 'V', count: 1 },
  ]);
});

test('the order of the stack shows in no view', () => {
  const one = dealt(['E', 'V', 'U', 'B', 'X']).state;
  const other = dealt(['E', 'X', 'B', 'V', 'U']).state;
  expect(one.stack).not.toEqual(other.stack);
  expect(carcassonne.open(one)).toEqual(carcassonne.open(other));
  expect(carcassonne.own(one, one.agenda[0]!.seat)).toEqual({});
});

test('a game that is over shows how it ended', () => {
  const { state } = dealt(['U']).play('tile 1,0 0', 'follower 0');
  expect(carcassonne.open(state)).toMatchObject({
    step: {
      kind: 'over',
      standings: [
        { seat: 0, place: 1, points: 2 },
        { seat: 1, place: 2, points: 0 },
      ],
    },
    tilesLeft: 0,
  });
});

test('points show their parts while the game runs', () => {
  const city = position({ board: 'D@', drawn: 'E', stack: ['U'], followers: [[1, 0, 0, 0]] });
  expect(carcassonne.scores(city.play('tile 0,-1 180', 'pass').state)[1]).toEqual({
    seat: 1,
    points: 2,
    parts: [
      { part: 'cities', points: 2 },
      { part: 'roads', points: 0 },
      { part: 'cloisters', points: 0 },
      { part: 'farms', points: 0 },
    ],
  });
});

test('every event is seen by everybody as it is', () => {
  const { events } = position({ board: 'D@', drawn: 'E', stack: ['U'] }).play('tile 0,-1 180', 'follower 0');
  expect(events.length).toBeGreaterThan(3);
  for (const event of events) {
    expect(carcassonne.sight(event, 'table')).toEqual(event);
    expect(carcassonne.sight(event, seat(1))).toEqual(event);
  }
});

import { expect, test } from 'vitest';
import { type Caylus, caylus, type Open, type OpenPlayer } from '../../../src/engines/caylus/index.ts';
import { type Seat, seatsOf, type View } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { openViewOf } from '../../support/views.ts';

const [ONE, TWO] = seatsOf(3) as readonly [Seat, Seat, Seat]; // Three seats.
const config = { seats: 3, options: [] };
const OPEN: Open = caylus.open(caylus.setup(config, caylus.deal(config, seeded('changes'))).state);

const view = (open: Partial<Open>): View<Caylus> => ({ open: openViewOf<Caylus>({ ...OPEN, ...open }), own: null });
const changes = (before: Partial<Open>, now: Partial<Open>) => caylus.changes(view(before), view(now));
const players = (change: Partial<OpenPlayer>): Partial<Open> => ({
  players: OPEN.players.map((player) => (player.seat === TWO ? { ...player, ...change } : player)),
});
const road = (change: Partial<NonNullable<Open['road'][number]>>): Partial<Open> => ({
  road: OPEN.road.with(0, { ...OPEN.road[0]!, ...change }),
});

test('a building is new, or is somebody else’s', () => {
  expect(changes({}, road({ building: 'residence' }))).toEqual([{ kind: 'building', space: 1 }]);
  expect(changes({}, road({ owner: TWO }))).toEqual([{ kind: 'building', space: 1 }]);
  expect(changes({}, road({ residence: TWO }))).toEqual([]);
});

test('workers are told where they have come to, not where they have left', () => {
  expect(changes({}, road({ worker: TWO }))).toEqual([{ kind: 'worker', place: 'road-1', seat: TWO }]);
  expect(changes(road({ worker: TWO }), {})).toEqual([]);
  expect(changes(road({ worker: ONE }), road({ worker: TWO }))).toEqual([
    { kind: 'worker', place: 'road-1', seat: TWO },
  ]);
  const { specials } = OPEN;
  const busy = { ...specials, gate: ONE, stables: [TWO], inn: { left: TWO, right: null } };
  expect(changes({}, { specials: busy, queue: [{ seat: ONE, batches: 0 }] })).toEqual([
    { kind: 'worker', place: 'gate', seat: ONE },
    { kind: 'worker', place: 'stables', seat: TWO },
    { kind: 'worker', place: 'inn', seat: TWO },
    { kind: 'worker', place: 'castle', seat: ONE },
  ]);
  // From one circle of the inn to the other.
  expect(changes({ specials: busy }, { specials: { ...busy, inn: { left: null, right: TWO } } })).toEqual([]);
});

test('who has passed, provost, and bailiff', () => {
  expect(changes({ passed: [ONE] }, { passed: [ONE, TWO] })).toEqual([{ kind: 'passed', seat: TWO }]);
  expect(changes({ provost: 6, bailiff: 6 }, { provost: 8, bailiff: 7 })).toEqual([
    { kind: 'provost', space: 8 },
    { kind: 'bailiff', space: 7 },
  ]);
});

test('houses, royal favors, and points', () => {
  const houses = { ...OPEN.houses, walls: [ONE] };
  expect(changes({ houses }, { houses: { ...houses, walls: [ONE, TWO] } })).toEqual([
    { kind: 'house', section: 'walls', at: 1 },
  ]);
  const markers = { ...OPEN.players[TWO]!.markers, deniers: 2 };
  expect(changes({}, players({ markers }))).toEqual([{ kind: 'favor', seat: TWO, track: 'deniers' }]);
  expect(changes({}, players({ points: 7 }))).toEqual([{ kind: 'points', seat: TWO }]);
});

import { expect, test } from 'vitest';
import { type Alhambra, alhambra, type Open, type OpenPlayer } from '../../../src/engines/alhambra/index.ts';
import { type Seat, seatsOf, type View } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { openViewOf } from '../../support/views.ts';

const [ONE, TWO] = seatsOf(2) as readonly [Seat, Seat]; // Two seats.
const config = { seats: 2, options: [] };
const OPEN: Open = alhambra.open(alhambra.setup(config, alhambra.deal(config, seeded('changes'))).state);

const view = (open: Partial<Open>): View<Alhambra> => ({ open: openViewOf<Alhambra>({ ...OPEN, ...open }), own: null });
const players = (change: Partial<OpenPlayer>): Partial<Open> => ({
  players: OPEN.players.map((player) => (player.seat === TWO ? { ...player, ...change } : player)),
});
const changes = (before: Partial<Open>, now: Partial<Open>) => alhambra.changes(view(before), view(now));

test('a place of the market has changed if another tile lies there, or none', () => {
  const sold = OPEN.market.map((place) => (place.currency === 'blue' ? { ...place, tile: null } : place));
  expect(changes({}, { market: sold })).toEqual([{ kind: 'market', currency: 'blue' }]);
  expect(changes({ market: sold }, {})).toEqual([{ kind: 'market', currency: 'blue' }]);
});

test('of equal coins on display, the last ones are new', () => {
  const display = { display: ['blue-1', 'green-2'] } as const;
  expect(changes(display, { display: ['green-2', 'blue-1', 'blue-1'] })).toEqual([
    { kind: 'coin', coin: 'blue-1', at: 2 },
  ]);
  expect(changes(display, { display: ['green-2'] })).toEqual([]);
});

test('tiles that were not there, reserves, and points are told by seat', () => {
  const tower = { tile: 'tower-9-ne', x: 1, y: 0 } as const;
  expect(changes({}, players({ alhambra: [tower] }))).toEqual([{ kind: 'tile', seat: TWO, x: 1, y: 0 }]);
  expect(changes(players({ alhambra: [tower] }), {})).toEqual([]);
  const other = { ...tower, tile: 'garden-12-s' } as const;
  expect(changes(players({ alhambra: [tower] }), players({ alhambra: [other] }))).toEqual([
    { kind: 'tile', seat: TWO, x: 1, y: 0 },
  ]);
  const reserved = players({ reserve: ['tower-9-ne'] });
  for (const reserve of [[], ['garden-12-s']] as const)
    expect(changes(reserved, players({ reserve }))).toEqual([{ kind: 'reserve', seat: TWO }]);
  expect(changes({}, players({ points: 3 }))).toEqual([{ kind: 'points', seat: TWO }]);
  expect(OPEN.players[ONE]?.points).toBe(0);
});

import { expect, test } from 'vitest';
import { type Citadels, citadels, type Open, type OpenPlayer, type Own } from '../../../src/engines/citadels/index.ts';
import { type Seat, seatsOf, type View } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { openViewOf, ownViewOf } from '../../support/views.ts';

const [ONE, TWO] = seatsOf(4) as readonly [Seat, Seat, ...Seat[]]; // Four seats.
const config = { seats: 4, options: [] };
const { state } = citadels.setup(config, citadels.deal(config, seeded('changes')));
const OPEN: Open = citadels.open(state);
const OWN: Own = citadels.own(state, ONE);

const view = (open: Partial<Open>, own: Partial<Own> | null = null): View<Citadels> => ({
  open: openViewOf<Citadels>({ ...OPEN, ...open }),
  own: own === null ? null : ownViewOf<Citadels>({ ...OWN, ...own }),
});
const players = (change: Partial<OpenPlayer>): Partial<Open> => ({
  players: OPEN.players.map((player) => (player.seat === TWO ? { ...player, ...change } : player)),
});
const changes = (before: Partial<Open>, now: Partial<Open>) => citadels.changes(view(before), view(now));

test('districts are built and lost, also in the same time', () => {
  const before = players({ city: ['tavern', 'temple'] });
  expect(changes(before, players({ city: ['tavern', 'temple', 'tavern'] }))).toEqual([
    { kind: 'built', seat: TWO, district: 'tavern', at: 2 },
  ]);
  expect(changes(before, players({ city: ['temple', 'market'] }))).toEqual([
    { kind: 'built', seat: TWO, district: 'market', at: 1 },
    { kind: 'lost', seat: TWO, districts: ['tavern'], at: 2 },
  ]);
});

test('gold, the number of cards, and the crown are told by seat', () => {
  expect(changes({}, players({ gold: 9 }))).toEqual([{ kind: 'gold', seat: TWO }]);
  expect(changes({}, players({ handSize: 9 }))).toEqual([{ kind: 'cards', seat: TWO }]);
  expect(changes({ crown: ONE }, { crown: TWO })).toEqual([{ kind: 'crown', seat: TWO }]);
});

test('new cards are told of the viewer’s own hand alone', () => {
  const before = view({}, { hand: ['tavern'] });
  expect(citadels.changes(before, view({}, { hand: ['tavern', 'tavern', 'temple'] }))).toEqual([
    { kind: 'held', district: 'tavern', at: 1 },
    { kind: 'held', district: 'temple', at: 2 },
  ]);
  expect(citadels.changes(view({}), view({}))).toEqual([]);
});

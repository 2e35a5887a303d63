import { expect, test } from 'vitest';
import { type Carcassonne, carcassonne, type Open, type Spot } from '../../../src/engines/carcassonne/index.ts';
import { type Seat, seatsOf, type View } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { openViewOf } from '../../support/views.ts';

const [, TWO] = seatsOf(2) as readonly [Seat, Seat]; // Two seats.
const config = { seats: 2, options: ['drache'] as const };
const OPEN: Open = carcassonne.open(carcassonne.setup(config, carcassonne.deal(config, seeded('changes'))).state);
const [START] = OPEN.placements;
const { x, y } = START!;
const NEXT = { ...START!, x: x + 1 };

const view = (open: Partial<Open>): View<Carcassonne> => ({
  open: openViewOf<Carcassonne>({ ...OPEN, placements: [START!], figures: [], ...open }),
  own: null,
});
const changes = (before: Partial<Open>, now: Partial<Open>) => carcassonne.changes(view(before), view(now));
const follower = (at: Partial<Spot> = {}): Spot => ({ seat: TWO, figure: 'follower', x, y, segment: 0, ...at });

test('a new tile is told once, whoever stands on it', () => {
  const now = { placements: [START!, NEXT], figures: [follower({ x: NEXT.x })] };
  expect(changes({}, now)).toEqual([{ kind: 'tile', x: NEXT.x, y }]);
});

test('figures come to a tile that was there, leave it, and change places on it', () => {
  const moved = [{ kind: 'figures', x, y }];
  expect(changes({}, { figures: [follower()] })).toEqual(moved);
  expect(changes({ figures: [follower()] }, {})).toEqual(moved);
  expect(changes({ figures: [follower()] }, { figures: [follower({ segment: 1 })] })).toEqual(moved);
  expect(changes({ figures: [follower()] }, { figures: [follower()] })).toEqual([]);
});

test('dragon and fairy are told where they have come to', () => {
  const at = (dragon: Spot | null) => ({ expansions: { drache: { dragon, fairy: null, setAside: [] } } });
  expect(changes(at(null), at(follower()))).toEqual([{ kind: 'dragon', x, y }]);
  expect(changes(at(follower()), at(follower()))).toEqual([]);
  const fairy = { expansions: { drache: { dragon: null, fairy: { cell: { x, y }, with: null }, setAside: [] } } };
  expect(changes(at(null), fairy)).toEqual([{ kind: 'fairy', x, y }]);
});

test('points are told by seat', () => {
  const players = OPEN.players.map((player) => (player.seat === TWO ? { ...player, points: 4 } : player));
  expect(changes({}, { players })).toEqual([{ kind: 'points', seat: TWO }]);
});

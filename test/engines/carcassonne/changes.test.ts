import { expect, test } from 'vitest';
import {
  type Carcassonne,
  carcassonne,
  type Open,
  type Spot,
  type TileId,
} from '../../../src/engines/carcassonne/index.ts';
import { type Seat, seatsOf, type View } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { openViewOf } from '../../support/views.ts';

const [ONE, TWO] = seatsOf(2) as readonly [Seat, Seat]; // Two seats.
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

test('the fairy is told where she has come to another follower on her tile, not where she is alone now', () => {
  const fairy = (companion: Seat | null, segment = 0): Partial<Open> => ({
    expansions: {
      drache: {
        ...{ dragon: null, setAside: [] },
        fairy: { cell: { x, y }, with: companion === null ? null : { seat: companion, segment } },
      },
    },
  });
  const moved = [{ kind: 'fairy', x, y }];
  expect(changes(fairy(TWO), fairy(TWO, 1))).toEqual(moved);
  expect(changes(fairy(TWO), fairy(ONE))).toEqual(moved);
  expect(changes(fairy(null), fairy(TWO))).toEqual(moved);
  expect(changes(fairy(TWO), fairy(TWO))).toEqual([]);
  expect(changes(fairy(TWO), fairy(null))).toEqual([]);
});

test('goods are told by seat', () => {
  const goods = (cloth: number): Partial<Open> => ({
    expansions: {
      haendler: {
        part: 'first',
        goods: [
          { wine: 1, grain: 0, cloth: 0 },
          { wine: 0, grain: 0, cloth },
        ],
      },
    },
  });
  expect(changes(goods(0), goods(1))).toEqual([{ kind: 'goods', seat: TWO }]);
  expect(changes(goods(1), goods(1))).toEqual([]);
});

test('king and robber are told when their holder or their number of tiles changes', () => {
  const king = (seat: Seat | null, size: number): Partial<Open> => ({
    expansions: { koenig: { king: { seat, size }, robber: { seat: TWO, size: 4 } } },
  });
  const told = [{ kind: 'award', award: 'king' }];
  expect(changes(king(null, 0), king(ONE, 3))).toEqual(told);
  expect(changes(king(ONE, 3), king(TWO, 4))).toEqual(told);
  expect(changes(king(ONE, 3), king(ONE, 5))).toEqual(told);
  expect(changes(king(ONE, 3), king(ONE, 3))).toEqual([]);
});

test('tiles set aside are told as long as they wait', () => {
  const aside = (...setAside: readonly TileId[]): Partial<Open> => ({
    expansions: { drache: { dragon: null, fairy: null, setAside } },
  });
  expect(changes(aside(), aside('P04'))).toEqual([{ kind: 'setAside' }]);
  expect(changes(aside('P04'), aside('P04', 'P06'))).toEqual([{ kind: 'setAside' }]);
  expect(changes(aside('P04'), aside('P04'))).toEqual([]);
  expect(changes(aside('P04'), aside())).toEqual([]);
});

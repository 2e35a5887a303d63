import { z } from 'zod';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Seat, seatOf } from '../contract.ts';
import { COIN_KINDS } from './coins.ts';
import { PLACES, SEATS } from './components.ts';
import { BUILDINGS, type Coin, CURRENCIES, OPTIONS, ROUNDS, SCORING_CARDS, TILE_IDS } from './ids.ts';
import { FARTHEST } from './layout.ts';
import type { State } from './state.ts';

const count = z.int().nonnegative();
const coordinate = z.int().min(-FARTHEST).max(FARTHEST);
const seat = z.custom<Seat>((value) => typeof value === 'number' && seatOf(value, SEATS.max) !== null, 'no such seat');
const kinds: ReadonlySet<unknown> = new Set(COIN_KINDS);
const coin = z.custom<Coin>((value) => kinds.has(value), 'no such coin');
const coins = z.array(coin);
const tile = z.enum(TILE_IDS);
const tiles = z.array(tile).max(TILE_IDS.length);
const currency = z.enum(CURRENCIES);
const purchases = z.array(z.strictObject({ currency, tile, paid: count })).max(PLACES);

const partyScore = z.strictObject({
  party: seat.or(z.literal('dirk')),
  count,
  rank: z.int().positive().nullable(),
  points: count,
});

const scoring = z.strictObject({
  round: z.literal(ROUNDS),
  buildings: z.record(z.enum(BUILDINGS), z.array(partyScore)),
  walls: z.array(count),
  totals: z.array(count),
});

const player = z.strictObject({
  coins,
  alhambra: z.array(z.strictObject({ tile, x: coordinate, y: coordinate })).max(TILE_IDS.length),
  reserve: tiles,
  toPlace: tiles.max(PLACES),
});

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('action'), seat, purchases }),
  z.strictObject({ kind: z.literal('placing'), seat, purchases }),
  z.strictObject({ kind: z.literal('placingWon') }),
  z.strictObject({ kind: z.literal('over') }),
]);

const stateSchema = z.strictObject({
  seats: z.int().min(SEATS.min).max(SEATS.max),
  options: z.array(z.enum(OPTIONS)),
  supply: tiles,
  deck: z.array(coin.or(z.enum(SCORING_CARDS))),
  discard: coins,
  market: z.array(tile.nullable()).length(PLACES),
  display: coins.max(PLACES),
  players: z.array(player),
  dirk: tiles.nullable(),
  scorings: z.array(scoring).max(ROUNDS.length),
  turn: z.int().positive(),
  step,
});

/** The current format of saved states. Changing it adds a numbered step that upgrades the previous format. */
export const save = {
  version: 1,
  steps: {},
  parse(value: unknown): Result<State, string> {
    const parsed = stateSchema.safeParse(value);
    return parsed.success ? ok(parsed.data) : failed(z.prettifyError(parsed.error));
  },
};

import { z } from 'zod';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Seat, seatOf } from '../contract.ts';
import { CASTLE, SEATS, WORKERS } from './components.ts';
import {
  BUILT_IDS,
  CUBES,
  LEVELS,
  OPTIONS,
  PHASES,
  ROAD_IDS,
  SCORED_PARTS,
  SECTIONS,
  SPACES,
  SPECIAL_IDS,
  TRACKS,
} from './ids.ts';
import type { State } from './state.ts';

const count = z.int().nonnegative();
const seat = z.custom<Seat>((value) => typeof value === 'number' && seatOf(value, SEATS.max) !== null, 'no such seat');
const seats = z.array(seat).max(SEATS.max);
const worker = seat.nullable();
const space = z.literal(SPACES);
const section = z.enum(SECTIONS);
const level = z.literal(LEVELS);
const track = z.enum(TRACKS);
const source = z.enum(['joust_field', ...BUILT_IDS, 'bestBuilder', ...SECTIONS]);
const houses = z.array(seat).max(CASTLE.towers.capacity);

const specials = z.strictObject({
  gate: worker,
  trading_post: worker,
  merchants_guild: worker,
  joust_field: worker,
  stables: seats,
  inn: z.strictObject({ left: worker, right: worker }),
});

const player = z.strictObject({
  deniers: count,
  cubes: z.record(z.enum(CUBES), count),
  workers: count.max(WORKERS),
  markers: z.record(track, count.max(LEVELS.length)),
  used: z.array(track).max(TRACKS.length),
  scored: z.record(z.enum(SCORED_PARTS), z.int()),
});

const activity = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('placing'), seat }),
  z.strictObject({ kind: z.literal('special'), building: z.enum(SPECIAL_IDS) }),
  z.strictObject({ kind: z.literal('provost'), seat }),
  z.strictObject({ kind: z.literal('road'), space, part: z.enum(['worker', 'owner']) }),
  z.strictObject({ kind: z.literal('castle'), seat }),
  z.strictObject({ kind: z.literal('bestBuilder'), seat }),
  z.strictObject({ kind: z.literal('count'), section, seat }),
  z.strictObject({ kind: z.literal('over') }),
]);

const tile = z.strictObject({ building: z.enum(ROAD_IDS), owner: seat.nullable(), worker, residence: seat.nullable() });

const stateSchema = z.strictObject({
  seats: z.int().min(SEATS.min).max(SEATS.max),
  options: z.array(z.enum(OPTIONS)),
  round: z.int().positive(),
  phase: z.enum(PHASES),
  order: seats,
  passed: seats,
  specials,
  road: z.array(tile.nullable()).length(SPACES.length),
  queue: z.array(z.strictObject({ seat, batches: count })).max(SEATS.max),
  houses: z.strictObject({ dungeon: houses, walls: houses, towers: houses }),
  provost: space,
  bailiff: space,
  stage: section,
  counted: z.array(section).max(SECTIONS.length),
  players: z.array(player),
  activity,
  pending: z.array(z.strictObject({ seat, source, left: z.int().positive() })),
  favor: z.strictObject({ seat, source, track, level: level.nullable() }).nullable(),
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

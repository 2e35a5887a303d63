import { z } from 'zod';
import { isRecord } from '../../kernel/json.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Seat, seatOf } from '../contract.ts';
import { MOST_TILES, SEATS } from './components.ts';
import {
  type Award,
  type ByFigure,
  type ByGood,
  type ByPart,
  FIGURES,
  OPTIONS,
  PART_OF_TURN,
  ROTATIONS,
  TILE_IDS,
} from './ids.ts';
import { type SliceOf, STEPS_OF_DRAGON, type State } from './state.ts';

const count = z.int().nonnegative();
const tile = z.enum(TILE_IDS);
const seat = z.custom<Seat>((value) => typeof value === 'number' && seatOf(value, SEATS.max) !== null, 'no such seat');

/** What only some sets bring is optional here; `check` asks for exactly what the options bring. */
const points = z.strictObject({
  cities: count,
  roads: count,
  cloisters: count,
  farms: count,
  goods: z.exactOptional(count),
  king: z.exactOptional(count),
  robber: z.exactOptional(count),
  fairy: z.exactOptional(count),
} satisfies ByPart<z.ZodType>);

const hand = z.strictObject({
  follower: count,
  bigFollower: z.exactOptional(count),
  builder: z.exactOptional(count),
  pig: z.exactOptional(count),
} satisfies ByFigure<z.ZodType>);

const holding = z.strictObject({ seat: seat.nullable(), size: count });

const cell = z.strictObject({ x: z.int(), y: z.int() });

const expansions = z.strictObject({
  drache: z.exactOptional(
    z.strictObject({
      dragon: cell.nullable(),
      fairy: z.strictObject({ cell, with: z.strictObject({ seat, segment: count }).nullable() }).nullable(),
      setAside: z.array(tile).max(MOST_TILES),
    }),
  ),
  haendler: z.exactOptional(
    z.strictObject({
      goods: z.array(z.strictObject({ wine: count, grain: count, cloth: count } satisfies ByGood<z.ZodType>)),
      part: z.enum(PART_OF_TURN),
    }),
  ),
  koenig: z.exactOptional(
    z.strictObject({ king: holding, robber: holding } satisfies Readonly<Record<Award, z.ZodType>>),
  ),
} satisfies Readonly<Record<keyof SliceOf, z.ZodType>>);

const stateSchema = z.strictObject({
  seats: z.int().min(SEATS.min).max(SEATS.max),
  options: z.array(z.enum(OPTIONS)),
  stack: z.array(tile).max(MOST_TILES),
  placements: z
    .array(z.strictObject({ tile, x: z.int(), y: z.int(), rotation: z.literal(ROTATIONS) }))
    .min(1)
    .max(MOST_TILES),
  removed: z.array(z.strictObject({ tile, after: count })).max(MOST_TILES),
  figures: z.array(z.strictObject({ seat, figure: z.enum(FIGURES), placement: count, segment: count })),
  players: z.array(z.strictObject({ points, hand })),
  expansions,
  agenda: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('placeTile'), seat, tile }),
      z.strictObject({ kind: z.literal('action'), seat }),
      z.strictObject({ kind: z.literal('princess'), seat }),
      z.strictObject({ kind: z.literal('dragon'), seat, way: z.array(cell).min(1).max(STEPS_OF_DRAGON) }),
      z.strictObject({ kind: z.literal('score'), seat }),
    ]),
  ),
});

/** Version 2 has `expansions`, and points and hands list what the options bring: a set that joins needs no version. */
const fromVersion1 = (state: unknown): unknown => (isRecord(state) ? { ...state, expansions: {} } : state);

/** The current format of saved states. Each older format gets a numbered upgrade step when the format changes. */
export const save = {
  version: 2,
  steps: { 1: fromVersion1 },
  parse(value: unknown): Result<State, string> {
    const parsed = stateSchema.safeParse(value);
    return parsed.success ? ok(parsed.data) : failed(z.prettifyError(parsed.error));
  },
};

import { z } from 'zod';
import { isRecord } from '../../kernel/json.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Seat, seatOf } from '../contract.ts';
import { MOST_TILES, SEATS } from './components.ts';
import { type ByFigure, type ByPart, FIGURES, OPTIONS, ROTATIONS, TILE_IDS } from './ids.ts';
import type { State } from './state.ts';

const count = z.int().nonnegative();
const tile = z.enum(TILE_IDS);
const seat = z.custom<Seat>((value) => typeof value === 'number' && seatOf(value, SEATS.max) !== null, 'no such seat');

/** What only some sets bring is optional here; `check` asks for exactly what the options bring. */
const points = z.strictObject({
  cities: count,
  roads: count,
  cloisters: count,
  farms: count,
} satisfies ByPart<z.ZodType>);

const hand = z.strictObject({ follower: count } satisfies ByFigure<z.ZodType>);

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
  expansions: z.strictObject({}),
  agenda: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('placeTile'), seat, tile }),
      z.strictObject({ kind: z.literal('action'), seat }),
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

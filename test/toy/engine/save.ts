import { z } from 'zod';
import type { Seat } from '../../../src/engines/contract.ts';
import { isRecord } from '../../../src/kernel/json.ts';
import { failed, ok, type Result } from '../../../src/kernel/result.ts';
import { type BEADS, CARDS, OPTIONS, PLACES } from './ids.ts';
import type { State } from './state.ts';

/** The version of states written now. */
export const VERSION = 2;

/** `steps[n]` makes a state of version n + 1 of one of version n; never edited after a release. */
export const steps: Readonly<Record<number, (state: unknown) => unknown>> = { 1: listLanterns };

/** Version 1 kept an object of seats by place; the order of hanging is that of its keys. */
function listLanterns(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state.square)) return state;
  const { square, ...others } = state;
  return { ...others, lanterns: Object.entries(square).map(([place, seat]) => ({ place, seat })) };
}

const count = z.int().min(0);
const seat = z.custom<Seat>((value) => Number.isInteger(value) && Number(value) >= 0, 'must be a seat');
const card = z.enum(CARDS);
const place = z.enum(PLACES);
const byBead = z.strictObject({ amber: count, jade: count, pearl: count } satisfies Record<
  (typeof BEADS)[number],
  z.ZodType
>);

const pending = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), seat, left: count }),
  z.strictObject({ kind: z.literal('door'), seat, guest: seat, place }),
  z.strictObject({ kind: z.literal('auction'), bids: z.array(card.nullable()) }),
]);

const player = z.strictObject({
  hand: z.array(card),
  beads: byBead,
  lanterns: count,
  moons: count,
  points: z.strictObject({ lanterns: count, beads: count, doors: count }),
});

const schema = z.strictObject({
  options: z.array(z.enum(OPTIONS)),
  round: count,
  beginner: seat,
  agenda: z.array(pending),
  deck: z.array(card),
  discard: z.array(card),
  reshuffles: count,
  stock: byBead,
  moons: count,
  lanterns: z.array(z.strictObject({ place, seat })),
  players: z.array(player).min(2).max(4),
});

/** A value of the present version as a state, or what is wrong with its form. */
export function parse(value: unknown): Result<State, string> {
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : failed(z.prettifyError(parsed.error));
}

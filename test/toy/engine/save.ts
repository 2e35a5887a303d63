import { z } from 'zod';
import type { Seat } from '../../../src/engines/contract.ts';
import { isRecord } from '../../../src/kernel/json.ts';
import { failed, ok, type Result } from '../../../src/kernel/result.ts';
import { type BEADS, CARDS, OPTIONS, PLACES } from './ids.ts';
import type { State } from './state.ts';

const count = z.int().min(0);
const seat = z.custom<Seat>((value) => Number.isInteger(value) && Number(value) >= 0, 'must be a seat');
const card = z.enum(CARDS);
const place = z.enum(PLACES);
const byBead = z.strictObject({ amber: count, jade: count, pearl: count } satisfies Record<
  (typeof BEADS)[number],
  z.ZodType
>);

const step = z.discriminatedUnion('kind', [
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

const stateSchema = z.strictObject({
  options: z.array(z.enum(OPTIONS)),
  round: count,
  beginner: seat,
  agenda: z.array(step),
  deck: z.array(card),
  discard: z.array(card),
  reshuffles: count,
  stock: byBead,
  moons: count,
  lanterns: z.array(z.strictObject({ place, seat })),
  players: z.array(player).min(2).max(4),
});

/** Version 1 kept an object of seats by place; the order of hanging is that of its keys. */
function listLanterns(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state.square)) return state;
  const { square, ...others } = state;
  return { ...others, lanterns: Object.entries(square).map(([place, seat]) => ({ place, seat })) };
}

/** The form of the states that are written now. */
export const save = {
  version: 2,
  steps: { 1: listLanterns },
  parse(value: unknown): Result<State, string> {
    const parsed = stateSchema.safeParse(value);
    return parsed.success ? ok(parsed.data) : failed(z.prettifyError(parsed.error));
  },
};

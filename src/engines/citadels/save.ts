import { z } from 'zod';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Seat, seatOf } from '../contract.ts';
import { CARDS } from './box.ts';
import { SEATS } from './components.ts';
import { CHARACTERS, DISTRICTS, OPTIONS, POWERS } from './ids.ts';
import type { State } from './state.ts';

const count = z.int().nonnegative();
const character = z.enum(CHARACTERS);
const cards = z.array(z.enum(DISTRICTS)).max(CARDS.length);
const seat = z.custom<Seat>((value) => typeof value === 'number' && seatOf(value, SEATS.max) !== null, 'no such seat');
const discarded = z.strictObject({ district: z.enum(DISTRICTS), seenBy: seat.or(z.enum(['table', 'nobody'])) });
const removal = { faceUp: z.array(character), faceDown: character };

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), seat }),
  z.strictObject({ kind: z.literal('turn'), seat, used: z.array(z.enum(POWERS)), built: count }),
  z.strictObject({ kind: z.literal('keep'), seat, drawn: cards, keep: count }),
  z.strictObject({ kind: z.literal('graveyard'), seat, district: z.enum(DISTRICTS) }),
]);

const stateSchema = z.strictObject({
  options: z.array(z.enum(OPTIONS)),
  round: z.int().positive(),
  crown: seat,
  selection: z.strictObject({ ...removal, first: seat, forgotten: z.array(seat).optional() }),
  murdered: character.nullable(),
  robbed: character.nullable(),
  called: count.max(CHARACTERS.length),
  deck: cards,
  discard: z.array(discarded).max(CARDS.length),
  reshuffles: count,
  firstComplete: seat.nullable(),
  scripted: z.array(z.strictObject(removal)),
  players: z
    .array(z.strictObject({ gold: count, hand: cards, city: cards, character: character.nullable() }))
    .min(SEATS.min)
    .max(SEATS.max),
  agenda: z.array(step).max(2),
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

/** Records as files: what is needed of one to play it again. */
import { z } from 'zod';
import { seatOf } from '../../engines/contract.ts';
import type { Json } from '../../kernel/json.ts';
import { isNestedDeeper } from '../../kernel/nesting.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { MESSAGE_SCHEMES, SCHEMES } from '../fair/fair.ts';
import { ANSWERS, CLOCKS, CONSENTS } from '../stored/clock.ts';
import { ACTORS } from '../stored/rowKinds.ts';
import type { RecordFault } from '../table/problem.ts';
import { LONGEST_WORD } from '../table/requests.ts';
import { PLAYED_KINDS } from './format.ts';

/** The largest record that is read, in bytes, and the most rows: several times what the longest games have. */
export const LARGEST_RECORD = 1024 * 1024;
const MOST_ROWS = 10_000;
/** Row numbers go a little further: votes and changes of the clock are no rows of the record. */
const LAST_ROW = 20_000;

/** `detail`: where its form is another one, for programmers; otherwise empty. */
export interface UnreadRecord {
  readonly fault: RecordFault;
  readonly detail: string;
}

/** Lists in lists: more than any record has, and few enough to be walked. */
const DEEPEST = 100;

/** Whatever was parsed as JSON: games read it themselves, and deals and streams are compared as a whole. */
const json = z.custom<Json>();

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 32 bytes in hexadecimal');
const seat = z.int().min(0).max(8);
/** A time that a date can hold. */
const time = z.int().min(0).max(8_640_000_000_000_000);
const snowflake = z.string().regex(/^\d{1,20}$/, 'must be an id of Discord');
/** Under `dbg-fair-1`; `/verify` shows it as it is. */
const interaction = z.string().regex(/^\w{0,100}$/, 'must be an id of Discord');
const word = z
  .string()
  .refine((text) => text.isWellFormed() && [...text].length <= LONGEST_WORD, 'is no shuffle word')
  .nullable();

const row = z.object({
  seq: z.int().min(1).max(LAST_ROW),
  actor: z.enum(ACTORS),
  seat: seat.nullable(),
  kind: z.enum(PLAYED_KINDS),
  payload: z.record(z.string(), json),
  rulesVersion: z.int().min(0),
  at: time,
  isSequel: z.literal(true).exactOptional(),
});

const standing = z.object({ seat, place: z.int(), points: z.number() });
const score = z.object({
  ...{ seat, points: z.number() },
  parts: z.array(z.object({ part: z.string(), points: z.number() })),
});
const result = z.object({
  how: z.enum(['played', 'resigned']),
  standings: z.array(standing),
  scores: z.array(score),
});

const fields = {
  format: z.literal('guildhall-record-1'),
  table: z.string().regex(/^[\w-]{1,20}$/, 'must be the id of a table'),
  game: z.string().max(100),
  options: z.array(z.string().max(100)).max(100),
  seats: z.int().min(1).max(9),
  commitment: hash,
  seed: hash,
  entropy: hash,
  deal: json,
  streams: z.array(json),
  rows: z.array(row).max(MOST_ROWS),
  result: result.nullable().exactOptional(),
};

const recordShape = z.discriminatedUnion('scheme', [
  z.object({
    ...fields,
    scheme: z.literal('dbg-fair-1'),
    joins: z.array(z.object({ seat, interaction, word })),
    start: interaction,
  }),
  z.object({
    ...fields,
    scheme: z.enum(MESSAGE_SCHEMES),
    seal: z.enum(SCHEMES),
    attempts: z.array(
      z.object({ seq: z.int().min(1).max(LAST_ROW), at: time, outcome: z.enum(['dealt', 'refused', 'canceled']) }),
    ),
    words: z.array(z.object({ seat, word, hash })),
    frozen: hash,
    start: snowflake,
  }),
]);
/** The record of a game that has been dealt, with its seed: one that has ended or, for its operator, one that is running. */
export type GivenRecord = z.infer<typeof recordShape>;

/** What every record has, whatever its scheme. */
const begun = z.looseObject({ format: fields.format, seed: z.string().nullable(), start: z.string().nullable() });

export function readRecord(text: string): Result<GivenRecord, UnreadRecord> {
  if (Buffer.byteLength(text) > LARGEST_RECORD) return failed({ fault: 'tooLarge', detail: '' });
  try {
    if (isNestedDeeper(text, DEEPEST)) return failed({ fault: 'noRecord', detail: 'it is nested too deep' });
    const given: unknown = JSON.parse(text);
    const { seed, start } = begun.parse(given);
    if (start === null) return failed({ fault: 'notBegun', detail: '' });
    if (seed === null) return failed({ fault: 'sealed', detail: '' });
    const record = recordShape.safeParse(given);
    if (!record.success) return failed({ fault: 'noRecord', detail: z.prettifyError(record.error) });
    return seatsFit(record.data) ? ok(record.data) : failed({ fault: 'noRecord', detail: 'the seats do not fit' });
  } catch (error) {
    // Not JSON, or no object of ours.
    return failed({ fault: 'noRecord', detail: error instanceof Error ? error.message : String(error) });
  }
}

/** Whether every seat has brought one thing, and no row names another seat. */
function seatsFit(record: GivenRecord): boolean {
  const { seats, rows } = record;
  const brought: readonly { readonly seat: number }[] = record.scheme === 'dbg-fair-1' ? record.joins : record.words;
  const isSeat = (number: number | null) => number === null || seatOf(number, seats) !== null;
  return (
    brought.length === seats && brought.every((one, at) => one.seat === at) && rows.every((one) => isSeat(one.seat))
  );
}

const ENDERS = ['host', 'manager', 'vote', 'empty', 'idle'] as const;
const besides = {
  resign: z.strictObject({}),
  takeover: z.strictObject({}),
  comeback: z.strictObject({}),
  undo: z.strictObject({ to: z.int() }),
  cancel: z.strictObject({ by: z.enum(ENDERS).exactOptional() }),
} as const;

/** Whether such a row of a record says what it has to say, and nothing besides: no name can be hidden there. */
export const isBare = (kind: keyof typeof besides, payload: unknown): boolean =>
  besides[kind].safeParse(payload).success;

const decision = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('overdue'), answer: z.enum(ANSWERS), seats: z.array(seat).min(1) }),
  z.strictObject({ about: z.literal('clock'), answer: z.enum(CONSENTS), clock: z.enum(CLOCKS) }),
  z.strictObject({ about: z.literal('undo'), answer: z.enum(CONSENTS), by: seat }),
]);

/** What a row `verdict` of a record has decided; null if it isn't one. */
export function readVerdict(payload: unknown): z.infer<typeof decision> | null {
  const read = decision.safeParse(payload);
  return read.success ? read.data : null;
}

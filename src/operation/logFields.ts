/**
 * The fields that may appear in the log. A field that is not listed here, or a value that does not match its form, is
 * dropped, whatever else an object holds. No form lets a token, a seed, a state, a hand, a user's id, or their text
 * through.
 */
import { isRecord } from '../kernel/json.ts';
import { SUSPENSIONS } from '../tables/stored/stored.ts';

/** The value as it is logged, or undefined to drop it. */
type Form = (value: unknown) => unknown;

const matching =
  (pattern: RegExp): Form =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const oneOf =
  (list: readonly string[]): Form =>
  (value) =>
    typeof value === 'string' && list.includes(value) ? value : undefined;
const listOf =
  (form: Form, most: number): Form =>
  (value) =>
    Array.isArray(value)
      ? value
          .map(form)
          .filter((one) => one !== undefined)
          .slice(0, most)
      : undefined;

const number: Form = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const flag: Form = (value) => (typeof value === 'boolean' ? value : undefined);
/** A word of our own source, such as `messageGone`. */
const word = matching(/^[a-z][A-Za-z]{0,29}$/);
const tableId = matching(/^\d{1,12}$/);
const snowflake = matching(/^\d{17,20}$/);
const method = oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** An error code of Node, SQLite, or Discord. */
const code: Form = (value) => number(value) ?? matching(/^[A-Z][A-Z_]{1,40}$/)(value);
/** A place in a source file. */
const frame = matching(/^at (?:async )?(?:[\w.<>[\] #$*]{1,100} \()?(?:file:\/\/|node:|\/)[^()\s]{1,200}:\d+:\d+\)?$/);
/** A field of a request and Discord's error for it, such as `components.0.label BASE_TYPE_MAX_LENGTH`. */
const complaint = matching(/^(?:[a-z_]{1,30}|\d{1,3})(?:\.(?:[a-z_]{1,30}|\d{1,3})){0,12} [A-Z][A-Z_]{1,60}$/);
const frames = listOf((value) => (typeof value === 'string' ? frame(value.trim()) : undefined), 12);

/** Only the kind of an error and its place in the source: its message may hold values, its URL a token. */
const error: Form = (value) => {
  if (!isRecord(value)) return undefined;
  const [, name] = /^([A-Z][A-Za-z]{0,39})(?:\[|$)/.exec(String(value.name)) ?? [];
  return {
    name,
    code: code(value.code),
    status: number(value.status),
    method: method(value.method),
    fields: listOf(complaint, 5)(value.fields),
    frames: frames(framesIn(value.message, value.stack)),
    cause: isRecord(value.cause) ? code(value.cause.code) : undefined,
  };
};

/** The lines of a stack after the message, which may itself have lines that look like frames. */
function framesIn(message: unknown, stack: unknown): readonly string[] {
  if (typeof stack !== 'string') return [];
  const end = typeof message === 'string' ? stack.indexOf(message) + message.length : 0;
  return stack.slice(Math.max(end, 0)).split('\n');
}

const FIELDS: { readonly [name: string]: Form } = {
  event: word,
  table: tableId,
  seq: number,
  reason: oneOf(SUSPENSIONS),
  interaction: snowflake,
  type: number,
  attempts: number,
  failure: word,
  error,
  frames,
  method,
  status: number,
  code,
  timeToReset: number,
  global: flag,
  isChanged: flag,
  space: word,
  count: number,
  port: number,
  shard: number,
  bytes: number,
  ms: number,
};

/** The fields of a log line that may be printed. */
export const allowed = (fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const form = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
      const logged = form?.(value);
      return logged === undefined ? [] : [[name, logged]];
    }),
  );

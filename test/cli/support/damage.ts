import type { Stream } from '../../../src/kernel/random.ts';

/** Values that belong nowhere in a request. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  99,
  0.5,
  1e300,
  '',
  'nowhere',
  '__proto__',
  'x'.repeat(2_000),
  [],
  [[]],
  [null, -7],
  {},
  { kind: 'dance' },
  { kind: 7 },
  { __proto__: null, constructor: 1 },
];

type Fields = Record<string, unknown>;

const pick = <T>(stream: Stream, values: readonly T[]): T => values[stream.uniform(values.length)]!;

/** A copy of a JSON value in which one value, somewhere, is a strange one, is missing, or has a strange one beside it. */
export function warp(value: unknown, stream: Stream, strange = STRANGE): unknown {
  const isReplaced = typeof value !== 'object' || value === null || stream.uniform(8) === 0;
  if (isReplaced) return pick(stream, strange);
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(stream, strange)];
    const at = stream.uniform(value.length);
    return value.map((one, i) => (i === at ? warp(one, stream, strange) : one));
  }
  const fields: Fields = { ...value };
  const key = pick(stream, [...Object.keys(fields), 'stranger']);
  if (stream.uniform(3) === 0) delete fields[key];
  else fields[key] = key in fields ? warp(fields[key], stream, strange) : pick(stream, strange);
  return fields;
}

function warpFields(line: string, stream: Stream): string {
  const { id, do: verb, ...fields }: Fields = JSON.parse(line);
  const warped = warp(fields, stream);
  return JSON.stringify(typeof warped === 'object' ? { id, do: verb, ...warped } : { id, do: warped, ...fields });
}

function changeCharacters(line: string, stream: Stream): string {
  const characters = [...line];
  for (let count = 1 + stream.uniform(3); count > 0; count--) {
    const at = stream.uniform(characters.length);
    const other = pick(stream, ['{', '}', '[', ']', '"', ',', ':', '\\', '\0', '-', 'e', '0', 'A', 'é', '\ud800']);
    characters.splice(at, stream.uniform(2), ...(stream.uniform(2) === 0 ? [other] : []));
  }
  return characters.join('');
}

const cutOff = (line: string, stream: Stream): string => line.slice(0, stream.uniform(line.length));
const doubled = (line: string, stream: Stream): string => line + line.slice(0, 1 + stream.uniform(line.length));
const buried = (line: string, stream: Stream): string => {
  const depth = 65 + stream.uniform(5_000);
  return `{"do":"games","id":${'['.repeat(depth)}${line}${']'.repeat(depth)}}`;
};

/** What may befall a line, the likelier the oftener it is listed. */
const DAMAGES = [
  ...[warpFields, warpFields, warpFields, warpFields, warpFields, warpFields],
  ...[changeCharacters, changeCharacters],
  ...[cutOff, doubled, buried],
];

/** A good request line with something wrong in it; now and then what comes out happens to be good. */
export const damaged = (line: string, stream: Stream): string => pick(stream, DAMAGES)(line, stream);

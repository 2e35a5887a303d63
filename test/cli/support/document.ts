import { readFileSync } from 'node:fs';
import { isRecord } from '../../../src/kernel/json.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The document of the table protocol. */
export const PROTOCOL = read('docs/protocol.md');

/** What the protocol says of one game. */
export const gamePage = (game: string): string => read(`src/engines/${game}/PROTOCOL.md`);

/** What stands in the document for something left out. */
const LEFT_OUT = '…';

interface Example {
  readonly request: string;
  readonly answer: unknown;
}

/** The requests of the document with the answers promised, from top to bottom. */
export function examples(): readonly Example[] {
  const lines = [...PROTOCOL.matchAll(/^```jsonl\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.trimEnd().split('\n'),
  );
  if (lines.length % 2 !== 0) throw new Error('a request of the document has no answer');
  return lines.flatMap((request, i) => (i % 2 === 0 ? [{ request, answer: JSON.parse(lines[i + 1]!) }] : []));
}

/** The text of a section, from its heading to the next one of the same or a higher level. */
export function section(page: string, heading: string): string {
  const from = page.indexOf(`\n${heading}\n`);
  if (from === -1) throw new Error(`the page has no section ${heading}`);
  const [marks = ''] = heading.split(' ');
  const body = page.slice(from + heading.length + 2);
  const end = body.search(new RegExp(`^#{1,${marks.length}} `, 'm'));
  return end === -1 ? body : body.slice(0, end);
}

/** The code words of the first column of the tables in a text. */
export const firstColumn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => codeWords(cell));

/** Everything in code quotes in a text. */
export const codeWords = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

/** Where an answer differs from what the document says, or null; what is left out there may be anything. */
export function difference(answer: unknown, written: unknown, path = 'answer'): string | null {
  if (written === LEFT_OUT) return null;
  if (Array.isArray(written) && Array.isArray(answer)) {
    const isOpen = written.at(-1) === LEFT_OUT;
    const shown = isOpen ? written.slice(0, -1) : written;
    if (isOpen ? answer.length < shown.length : answer.length !== shown.length)
      return `${path} has ${answer.length} entries, not ${shown.length}`;
    return firstOf(shown.map((one, i) => difference(answer[i], one, `${path}[${i}]`)));
  }
  if (isRecord(written) && isRecord(answer)) {
    const keys = new Set([...Object.keys(written), ...Object.keys(answer)]);
    return firstOf([...keys].map((key) => difference(answer[key], written[key], `${path}.${key}`)));
  }
  return Object.is(answer, written) ? null : `${path} is ${JSON.stringify(answer)}, not ${JSON.stringify(written)}`;
}

const firstOf = (found: readonly (string | null)[]): string | null => found.find((one) => one !== null) ?? null;

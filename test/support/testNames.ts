import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAKS } from '../secrecy/whole/leaks/index.ts';

export const TESTS = join(import.meta.dirname, '..');

/** Names that tests get from a list. */
const FROM_LISTS: Readonly<Record<string, readonly string[]>> = {
  'secrecy/plantedInBot.long': LEAKS.map(({ channel, name }) => `a leak is found: ${channel}, ${name}`),
};

/** The names of all tests in a file (below test/, without its ending); what is put into a name is written as `…`. */
export function namesIn(file: string): readonly string[] {
  const path = join(TESTS, `${file}.test.ts`);
  const paths = file === 'store/sqliteStore' ? [path, join(TESTS, 'store/conformance.ts')] : [path];
  const text = paths.map((each) => readFileSync(each, 'utf8')).join('\n');
  const named = text.matchAll(/(?:\b(?:test|it)\(|\)\()\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`)/g);
  const written = [...named].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll('\\', '').replaceAll(/\$\{[^}]*\}/g, '…'),
  );
  return [...written, ...(FROM_LISTS[file] ?? [])];
}

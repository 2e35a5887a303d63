import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const TESTS = join(import.meta.dirname, '..');

/** The names of all tests in a file (below test/, without its ending); what is put into a name is written as `…`. */
export function namesIn(file: string): readonly string[] {
  const path = join(TESTS, `${file}.test.ts`);
  const paths = file === 'store/sqliteStore' ? [path, join(TESTS, 'store/conformance.ts')] : [path];
  const text = paths.map((each) => readFileSync(each, 'utf8')).join('\n');
  const named = text.matchAll(/(?:\b(?:test|it)\(|\)\()\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`)/g);
  return [...named].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll('\\', '').replaceAll(/\$\{[^}]*\}/g, '…'),
  );
}

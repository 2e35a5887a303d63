/** Comments of `src` use no stage words: they say who does what, as an engineer would. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const STAGE_WORD = /\b(programmes?|told|stands?(?!-in)|awaited|is to)\b/i;

const faultsIn = (source: string): readonly string[] =>
  (source.match(COMMENT) ?? []).filter((comment) => STAGE_WORD.test(comment.replaceAll(/`[^`]*`/g, '')));

test('no comment has one', () => {
  const files = globSync('src/**/*.{ts,tsx,mjs}', { cwd: root });
  const faults = files.flatMap((file) =>
    faultsIn(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(faults).toEqual([]);
  expect(files.length).toBeGreaterThan(400);
});

test.each(['/** What a seat is told. */', 'const a = 1; // who is to move', '/* The tile\n * stands here. */'])(
  'one is found: %s',
  (source) => expect(faultsIn(source)).toHaveLength(1),
);

test.each(["const told = 'told';", '/** The stand-in for Discord; see `awaited`. */'])('none is found: %s', (source) =>
  expect(faultsIn(source)).toEqual([]),
);

/** `vitest run -t "§6.8"` runs what proves §6.8: each row of a guide names its sections and the files of their tests. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';

interface Row {
  readonly sections: readonly string[];
  readonly files: readonly string[];
}

/** The rows of the table `the guide says | § | file | tests`. */
const rowsOf = (guide: string): readonly Row[] =>
  [...guide.matchAll(/^\|.*\| ([\d., to]+) \|.*\| (.*) \|$/gm)].map(([, sections, files]) => ({
    sections: sections!.split(', ').flatMap(sectionsIn),
    files: [...files!.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file]) => file!),
  }));

/** `6.4 to 6.8` as five sections. */
function sectionsIn(written: string): readonly string[] {
  const [first = '', last] = written.split(' to ');
  if (last === undefined) return [first];
  const [chapter, from] = first.split('.');
  return Array.from(
    { length: Number(last.split('.')[1]) - Number(from) + 1 },
    (_, i) => `${chapter}.${Number(from) + i}`,
  );
}

/** The titles of the tests of a file, with that of the group in which they stand. */
const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(/'([^'\n]*§[^'\n]*)'/g)].map(([, title]) => title!);

/** A section with its parts: §8 has §8.1 as well. */
const bears = (titles: readonly string[], section: string): boolean =>
  titles.some((title) => new RegExp(`§${section.replace('.', '\\.')}(?!\\d)`).test(title));

describe.each(GAME_IDS)('the guide of %s', (game) => {
  const rows = rowsOf(readFileSync(`src/engines/${game}/GUIDE.md`, 'utf8'));
  const titlesOf = (file: string) => {
    const path = `test/engines/${game}/${file}`;
    expect(existsSync(path), path).toBe(true);
    return titlesIn(readFileSync(path, 'utf8'));
  };

  test('names for each section files in which tests bear it', () => {
    expect(rows.length).toBeGreaterThan(15);
    const missing = rows.flatMap(({ sections, files }) =>
      sections.filter((section) => !files.some((file) => bears(titlesOf(file), section))).map((one) => `§${one}`),
    );
    expect(missing).toEqual([]);
  });

  test('names no file in which no test bears a section of its row', () => {
    const idle = rows.flatMap(({ sections, files }) =>
      files
        .filter((file) => !sections.some((section) => bears(titlesOf(file), section)))
        .map((file) => `${file} of §${sections.join(', ')}`),
    );
    expect(idle).toEqual([]);
  });
});

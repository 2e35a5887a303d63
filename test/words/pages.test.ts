/**
 * Everything that is ever said, for a native to read through: a folder for each language, in it a folder for each game,
 * and a file for each part of its words. Every sentence is there as often as it can differ.
 * `npx vitest run test/words/pages.test.ts -u` writes them anew.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/words/contract.ts';
import { pageOf } from './support/pages.ts';
import type { Entry } from './support/samples.ts';

/** Texts that are the same for several inputs stand once. */
const entryText = ({ path, texts }: Entry): string =>
  [`${path}`, ...new Set(texts.map((text) => `    ${text.replaceAll('\n', '\n      ')}`))].join('\n');

const FAULTY = /undefined|null|NaN|\[object|=>| {2,}\S|[ 　][,.;:!?。、](\s|$)/;

describe.each(LOCALES)('%s', (locale) => {
  test('everything that is said is on the page', async () => {
    const page = await pageOf(locale);
    const texts = Object.values(page).flatMap((entries) => entries.flatMap((entry) => entry.texts));
    console.info(`${locale}: ${new Set(texts).size} texts`);
    expect(texts.length).toBeGreaterThan(2_000);
    for (const [part, entries] of Object.entries(page)) {
      const text = entries.map(entryText).join('\n');
      await expect.soft(`${text}\n`).toMatchFileSnapshot(`pages/${locale}/${part}.txt`);
    }
  });

  test('no page is left of a part that is gone', async () => {
    const parts = Object.keys(await pageOf(locale)).map((part) => `${part}.txt`);
    const written = globSync('**/*.txt', { cwd: join(import.meta.dirname, 'pages', locale) });
    expect(written.filter((file) => !parts.includes(file))).toEqual([]);
  });

  test('no text is empty, lacks a word where a name or a list belongs, or shows what it was made of', async () => {
    const entries = Object.values(await pageOf(locale)).flat();
    const wrong = entries.flatMap(({ path, texts }) =>
      texts.filter((text) => FAULTY.test(text)).map((text) => [path, text]),
    );
    expect(wrong).toEqual([]);
  });
});

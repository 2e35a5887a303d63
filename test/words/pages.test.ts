/**
 * Everything that is ever said, on a page for each language: `pages/<locale>.txt`, for a native to read through. Every
 * sentence is there as often as it can differ. `npx vitest run test/words/pages.test.ts -u` writes them anew.
 */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/words/contract.ts';
import { type Chapters, pageOf } from './support/pages.ts';
import type { Entry } from './support/samples.ts';

/** Texts that are the same for several inputs stand once. */
const printed = (chapters: Chapters): string =>
  Object.entries(chapters)
    .map(([title, entries]) => [`== ${title} ==`, ...entries.map(entryText)].join('\n'))
    .join('\n\n');

const entryText = ({ path, texts }: Entry): string =>
  [`${path}`, ...new Set(texts.map((text) => `    ${text.replaceAll('\n', '\n      ')}`))].join('\n');

const FAULTY = /undefined|null|NaN|\[object|=>| {2,}\S|[ 　][,.;:!?。、](\s|$)/;

describe.each(LOCALES)('%s', (locale) => {
  test('everything that is said is on the page', async () => {
    const page = await pageOf(locale);
    const texts = Object.values(page).flatMap((entries) => entries.flatMap((entry) => entry.texts));
    console.info(`${locale}: ${new Set(texts).size} texts`);
    expect(texts.length).toBeGreaterThan(2_000);
    await expect(`${printed(page)}\n`).toMatchFileSnapshot(`pages/${locale}.txt`);
  });

  test('no text is empty, lacks a word where a name or a list belongs, or shows what it was made of', async () => {
    const entries = Object.values(await pageOf(locale)).flat();
    const wrong = entries.flatMap(({ path, texts }) =>
      texts.filter((text) => FAULTY.test(text)).map((text) => [path, text]),
    );
    expect(wrong).toEqual([]);
  });
});

/** A sentence that names a button is handed its label: none has it written out, for it may be drawn in another language. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { carcassonneWords } from '../../src/words/carcassonne/index.ts';
import { citadelsWords } from '../../src/words/citadels/index.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { entryOf, LOCALES, type Locale } from '../../src/words/contract.ts';

const root = join(import.meta.dirname, '../..');

const labelsIn = (locale: Locale): readonly string[] =>
  [commonWords, entryOf(carcassonneWords, 'panel'), entryOf(citadelsWords, 'panel')].flatMap((words) =>
    Object.values<unknown>({ ...words[locale].buttons }).filter((label) => typeof label === 'string'),
  );

/** What stands in bold or in quotation marks, and is a label in one of our languages. */
async function namedIn(source: string, loader: 'ts' | 'text' = 'ts'): Promise<readonly string[]> {
  // Without comments.
  const { code } = await transform(source, { loader, charset: 'utf8', legalComments: 'none' });
  const marked = [...code.matchAll(/\*\*(.+?)\*\*|“(.+?)”|„(.+?)“|「(.+?)」|‚(.+?)‘/g)];
  const labels = new Set(LOCALES.flatMap(labelsIn));
  return marked.map(([, ...groups]) => groups.find((one) => one !== undefined) ?? '').filter((one) => labels.has(one));
}

const files = globSync('src/words/**/{en,ja,de}.{ts,md}', { cwd: root });

test('no sentence has the label of a button written out', async () => {
  const found = await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [file, await namedIn(source, file.endsWith('.md') ? 'text' : 'ts')] as const;
    }),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(found.filter(([, labels]) => labels.length > 0)).toEqual([]);
});

test.each([
  ['in bold', `const said = 'Press **My hand** on the board.';`],
  ['in quotation marks', `const said = () => '手札は「自分の手札」で見ます';`],
  ['of a game', `const said = (who: string) => who + ': **Stadt zeigen**, „Bauen“';`],
])('a label %s is found', async (_, source) => {
  expect(await namedIn(source)).toHaveLength(1);
});

// Discord shows them in the reader's language, whatever the server's: no label can be right for all. In Japanese the words
// of the label are ordinary ones; as a name they stand in quotation marks.
test.each(['en', 'de'] as const)('no description of a command names the button of a hand: %s', (locale) => {
  const { descriptions, options } = commonWords[locale].commands;
  const said = [...Object.values(descriptions), ...Object.values(options).map(({ description }) => description)];
  expect(said.filter((one) => one.includes(commonWords[locale].buttons.myHand))).toEqual([]);
});

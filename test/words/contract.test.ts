/** What the compiler asks of the words of every language: plants mistakes in copies of them, and reads the errors. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/words/contract.ts';
import { compileErrors, ROOT } from '../support/compileErrors.ts';

/** A mistake in a part of the words: what is exchanged in the file of a language. */
interface Mistake {
  readonly part: string;
  readonly from: RegExp;
  readonly to: string;
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'missing sentence': { part: 'results', from: /^ {2}own: .*\n/m, to: '' },
  'unknown sentence': { part: 'results', from: /^ {2}own: /m, to: "  foreign: '',\n  own: " },
  'wrong parameter': { part: 'results', from: /lastGames: \(n(: number)?\)/, to: 'lastGames: (n: readonly string[])' },
  'forgotten kind': { part: 'results', from: /(periods: \{.*), month: '[^']+'/, to: '$1' },
  'unknown kind': { part: 'results', from: /periods: \{/, to: "periods: { decade: ''," },
  'forgotten kind of an answer': { part: 'answers', from: /^ {2}left: .*\n/m, to: '' },
  'unknown kind of an answer': { part: 'answers', from: /^ {2}left: /m, to: "  foreign: () => '',\n  left: " },
  'wrong field of an answer': {
    part: 'answers',
    from: /^ {2}left: \(\{ table \}\)/m,
    to: '  left: ({ tables: table })',
  },
};

/** The files of a part in a folder, with a mistake in one language. */
function copyOf(part: string, folder: string, locale: string, { from, to }: Pick<Mistake, 'from' | 'to'>) {
  const source = join(ROOT, 'src/words/common', part);
  return readdirSync(source).map((name): readonly [string, string] => {
    const text = readFileSync(join(source, name), 'utf8');
    const planted = name === `${locale}.ts` ? text.replace(from, to) : text;
    if (name === `${locale}.ts` && folder !== part) expect(planted, folder).not.toBe(text);
    return [
      `${folder}/${name}`,
      planted.replaceAll(/from '(\.\.\/[^']+)'/g, (_, path) => `from '${join(source, path)}'`),
    ];
  });
}

test('the words compile; with one sentence, parameter, or kind too many or too few in any language they do not', () => {
  const parts = ['results', 'answers'];
  const planted = Object.entries(MISTAKES).flatMap(([name, mistake]) =>
    LOCALES.map((locale) => ({ folder: `${name} ${locale}`.replaceAll(' ', '-'), locale, mistake })),
  );
  const errors = compileErrors(
    Object.fromEntries([
      ...parts.flatMap((part) => copyOf(part, part, 'en', { from: /^/, to: '' })),
      ...planted.flatMap(({ folder, locale, mistake }) => copyOf(mistake.part, folder, locale, mistake)),
    ]),
  );
  const refused = new Set(errors.map(({ file }) => file.split('/')[0]));
  expect([...refused].toSorted()).toEqual(planted.map(({ folder }) => folder).toSorted());
});

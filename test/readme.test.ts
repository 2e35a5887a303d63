import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { alhambraWords } from '../src/words/alhambra/index.ts';
import { carcassonneWords } from '../src/words/carcassonne/index.ts';
import { caylusWords } from '../src/words/caylus/index.ts';
import { citadelsWords } from '../src/words/citadels/index.ts';
import { commonWords } from '../src/words/common/index.ts';
import { PERMISSIONS } from '../src/words/common/phrases/contract.ts';
import { entryOf, type SubcommandWords } from '../src/words/contract.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

/** Where it is not given, the game is played in the channel. */
const WELCOME = 'CreatePublicThreads';

test('the invite link asks for just the rights that the bot checks, and for threads', () => {
  const asked = BigInt(/permissions=(\d+)/.exec(read('README.md'))?.[1] ?? '0');
  const needed = PERMISSIONS.reduce((sum, right) => sum | PermissionFlagsBits[right], PermissionFlagsBits[WELCOME]);
  expect(asked).toBe(needed);
});

test('no document is empty, and every link and picture within the repository leads somewhere', () => {
  let links = 0;
  for (const document of DOCUMENTS) {
    expect(read(document).trim(), document).not.toBe('');
    for (const [, target] of read(document).matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      links++;
      const file = join(ROOT, dirname(document), target ?? '');
      expect(existsSync(file) && statSync(file).size > 0, `${document}: ${target}`).toBe(true);
    }
  }
  expect(links).toBeGreaterThan(50);
});

test('whoever lets others add the bot reads how it is installed, and a policy and terms on erasing', () => {
  for (const readme of ['README.md', 'README.ja.md']) {
    const steps = read(readme)
      .split(/^#+ /m)
      .find((part) => part.includes('**Public Bot**'));
    for (const named of ['**Installation**', '**User Install**', '`applications.commands`', '`bot`'])
      expect(steps, `${readme} names ${named}`).toContain(named);
    for (const [document, setting] of Object.entries({
      'docs/privacy.md': 'PRIVACY_URL',
      'docs/terms.md': 'TERMS_URL',
    })) {
      expect(steps, readme).toContain(`(${document})`);
      expect(steps, readme).toContain(`\`${setting}\``);
      expect(read(document), document).toContain('`/privacy`');
    }
  }
});

test('every script that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const named = [...read('README.md').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

/** What is the same in a translation: the order of its headings by level, and what is to be typed. */
function skeletonOf(document: string) {
  const blocks = [...document.matchAll(/^ *```\w*\n(.*?)^ *```$/gms)].map(([, block = '']) => block.trim());
  const prose = document.replace(/^ *```.*?^ *```$/gms, '');
  const rows = [...prose.matchAll(/^\| *(`[^|]+?) *\|/gm)].map(([, first]) => first);
  return {
    blocks,
    headings: [...prose.matchAll(/^(#+) /gm)].map(([, level]) => level),
    /** Settings and commands, as the first column of their tables names them. */
    rows,
    links: [...prose.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, target]) => target)
      .filter((target) => !target?.startsWith('README')),
  };
}

/** Subcommands and options in English, by what a Japanese Discord calls them. */
function englishNames(): ReadonlyMap<string, string> {
  const { options } = commonWords.ja.commands;
  const names = Object.entries(options).map(([english, { name }]) => [name, english] as const);
  const games = [
    entryOf(carcassonneWords, 'commands'),
    entryOf(citadelsWords, 'commands'),
    entryOf(alhambraWords, 'commands'),
    entryOf(caylusWords, 'commands'),
  ].flatMap(({ en, ja }) => {
    const english: { readonly [kind: string]: SubcommandWords } = en.subcommands;
    return Object.entries<SubcommandWords>(ja.subcommands).flatMap(([kind, words]) => [
      [words.name, english[kind]!.name] as const,
      ...Object.entries(words.options).map(([option, { name }]) => [name, option] as const),
    ]);
  });
  return new Map([...names, ...games]);
}

/** `/join 言葉:` as `/join word:`. */
function inEnglish(row: string): string {
  const names = englishNames();
  return row
    .replaceAll('、', ', ')
    .replaceAll(/[^\s`:,/…]+/g, (word) => names.get(word) ?? word)
    .replaceAll(':True', ':true');
}

test('the Japanese README has the headings, commands, settings and links of the English one', () => {
  const [english, japanese] = [skeletonOf(read('README.md')), skeletonOf(read('README.ja.md'))];
  const { links, ...rest } = japanese;
  const { links: wanted, ...others } = english;
  expect({ ...rest, rows: rest.rows.map((row) => inEnglish(row ?? '')) }).toEqual(others);
  // Another language has another order of words.
  expect(links.toSorted()).toEqual(wanted.toSorted());
  expect(english.headings.length).toBeGreaterThan(8);
  expect(english.blocks.length).toBeGreaterThan(4);
  expect(english.rows.length).toBeGreaterThan(20);
  const kana = read('README.ja.md').match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [];
  expect(kana.length, 'it is written in Japanese').toBeGreaterThan(1_000);
  expect(read('README.ja.md'), 'no half-width katakana').not.toMatch(/[\uff61-\uff9f]/);
});

/** Whatever people read lies in src/words/: the bot, the pictures and the tables hold no text of their own. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/words/contract.ts';

const root = join(import.meta.dirname, '../..');

/** English with a capital that neither players nor hosts read: what the operator is told, fonts, an error's name. */
const NOT_FOR_PLAYERS = /^(Discord |This bot is |This release is |Guildhall Sans|Unreadable$)/;

/**
 * What a file says to people: tables by language, letters beyond ASCII, and texts that begin with a capital word.
 * English that begins with a small letter passes: so do ids and the messages of the log.
 */
async function textsIn(source: string): Promise<readonly string[]> {
  // Without types and comments.
  const { code } = await transform(source, { loader: 'ts', charset: 'utf8', legalComments: 'none' });
  const isByLocale = LOCALES.every((locale) => new RegExp(`[{,]\\s*"?${locale}"?\\s*[:,}]`).test(code));
  return [
    ...(isByLocale ? ['a table by language'] : []),
    ...[...code.matchAll(/[^\n]*[^\p{ASCII}\P{L}][^\n]*/gu)].map(([line]) => line.trim()),
    ...[...code.matchAll(/(["'`])([A-Z][a-z]+(?:[ .!?…:][^"'`]*)?)\1/g)]
      .map(([, , text = '']) => text)
      .filter((text) => !NOT_FOR_PLAYERS.test(text)),
  ];
}

const files = globSync('src/{bot,render,tables}/**/*.ts', { cwd: root });

describe('outside src/words/', () => {
  test('no file holds a text that people read', async () => {
    const found = await Promise.all(
      files.map(async (file) => [file, await textsIn(readFileSync(join(root, file), 'utf8'))] as const),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
  });

  test.each([
    ['a table by language', `const you = { en: 'you', ja: 'anata', de: 'du' };`],
    ['the same, put together', `export const words: Localized<Words> = { en, ja, de };`],
    ['a label', `const button = { label: 'Build', style: 'primary' };`],
    ['a sentence', 'const say = `Keep some of the cards.`;'],
    ['Japanese', `const title = isOver ? '勝ち' : '';`],
    ['German', `const label = 'weiß nicht';`],
  ])('%s is found', async (_, source) => {
    expect(await textsIn(source)).not.toEqual([]);
  });

  test.each([
    ['a comment', `/** 手札 and “Gefolgsmänner”. */\nexport const a = 1; // Place the tile.`],
    ['the log', `log.warn({ table }, 'the outbox cannot be read');`],
    ['ids and keys', `const kinds = ['placeTile', 'DiscordAPIError', 'citadels skyline'];`],
    ['signs without letters', `const arrows = ['←', '→', ' · ', '–', '×'];`],
  ])('%s is none', async (_, source) => {
    expect(await textsIn(source)).toEqual([]);
  });
});

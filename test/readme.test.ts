import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { RIGHTS } from '../src/words/common/contract.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Where it is not given, the game is played in the channel. */
const WELCOME = 'CreatePublicThreads';

test('the invite link asks for just the rights that the bot checks, and for threads', () => {
  const asked = BigInt(/permissions=(\d+)/.exec(read('README.md'))?.[1] ?? '0');
  const needed = RIGHTS.reduce((sum, right) => sum | PermissionFlagsBits[right], PermissionFlagsBits[WELCOME]);
  expect(asked).toBe(needed);
});

test('every link and picture within the repository leads somewhere', () => {
  let links = 0;
  for (const document of DOCUMENTS) {
    for (const [, target] of read(document).matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      links++;
      expect(existsSync(join(ROOT, target ?? '')), `${document}: ${target}`).toBe(true);
    }
  }
  expect(links).toBeGreaterThan(5);
});

test('every script that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const named = [...read('README.md').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

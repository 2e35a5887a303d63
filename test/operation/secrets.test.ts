import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What must not be in any file that is handed on. Each has an example that it must find. */
const PATTERNS: readonly { readonly what: string; readonly pattern: RegExp; readonly example: string }[] = [
  {
    what: 'a token of a Discord bot',
    pattern: /\b[MNO][A-Za-z\d_-]{23,27}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,38}\b/,
    example: ['MTk4NjIyNDgzNDcxOTI1MjQ4', 'Cl2FMQ', 'ZnCjm1XVW7vRze4b7Cq4se7kKWs'].join('.'),
  },
  {
    what: 'the address of a webhook',
    pattern: /discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]{20,}/,
    example: ['https://discord.com/api/webhooks', '1', 'a'.repeat(60)].join('/'),
  },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, example: `-----BEGIN ${'PRIVATE'} KEY-----` },
  { what: 'a token of GitHub', pattern: /\bgh[pousr]_[A-Za-z\d]{36}\b/, example: `ghp_${'a'.repeat(36)}` },
  { what: 'a key of AWS', pattern: /\bAKIA[A-Z\d]{16}\b/, example: `AKIA${'A'.repeat(16)}` },
  { what: 'a filled setting', pattern: /^(?:DISCORD_TOKEN|GUILDHALL_KEY)=\S/m, example: 'DISCORD_TOKEN=x' },
];
/** Files that are never handed on. */
const FORBIDDEN = /(?:^|\/)(?:\.env|guildhall\.(?:db|key)(?:-wal|-shm)?|.*\.pem)$/;
/** Made-up tokens for the tests of the log. */
const EXAMPLES = new Set(['test/operation/log.test.ts']);

it('no tracked file holds a token or a key', () => {
  for (const { what, pattern, example } of PATTERNS) expect(example, what).toMatch(pattern);
  expect('data/guildhall.key').toMatch(FORBIDDEN);
  if (!existsSync(join(ROOT, '.git'))) return console.warn('No git repository here: NO file was looked through.');
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const found: string[] = [];
  let read = 0;
  for (const file of files) {
    if (FORBIDDEN.test(file)) found.push(`${file} must not be tracked`);
    const size = statSync(join(ROOT, file), { throwIfNoEntry: false })?.size;
    if (size === undefined || EXAMPLES.has(file)) continue;
    const text = readFileSync(join(ROOT, file), 'latin1');
    read++;
    for (const { what, pattern } of PATTERNS) if (pattern.test(text)) found.push(`${file} holds ${what}`);
  }
  expect(read).toBeGreaterThan(400);
  console.info(`${read} files looked through`);
  expect(found).toEqual([]);
});

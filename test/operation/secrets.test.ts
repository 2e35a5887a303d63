import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { createSealer } from '../../src/tables/seal.ts';
import { SECRET_KINDS } from '../../src/tables/stored.ts';
import { picker } from '../bot/support/players.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { standIn, startGame } from './support/game.ts';
import { startMain } from './support/mainProcess.ts';

const ROOT = join(import.meta.dirname, '../..');
const TURNS = 6;

it('nothing that the bot prints while a game is played, with trouble of every kind, tells a secret', async () => {
  const data = temporaryFolder();
  const discord = await standIn();
  const main = startMain(discord, { GUILDHALL_DATA: data, LOG_LEVEL: 'debug', METRICS_PORT: '0' });
  await main.prints('connected to Discord');
  const game = await startGame(discord, 'Xylophone');
  const pick = picker('turns');
  let turns = 0;
  for (let attempt = 0; turns < TURNS && attempt < 10 * TURNS; attempt++) {
    const before = game.board()?.id;
    if (attempt === 1) discord.arm('errorBefore');
    if (attempt === 2) discord.arm('rateLimited');
    if (attempt === 3) discord.refuseNext('unknownMessage', 'PATCH');
    if (attempt === 4) discord.gateway.invalidate();
    await game.turn(pick).catch(() => null); // Trouble may have hit the answer: the next attempt goes on.
    if (await discord.until(() => game.board()?.id !== before, 2_000)) turns++;
  }
  expect(turns).toBe(TURNS);
  discord.deleteChannel('board-games');
  await game.aya.slash('games', {}, { channel: 'lounge' });
  main.child.kill('SIGTERM');
  await main.gone;

  const printed = main.output() + main.errors();
  const { secrets, people } = secretsOf(data, discord.token);
  expect(printed.split('\n').length).toBeGreaterThan(4);
  expect(printed).toMatch(/ warn | error /);
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(printed.includes(secret), `a secret of ${secret.length} characters`).toBe(false);
  expect(people).toHaveLength(2);
  for (const person of people) expect(printed).not.toContain(person);
  expect(printed).not.toMatch(/Xylophone|Aya|Ben|"kind"|placeTile|webhooks\/|interactions\/\d+\//);
  console.info(`${printed.split('\n').length} lines, ${secrets.length} secrets looked for`);
});

/** The token, the key, and what every table keeps sealed, as text in the usual forms; and who sits at the tables. */
function secretsOf(data: string, token: string) {
  const { store, key } = openStore({ folder: data, key: null, now: 1 });
  const sealer = createSealer(key);
  const database = new Database(join(data, 'guildhall.db'), { readonly: true });
  const sealed = database
    .prepare<[], { table: string; kind: (typeof SECRET_KINDS)[number]; sealed: Buffer }>(
      'SELECT table_id AS "table", kind, sealed FROM secrets',
    )
    .all();
  const people = database.prepare<[], string>('SELECT user_id FROM seats').pluck().all();
  database.close();
  const opened = sealed.map((one) => sealer.unseal(one.table, one.kind, one.sealed)!);
  expect(opened).toHaveLength(SECRET_KINDS.length);
  const forms = (['hex', 'base64', 'base64url'] as const).flatMap((form) =>
    [key, ...opened].map((bytes) => Buffer.from(bytes).toString(form)),
  );
  void store.close();
  return { secrets: [token, ...token.split('.').filter((part) => part.length > 5), ...forms], people };
}

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

import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { games } from '../../src/engines/games.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { seeded } from '../../src/kernel/random.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { temporaryFolder } from './support/testTables.ts';

const KILLS = 2;

/** Lets the process play, kills it some ms after so many lines, and gives those that it has written whole. */
async function playAndKill(folder: string, milliseconds: number, least: number): Promise<readonly string[]> {
  const script = fileURLToPath(new URL('support/endlessDue.ts', import.meta.url));
  const start = fileURLToPath(new URL('../../src/node.mjs', import.meta.url));
  const child = spawn(execPath, ['--import', start, script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const exited = new Promise((resolve) => child.once('close', resolve));
  const whole = () => output.split('\n').slice(0, -1);
  while (whole().length < least && child.exitCode === null) await sleep(5);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await exited;
  return whole();
}

it(`${KILLS} kills while clocks run out leave one vote at a time, and each of its rows with its news`, async () => {
  const folder = temporaryFolder();
  const delays = seeded('kills of clocks').stream('delays');
  let [asked, decided] = [0, 0];
  for (let kill = 0; kill < KILLS; kill++) {
    const lines = await playAndKill(folder, delays.uniform(300), 24);
    const { store, key } = openStore({ folder, key: null, now: 1 });
    const tables = createTables({ store, engines: games, clock: systemClock, key });
    const due = await store.outbox.due(Number.MAX_SAFE_INTEGER, 1_000_000);
    const news = new Set(due.map(({ dedupeKey }) => dedupeKey));
    for (const line of lines) {
      const [id, seq] = line.split(' ') as [string, string];
      expect((await store.position(id))!.seq).toBeGreaterThanOrEqual(Number(seq));
    }
    for (const { id, vote, startedAt } of await tables.inGuild('guild')) {
      expect((await tables.get(id))!.suspended).toBeNull();
      if (startedAt === null) continue;
      const rows = (await store.rows(id)).filter(({ kind }) => kind === 'ask' || kind === 'verdict');
      expect(rows.map(({ kind }) => kind)).toEqual(rows.map((_, index) => (index % 2 === 0 ? 'ask' : 'verdict')));
      expect(vote?.row ?? null).toBe(rows.length % 2 === 1 ? rows.at(-1)!.seq : null);
      for (const [index, { seq, kind }] of rows.entries())
        expect(news).toContain(`vote/${id}/${kind === 'ask' ? seq : rows[index - 1]!.seq}/${seq}`);
      asked += rows.length;
      decided += rows.filter(({ kind }) => kind === 'verdict').length;
    }
    await store.close();
  }
  expect(asked).toBeGreaterThan(KILLS);
  expect(decided).toBeGreaterThan(KILLS);
});

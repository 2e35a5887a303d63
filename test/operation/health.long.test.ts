import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { games } from '../../src/engines/games.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { countedSeeds } from '../support/deals.ts';
import { startAt } from '../support/startAt.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { standIn } from './support/game.ts';
import { ask, figures } from './support/health.ts';
import { startMain } from './support/mainProcess.ts';

it('a bot with a damaged file is not ready, tells it, and goes on; one whose port is taken plays', async () => {
  const data = temporaryFolder();
  const { store, key } = openStore({ folder: data, key: null, now: 1 });
  const tables = createTables({ store, engines: games, clock: systemClock, key, newSeed: countedSeeds() });
  const opened = { guild: 'g', channel: 'c', locale: 'en', game: 'carcassonne', options: [] };
  for (let count = 0; count < 8; count++) {
    await tables.open({ ...opened, user: `u${count}`, interaction: `o${count}` });
    await tables.join(`${count + 1}`, { user: 'other', interaction: `j${count}` });
    await startAt(tables, `${count + 1}`, { user: `u${count}`, interaction: `s${count}` });
  }
  await store.close();
  const file = join(data, 'guildhall.db');
  const database = new Database(file, { readonly: true });
  const page = database.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'states'").pluck().get()!;
  database.close();
  writeFileSync(file, readFileSync(file).fill(0xee, (page - 1) * 4096, page * 4096));

  const main = startMain(await standIn(), { GUILDHALL_DATA: data, METRICS_PORT: '0' });
  await main.prints('table check finished');
  const port = main.port();
  await expect.poll(async () => figures((await ask(port, '/metrics')).body).guildhall_file_sound).toBe(0);
  expect(await ask(port, '/ready')).toMatchObject({ status: 503, body: 'the database file is damaged\n' });
  expect((await ask(port, '/live')).status).toBe(200);
  expect(main.output()).toContain('table suspended');

  const portless = startMain(await standIn(), { GUILDHALL_DATA: temporaryFolder(), METRICS_PORT: String(port) });
  await portless.prints('starting the health and metrics server failed');
  await portless.prints('connected to Discord');
});

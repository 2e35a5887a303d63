import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startMonitoring } from '../../src/app/monitoring.ts';
import { readSettings } from '../../src/app/settings.ts';
import type { Bot } from '../../src/bot/bot.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createSessions } from '../../src/operation/sessions.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { engines, temporaryFolder } from '../tables/support/testTables.ts';

const ask = (port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => resolve(text(response))).on('error', reject);
  });

test('a file that cannot be checked is not known to be sound: the bot is not ready', async () => {
  const opened = openStore({ folder: temporaryFolder(), key: null, now: 1 });
  const { store, key, identifies } = opened;
  const lines: string[] = [];
  const ports: number[] = [];
  const note = (fields: object, message: string) => {
    lines.push(message);
    if ('port' in fields && typeof fields.port === 'number') ports.push(fields.port);
  };
  const settings = readSettings(
    { METRICS_PORT: '0', GUILDHALL_DATA: temporaryFolder() },
    join(temporaryFolder(), 'none'),
  );
  if (!settings.ok) throw new Error(settings.error.join());
  const monitoring = await startMonitoring({
    settings: settings.value,
    ...{ opened, tables: createTables({ store, engines, clock: systemClock, key }) },
    ...{ audit: createAudit(store, engines, key), sessions: createSessions(identifies, systemClock) },
    ...{ picturesWaiting: () => 0, clock: systemClock, log: { info: note, warn: note, error: note } },
  });
  onTestFinished(async () => {
    await monitoring.stop();
    await store.close();
  });
  const connected: Pick<Bot, 'isConnected' | 'stuckTables' | 'areDirectsBarred'> = {
    ...{ isConnected: () => true, stuckTables: () => new Set(), areDirectsBarred: () => false },
  };
  monitoring.follow(connected as Bot); // It asks for nothing else.
  const port = ports[0] ?? 0;
  expect(await ask(port, '/ready')).toBe('ready\n');
  monitoring.checkRecord();
  await expect.poll(() => lines).toContain('the database file cannot be checked'); // There is none in that folder.
  expect(await ask(port, '/ready')).toBe('the database file is damaged\n');
  expect(await ask(port, '/metrics')).toContain('guildhall_file_sound 0');
});

/** One process as `npm start` starts it, from its start to its end; the tests follow each other. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/engines/games.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../src/playground/fakeDiscord.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { startGame } from './support/game.ts';
import { ask, figures } from './support/health.ts';
import { launchMain, type MainProcess } from './support/mainProcess.ts';
import { expectNoSecret } from './support/printed.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('a bot at work', () => {
  const data = mkdtempSync(join(tmpdir(), 'guildhall-'));
  let discord: FakeDiscord;
  let main: MainProcess;
  let game: Awaited<ReturnType<typeof startGame>>;

  beforeAll(async () => {
    discord = await startFakeDiscord({ clock: systemClock });
    main = launchMain(discord, { GUILDHALL_DATA: data, LOG_LEVEL: 'debug', METRICS_PORT: '0' });
  });
  afterAll(async () => {
    main.child.kill('SIGKILL');
    await discord.close();
    rmSync(data, { recursive: true });
  });

  it('is ready, and tells figures that fit what has happened', async () => {
    await main.prints('table check finished');
    const port = main.port();
    expect(await ask(port, '/live')).toMatchObject({ status: 200 });
    expect(await ask(port, '/ready')).toMatchObject({ status: 200 });
    game = await startGame(discord, 'Xylophone');
    await game.turn();
    const { body } = await ask(port, '/metrics');
    expect(figures(body)).toMatchObject({
      ...{ guildhall_moves_total: 1, guildhall_connected: 1, guildhall_suspended_tables: 0, guildhall_clock_jumps: 0 },
    });
    const told = figures(body);
    expect(told.guildhall_disk_free_bytes).toBeGreaterThan(0);
    expect(told.guildhall_wal_bytes).toBeGreaterThan(0);
    expect(told.process_resident_memory_bytes).toBeGreaterThan(10_000_000);
    expect(told).toHaveProperty('nodejs_eventloop_lag_p99_seconds');
    const pressed = Number(/answer_seconds_count\{type="MessageComponent"\} (\d+)/.exec(body)?.[1]);
    expect(pressed).toBeGreaterThan(3);
  });

  it('is backed up by npm run backup, which says what was checked, where it is, and that the key is apart', async () => {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', './src/node.mjs', 'src/app/backup.ts'],
      { cwd: ROOT, env: { ...process.env, GUILDHALL_DATA: data, GUILDHALL_KEY: '', BACKUP_FOLDER: '' } },
    );
    const [file = '', checked, key] = stdout.split('\n');
    const backups = join(data, 'backups');
    expect(readdirSync(backups).filter((name) => name.endsWith('.db'))).toEqual([file.slice(backups.length + 1)]);
    expect(checked).toMatch(/^Checked in \d+\.\d s: tables 1, rows \d+, finished games replayed 0\.$/);
    expect(key).toContain('The backup does not contain the key. Back up guildhall.key separately');
    expect(stderr).toBe('');
  });

  it('tells that its file is sound once it has looked', async () => {
    const isSound = async () => figures((await ask(main.port(), '/metrics')).body).guildhall_file_sound;
    await expect.poll(isSound).toBe(1);
  });

  it('is not ready while it has lost Discord', async () => {
    discord.arm('down');
    discord.gateway.drop(4000);
    await expect.poll(async () => (await ask(main.port(), '/ready')).body).toBe('not connected to Discord\n');
    expect(figures((await ask(main.port(), '/metrics')).body).guildhall_connected).toBe(0);
    discord.disarm('down');
    await expect.poll(async () => (await ask(main.port(), '/ready')).body).toBe('ready\n');
  });

  it('ends within seconds and in order when it is asked to, in the middle of a game', async () => {
    await game.turn();
    main.child.kill('SIGTERM'); // The board of this turn is being drawn or sent.
    expect(await main.gone).toBe(0);
    expect(main.output()).not.toContain('shutdown timed out');
    expect(main.errors()).toBe('');
    expect(discord.isBotOnline()).toBe(false);
    expect(readdirSync(data).filter((name) => name.endsWith('-wal'))).toEqual([]);

    const { store, key } = openStore({ folder: data, key: null, now: 1 });
    const finding = await createAudit(store, games, key).check('1', false);
    expect(finding).toMatchObject({ damage: null, wasSuspended: false });
    expect((await store.position('1'))?.seq).toBeGreaterThan(4);
    await store.close();
  });

  it('has printed no secret', () => expectNoSecret(main.output() + main.errors(), data, discord.token));
});

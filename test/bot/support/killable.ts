/** The bot as a process that a test can kill, in a stand-in for Discord, with a clock that the test moves. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord.js';
import { games } from '../../../src/engines/games.ts';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import { countedMessageIds } from '../../support/deals.ts';
import { createShiftedClock } from './shiftedClock.ts';
import { buttonsOf, textOf } from './table.ts';

/** How long to wait for something to be posted, in ms. */
const PATIENCE = 60_000;

interface Killable extends AsyncDisposable {
  readonly discord: FakeDiscord;
  /** Moves the clock of Discord and of the bot. */
  pass(ms: number): void;
  /** Ends the bot at once and starts it again; in between, a test may use its tables. */
  killAndStart(between?: (tables: Tables) => Promise<void>): Promise<void>;
  /** The newest message of these that fits, as soon as there is one. */
  seen(messages: () => readonly APIMessage[], fits: (message: APIMessage) => boolean): Promise<APIMessage>;
}

export async function startKillable(): Promise<Killable> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-clock-'));
  const clock = createShiftedClock();
  let shift = 0;
  const discord = await startFakeDiscord({ clock, messageId: countedMessageIds() });

  async function startProcess(): Promise<ChildProcess> {
    const started = spawn(process.execPath, ['--import', './src/node.mjs', 'test/bot/support/botProcess.ts'], {
      env: {
        ...{ ...process.env, API: discord.apiBase, CDN: `${discord.url}/cdn` },
        ...{ TOKEN: discord.token, FOLDER: folder, SHIFT: String(shift) },
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (!started.stdout) throw new Error('the process has no output');
    const failed = once(started, 'exit').then(() => Promise.reject(new Error('the bot did not start')));
    await Promise.race([once(started.stdout, 'data'), failed]);
    failed.catch(() => {});
    return started;
  }

  async function kill(): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async function use(work: (tables: Tables) => Promise<void>): Promise<void> {
    const { store, key } = openStore({ folder, key: null, now: clock.now() });
    await work(createTables({ store, engines: games, clock, key }));
    await store.close();
  }

  let child = await startProcess();
  return {
    discord,
    pass(ms) {
      clock.pass(ms);
      shift += ms;
      child.send(String(shift));
    },
    async killAndStart(between) {
      await kill();
      if (between !== undefined) await use(between);
      child = await startProcess();
    },
    async seen(messages, fits) {
      const found = () => messages().findLast(fits);
      await discord.until(() => found() !== undefined, PATIENCE);
      const message = found();
      if (message === undefined) throw new Error(`nothing fits: ${messages().map(textOf).join('\n---\n')}`);
      return message;
    },
    async [Symbol.asyncDispose]() {
      await kill();
      await discord.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Whether a message has a button with this verb. */
export const hasVerb =
  (verb: string) =>
  (message: APIMessage): boolean =>
    buttonsOf(message).some(({ custom_id }) => custom_id?.split(':')[2] === verb);

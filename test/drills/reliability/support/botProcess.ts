import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FakeDiscord } from '../../../../src/playground/fakeDiscord.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const STANDBY = './test/drills/reliability/support/standby.ts';

/** The real bot as a process of its own, loaded and waiting for the word to go. */
export interface BotProcess {
  /** Lets it open the store and connect. */
  go(): void;
  /** Sends it something of the test's own, or the clock's shift as the playground does. */
  tell(message: object): void;
  /** Waits for a message that it sends to the test. */
  told(): Promise<unknown>;
  kill(): void;
  /** Its memory in MiB, now and at most until now; null where the system does not tell. */
  memory(): { readonly now: number; readonly most: number } | null;
  /** Settles when the process is gone, with its exit code; null after a kill. */
  readonly gone: Promise<number | null>;
  /** What it has printed. */
  output(): string;
}

interface BotProcessSettings {
  readonly discord: FakeDiscord;
  /** Holds the data folder. */
  readonly folder: string;
  /** Modules of the test that are loaded before the bot. */
  readonly preloads?: readonly string[];
  /** It waits for no word, but starts as `npm start` does. */
  readonly isAtOnce?: boolean;
}

export const dataFolder = (folder: string): string => join(folder, 'data');

/** Starts `src/main.ts` as `npm start` does, with the stand-in for Discord, and lets it wait. */
export function prepareBot({ discord, folder, preloads = [], isAtOnce = false }: BotProcessSettings): BotProcess {
  mkdirSync(folder, { recursive: true });
  const modules = ['./src/node.mjs', ...preloads, ...(isAtOnce ? [] : [STANDBY])];
  const imports = modules.flatMap((module) => ['--import', module]);
  const child: ChildProcess = spawn(process.execPath, [...imports, 'src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ DISCORD_TOKEN: discord.token, DISCORD_API_BASE: discord.apiBase, GUILDHALL_DATA: dataFolder(folder) },
      ...{ GUILDHALL_KEY: '', LOG_LEVEL: 'warn' },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  // A process that is gone takes no messages; that it is gone is told by `gone`.
  child.on('error', () => {});
  return {
    go: () => void child.send('go'),
    tell: (message) => void child.send(message),
    async told() {
      const [message] = await once(child, 'message');
      return message;
    },
    kill: () => void child.kill('SIGKILL'),
    memory: () => memoryOf(child.pid),
    gone: once(child, 'exit').then(([code]) => code),
    output: () => output,
  };
}

/** As Linux tells it of each process, in kB. */
function memoryOf(pid: number | undefined): ReturnType<BotProcess['memory']> {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const status = readFileSync(file, 'utf8');
  const size = (name: string) => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: size('VmRSS'), most: size('VmHWM') };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm start` as a process, with the stand-in for Discord. */
export interface MainProcess {
  readonly child: ChildProcess;
  /** Settles when its output holds the text; fails when it ends before. */
  prints(text: string): Promise<void>;
  /** Where its health server listens, once it has printed that. */
  port(): number;
  /** Its exit code, when it has ended. */
  readonly gone: Promise<number | null>;
  output(): string;
  errors(): string;
}

/** Starts it; `environment` goes before what is set for the stand-in. Killed at the end of the test. */
export function startMain(discord: FakeDiscord | null, environment: Readonly<Record<string, string>>): MainProcess {
  const main = launchMain(discord, environment);
  onTestFinished(() => void main.child.kill('SIGKILL'));
  return main;
}

/** The same for several tests, which kill it themselves. */
export function launchMain(discord: FakeDiscord | null, environment: Readonly<Record<string, string>>): MainProcess {
  const standIn = discord === null ? {} : { DISCORD_TOKEN: discord.token, DISCORD_API_BASE: discord.apiBase };
  const child = spawn(process.execPath, ['--import', './src/node.mjs', 'src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, GUILDHALL_KEY: '', LOG_LEVEL: 'info', METRICS_PORT: '', ...standIn, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const gone = once(child, 'close').then(([code]) => code);
  return {
    child,
    gone,
    port: () => Number(/listening \(port (\d+)\)/.exec(output)?.[1]),
    output: () => output,
    errors: () => errors,
    async prints(text) {
      while (!output.includes(text)) {
        const isOver = await Promise.race([once(child.stdout!, 'data').then(() => false), gone.then(() => true)]);
        if (isOver && !output.includes(text)) throw new Error(`it ended without "${text}": ${output}${errors}`);
      }
    },
  };
}

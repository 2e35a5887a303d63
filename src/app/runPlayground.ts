import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Settings } from './settings.ts';

const PLAYGROUND = fileURLToPath(new URL('../playground/main.ts', import.meta.url));

/** Messages from the playground's process to this one; `ToParent` in parentProcess.ts documents them. */
const fromPlayground = z.union([
  z.object({ ready: z.object({ url: z.string(), apiBase: z.string(), token: z.string() }) }),
  z.object({ kill: z.literal(true) }),
  z.object({ start: z.literal(true) }),
  z.object({ clock: z.int() }),
]);

/**
 * Runs the stand-in for Discord and the bot as two processes, so that the bot can be killed and restarted from the page
 * without losing messages. Prints the page's address. Ctrl C stops both.
 *
 * @param botProgram path of the program that runs the bot when the environment has a `DISCORD_TOKEN`
 */
export async function runPlayground(settings: Settings, botProgram: string): Promise<void> {
  const folder = join(settings.data, 'playground');
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  const playground = fork(PLAYGROUND, [
    ...['--file', join(folder, 'discord.db')],
    ...['--port', String(settings.playgroundPort)],
  ]);
  let bot: ChildProcess | null = null;
  /** Whether a start was requested while the killed bot was still exiting. */
  let isRestartPending = false;
  /** How the bot reaches the playground; null until the playground is ready. */
  let access: { readonly apiBase: string; readonly token: string } | null = null;
  /** How far the playground's clock is ahead, in ms. */
  let offset = 0;

  const startBot = (): void => {
    if (bot !== null || access === null) return;
    const environment = { DISCORD_TOKEN: access.token, DISCORD_API_BASE: access.apiBase, GUILDHALL_DATA: folder };
    const started = fork(botProgram, ['--new'], { env: { ...process.env, ...environment } });
    started.send({ clock: offset });
    started.once('exit', () => {
      bot = null;
      if (playground.connected) playground.send({ bot: 'offline' });
      if (isRestartPending) startBot();
    });
    bot = started;
    isRestartPending = false;
    playground.send({ bot: 'online' });
  };

  playground.on('message', (received) => {
    const message = fromPlayground.parse(received);
    if ('ready' in message) {
      access = message.ready;
      console.log(
        `\n  Guildhall's playground: ${message.ready.url}\n\n  Open it in a browser. Press Ctrl+C to stop it.\n`,
      );
      startBot();
    } else if ('kill' in message) {
      bot?.kill('SIGKILL');
    } else if ('start' in message) {
      isRestartPending = bot?.killed ?? false;
      startBot();
    } else {
      // The playground sends an increment; both processes get the total.
      offset += message.clock;
      playground.send({ clock: offset });
      bot?.send({ clock: offset });
    }
  });

  const stopAll = (): void => {
    isRestartPending = false;
    if (bot === null) {
      playground.kill('SIGTERM');
      return;
    }
    // The bot stops first, so that the playground can still answer its last requests.
    bot.once('exit', () => playground.kill('SIGTERM'));
    bot.kill('SIGTERM');
  };
  process.once('SIGINT', stopAll);
  process.once('SIGTERM', stopAll);
  const code = await new Promise<number | null>((resolve) => playground.once('exit', resolve));
  stopAll(); // If the playground exited by itself, the bot still has to stop.
  process.exitCode = code ?? 0;
}

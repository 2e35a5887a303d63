import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Settings } from './settings.ts';

const PLAYGROUND = fileURLToPath(new URL('../playground/main.ts', import.meta.url));

/** Messages from the playground to this process. */
const request = z.union([
  z.object({ ready: z.object({ url: z.string(), apiBase: z.string(), token: z.string() }) }),
  z.object({ kill: z.literal(true) }),
  z.object({ start: z.literal(true) }),
  z.object({ clock: z.int() }),
]);

/**
 * Runs the stand-in for Discord and the bot as two processes, so that the bot can be killed and started again from the
 * page while the messages stay. Prints the page's address; Ctrl C stops it.
 *
 * @param botProgram path of the program that, given a token, runs the bot
 */
export async function runPlayground(settings: Settings, botProgram: string): Promise<void> {
  const folder = join(settings.data, 'playground');
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  const playground = fork(PLAYGROUND, [
    ...['--file', join(folder, 'discord.db')],
    ...['--port', String(settings.playgroundPort)],
  ]);
  let bot: ChildProcess | null = null;
  /** A start was requested while the killed bot was still exiting. */
  let startsAgain = false;
  let access: { readonly apiBase: string; readonly token: string } | null = null;
  let clock = 0;

  const startBot = (): void => {
    if (bot !== null || access === null) return;
    const environment = { DISCORD_TOKEN: access.token, DISCORD_API_BASE: access.apiBase, GUILDHALL_DATA: folder };
    const started = fork(botProgram, { env: { ...process.env, ...environment } });
    started.send({ clock });
    started.once('exit', () => {
      bot = null;
      if (playground.connected) playground.send({ bot: 'offline' });
      if (startsAgain) startBot();
    });
    bot = started;
    startsAgain = false;
    playground.send({ bot: 'online' });
  };

  playground.on('message', (message) => {
    const asked = request.parse(message);
    if ('ready' in asked) {
      access = asked.ready;
      console.log(`\n  Guildhall's playground: ${asked.ready.url}\n\n  Open it in a browser. Ctrl C stops it.\n`);
      startBot();
    } else if ('kill' in asked) {
      bot?.kill('SIGKILL');
    } else if ('start' in asked) {
      startsAgain = bot?.killed ?? false;
      startBot();
    } else {
      clock += asked.clock;
      playground.send({ clock });
      bot?.send({ clock });
    }
  });

  const end = (): void => {
    startsAgain = false;
    if (bot === null) {
      playground.kill('SIGTERM');
      return;
    }
    // The bot stops first, while the playground still answers it.
    bot.once('exit', () => playground.kill('SIGTERM'));
    bot.kill('SIGTERM');
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const code = await new Promise<number | null>((resolve) => playground.once('exit', resolve));
  end();
  process.exitCode = code ?? 0;
}

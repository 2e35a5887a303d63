import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { connectBrowser } from './browser.ts';
import { PATIENCE } from './patience.ts';
import { BOARD_GAMES } from './visitPlayground.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Guildhall as `npm start` starts it, with its own data folder, and a browser on its page. */
interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Errors of the bot, the playground or the page. */
  readonly troubles: readonly string[];
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Opens the page at the channel `board-games`, as Aya. */
export async function visitGuildhall(viewport: Viewport): Promise<Visit> {
  const data = mkdtempSync(join(tmpdir(), 'guildhall-page-'));
  const env = { ...process.env, DISCORD_TOKEN: '', GUILDHALL_DATA: data, PLAYGROUND_PORT: '0', LOG_LEVEL: 'warn' };
  const program = spawn(process.execPath, ['--import', './src/node.mjs', 'src/main.ts'], { cwd: ROOT, env });
  const troubles: string[] = [];
  program.stderr.on('data', (text) => troubles.push(String(text)));
  let browser: Browser | null = null;

  async function leave(): Promise<void> {
    await browser?.close();
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true });
  }

  try {
    const address = await printedAddress(program);
    browser = await connectBrowser();
    const page = await browser.newPage({ viewport, hasTouch: viewport.width < 640, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    await page.goto(`${address}/#${BOARD_GAMES}`);
    return { page, troubles, [Symbol.asyncDispose]: leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

function printedAddress(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    program.stdout?.on('data', (text) => {
      printed += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    program.once('exit', () => reject(new Error(`npm start ended: ${printed}`)));
  });
}

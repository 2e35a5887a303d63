import type { Browser, Locator, Page } from 'playwright-core';
import { connectBrowser } from './browser.ts';
import { PATIENCE } from './patience.ts';
import { type PlaygroundProcess, startPlaygroundProcess } from './playgroundProcess.ts';
import { startScriptedBot } from './scriptedBot.ts';

export const AYA = '990000000000000001';
export const BEN = '990000000000000002';
export const LOUNGE = '960000000000000002';
export const BOARD_GAMES = '960000000000000003';

/** Who visits which channel, in what window (px). */
interface VisitOptions {
  readonly as?: string;
  readonly channel?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Starts a playground, its scripted bot (unless `withBot` is false) and a browser. */
export async function startVisits({ withBot = true } = {}) {
  const started: [PlaygroundProcess, Browser] = await Promise.all([startPlaygroundProcess(), connectBrowser()]);
  const [playground, browser] = started;
  let bot = withBot ? await startScriptedBot(playground) : null;
  const troubles: string[] = [];
  return {
    /** Errors in the browser. */
    troubles,
    /** Starts the scripted bot. */
    startBot: async (): Promise<void> => {
      bot = await startScriptedBot(playground);
    },
    stopBot: async (): Promise<void> => {
      await bot?.stop();
      bot = null;
    },
    visit: async ({ as = AYA, channel = LOUNGE, width = 1440, height = 900 }: VisitOptions = {}) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
      await page.goto(`${playground.url}/?as=${as}#${channel}`);
      await page.getByRole('log').first().waitFor();
      return page;
    },
    /** Closes every page. */
    leave: async (): Promise<void> => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    stop: async (): Promise<void> => {
      await browser.close();
      await bot?.stop();
      await playground.stop();
    },
  };
}

export type Visits = Awaited<ReturnType<typeof startVisits>>;

/** Sends `/ping where:Kyoto`. Returns the message that answers it, which has one of everything. */
export async function ping(page: Page): Promise<Locator> {
  const answers = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Kyoto' }) });
  const before = await answers.count();
  await page.getByRole('textbox', { name: /^Message / }).fill('/ping ');
  await page.getByRole('option', { name: 'Kyoto' }).click();
  await page.keyboard.press('Enter');
  await answers.nth(before).waitFor();
  return answers.nth(before);
}

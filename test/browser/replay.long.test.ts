/**
 * Games that have ended, stepped from first to last in the page as two seats saw them. They are played without the page.
 * `npm run test:long` goes some turns and then to the end; `npm run drills` goes all the way, as the first
 * seat by single steps.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { games } from '../../src/bot/games.ts';
import { GAME_IDS } from '../../src/engines/games.ts';
import { bundle } from '../../src/playground/pageApi/bundle.ts';
import { endedGame } from '../bot/support/endedGame.ts';
import { startGuildhall } from '../bot/support/guildhall.ts';
import { complaints, refusedRequests } from '../bot/support/players.ts';
import { shownBoard } from '../bot/support/table.ts';
import { amount, IS_DRILL } from '../support/amount.ts';
import { connectBrowser, describeInBrowser } from './support/browser.ts';
import { PATIENCE } from './support/patience.ts';

const AS_EVER = { killBot: () => {}, startBot: () => {}, shiftClock: () => {}, troubleGateway: () => {} };
/** Two seats, by which button they are stepped, and how often before `Last`. */
const VIEWS = [
  { viewer: /Aya saw it$/, on: IS_DRILL ? 'Next ▶' : 'Turn ▶▶', most: amount(11, Number.POSITIVE_INFINITY) },
  { viewer: /Ben saw it$/, on: 'Turn ▶▶', most: amount(11, Number.POSITIVE_INFINITY) },
];

describeInBrowser('a finished game in the page', () => {
  test.each(GAME_IDS)('%s is stepped from first to last as two seats saw it', async (game) => {
    await using hall = await startGuildhall({ page: { bundle, control: AS_EVER } });
    const id = await endedGame(hall, game, `page ${game}`, 2);
    const { channel_id } = await shownBoard(hall, id);
    await using visit = await visitAs(`${hall.discord.url}/?as=${hall.discord.user('priya').member.id}#${channel_id}`);
    const { page, troubles } = visit;
    await page.getByRole('button', { name: 'Replay', exact: true }).last().click();
    const shown = page
      .getByRole('article')
      .filter({ hasText: /Step [\d,]+ of/ })
      .last();
    const ends: string[] = [];
    for (const { viewer, on, most } of VIEWS) {
      await choose(page, shown, viewer);
      const last = await step(shown, '⏮ First', 0);
      expect(await isOff(shown, ['⏮ First', '◀ Back', 'Next ▶', 'Last ⏭'])).toEqual([true, true, false, false]);
      const seen: string[] = [];
      let at = 0;
      let steps = 0;
      while (at < last) {
        at = await stepOn(shown, steps < most ? on : 'Last ⏭', at);
        seen.push(await pictured(shown));
        steps++;
      }
      expect(steps).toBeGreaterThan(10);
      if (on === 'Next ▶') expect(steps).toBe(last);
      expect(await isOff(shown, ['⏮ First', '◀ Back', 'Next ▶', 'Last ⏭'])).toEqual([false, false, true, true]);
      expect(await shown.getByRole('img').count()).toBe(games[game].hand === null ? 1 : 2);
      expect(new Set(seen).size).toBeGreaterThan(5);
      ends.push(seen.at(-1)!);
    }
    // As Aya saw it, and as Ben did: where there are hands, they are others.
    expect(ends[0] === ends[1]).toBe(games[game].hand === null);
    expect([troubles, complaints(hall), refusedRequests(hall)]).toEqual([[], [], []]);
  });
});

interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly troubles: readonly string[];
}

async function visitAs(address: string): Promise<Visit> {
  const browser: Browser = await connectBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  const troubles: string[] = [];
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
  await page.goto(address);
  return { page, troubles, [Symbol.asyncDispose]: () => browser.close() };
}

/** The step that is shown, from 0, and the last one. */
async function placeOf(shown: Locator): Promise<readonly [at: number, last: number]> {
  const [, at, of] = /Step ([\d,]+) of ([\d,]+)/.exec(await shown.innerText())!;
  return [at, of].map((number) => Number(number!.replace(',', '')) - 1) as [number, number];
}

const buttonIn = (shown: Locator, name: string): Locator => shown.getByRole('button', { name, exact: true });

/** Presses a button unless it is off, and waits for this step. The last one there is. */
async function step(shown: Locator, button: string, to: number): Promise<number> {
  if (await buttonIn(shown, button).isEnabled()) await buttonIn(shown, button).click();
  await expect.poll(async () => (await placeOf(shown))[0], { interval: 5 }).toBe(to);
  return (await placeOf(shown))[1];
}

/** Presses a button and waits for a later step. */
async function stepOn(shown: Locator, button: string, from: number): Promise<number> {
  await buttonIn(shown, button).click();
  await expect.poll(async () => (await placeOf(shown))[0], { interval: 5 }).toBeGreaterThan(from);
  return (await placeOf(shown))[0];
}

/** What the pictures show, in words. */
const pictured = async (shown: Locator): Promise<string> => {
  const pictures = await shown.getByRole('img').all();
  return (await Promise.all(pictures.map((picture) => picture.getAttribute('alt')))).join('\n');
};

const isOff = (shown: Locator, buttons: readonly string[]): Promise<readonly boolean[]> =>
  Promise.all(buttons.map((name) => buttonIn(shown, name).isDisabled()));

/** Whose view it is, in the menu. */
async function choose(page: Page, shown: Locator, viewer: RegExp): Promise<void> {
  const menu = shown.getByRole('combobox');
  await menu.click();
  await page.getByRole('option', { name: viewer }).click();
  await expect.poll(async () => viewer.test(await menu.innerText())).toBe(true);
}

/**
 * A game through the page: `npm start` as a newcomer starts it, a browser, three members, one person. `npm run drills`
 * plays all of it, `npm run test:long` some turns, after which two resign.
 */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROTATIONS } from '../../src/engines/carcassonne/index.ts';
import { carcassonneWords } from '../../src/words/carcassonne/index.ts';
import { commonWords } from '../../src/words/common/index.ts';
import type { Locale } from '../../src/words/contract.ts';
import { capital } from '../../src/words/speech.ts';
import { amount } from '../support/amount.ts';
import { describeInBrowser } from './support/browser.ts';
import { PATIENCE } from './support/patience.ts';
import { visitGuildhall } from './support/visitGuildhall.ts';

const MEMBERS: readonly string[] = ['Aya', 'Ben', '美咲'];
/** The languages in which they are spoken to in private; the server's is English. */
const READS: { readonly [name: string]: Locale } = { Aya: 'en', Ben: 'en', 美咲: 'ja' };
const TRY_AGAIN = /^(Try again|もう一度試す)$/;
const VICTORY = /wins Carcassonne|tie for the win/;
/** More than any game needs: 71 tiles, some of which may be removed. */
const MOST_TURNS = amount(5, 75);
/** Of the thread of a whole game, in px: a line or two a turn. */
const TALLEST = 8_000;
/** The turn before which the bot is killed. */
const KILL_BEFORE = amount(3, 20);

describeInBrowser('npm start', () => {
  let page: Page;

  test('opens a table, seats three members, and plays with the bot killed on the way to the final result', async () => {
    await using visit = await visitGuildhall({ width: 1800, height: 1000 });
    page = visit.page;
    await page.getByText('Bot connected', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: /^Message/ }).pressSequentially('/new ');
    await page.getByRole('option', { name: /^Carcassonne/ }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Join', exact: true }).waitFor();
    for (const name of MEMBERS.slice(1)) {
      await be(name);
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      await page.getByRole('article').getByText(name).first().waitFor();
    }
    await be('Aya');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('link', { name: 'Go to the game' }).click();

    const bySeat = new Map<string, number>();
    let turns = 0;
    let seen = '';
    for (; turns < MOST_TURNS; turns++) {
      const next = await nextToMove(seen);
      if (next === null) break;
      if (turns === KILL_BEFORE) await killAndStart();
      seen = next.note;
      bySeat.set(next.name, (bySeat.get(next.name) ?? 0) + 1);
      await be(next.name);
      await playTurn(turns, READS[next.name] ?? 'en');
    }
    console.info(`played ${turns} turns through the page: ${JSON.stringify(Object.fromEntries(bySeat))}`);

    if (!(await isOver())) {
      for (const name of ['Aya', 'Ben']) await resign(name);
      await page.getByRole('heading', { name: VICTORY }).waitFor();
    }
    const height = await heightForOnlooker();
    console.info(`to an onlooker, the thread of ${turns} turns is ${height} px tall`);
    expect(height).toBeLessThan(TALLEST);
    expect(height, 'more than the last board').toBeGreaterThan(amount(1_000, 2_000));
    expect(turns).toBeGreaterThan(amount(4, 65));
    expect([...bySeat.keys()].sort()).toEqual([...MEMBERS].sort());
    expect(visit.troubles, 'errors of the bot, the playground or the page').toEqual([]);
  }); // Beside other tests it takes more than twice as long as alone.

  /** How tall the thread is for somebody to whom nothing in it is said in private, in px. */
  async function heightForOnlooker(): Promise<number> {
    await beNumber(8, 'Noor');
    const list = page.getByRole('log', { name: /^Carcassonne · 1/ });
    await list.getByRole('heading', { name: VICTORY }).waitFor();
    return list.evaluate(({ scrollHeight }) => scrollHeight);
  }

  /** Becomes another member of the server, by the keyboard. */
  const be = (name: string): Promise<void> => beNumber(MEMBERS.indexOf(name) + 1, name);

  async function beNumber(number: number, name: string): Promise<void> {
    await page.keyboard.press(`Alt+${number}`);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^S+ ${name}|^${name}`) })
      .waitFor();
  }

  /** The newest board. It is replaced at any moment: what is read of it is read in one go, without waiting for it. */
  const board = (): Locator =>
    page
      .getByRole('article')
      .filter({ has: placeButton(page) })
      .last();
  const placeButton = (within: Page | Locator): Locator =>
    within.getByRole('button', { name: 'Place the tile', exact: true });
  const isOver = (): Promise<boolean> => page.getByRole('heading', { name: VICTORY }).isVisible();

  /** Who has to move by the newest board, or null when the game is over. */
  async function nextToMove(seen: string): Promise<{ readonly name: string; readonly note: string } | null> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(20)) {
      if (await isOver()) return null;
      await pressedAgain();
      const text = (await board().allInnerTexts())[0] ?? '';
      const [, name] = /@(.+?), place your tile/.exec(text) ?? [];
      const [note] = /Turn \d+ · \d+ tiles? left/.exec(text) ?? [];
      if (name && note && note !== seen) return { name, note };
    }
    throw new Error(`no new board within ${PATIENCE} ms after ${seen}`);
  }

  /** Place the tile · a number · the rotation where several fit · a follower where one can be placed, or nobody · Do it. */
  async function playTurn(turn: number, locale: Locale): Promise<void> {
    // A board that the bot edits or posts meanwhile may stand below the panel.
    const panel = page
      .getByRole('article')
      .filter({ hasNot: placeButton(page) })
      .last();
    const named = (name: string) => panel.getByRole('button', { name, exact: true });
    const { nobody: nobodyName } = carcassonneWords[locale].panel.buttons;
    const followers = Object.values(carcassonneWords[locale].names.followers).map(capital);
    const numbers = panel.getByRole('button', { name: /^\d+$/ });
    const menu = panel.getByRole('combobox');
    await press(placeButton(board()), numbers.or(menu));
    const isMenu = (await numbers.count()) === 0;
    if (isMenu) await menu.first().click();
    const place = isMenu
      ? page.getByRole('option').nth(turn % 3)
      : numbers.nth(turn % Math.min(3, await numbers.count()));
    const doIt = named(commonWords[locale].buttons.doIt);
    const spots = panel.getByRole('button', {
      name: new RegExp(`^[A-Z] (${followers.join('|')})( \\(.+\\)|（.+）)?$`),
    });
    const nobody = named(nobodyName);
    const rotations = panel.getByRole('button', {
      name: new RegExp(`^(${ROTATIONS.map(carcassonneWords[locale].panel.buttons.rotation).join('|')})$`),
    });
    await press(place, doIt.or(nobody).or(rotations));
    if ((await rotations.count()) > 0) {
      await press(rotations.nth(turn % (await rotations.count())), doIt.or(nobody));
    }
    if (await nobody.isVisible())
      await press((await spots.count()) > 0 && turn % 2 === 0 ? spots.first() : nobody, doIt);
    await doIt.click();
  }

  /** Presses a button or picks a line, and waits for what it shows. */
  async function press(pressed: Locator, shown: Locator): Promise<void> {
    await pressed.click();
    const again = tryAgainButton();
    do await shown.or(again).first().waitFor();
    while (await pressedAgain());
  }

  /** What the page offers whenever a busy machine made the bot miss Discord's three seconds. */
  const tryAgainButton = (): Locator => page.getByRole('button', { name: TRY_AGAIN });

  async function pressedAgain(): Promise<boolean> {
    const isLate = (await tryAgainButton().count()) > 0;
    if (isLate) {
      console.info('an answer came too late: pressed again');
      await tryAgainButton().first().click();
    }
    return isLate;
  }

  async function resign(name: string): Promise<void> {
    await be(name);
    await page
      .getByRole('textbox', { name: /^Message/ })
      .last()
      .pressSequentially('/resign ');
    await page.keyboard.press('Enter');
    const sure = page.getByRole('button', { name: commonWords.en.buttons.resignSure, exact: true });
    await sure.click();
    await sure.waitFor({ state: 'hidden' });
  }

  async function killAndStart(): Promise<void> {
    const connected = page.getByText('Bot connected', { exact: true });
    await page.getByRole('button', { name: 'Kill the bot' }).click();
    await connected.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Start the bot' }).click();
    await connected.waitFor();
  }
});

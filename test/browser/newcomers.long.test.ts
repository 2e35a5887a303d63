/**
 * Three newcomers, each from the open page to the first tile: with a mouse, on a phone, and with keys alone. Tells how
 * long it took and how often something was pressed; NEWCOMERS=<folder> keeps pictures of the way.
 */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './support/browser.ts';
import { visitGuildhall } from './support/visitGuildhall.ts';

const FOLDER = process.env.NEWCOMERS;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A newcomer's hands: what they press is counted. */
interface Hands {
  readonly page: Page;
  click(what: Locator): Promise<void>;
  key(name: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Keeps a picture of the page. */
  look(moment: string): Promise<void>;
}

/** The ways of doing what every newcomer has to do. */
interface Way {
  readonly viewport: typeof DESKTOP;
  be(hands: Hands, name: 'Aya' | 'Ben'): Promise<void>;
  openTable(hands: Hands): Promise<void>;
  press(hands: Hands, button: Locator): Promise<void>;
  enterThread(hands: Hands): Promise<void>;
}

const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message/ }).last();

const WAYS: { readonly [name: string]: Way } = {
  'with a mouse': {
    viewport: DESKTOP,
    be: async (hands, name) =>
      hands.click(hands.page.getByRole('button', { name: new RegExp(`^(\\S+ )?${name}`) }).last()),
    async openTable(hands) {
      await hands.click(composer(hands.page));
      await hands.type('/new ');
      await hands.click(hands.page.getByRole('option', { name: /^Carcassonne/ }));
      await hands.key('Enter');
    },
    press: (hands, button) => hands.click(button),
    enterThread: (hands) => hands.click(hands.page.getByRole('link', { name: 'Go to the game' })),
  },
  'on a phone': {
    viewport: PHONE,
    be: (hands, name) => hands.click(hands.page.getByRole('button', { name, exact: true })),
    async openTable(hands) {
      await hands.click(composer(hands.page));
      await hands.type('/new ');
      await hands.click(hands.page.getByRole('option', { name: /^Carcassonne/ }));
      await hands.key('Enter');
    },
    press: (hands, button) => hands.click(button),
    enterThread: (hands) => hands.click(hands.page.getByRole('link', { name: 'Go to the game' })),
  },
  'with keys alone': {
    viewport: DESKTOP,
    async be(hands, name) {
      await hands.key(name === 'Aya' ? 'Alt+1' : 'Alt+2');
      // Keys pressed before the next member has come go nowhere; a click waits by itself.
      await hands.page.getByRole('button', { name: new RegExp(`^(\\S+ )?${name}`), pressed: true }).waitFor();
    },
    async openTable(hands) {
      await hands.key('/');
      await hands.type('/');
      await hands.page.getByRole('option').first().waitFor();
      await hands.type('new carc');
      await hands.page.getByRole('option', { name: /^Carcassonne/ }).waitFor();
      await hands.key('Enter');
    },
    press: walkTo,
    async enterThread(hands) {
      await hands.key('Control+k');
      await hands.type('carcassonne');
      await hands.key('Enter');
    },
  },
};

/** To the message with `j` and `k`, to its first button with Enter, along its rows with the arrows, on with Tab. */
async function walkTo(hands: Hands, button: Locator): Promise<void> {
  await button.waitFor();
  const isThere = () => button.evaluate((one) => one.matches(':focus'));
  const isInMessage = () => button.evaluate((one) => one.closest('article')?.matches(':focus, :focus-within') ?? false);
  for (const key of ['k', 'j', 'j', 'k', 'k', 'k']) {
    if (await isInMessage()) break;
    await hands.key(key);
  }
  if ((await focusedTag(hands.page)) === 'ARTICLE') await hands.key('Enter');
  for (let row = 0; row < 6; row++) {
    for (let place = 0; place < 5; place++) {
      if (await isThere()) return hands.key('Enter');
      await hands.key('ArrowRight');
    }
    await hands.key('Tab');
  }
  throw new Error(`no key leads to ${await button.innerText()}`);
}

const focusedTag = (page: Page): Promise<string | undefined> => page.evaluate('document.activeElement?.tagName');

describeInBrowser('from the page to the first tile', () => {
  test.each(Object.entries(WAYS))('%s', (name, way) => firstTile(name, way));
});

async function firstTile(name: string, way: Way): Promise<void> {
  const began = performance.now();
  await using visit = await visitGuildhall(way.viewport);
  const { page } = visit;
  const counts = { clicks: 0, keys: 0 };
  const hands: Hands = {
    page,
    async click(what) {
      await what.click();
      counts.clicks++;
    },
    async key(key) {
      await page.keyboard.press(key);
      counts.keys++;
    },
    async type(text) {
      await page.keyboard.type(text);
      counts.keys += text.length;
    },
    async look(moment) {
      if (FOLDER) await page.screenshot({ path: join(FOLDER, `newcomer-${name.split(' ').at(-1)}-${moment}.png`) });
    },
  };
  const button = (label: string | RegExp): Locator => page.getByRole('button', { name: label, exact: true }).last();

  await page.getByText('Bot connected', { exact: true }).waitFor({ state: 'attached' });
  const connected = performance.now();
  await hands.look('1-page');
  await way.openTable(hands);
  await button('Join').waitFor();
  await hands.look('2-table');
  await way.be(hands, 'Ben');
  await way.press(hands, button('Join'));
  await page.getByRole('article').getByText('Ben').first().waitFor();
  await way.be(hands, 'Aya');
  await way.press(hands, button('Start'));
  await page.getByRole('link', { name: 'Go to the game' }).waitFor();
  await way.enterThread(hands);
  const status = page.getByRole('heading', { name: /, place your tile/ });
  await status.waitFor();
  await hands.look('3-board');
  await way.be(hands, (await status.innerText()).startsWith('@Aya') ? 'Aya' : 'Ben');
  const before = { ...counts };
  await way.press(hands, button('Place the tile'));
  await page.getByRole('heading', { name: 'Where should the tile go?' }).waitFor();
  await hands.look('4-places');
  await way.press(hands, page.getByRole('button', { name: /^\d+$/ }).first());
  const follower = page.getByRole('heading', { name: 'Place a follower?' });
  const rotation = page.getByRole('heading', { name: 'Which rotation?' });
  await follower.or(rotation).waitFor();
  const isTurned = await rotation.isVisible();
  if (isTurned) await way.press(hands, button(/^\d+°$/));
  await follower.waitFor();
  await hands.look('5-follower');
  await way.press(hands, button('No follower'));
  await way.press(hands, button('Confirm'));
  await page
    .getByText(/placed a tile/)
    .last()
    .waitFor();
  await hands.look('6-placed');

  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
  const turn = { clicks: counts.clicks - before.clicks, keys: counts.keys - before.keys };
  console.info(
    `${name}: connected after ${seconds(began, connected)} s, first tile ${seconds(connected, performance.now())} s later; ` +
      `${counts.clicks} clicks and ${counts.keys} keys, of these ${turn.clicks} and ${turn.keys} for the turn`,
  );
  expect(visit.troubles).toEqual([]);
  // The budget of a turn: the button, a place, a follower or nobody, the last step; one more where several rotations fit.
  if (turn.clicks > 0) expect(turn).toEqual({ clicks: isTurned ? 5 : 4, keys: 0 });
}

/** The page as wide as a phone: in a small window, at 200 % zoom, and on any screen for a member who wants it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from './support/browser.ts';
import { AYA, BEN, BOARD_GAMES, ping, startVisits, type Visits } from './support/visitPlayground.ts';

const PHONE = { width: 390, height: 844 };

describeInBrowser('as wide as a phone', () => {
  let visits: Visits;
  beforeAll(async () => {
    visits = await startVisits();
  });
  afterEach(async () => {
    await visits.leave();
    expect(visits.troubles.splice(0), 'errors in the browser').toEqual([]);
  });
  afterAll(() => visits?.stop());

  /** Width and height (px) of what a selector finds first. */
  const sizeOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return [box?.width, box?.height];
  };

  test('heading, members, container, picture and buttons have their sizes', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES, ...PHONE });
    await ping(page);
    expect(await sizeOf(page, '.pane-header')).toEqual([390, 52]);
    expect(await sizeOf(page, '.member-bar')).toEqual([390, 37]);
    expect((await sizeOf(page, '.container'))[0]).toBe(370);
    expect((await sizeOf(page, '.gallery img'))[0]).toBe(343);
    const lines = new Map<number, { left: number; right: number }>();
    const buttons = await page.locator('.content .row .button').all();
    for (const button of buttons) {
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(height).toBe(42);
      const line = lines.get(y) ?? { left: x, right: x };
      lines.set(y, { left: Math.min(line.left, x), right: Math.max(line.right, x + width) });
    }
    expect(buttons.length).toBeGreaterThan(8);
    expect([...lines.values()].map(({ left, right }) => Math.round(right - left))).toEqual([...lines].map(() => 343));
  });

  test('a member can have it on a wide screen, and others not', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES, as: AYA });
    await page.getByRole('switch', { name: 'Phone width, 390 px' }).check();
    expect(await sizeOf(page, '.frame')).toEqual([390, 844]);
    await page.getByRole('button', { name: 'Back' }).waitFor();
    await page.reload();
    await page.getByRole('log').waitFor();
    expect((await sizeOf(page, '.frame'))[0]).toBe(390);
    await page.keyboard.press('Alt+2');
    await page.getByRole('navigation', { name: 'Thursday Guild' }).waitFor();
    expect(new URL(page.url()).searchParams.get('as')).toBe(BEN);
    expect((await sizeOf(page, '.frame'))[0]).toBe(1440 - 312);
  });

  test('nothing scrolls sideways at any width', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES });
    await ping(page);
    const wide: number[] = [];
    let seen = 0;
    for (let width = 320; width <= 1600; width += 40) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await page.evaluate<number[]>(
        `[document.documentElement, ...document.querySelectorAll('.messages, .pane, .frame, .tools-body')].map(
          (box) => box.scrollWidth - box.clientWidth)`,
      );
      if (boxes.some((excess) => excess > 0)) wide.push(width);
      seen += boxes.length;
    }
    expect(wide).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });

  test.each([
    { what: '1440 at 200 % zoom', width: 720, height: 450 },
    { what: 'a tablet held upright', width: 820, height: 1180 },
  ])('a window of $what is laid out as a phone', async ({ width, height }) => {
    const page = await visits.visit({ channel: BOARD_GAMES, width, height });
    await page.getByRole('button', { name: 'Back' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
  });

  test('changes the member in the bar, and in the sheet, which closes by itself', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES, ...PHONE });
    await page.getByRole('button', { name: 'Ben' }).click();
    await page.getByRole('button', { name: 'Ben', pressed: true }).waitFor();
    await page.getByRole('button', { name: /members and tools/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Members and tools' });
    await sheet.getByRole('textbox', { name: 'Find a member' }).fill('ay');
    await expect.poll(() => sheet.locator('.member').count()).toBe(1);
    await sheet.getByRole('button', { name: /^Aya/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Aya', pressed: true }).waitFor();
  });

  test('direct messages are reached from the list, and left again while there are none', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES, ...PHONE });
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: /^Direct messages/i }).click();
    await page.evaluate(`location.hash = '#dm'`);
    await page.reload();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('navigation', { name: 'Servers' }).waitFor();
  });
});

/** One turn of Carcassonne by somebody who sees and points at nothing: keys, roles and names only. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './support/browser.ts';
import { visitGuildhall } from './support/visitGuildhall.ts';

describeInBrowser('by keys and names alone', () => {
  let page: Page;

  /** The role and name of what has the focus, as a screen reader tells them. */
  const told = async (): Promise<string> => {
    const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
    return line.replace(/^- /, '').replace(/:$/, '');
  };

  /** Presses keys until what is told fits; says what was told on the way. */
  async function walkTo(name: RegExp, key: string, most: number): Promise<string> {
    const heard: string[] = [];
    for (let presses = 0; presses < most; presses++) {
      heard.push(await told());
      if (name.test(heard.at(-1) ?? '')) return heard.at(-1) ?? '';
      await page.keyboard.press(key);
    }
    throw new Error(`${name} was not told, but ${heard.join(' | ')}`);
  }

  /** Types a command into the composer, and the beginning of its first option's value. */
  async function typeCommand(command: string, value: string): Promise<void> {
    await page.keyboard.press('/');
    await page.keyboard.type('/');
    await page.getByRole('option').first().waitFor(); // The bot has told its commands.
    await page.keyboard.type(command);
    await page.keyboard.type(value);
    if (value !== '') await page.getByRole('option', { name: new RegExp(value, 'i') }).waitFor();
    await page.keyboard.press('Enter');
  }

  test('a tile is placed', async () => {
    await using visit = await visitGuildhall({ width: 1440, height: 900 });
    page = visit.page;
    await page.getByText('Bot connected', { exact: true }).waitFor();
    await typeCommand('new ', 'carc');
    await page.getByRole('button', { name: 'Join', exact: true }).waitFor();
    await page.keyboard.press('Alt+2');
    await page.getByRole('button', { name: /^Ben/, pressed: true }).waitFor();
    await typeCommand('join ', '');
    await page
      .getByRole('article')
      .getByText(/2 . Ben/)
      .waitFor();
    await page.keyboard.press('Alt+1');
    await page.getByRole('button', { name: /^Aya/, pressed: true }).waitFor();
    await typeCommand('start ', '');
    await page
      .getByRole('link', { name: /^Carcassonne · 1/ })
      .first()
      .waitFor();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('carcassonne');
    await page.keyboard.press('Enter');
    const thread = page.getByRole('region', { name: /^Carcassonne · 1/ });
    const status = thread.getByRole('heading', { name: /, place your tile/ });
    await status.waitFor();
    const isAya = (await status.innerText()).startsWith('@Aya');
    await page.keyboard.press(isAya ? 'Alt+1' : 'Alt+2');
    await page.getByRole('button', { name: isAya ? /^Aya/ : /^Ben/, pressed: true }).waitFor();
    await status.waitFor();
    const picture = await thread.getByRole('img').last().getAttribute('alt');
    expect(picture, 'the picture in words').toMatch(/place/i);

    const heard: string[] = [];
    await page.keyboard.press('k');
    heard.push(await walkTo(/^article/, 'k', 1));
    await page.keyboard.press('Enter');
    heard.push(await walkTo(/^button "Place the tile"/, 'ArrowRight', 5));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Where should the tile go?' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    heard.push(await walkTo(/^button "\d+"/, 'Tab', 3));
    await page.keyboard.press('Enter');
    const rotation = page.getByRole('heading', { name: 'Which rotation?' });
    const follower = page.getByRole('heading', { name: 'Place a follower?' });
    await rotation.or(follower).waitFor();
    if (await rotation.isVisible()) {
      await walkTo(/^button "\d+°"/, 'Tab', 3);
      await page.keyboard.press('Enter');
    }
    await follower.waitFor();
    heard.push(await walkTo(/^button "A /, 'Tab', 3));
    await page.keyboard.press('a');
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    heard.push(await walkTo(/^button "Confirm"/, 'Tab', 3));
    await page.keyboard.press('Enter');
    await thread
      .getByText(/placed a tile/)
      .last()
      .waitFor();
    console.info(`told on the way:\n  ${[picture, ...heard].join('\n  ')}`);
    expect(heard.length).toBe(5);
  });
});

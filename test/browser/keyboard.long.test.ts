/** What the keys of `KeyHelp` do. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from './support/browser.ts';
import { BOARD_GAMES, ping, startVisits, type Visits } from './support/visitPlayground.ts';

describeInBrowser('by the keyboard', () => {
  let visits: Visits;
  beforeAll(async () => {
    visits = await startVisits();
  });
  afterEach(async () => {
    await visits.leave();
    expect(visits.troubles.splice(0), 'errors in the browser').toEqual([]);
  });
  afterAll(() => visits?.stop());

  const focused = (page: Page): Promise<string | null> => page.locator(':focus').textContent();

  /** A board whose panel is open, with the focus on the panel. */
  async function openPanel(): Promise<Page> {
    const page = await visits.visit();
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Panel' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Which place?' }).waitFor();
    await page.keyboard.press('j');
    expect(await focused(page)).toContain('Which place?');
    return page;
  }

  test('Shift and Enter begin a new line of a message, Enter sends them all', async () => {
    const page = await visits.visit();
    const field = page.getByRole('textbox', { name: 'Message #lounge' });
    const height = async () => (await field.boundingBox())?.height ?? 0;
    const low = await height();
    await field.focus();
    await page.keyboard.type('first line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second line');
    expect(await field.inputValue()).toBe('first line\nsecond line');
    expect(await height()).toBeGreaterThan(low + 15);
    await page.keyboard.press('Enter');
    const said = page.getByRole('article').filter({ hasText: 'second line' }).last();
    await said.waitFor();
    expect(await said.locator('.markdown p').innerText()).toBe('first line\nsecond line');
    // The message may be seen before its sender hears that it was taken.
    const emptied = async () => [await field.inputValue(), await height()];
    await expect.poll(emptied).toEqual(['', low]);
  });

  test('a row of buttons is one tab stop in which the arrows walk past what is disabled', async () => {
    const page = await visits.visit();
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Again' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Secret');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Silent');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Again');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Thread');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page), 'Never is disabled').toBe('Panel');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page), 'the row remembers its place').toBe('Again');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineWidth')).toBe('3px');
  });

  test('J and K go from message to message, Enter to the first button', async () => {
    const page = await visits.visit();
    await ping(page);
    const answer = await ping(page);
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('k');
    expect(await page.locator(':focus').getAttribute('id')).toBe(await answer.getAttribute('id'));
    await page.keyboard.press('k');
    expect(await page.locator(':focus').getAttribute('id')).not.toBe(await answer.getAttribute('id'));
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Again');
  });

  test('digits and letters press the buttons of a panel that has the focus', async () => {
    const page = await openPanel();
    await page.keyboard.press('2');
    await page.getByRole('heading', { name: 'You took 2.' }).waitFor();
    expect(await focused(page), 'the first button of the next step').toBe('A Knight');
    await page.keyboard.press('b');
    await page.getByRole('heading', { name: 'You took B Thief.' }).waitFor();
    expect(await page.locator(':focus').getAttribute('class'), 'no button is left').toContain('only-for-me');
  });

  test('a digit waits for a second one where both could be meant', async () => {
    const page = await openPanel();
    await page.keyboard.type('10');
    await page.getByRole('heading', { name: 'You took 10.' }).waitFor();
    const other = await openPanel();
    await other.keyboard.press('1');
    await other.getByRole('heading', { name: 'You took 1.' }).waitFor();
  });

  test('the focus stays on the same button across an edit', async () => {
    const page = await openPanel();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Turn');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Which place now?' }).waitFor();
    expect(await focused(page)).toBe('Turn');
  });

  test('when a panel is dismissed or deleted, the focus goes to the message before it', async () => {
    const page = await openPanel();
    const board = page.getByRole('article').nth(-2);
    const boardId = await board.getAttribute('id');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Which place?' }).waitFor({ state: 'detached' });
    expect(await page.locator(':focus').getAttribute('id')).toBe(boardId);
  });

  test('Escape closes the list, then the panel, then the thread', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES });
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Thread' }).click();
    await answer.getByRole('link', { name: 'Table 12' }).click();
    const thread = page.getByRole('region', { name: 'Table 12' });
    await thread.getByRole('textbox', { name: /^Message / }).fill('/ping ');
    await page.getByRole('option', { name: 'Kyoto' }).click();
    await page.keyboard.press('Enter');
    await thread.getByRole('button', { name: 'Panel' }).click();
    await thread.getByText('Only you can see this').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('/');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await thread.getByText('Only you can see this').count()).toBe(1);
    await page.keyboard.press('Escape');
    await thread.getByText('Only you can see this').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await thread.waitFor({ state: 'detached' });
  });

  test('Ctrl K jumps to a channel, Ctrl B folds the list, ? tells the keys', async () => {
    const page = await visits.visit();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rules');
    await page.getByRole('option', { name: /rules-talk/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'rules-talk' }).waitFor();
    const list = page.getByRole('navigation', { name: 'Thursday Guild' });
    await page.keyboard.press('Control+b');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+b');
    await list.waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Jump to a channel').waitFor();
  });
});

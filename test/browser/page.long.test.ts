import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectBrowser, describeInBrowser } from './support/browser.ts';
import { PATIENCE } from './support/patience.ts';
import { type PlaygroundProcess, startPlaygroundProcess } from './support/playgroundProcess.ts';
import { startScriptedBot } from './support/scriptedBot.ts';
import { AYA, BEN, BOARD_GAMES, LOUNGE, ping } from './support/visitPlayground.ts';

const MISAKI = '990000000000000003';

/** Waits until an expression holds in the page. Asked from outside: the page's own policy forbids to evaluate text. */
const holds = (page: Page, expression: string): Promise<void> =>
  expect.poll(() => page.evaluate(`Boolean(${expression})`), { timeout: PATIENCE, interval: 20 }).toBe(true);

describeInBrowser('the page', () => {
  let playground: PlaygroundProcess;
  let bot: Awaited<ReturnType<typeof startScriptedBot>>;
  let browser: Browser;
  const open: BrowserContext[] = [];
  const troubles: string[] = [];

  beforeAll(async () => {
    [playground, browser] = await Promise.all([startPlaygroundProcess(), connectBrowser()]);
    bot = await startScriptedBot(playground);
  });
  afterEach(async () => {
    // The stand-in keeps a form open for its member: what a failed test leaves must not stand before the next one.
    for (const page of open.flatMap((context) => context.pages())) {
      const form = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
      if ((await form.count()) > 0) await form.click();
    }
    await Promise.all(open.splice(0).map((context) => context.close()));
    expect(troubles.splice(0), 'errors in the browser').toEqual([]);
    expect(bot.errors.splice(0), 'errors in the bot').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await bot?.stop();
    await playground?.stop();
  });

  /** The page in a browser of its own. Whatever it complains of fails the test. */
  async function visit(as: string, channelId: string, prepare = async (_: Page) => {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, colorScheme: 'light' });
    open.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    await prepare(page);
    await page.goto(`${playground.url}/?as=${as}#${channelId}`);
    await page.getByRole('log').first().waitFor();
    return page;
  }

  test('says in a channel without messages what to do first', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const steps = page.getByRole('log').first().getByRole('listitem');
    expect(await steps.count()).toBe(3);
    expect(await steps.first().textContent()).toContain('Type /new');
  });

  test('sends a command that was typed and completed by the keyboard alone', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    await page.getByRole('textbox', { name: 'Message #board-games' }).focus();
    await page.keyboard.type('/pi');
    await page.getByRole('option', { name: '/ping Shows a board.' }).waitFor();
    await page.keyboard.press('Enter');

    const where = page.getByRole('combobox', { name: 'where' });
    await page.getByRole('listbox').getByRole('option').nth(2).waitFor();
    expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual([
      'Lisbon, a city',
      'London, a city',
      'Kyoto, a city',
    ]);
    await page.keyboard.type('l');
    await page.getByRole('option', { name: 'Kyoto' }).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    const marked = page.getByRole('listbox').getByRole('option', { selected: true });
    expect(await marked.textContent()).toBe('London, a city');
    expect(await where.getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'));
    await page.keyboard.press('Tab');
    expect(await where.inputValue()).toBe('London, a city');

    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('y');
    await page.getByRole('option', { name: 'Yes' }).waitFor();
    await page.keyboard.press('Enter');

    const answer = page.getByRole('article').last();
    await answer.getByRole('heading', { name: 'London' }).waitFor();
    expect(await answer.textContent()).toContain('3 times · loud: true');
    expect(await answer.textContent()).toContain('Aya used /ping');
    await holds(page, "document.activeElement?.matches('.composer-text')");
  });

  test('takes the choice that was typed, however fast Enter follows', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    const before = await headings.count();
    await page.getByRole('textbox', { name: 'Message #board-games' }).fill('/ping ');
    await page.getByRole('option', { name: 'Lisbon' }).waitFor();
    await page.keyboard.type('kyo');
    await page.keyboard.press('Enter');
    await headings.nth(before).waitFor();
    expect(await headings.nth(before).textContent()).toBe('Kyoto');
  });

  test('does not send a command while a needed option is missing or no number', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const before = await page.getByRole('article').count();
    await page.getByRole('textbox', { name: 'Message #board-games' }).fill('/ping ');
    await page.getByRole('button', { name: 'times' }).click();
    await page.keyboard.type('many');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('combobox', { name: 'where' }).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('option', { name: 'Kyoto' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Enter a number.').waitFor();
    expect(await page.getByRole('article').count()).toBe(before);
  });

  test('scrolls to a private answer, however far up its button is', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const first = await ping(page);
    const id = await first.getAttribute('id');
    for (let more = 0; more < 3; more++) await ping(page);
    const pressed = page.locator(`#${id}`).getByRole('button', { name: 'Secret' });
    const secrets = page.getByRole('article').filter({ hasText: 'A secret for @Aya' });
    const inView = `(() => {
      const list = document.querySelector('.messages').getBoundingClientRect();
      const last = [...document.querySelectorAll('.only-for-me')].at(-1)?.getBoundingClientRect();
      return last && last.top >= list.top && last.bottom <= list.bottom + 1;
    })()`;
    // Pressed again, the second answer is seen, too.
    for (const count of [1, 2]) {
      await page.evaluate(`document.querySelector('.messages').scrollTop = 0`);
      await pressed.scrollIntoViewIfNeeded();
      await pressed.click();
      await secrets.nth(count - 1).waitFor();
      await holds(page, inView);
    }
    for (let left = 1; left >= 0; left--) {
      await secrets.first().getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => secrets.count(), { timeout: PATIENCE, interval: 20 }).toBe(left);
    }
  });

  test('shows a picture with its words, and at full size until Escape', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const answer = await ping(page);
    await answer.getByRole('img', { name: 'A green board.' }).waitFor();
    await holds(page, `document.querySelector('img[alt="A green board."]').naturalWidth === 1200`);
    await answer.getByRole('button', { name: 'A green board.' }).click();
    const view = page.getByRole('dialog', { name: 'A green board.' });
    await view.getByText('A green board.').waitFor();
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-label')).toContain('A green board.');
  });

  test('presses a button and shows the edited message in its place', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const answer = await ping(page);
    const id = await answer.getAttribute('id');
    await answer.getByRole('button', { name: 'Again' }).focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${id}`).getByText('2 times · pressed').waitFor();
    expect(await page.locator(':focus').textContent()).toBe('Again');
    // A log tells readers of screens only what is added.
    await page.getByRole('status').filter({ hasText: 'Kyoto 2 times · pressed' }).waitFor({ state: 'attached' });
    expect(await answer.getByRole('button', { name: 'Never' }).isDisabled()).toBe(true);
  });

  test('shows a private answer to nobody else, and puts it away', async () => {
    const [aya, ben] = await Promise.all([visit(AYA, BOARD_GAMES), visit(BEN, BOARD_GAMES)]);
    await (await ping(aya)).getByRole('button', { name: 'Secret' }).click();
    const secret = aya.getByRole('article').filter({ hasText: 'A secret for @Aya' });
    await secret.getByText('Only you can see this').waitFor();
    await aya.getByRole('textbox', { name: 'Message #board-games' }).fill('after the secret');
    await aya.keyboard.press('Enter');
    await ben.getByText('after the secret').waitFor();
    expect(await ben.getByText('A secret for').count()).toBe(0);
    await secret.getByRole('button', { name: 'Dismiss' }).click();
    await secret.waitFor({ state: 'detached' });
  });

  test('shows that the bot is thinking until the answer comes', async () => {
    const page = await visit(AYA, LOUNGE);
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Slow' }).click();
    await page.getByText('Guildhall is drawing the board …').waitFor();
    await answer.getByRole('button', { name: 'Again' }).click();
    await page.getByText('It took a while.').waitFor();
    expect(await page.getByText('Guildhall is drawing the board …').count()).toBe(0);
  });

  test('says that an interaction failed, and tries again', async () => {
    const page = await visit(AYA, LOUNGE);
    const answer = await ping(page);
    const silent = answer.getByRole('button', { name: 'Silent' });
    await silent.click();
    await holds(page, "document.querySelector('button[aria-busy=true]')");
    await answer.getByText('This interaction failed.').waitFor();
    expect(await silent.getAttribute('aria-busy')).toBe('false');
    await answer.getByRole('button', { name: 'Try again' }).click();
    await holds(page, "document.querySelector('button[aria-busy=true]')");
    expect(await answer.getByText('This interaction failed.').count()).toBe(0);
  });

  test('chooses from a menu by the keyboard', async () => {
    const page = await visit(AYA, LOUNGE);
    const answer = await ping(page);
    const menu = answer.getByRole('combobox', { name: 'Place a worker' });
    await menu.focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual([
      'Gatemoved later',
      'Peddler',
    ]);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('p');
    await page.keyboard.press('Enter');
    await answer.getByText('menu: peddler').waitFor();
  });

  test('the list of a menu follows it where the messages scroll', async () => {
    const page = await visit(AYA, LOUNGE);
    for (let i = 0; i < 3; i++) await ping(page);
    // Far from the end, to which the messages return by themselves.
    const menu = page.getByRole('combobox', { name: 'Place a worker' }).nth(-2);
    await menu.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await menu.click();
    const list = page.getByRole('listbox');
    const above = async () => (await list.boundingBox())!.y - (await menu.boundingBox())!.y;
    const [before, at] = [await above(), (await menu.boundingBox())!.y];
    await page.getByRole('log').evaluate((log) => log.scrollBy(0, -40));
    await expect.poll(async () => (await menu.boundingBox())!.y).toBe(at + 40);
    await expect.poll(above).toBe(before);
  });

  test('fills in a form, which keeps the focus until it is closed', async () => {
    const page = await visit(AYA, LOUNGE);
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Form' }).click();
    const form = page.getByRole('dialog', { name: 'Options of table 17' });
    await form.getByRole('checkbox', { name: 'old' }).check();
    await form.getByRole('combobox', { name: 'Time for a decision' }).click();
    await page.getByRole('option', { name: 'none' }).waitFor();
    // As when a picture arrives behind the form: the list stays.
    await page.getByRole('log').evaluate((log) => log.dispatchEvent(new Event('scroll')));
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => done()))');
    expect(await page.getByRole('option', { name: 'none' }).count()).toBe(1);
    await page.getByRole('option', { name: 'none' }).click();
    await form.getByRole('radio', { name: 'out' }).check();
    await form.getByRole('checkbox', { name: 'Rated' }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await form.isVisible(), 'a word is needed').toBe(true);
    await form.getByRole('textbox', { name: 'A word' }).fill('tin');
    await page.keyboard.press('Enter');
    await page
      .getByText('{"word":"tin","clock":["none"],"end":"out","options":["fluss","old"],"rated":true}')
      .waitFor();
    expect(await form.count()).toBe(0);
  });

  test('closes a form by Escape and gives the focus back', async () => {
    const page = await visit(AYA, LOUNGE);
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Form' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Options of table 17' });
    await form.waitFor();
    for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
    expect(await page.locator('dialog :focus').count(), 'the focus stays in the form').toBe(1);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(await page.locator(':focus').textContent()).toBe('Form');
  });

  test('opens a thread beside its channel, and in its place where there is no room', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Thread' }).click();
    await answer.getByRole('link', { name: 'Table 12' }).click();
    const channel = page.getByRole('region', { name: 'board-games' });
    const thread = page.getByRole('region', { name: 'Table 12' });
    const turn = thread.getByRole('article').filter({ hasText: '@Aya, your turn.' });
    await turn.waitFor();
    expect(await channel.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 800 });
    expect([await channel.isVisible(), await thread.isVisible()]).toEqual([false, true]);
    await page.keyboard.press('Escape');
    await thread.waitFor({ state: 'detached' });
    expect(await channel.isVisible()).toBe(true);
  });

  test('tells of a direct message and shows it', async () => {
    const page = await visit(BEN, BOARD_GAMES);
    await (await ping(page)).getByRole('button', { name: 'Mail' }).click();
    await page.getByRole('link', { name: 'Direct messages, 1 unread' }).click();
    await page.getByText('Your hand: 5, 3, 2.').waitFor();
    await page.getByRole('link', { name: 'Direct messages', exact: true }).waitFor();
  });

  test('changes the member, his language and his commands, and keeps him over a reload', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    await page.keyboard.press('Alt+3');
    const composer = page.getByRole('textbox', { name: '#board-games へメッセージを送信' });
    await composer.waitFor();
    expect(new URL(page.url()).searchParams.get('as')).toBe(MISAKI);
    await page.reload();
    await composer.fill('/');
    await page.getByRole('option', { name: '/ping 盤を表示します。' }).waitFor();
    await page.getByRole('button', { name: /^Ben/ }).click();
    await page.getByRole('textbox', { name: 'Message #board-games' }).waitFor();
  });

  test('lets nothing be done as the former member while the next one is on his way', async () => {
    const held = Promise.withResolvers<void>();
    const page = await visit(AYA, BOARD_GAMES, async (before) => {
      await before.route(new RegExp(`state\\?as=${BEN}`), async (route) => {
        await held.promise;
        await route.continue();
      });
    });
    const secret = (await ping(page)).locator('button', { hasText: 'Secret' });
    await secret.focus();
    await page.getByRole('button', { name: /^Ben/ }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    expect(await page.locator('.pane :focus').count(), 'what has the focus meanwhile').toBe(0);
    // The click waits until the button can be reached.
    const click = secret.last().click();
    await sleep(300);
    held.resolve();
    await click;
    await page.getByText(/^A secret for/).waitFor();
    expect(await page.getByText(/^A secret for/).allInnerTexts()).toEqual(['A secret for @Ben']);
  });

  test('connects again when it is cut off, and shows what was said meanwhile', async () => {
    let cut = async () => {};
    const page = await visit(AYA, LOUNGE, (before) =>
      before.routeWebSocket(/\/events/, (socket) => {
        socket.connectToServer();
        cut = () => socket.close();
      }),
    );
    await page.getByText('Bot connected', { exact: true }).waitFor();
    await cut();
    const said = await fetch(`${playground.url}/api/act?as=${BEN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: playground.url },
      body: JSON.stringify({ kind: 'say', channelId: LOUNGE, text: 'said in the dark' }),
    });
    expect(await said.json()).toEqual({ kind: 'done' });
    await page.getByText('Page reconnecting …').waitFor();
    await page.getByText('Bot connected', { exact: true }).waitFor();
    await page.getByText('said in the dark').waitFor();
  });

  test('reads the text of a message never as HTML', async () => {
    const page = await visit(AYA, LOUNGE);
    await page.getByRole('textbox', { name: 'Message #lounge' }).fill('/plain ');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article').filter({ hasText: 'onerror' });
    await answer.getByRole('link', { name: 'moves.txt' }).waitFor();
    expect(await answer.getByText('<img src=x onerror=alert(1)>').count()).toBe(1);
    expect(await answer.getByRole('img').count()).toBe(0);
    expect(await answer.locator('strong').textContent()).toBe('bold');
    expect(await answer.locator('a[href^="javascript:"]').count()).toBe(0);
  });

  test('kills and starts the bot, and moves the clock', async () => {
    const page = await visit(AYA, LOUNGE);
    await page.getByText('Bot connected', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Kill the bot' }).click();
    await expect.poll(() => playground.wishes).toContainEqual({ kill: true });
    await bot.stop();
    playground.tell({ bot: 'offline' });
    await page.getByText('Bot reconnecting …').waitFor();
    await page.getByRole('button', { name: 'Start the bot' }).click();
    await expect.poll(() => playground.wishes).toContainEqual({ start: true });
    bot = await startScriptedBot(playground);
    await page.getByText('Bot connected', { exact: true }).waitFor();
    await page.getByRole('button', { name: '+1 h' }).click();
    await expect.poll(() => playground.wishes).toContainEqual({ clock: 3_600_000 });
    playground.tell({ clock: 3_600_000 });
    await page.getByText('(+1 h)').waitFor();
  });

  test('switches on what Discord is reported to do, for everybody, until it is switched off', async () => {
    const [page, other] = [await visit(AYA, LOUNGE), await visit(BEN, LOUNGE)];
    for (const name of [
      'Direct messages opened too fast (40003)',
      'Barred from opening direct messages (20026)',
      'Barred after 8 direct messages opened within a minute (20026)',
      'Edits with a picture refused (400)',
      'Messages don’t reopen threads (50083)',
    ]) {
      const [here, there] = [page, other].map((one) => one.getByRole('switch', { name: `${name}, until turned off` }));
      for (const isOn of [true, false]) {
        await here!.click();
        for (const one of [here!, there!]) await expect.poll(() => one.getAttribute('aria-checked')).toBe(String(isOn));
      }
    }
    const server = page.getByRole('combobox', { name: 'This server' });
    await server.selectOption('Only its commands are authorized');
    await expect.poll(() => other.getByRole('combobox', { name: 'This server' }).inputValue()).toBe('commandsOnly');
    await server.selectOption('Bot is in the server');
    await expect.poll(() => other.getByRole('combobox', { name: 'This server' }).inputValue()).toBe('here');
  });

  test('archives a thread, locks it, slows it down, and hides it from the bot', async () => {
    const page = await visit(AYA, BOARD_GAMES);
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Thread' }).click();
    await answer.getByRole('link', { name: 'Table 12' }).click();
    const thread = page.getByRole('region', { name: 'Table 12' });
    const field = thread.getByRole('textbox');
    const isArchived = () => thread.getByText('archived', { exact: false }).count();
    const look = async () => ({ isLocked: await field.isDisabled(), isArchived: (await isArchived()) > 0 });
    const trouble = page.getByRole('combobox', { name: 'This thread' });
    for (const [choice, isLocked, isNowArchived] of [
      ['Lock the thread', true, false],
      ['Archive the thread', true, true],
      ['Reopen and unlock the thread', false, false],
      ['Archive the thread', false, true],
      ['Reopen and unlock the thread', false, false],
    ] as const) {
      await trouble.selectOption(choice);
      await expect.poll(look).toEqual({ isLocked, isArchived: isNowArchived });
    }
    for (const choice of ['Slow mode of an hour', 'Make it a private thread without the bot'])
      await trouble.selectOption(choice);
    await page.setViewportSize({ width: 1000, height: 800 });
    await ping(page); // Commands are answered in a thread that the bot doesn't see.
    await field.fill('/ping ');
    await page.getByRole('option', { name: 'Kyoto' }).click();
    await page.keyboard.press('Enter');
    await page.getByText('Slow mode is on').first().waitFor();
    await page.setViewportSize({ width: 1600, height: 900 });
    await trouble.selectOption('No slow mode');
    await thread.getByRole('combobox', { name: 'where' }).press('Enter'); // What was refused is still in its form.
    await expect.poll(() => thread.getByRole('heading', { name: 'Kyoto' }).count(), { timeout: PATIENCE }).toBe(2);
  });

  test('shows what the bot asked of Discord', async () => {
    const page = await visit(AYA, LOUNGE);
    await ping(page);
    const wire = page.getByRole('list', { name: 'Wire' }).getByRole('listitem');
    await wire.first().waitFor();
    expect(await wire.count()).toBeGreaterThan(0);
    expect(await page.getByText(/^all \d+ valid$/).count()).toBe(1);
  });

  test('changes the theme and remembers it', async () => {
    const page = await visit(AYA, LOUNGE);
    const colour = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(await colour()).toBe('rgb(255, 252, 246)');
    await page.getByRole('button', { name: 'dark', exact: true }).click();
    expect(await colour()).toBe('rgb(40, 39, 45)');
    await page.reload();
    await page.getByRole('log').waitFor();
    expect(await colour()).toBe('rgb(40, 39, 45)');
  });
});

/** The page's states, looked at by axe-core: roles, names, contrast, focus order, structure. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from './support/browser.ts';
import { BOARD_GAMES, ping, startVisits, type Visits } from './support/visitPlayground.ts';

const PHONE = { width: 390, height: 844 };
const THEMES = ['dark', 'light'] as const;

describeInBrowser('axe-core finds no violation', () => {
  let visits: Visits;
  const looked: string[] = [];
  const rules = new Set<string>();

  beforeAll(async () => {
    visits = await startVisits();
  });
  afterEach(() => visits.leave());
  afterAll(async () => {
    console.info(`axe-core: ${rules.size} rules applied, over ${looked.length} states: ${looked.join(', ')}`);
    await visits?.stop();
  });

  /** Has axe-core look at what is on the screen, in both themes. */
  async function look(page: Page, state: string): Promise<void> {
    await page.evaluate(axe.source);
    for (const theme of THEMES) {
      await page.emulateMedia();
      await lookAt(page, `${state} ${theme}`);
    }
  }

  async function lookAt(page: Page, state: string): Promise<void> {
    // What the expression gives is what axe-core's own types say.
    const results = (await page.evaluate('axe.run()')) as axe.AxeResults;
    for (const { id } of results.passes) rules.add(id);
    looked.push(state);
    const found = results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
    );
    expect(found, state).toEqual([]);
    expect(results.passes.length, 'rules that had something to look at').toBeGreaterThan(15);
  }

  test('a channel with a board, a private answer, the tools', async () => {
    const page = await visits.visit();
    const answer = await ping(page);
    await look(page, 'channel');
    await answer.getByRole('button', { name: 'Secret' }).click();
    await page.getByText('Only you can see this').last().waitFor();
    await look(page, 'private answer');
    await answer.getByRole('button', { name: 'Silent' }).click();
    await answer.getByText('This interaction failed.').waitFor();
    await look(page, 'failed interaction');
  });

  test('a thread beside its channel, the newest line, an open menu', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES });
    const answer = await ping(page);
    await page.getByRole('button', { name: 'Tools' }).click();
    await answer.getByRole('button', { name: 'Thread' }).click();
    await answer.getByRole('link', { name: 'Table 12' }).click();
    await page.getByText('your turn.').first().waitFor();
    await look(page, 'thread');
    await answer.getByRole('combobox', { name: 'Place a worker' }).click();
    await look(page, 'menu');
  });

  test('a form, the keys, the jump, a picture, the transcript', async () => {
    const page = await visits.visit();
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Form' }).click();
    await page.getByRole('dialog', { name: 'Options of table 17' }).waitFor();
    await look(page, 'form');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const [key, name] of [
      ['?', 'Keyboard shortcuts'],
      ['Control+k', 'Jump to a channel'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name }).waitFor();
      await look(page, name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await answer.getByRole('button', { name: 'A green board.' }).click();
    await look(page, 'picture');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Transcript' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await look(page, 'transcript');
  });

  test('the composer with commands and with options', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES });
    await page.getByRole('textbox', { name: /^Message / }).fill('/');
    await page.getByRole('option').first().waitFor();
    await look(page, 'commands');
    await page.getByRole('textbox', { name: /^Message / }).fill('/ping ');
    await page.getByRole('option', { name: 'Kyoto' }).waitFor();
    await look(page, 'options');
  });

  test('a phone with a board, its list and its tools', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES, ...PHONE });
    await ping(page);
    await look(page, 'phone');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('navigation', { name: 'Thursday Guild' }).waitFor();
    await look(page, 'phone list');
    await page.getByRole('link', { name: 'board-games' }).click();
    await page.getByRole('button', { name: /members and tools/ }).click();
    await look(page, 'phone tools');
  });
});

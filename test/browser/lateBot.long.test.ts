/** A page that was opened before the bot had connected. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from './support/browser.ts';
import { startVisits, type Visits } from './support/visitPlayground.ts';

describeInBrowser('before the bot has connected', () => {
  let visits: Visits;
  beforeAll(async () => {
    visits = await startVisits({ withBot: false });
  });
  afterAll(() => visits?.stop());

  test('a command that was typed too early gets its options when the commands arrive', async () => {
    const page = await visits.visit();
    await page.getByText('Bot reconnecting …').waitFor();
    await page.getByRole('textbox', { name: 'Message #lounge' }).pressSequentially('/ping ');
    await page.getByText('No such command.').waitFor();
    await visits.startBot();
    await page.getByRole('option', { name: 'Kyoto' }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('article').getByRole('heading', { name: 'Kyoto' }).waitFor();
    expect(visits.troubles).toEqual([]);
  });

  test('a value that was typed too early is in its field then, with what fits it', async () => {
    await visits.stopBot();
    const page = await visits.visit();
    await page.getByText('Bot reconnecting …').waitFor();
    await page.getByRole('textbox', { name: 'Message #lounge' }).pressSequentially('/ping ky');
    await visits.startBot();
    await page.getByRole('option', { name: 'Kyoto' }).waitFor();
    const choices = page.getByRole('listbox').getByRole('option');
    expect(await choices.allTextContents()).toEqual(['Kyoto, a city']);
    expect(await choices.locator('b').textContent(), 'what was typed stands out').toBe('Ky');
    expect(await page.getByRole('combobox', { name: 'where' }).inputValue()).toBe('ky');
    await page.keyboard.press('Enter');
    await page.getByRole('article').getByRole('heading', { name: 'Kyoto' }).last().waitFor();

    // Also where the list had failed because nobody was there to be asked.
    await page.getByRole('textbox', { name: 'Message #lounge' }).pressSequentially('/ping ');
    await page.getByRole('option', { name: 'Kyoto' }).waitFor();
    await visits.stopBot();
    await page.keyboard.type('lis');
    await page.getByText('Couldn’t load the choices.').waitFor();
    await visits.startBot();
    await page.getByRole('option', { name: 'Lisbon' }).waitFor();
    expect(visits.troubles).toEqual([]);
  });
});

/** A record given to the page as a file: looked at, and played on, by the keyboard, as `npm start` runs it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from '../tables/support/imports.ts';
import { openTestTables, playOn, startTable, temporaryFolder } from '../tables/support/testTables.ts';
import { describeInBrowser } from './support/browser.ts';
import { visitGuildhall } from './support/visitGuildhall.ts';

async function recordFile(): Promise<string> {
  const elsewhere = openTestTables();
  const { id } = await startTable(elsewhere, 2, 'carcassonne');
  await playOn(elsewhere, id, 'all');
  const file = join(temporaryFolder(), 'table-1.json');
  writeFileSync(file, await recordOf(elsewhere, id));
  return file;
}

/** Begins the command and chooses the file; the field keeps the focus. */
async function choose(page: Page, file: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).fill('/import ');
  const field = page.getByLabel('file');
  await field.waitFor();
  expect(await field.evaluate((own) => own === own.ownerDocument.activeElement)).toBe(true);
  await field.setInputFiles(file);
  await expect.poll(() => page.getByRole('status').getByText('Uploading').count()).toBe(0);
}

describeInBrowser('the page', () => {
  test('imports a file, replays it, and plays on from it', async () => {
    const file = await recordFile();
    await using visit = await visitGuildhall({ width: 1600, height: 1000 });
    const { page } = visit;
    await page.getByText('Bot connected', { exact: true }).waitFor();

    await page.getByRole('textbox', { name: /^Message/ }).fill('/import ');
    await page.getByLabel('file').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await choose(page, file);
    await page.evaluate(axe.source);
    // What the expression gives is what axe-core's own types say.
    const { violations } = (await page.evaluate("axe.run('.composer')")) as axe.AxeResults;
    expect(violations).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('The record holds.').waitFor();
    await page.getByRole('heading', { name: /wins Carcassonne|tie for the win/ }).waitFor();
    await page.getByText('Imported game: it doesn’t count.').first().waitFor();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByText(/^Step 1 of/).waitFor();

    await choose(page, file);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ben');
    await page.getByRole('option', { name: 'Ben' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('The game goes on as table 2 in this channel.').waitFor();
    await page.getByRole('link', { name: 'Go to the game' }).click();
    await page.getByRole('button', { name: 'Place the tile' }).waitFor();
    expect(visit.troubles, 'errors of the bot, the playground or the page').toEqual([]);
  });
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from './support/browser.ts';
import { BOARD_GAMES, ping, startVisits, type Visits } from './support/visitPlayground.ts';

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

  test('goes back from a thread to its channel and from there to the list', async () => {
    const page = await visits.visit({ channel: BOARD_GAMES, ...PHONE });
    const answer = await ping(page);
    await answer.getByRole('button', { name: 'Thread' }).click();
    await answer.getByRole('link', { name: 'Table 12' }).click();
    await page.getByRole('region', { name: 'Table 12' }).waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('region', { name: 'board-games' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'lounge' }).click();
    await page.getByRole('region', { name: 'lounge' }).waitFor();
  });
});

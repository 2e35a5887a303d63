/** Cards ticked in a menu of the page, with the mouse and with keys alone; the bot is started anew in between. */
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bundle } from '../../src/playground/pageApi/bundle.ts';
import { createRenderer } from '../../src/render/pipeline/renderer.ts';
import { beginWith } from '../bot/games/citadels/position.ts';
import { stateOf } from '../bot/games/citadels/stateOf.ts';
import { startGuildhall, type TestGuildhall } from '../bot/support/guildhall.ts';
import { complaints } from '../bot/support/players.ts';
import { awaited, shownBoard, startTable } from '../bot/support/table.ts';
import type { Setting } from '../engines/citadels/support.ts';
import { connectBrowser, describeInBrowser } from './support/browser.ts';
import { PATIENCE } from './support/patience.ts';

const AS_EVER = { killBot: () => {}, startBot: () => {}, shiftClock: () => {}, troubleGateway: () => {} };

const position = (character: 'magician' | 'architect'): Setting => ({
  ...{ characters: [character, 'king', 'bishop', 'warlord'], turn: character, gold: [9] },
  ...{ hands: [['manor', 'temple', 'temple', 'docks', 'castle']], deck: ['tavern', 'watchtower', 'prison'] },
});

describeInBrowser('cards that are ticked', () => {
  test('the Magician ticks with the mouse, and exchanges after a restart of the bot', {}, async () => {
    await using table = await visitTable(position('magician'));
    const { page, hall, troubles } = table;
    const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
    const menu = page.getByRole('combobox', { name: /^Select cards/ });
    await button('Exchange cards').click();
    await menu.click();
    const line = (name: string) => page.getByRole('option', { name, exact: true });
    for (const card of ['Manor (3)', 'Docks (3)', 'Castle (4)']) await line(card).first().click();
    await line('Docks (3)').click(); // Not this one.
    await menu.click();
    await button('Exchange 2 cards').waitFor();
    expect(await menu.innerText()).toBe('Manor (3), Castle (4)');

    await hall.restart();
    await button('Exchange 2 cards').click();
    await page.getByText('Done: ', { exact: false }).last().waitFor();
    expect((await cardsOf(hall, table.id)).toSorted()).toEqual(['docks', 'tavern', 'temple', 'temple', 'watchtower']);
    expect([troubles, complaints(hall)]).toEqual([[], []]);
  });

  test('the Architect ticks with keys alone, and reads what is too dear', async () => {
    await using table = await visitTable(position('architect'));
    const { page, hall, troubles } = table;
    const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
    const menu = page.getByRole('combobox', { name: /^Build several/ });
    await button('Build').click();
    await menu.waitFor();
    await menu.focus();
    const type = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // Manor, Castle, Temple, Temple, Docks: the first two and the last.
    await type('Enter', 'Enter', 'ArrowDown', 'Enter', 'End', 'Enter', 'Escape');
    await button('1 gold short (costs 10)').waitFor();
    expect(await button('1 gold short (costs 10)').isDisabled()).toBe(true);
    await type('Enter', 'Home', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'Escape');
    await button('Build these (8 of 9 gold)').click();
    await page.getByText('Done: ', { exact: false }).last().waitFor();
    expect((await cardsOf(hall, table.id)).toSorted()).toEqual(['manor', 'temple']);
    expect([troubles, complaints(hall)]).toEqual([[], []]);
  });
});

interface VisitedTable extends AsyncDisposable {
  readonly hall: TestGuildhall;
  readonly id: string;
  readonly page: Page;
  readonly troubles: readonly string[];
}

/** A table that begins with this turn, and the page of whoever has it. */
async function visitTable(setting: Setting): Promise<VisitedTable> {
  const renderer = createRenderer();
  beginWith(setting);
  const hall = await startGuildhall({ renderer, page: { bundle, control: AS_EVER } });
  let browser: Browser | null = null;
  const leave = async () => {
    await browser?.close();
    await hall[Symbol.asyncDispose]();
    await renderer.close();
  };
  try {
    const id = await startTable(hall, 'citadels', ['aya', 'ben', 'dara', 'priya']);
    const [me] = await awaited(hall, id);
    const { channel_id } = await shownBoard(hall, id);
    browser = await connectBrowser();
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    const troubles: string[] = [];
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    await page.goto(`${hall.discord.url}/?as=${me!.member.id}#${channel_id}`);
    return { hall, id, page, troubles, [Symbol.asyncDispose]: leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** The hand of the first seat. */
const cardsOf = async (hall: TestGuildhall, id: string): Promise<readonly string[]> =>
  (await stateOf(hall, id)).players[0]!.hand;

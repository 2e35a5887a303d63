import { expect, test } from 'vitest';
import { systemClock } from '../../../src/kernel/clock.ts';
import { startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { button, layout, menu, post, row } from './messageBodies.ts';
import { type OpenApi, openApi } from './openapi.ts';
import { rawBot } from './rawBot.ts';

const document = openApi();

if (document === null) {
  test('without the document nothing is checked against it, and a line says so', () => {
    expect(process.env.CI).not.toBe('true');
  });
} else {
  test('the document refuses wrong requests that were planted, and accepts right ones', () => findsPlanted(document));
}

async function findsPlanted(checker: OpenApi): Promise<void> {
  const discord = await startFakeDiscord({ clock: systemClock });
  const bot = await rawBot(discord);
  const problemsOfLast = () => {
    const entry = discord.log.at(-1);
    if (entry === undefined) throw new Error('nothing was asked');
    return checker.validateRequest(entry);
  };
  const right = [layout(row(button())), layout(row(menu())), { content: 'x', nonce: 'n'.repeat(25) }];
  for (const body of right) {
    await post(bot, body);
    expect(problemsOfLast()).toEqual([]);
  }
  const wrong = [
    layout(row(button({ label: 'x'.repeat(81) }))),
    layout(row(menu({ options: [] }))),
    { content: 'x', nonce: 'n'.repeat(26) },
    { content: 7 },
  ];
  for (const body of wrong) {
    await post(bot, body);
    expect(problemsOfLast()).not.toEqual([]);
  }
  await bot.answer(await bot.command(), 9, { title: '', custom_id: 'x', components: [] });
  expect(problemsOfLast()).toContainEqual(expect.stringContaining('/data/title'));
  bot.close();
  await discord.close();
}

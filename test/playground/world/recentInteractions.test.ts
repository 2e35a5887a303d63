import { expect, test } from 'vitest';
import { startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { createManualClock, HOUR } from '../support/manualClock.ts';
import { rawBot, webhook } from '../support/rawBot.ts';

test('an interaction is remembered for a day: its token is expired first and unknown later', async () => {
  const clock = createManualClock();
  const discord = await startFakeDiscord({ clock });
  const bot = await rawBot(discord);
  const old = await bot.command();
  await bot.answer(old, 4, { content: 'x' });
  const edit = async () => (await bot.request('PATCH', webhook(old, '/messages/@original'), { content: 'y' })).body;
  clock.pass(24 * HOUR);
  await bot.command();
  expect(await edit()).toMatchObject({ code: 50027 });
  clock.pass(1);
  await bot.command();
  expect(await edit()).toMatchObject({ code: 10015 });
  bot.close();
  await discord.close();
});

import { expect, test } from 'vitest';
import { startGuildhall } from '../support/guildhall.ts';
import { messageOf, textOf } from '../support/table.ts';

test('a session that ends while it is being resumed is begun anew, and the process goes on', async () => {
  await using hall = await startGuildhall();
  const { discord, lines } = hall;
  discord.gateway.askToReconnect();
  expect(await discord.until(() => !discord.isBotOnline())).toBe(true);
  const isEnded = discord.until(() => {
    if (!discord.isBotOnline()) return false;
    discord.gateway.invalidate(); // While the stand-in says that it is resumed: the bot hears both at once.
    return true;
  });
  expect(await isEnded).toBe(true);

  // The library waits some seconds before it begins a session.
  expect(await discord.until(() => discord.isBotOnline())).toBe(true);
  expect(lines.filter(({ message }) => message === 'session ended while resuming')).toHaveLength(1);
  const help = messageOf(await discord.user('aya').slash('help', {}, { channel: 'board-games' }));
  expect(textOf(help)).not.toBe('');
});

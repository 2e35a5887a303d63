import { expect, test } from 'vitest';
import { testGames } from '../support/games.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { allTold, messageOf, startTable, textOf } from '../support/table.ts';

const LOUNGE = { channel: 'lounge' };

test('/help ends with links to what the operator has published, in the reader’s language', async () => {
  const policies = { privacy: 'https://example.org/privacy', terms: 'https://example.org/terms' };
  await using hall = await startGuildhall({ games: testGames, policies });
  const help = async (name: string) => textOf(messageOf(await hall.discord.user(name).slash('help', {}, LOUNGE)));
  expect((await help('aya')).split('\n').at(-1)).toBe(
    '-# [Privacy policy](https://example.org/privacy) · [Terms of use](https://example.org/terms)',
  );
  hall.discord.user('ben').set({ locale: 'de' });
  expect(await help('ben')).toContain('[Datenschutzerklärung](https://example.org/privacy)');
});

test('/help has no link where nothing is published', async () => {
  await using hall = await startGuildhall({
    games: testGames,
    policies: { privacy: null, terms: 'https://example.org/t' },
  });
  const help = textOf(messageOf(await hall.discord.user('aya').slash('help', {}, LOUNGE)));
  expect(help.split('\n').at(-1)).toBe('-# [Terms of use](https://example.org/t)');
  await using without = await startGuildhall({ games: testGames });
  expect(textOf(messageOf(await without.discord.user('aya').slash('help', {}, LOUNGE)))).not.toContain('https://');
});

test('/help says in a direct message which commands work there, and only there', async () => {
  await using hall = await startGuildhall({ games: testGames });
  await startTable(hall, 'toy', ['aya', 'ben']);
  await allTold(hall);
  const ben = hall.discord.user('ben');
  const channel = ben.directMessages()[0]!.channel_id;
  const help = textOf(messageOf(await ben.slash('help', {}, { channel })));
  expect(help).toMatch(/^### Board games\n/);
  expect(help.split('\n').at(-1)).toBe(
    '-# Only `/help`, `/rules`, and `/privacy` work in direct messages. Use the others in a server.',
  );
  expect(textOf(messageOf(await ben.slash('help', {}, LOUNGE)))).not.toContain('direct messages');
});

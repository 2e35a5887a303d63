/** Who may change a server's settings is Discord's to say: its default for the command, or an admin's own choice. */
import { expect, test } from 'vitest';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { messageOf, textOf } from '../support/table.ts';

const LOUNGE = { channel: 'lounge' };
const APPLICATION = '980000000000000001';
const isCommands = ({ route }: { readonly route: string | null }) => route === '/applications/:application/commands';

const answer = async (hall: TestGuildhall, name: string) =>
  textOf(messageOf(await hall.discord.user(name).slash('settings', { language: 'de' }, LOUNGE)));

/** Registers the commands as a release before did, without a default of who may use them, while the bot is stopped. */
async function registerAsBefore({ discord }: TestGuildhall): Promise<void> {
  const address = `${discord.apiBase}/v10/applications/${APPLICATION}/commands`;
  const headers = { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' };
  // The stand-in lists objects.
  const commands = (await (await fetch(address, { headers })).json()) as readonly object[];
  const before = commands.map((one) => ({ ...one, default_member_permissions: null }));
  const { status } = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(before) });
  expect(status).toBe(200);
}

test('/settings is hidden from members without Manage Server, and works for whom an admin allows it', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const [guild] = hall.discord.guilds;
  expect(await hall.discord.user('ben').slash('settings', {}, LOUNGE)).toEqual({
    kind: 'refused',
    reason: 'There is no command /settings here.',
  });
  expect(await answer(hall, 'aya')).toContain('German');
  hall.discord.allowCommand(guild!.id, 'settings', 'ben');
  expect(await answer(hall, 'ben')).toContain('German');
  expect(complaints(hall)).toEqual([]);
});

test('the default is written over commands of an earlier release; until then only managers change it', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const [guild] = hall.discord.guilds;
  await hall.stop();
  await registerAsBefore(hall);
  hall.discord.refuseNext('commandsPerDay', 'PUT /applications/:application/commands');
  await hall.start();
  expect(hall.discord.log.findLast(isCommands)).toMatchObject({ method: 'PUT', status: 400 });
  expect(await answer(hall, 'ben')).toBe('Only members with **Manage Server** can change that.');
  expect((await hall.tables().settings(guild!.id)).locale).toBeNull();
  expect(await answer(hall, 'aya')).toContain('German');

  await hall.restart();
  expect(hall.discord.log.findLast(isCommands)).toMatchObject({ method: 'PUT', status: 200 });
  expect(await hall.discord.user('ben').slash('settings', {}, LOUNGE)).toMatchObject({ kind: 'refused' });
});

/** Hands are for one person each, whatever has happened to the database. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { allTold, startTable } from '../support/table.ts';

const NAMES = ['aya', 'ben', 'misaki', 'dara'] as const;

/** Exchanges the direct message channels of two members behind the back of the bot, which starts again. */
async function exchange(hall: TestGuildhall, users: readonly [string, string]): Promise<void> {
  await hall.stop();
  const database = new Database(join(hall.folder, 'guildhall.db'));
  const channelOf = database
    .prepare<[string], string>('SELECT channel_id FROM direct_channels WHERE user_id = ?')
    .pluck();
  const known = users.map((user) => channelOf.get(user)!);
  const save = database.prepare('UPDATE direct_channels SET channel_id = ? WHERE user_id = ?');
  for (const [index, user] of users.toReversed().entries()) expect(save.run(known[index], user).changes).toBe(1);
  database.close();
  await hall.start();
}

test('a hand goes to its own member, though two direct channels were exchanged in the database', async () => {
  await using hall = await startGuildhall();
  await startTable(hall, 'citadels', NAMES);
  await allTold(hall);
  const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')].map(({ member }) => member.id);
  await exchange(hall, [aya!, ben!]);
  const second = await startTable(hall, 'citadels', NAMES, 'lounge');
  await allTold(hall);
  const database = new Database(join(hall.folder, 'guildhall.db'), { readonly: true });
  const sent = database
    .prepare('SELECT user_id, channel_id FROM hands WHERE table_id = ? ORDER BY user_id')
    .raw()
    .all(second);
  database.close();
  const own = NAMES.map((name) => {
    const { member, ...user } = hall.discord.user(name);
    return [member.id, user.directMessages().at(-1)?.channel_id];
  });
  expect(sent).toEqual(own.toSorted());
  expect(complaints(hall)).toHaveLength(2);
  for (const line of complaints(hall)) expect(line).toContain('a stored direct message channel is not with its member');
});

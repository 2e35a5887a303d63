/** A table is shown to its players, and to members who see the place where it is played. */
import { type Client, PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { createVisibility } from '../../../src/bot/discord/visibility.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import { messageOf, startTable, tableOf, textOf } from '../support/table.ts';

const LOUNGE = { channel: 'lounge' };

/** What a member is answered who asks for a table from another channel. */
async function asked(hall: TestGuildhall, name: string, table: string): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const command of ['board', 'log', 'verify', 'takeover', 'replay'])
    answers.push(textOf(messageOf(await hall.discord.user(name).slash(command, { table }, LOUNGE))));
  return answers;
}

const VIEW = String(PermissionFlagsBits.ViewChannel);
type Given = { readonly [Of in 'everyone' | 'role' | 'member']?: 'allow' | 'deny' } & {
  readonly isAdmin?: boolean;
  readonly base?: string;
};

test('a table in a channel that a member can’t see is not there for them, nor in the list of games', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const { channel } = await tableOf(hall, id);
  hall.discord.hide(
    channel,
    ['misaki', 'ben'].map((name) => hall.discord.user(name).member.id),
  );
  const none = expect.stringMatching(/^No table like that/);
  expect(await asked(hall, 'misaki', id)).toEqual(Array(5).fill(none));
  for (const name of ['dara', 'ben']) expect(await asked(hall, name, id)).not.toContainEqual(none);
  const isListed = async (name: string) =>
    textOf(messageOf(await hall.discord.user(name).slash('games', {}, LOUNGE))).includes('Carcassonne');
  expect([await isListed('misaki'), await isListed('dara'), await isListed('ben')]).toEqual([false, true, true]);
  expect(complaints(hall)).toEqual([]);
  expect(refusedRequests(hall)).toEqual([]);
});

test.each([
  { what: 'nobody is denied anything', sees: true },
  { what: 'everyone is denied to view it', everyone: 'deny', sees: false },
  { what: 'a role of theirs may view it', everyone: 'deny', role: 'allow', sees: true },
  { what: 'a role of theirs is denied', role: 'deny', sees: false },
  { what: 'they may view it themselves', role: 'deny', member: 'allow', sees: true },
  { what: 'they are denied themselves', role: 'allow', member: 'deny', sees: false },
  { what: 'they are an administrator', everyone: 'deny', isAdmin: true, sees: true },
  { what: 'the server lets only a role view channels', base: '0', sees: false },
] as const)('whether a member sees a channel where $what: $sees', async ({ sees, ...given }) => {
  const { everyone, role, member, isAdmin = false, base = VIEW }: Given = given;
  const overwrite = (id: string, what: 'allow' | 'deny' | undefined) =>
    what === undefined ? [] : [{ id, type: 0, ...{ allow: '0', deny: '0' }, [what]: VIEW }];
  const bodies: { readonly [route: string]: unknown } = {
    '/guilds/g': {
      roles: [
        { id: 'g', permissions: base },
        { id: 'r', permissions: '0' },
      ],
    },
    '/channels/thread': { id: 'thread', type: 11, parent_id: 'c' },
    '/channels/private': { id: 'private', type: 12, parent_id: 'c' },
    '/channels/c': {
      ...{ id: 'c', type: 0 },
      permission_overwrites: [...overwrite('g', everyone), ...overwrite('r', role), ...overwrite('m', member)],
    },
  };
  const rest = { get: async (route: string) => bodies[route] } as Client['rest'];
  const canSee = createVisibility({ rest }, createManualClock());
  const onlooker = { user: 'm', guild: 'g', roles: ['r'], isAdmin };
  for (const channel of ['c', 'thread']) expect(await canSee(onlooker, channel)).toBe(sees);
  expect(await canSee(onlooker, 'private')).toBe(isAdmin);
});

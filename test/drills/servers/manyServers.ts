/** Made-up servers of a usual size, as GUILD_CREATE tells them, and presses of their members. */

const CHANNELS = 40;
const ROLES = 30;
const EMOJIS = 50;
/** An id carries its time in the upper 42 bits. */
const FIRST = 970_000_000_000_000_000n;

const idOf = (number: number): string => String(FIRST + (BigInt(number) << 22n));
const listOf = <T>(length: number, of: (i: number) => T): T[] => Array.from({ length }, (_, i) => of(i));

export const serverIdOf = (number: number): string => idOf(number);

export function serverOf(number: number) {
  const id = serverIdOf(number);
  // Ids of what a server contains are different everywhere.
  const within = (kind: number, i: number) => String(BigInt(id) + BigInt(kind * 1_000 + i));
  return {
    id,
    name: `Server ${number}`,
    icon: `a_${id}`,
    owner_id: within(1, 0),
    preferred_locale: 'en-US',
    features: ['COMMUNITY', 'NEWS'],
    description: 'A server of people who like board games.',
    member_count: 120,
    unavailable: false,
    joined_at: '2026-01-01T00:00:00.000000+00:00',
    channels: listOf(CHANNELS, (i) => ({
      ...{ id: within(2, i), type: 0, name: `channel-${i}-of-${number}`, position: i, nsfw: false },
      ...{ topic: `What channel ${i} of server ${number} is about.`, parent_id: null, rate_limit_per_user: 0 },
      last_message_id: within(3, i),
      permission_overwrites: listOf(3, (role) => ({ id: within(4, role), type: 0, allow: '1024', deny: '2048' })),
      flags: 0,
    })),
    threads: listOf(4, (i) => ({
      ...{ id: within(5, i), type: 11, name: `thread-${i}`, parent_id: within(2, i), owner_id: within(1, 0) },
      ...{ message_count: 50, member_count: 5, rate_limit_per_user: 0, flags: 0 },
      thread_metadata: { archived: false, locked: false, auto_archive_duration: 10_080, archive_timestamp: null },
    })),
    roles: listOf(ROLES, (i) => ({
      ...{ id: i === 0 ? id : within(4, i), name: `role ${i} of ${number}`, color: i, hoist: false, position: i },
      ...{ permissions: '309237746688', managed: false, mentionable: false, icon: null, unicode_emoji: null, flags: 0 },
    })),
    emojis: listOf(EMOJIS, (i) => ({
      ...{ id: within(6, i), name: `emoji_${i}_of_${number}`, roles: [], require_colons: true },
      ...{ managed: false, animated: false, available: true },
    })),
    ...{ stickers: [], voice_states: [], presences: [], stage_instances: [], guild_scheduled_events: [] },
    members: [memberOf({ id: '980000000000000001', username: 'guildhall', discriminator: '0', avatar: null })],
  };
}

const memberOf = (user: object) => ({
  ...{ user, roles: [], nick: null, avatar: null, joined_at: '2026-01-01T00:00:00.000000+00:00' },
  ...{ premium_since: null, pending: false, deaf: false, mute: false, flags: 0, permissions: '1024' },
});

export const interactionOf = (member: number, server: string) => ({
  ...{ id: idOf(2_000_000 + member), application_id: '980000000000000001', type: 2, token: `token-${member}` },
  data: { id: '1', name: 'help', type: 1, options: [] },
  guild_id: server,
  channel: { id: idOf(4_000_000 + member), type: 0 },
  member: memberOf({ id: idOf(6_000_000 + member), username: `member_${member}`, discriminator: '0', avatar: null }),
  ...{ app_permissions: '309237746688', locale: 'en-US', guild_locale: 'en-US', version: 1, context: 0 },
  ...{ entitlements: [], authorizing_integration_owners: { 0: server }, attachment_size_limit: 10_485_760 },
});

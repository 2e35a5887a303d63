import { setTimeout as wait } from 'node:timers/promises';
import {
  type APIGuild,
  type APIGuildMember,
  type APIMessage,
  type APITextChannel,
  type APIThreadChannel,
  type APIUnfurledMediaItem,
  ChannelType,
  ComponentType,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { container, gallery } from '../../../src/bot/discord/components.ts';
import { animationOf, boardOf, made, PREFIX, type Probe, pressable, Skipped } from './probe.ts';

/** An id that nothing has: Discord gives ids by time, and hardly any end like this. */
const NOBODY = '100000000000000001';
const LAYOUT = MessageFlags.IsComponentsV2;

/** Carries out a check. Returns what is remarkable about Discord's answer, or nothing; throws what discord.js throws. */
type Check = (probe: Probe) => Promise<string>;

const ofPicture = (picture: unknown): string => (picture === null ? 'without its picture' : 'with its picture');

async function post(probe: Probe, channel: string, label: string): Promise<string> {
  const how = { nonce: `${probe.run}${label}`, isSilent: true };
  const { id } = await probe.channels.post(channel, boardOf(probe, '#2E7D5B'), how);
  probe.posted.push({ channel, id });
  return id;
}

/** A short message, by the request alone: the publisher would open the thread if it is refused. */
async function postPlainly(probe: Probe, channel: string): Promise<string> {
  const body = { content: 'Live check. This message is deleted in a moment.' };
  const { id } = (await probe.rest.post(Routes.channelMessages(channel), { body })) as APIMessage;
  probe.posted.push({ channel, id });
  return '';
}

const threadOf = async (probe: Probe): Promise<APIThreadChannel> =>
  (await probe.rest.get(Routes.channel(made(probe.thread)))) as APIThreadChannel;

/** The rights that the link in the README gives. */
const RIGHTS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

/** The bot's permissions in the channel, from those of its roles and what the channel changes: groups first, then the bot. */
async function permissionsOf({ rest, server, channel, self }: Probe): Promise<bigint> {
  const { roles } = (await rest.get(Routes.guild(server))) as APIGuild;
  const { roles: own } = (await rest.get(Routes.guildMember(server, self))) as APIGuildMember;
  const { permission_overwrites: changes = [] } = (await rest.get(Routes.channel(channel))) as APITextChannel;
  const has = roles.filter(({ id }) => id === server || own.includes(id));
  const basic = has.reduce((all, { permissions }) => all | BigInt(permissions), 0n);
  if ((basic & PermissionFlagsBits.Administrator) !== 0n) return basic;
  const steps = [[server], own, [self]];
  return steps.reduce((before, ids) => {
    const apply = changes.filter(({ id }) => ids.includes(id));
    const denied = apply.reduce((all, { deny }) => all | BigInt(deny), 0n);
    return (before & ~denied) | apply.reduce((all, { allow }) => all | BigInt(allow), 0n);
  }, basic);
}

/** A message that is wrong; if Discord takes it nevertheless, it is deleted at the end. */
async function postWrongly(probe: Probe, body: object): Promise<string> {
  const message = (await probe.rest.post(Routes.channelMessages(probe.channel), { body })) as APIMessage;
  probe.posted.push({ channel: probe.channel, id: message.id });
  return '';
}

/** A message of the bot that has been deleted. */
async function deleted(probe: Probe, label: string): Promise<string> {
  const id = await post(probe, probe.channel, label);
  probe.posted.pop();
  await probe.channels.remove(probe.channel, id);
  return id;
}

const archivedNow = ({ thread_metadata: state }: APIThreadChannel): string =>
  state?.archived === true ? 'still archived' : 'no longer archived';

function memberOf({ member }: Probe): string {
  if (member === null) throw new Skipped('set LIVE_CHECK_MEMBER to a member of the server');
  return member;
}

/** How long a mention may take to add somebody, and how often that is looked at, in ms. */
const PATIENCE = 2_000;
const LOOK_EVERY = 400;

/** Mentions the member in a thread in which they are not yet: whether that adds them. */
async function mentionIn(probe: Probe, thread: string): Promise<string> {
  const member = memberOf(probe);
  if (await probe.channels.isInThread(thread, member)) throw new Skipped('the member is in the thread already');
  const message = { content: `<@${member}>`, buttons: [pressable('Here', `${PREFIX}mention`)], pings: [member] };
  const { id } = await probe.channels.say(thread, message, { nonce: `${probe.run}${thread.slice(-6)}` });
  probe.posted.push({ channel: thread, id });
  for (let waited = 0; waited < PATIENCE; waited += LOOK_EVERY) {
    if (await probe.channels.isInThread(thread, member)) return 'added';
    await wait(LOOK_EVERY);
  }
  return 'not added';
}

async function openPrivateThread(probe: Probe, invitable: boolean): Promise<string> {
  memberOf(probe);
  const body = { name: `Live check ${probe.run}`, type: ChannelType.PrivateThread, invitable };
  const { id } = (await probe.rest.post(Routes.threads(probe.channel), { body })) as APIThreadChannel;
  probe.privateThreads.push(id);
  return id;
}

/** In this order; later ones use what earlier ones have made. */
export const CHECKS = {
  gateway: async ({ rest }) => {
    await rest.get(Routes.gatewayBot());
    return '';
  },
  server: async ({ rest, server }) => {
    await rest.get(Routes.guild(server));
    return '';
  },
  permissions: async (probe) => {
    const has = await permissionsOf(probe);
    const missing = RIGHTS.filter((right) => (has & PermissionFlagsBits[right]) === 0n);
    return missing.length === 0 ? `all ${RIGHTS.length}` : `without ${missing.join(', ')}`;
  },
  unknownServer: async ({ rest }) => {
    await rest.get(Routes.guild(NOBODY));
    return '';
  },
  unknownMember: async ({ rest, server }) => {
    await rest.get(Routes.guildMember(server, NOBODY));
    return '';
  },
  unknownChannel: async ({ rest }) => {
    await rest.get(Routes.channel(NOBODY));
    return '';
  },
  needlessRight: async ({ rest, channel }) => {
    const { name } = (await rest.get(Routes.channel(channel))) as { readonly name: string };
    await rest.patch(Routes.channel(channel), { body: { name } }); // The name it has anyway.
    return '';
  },
  post: async (probe) => {
    await post(probe, probe.channel, 'board');
    const { id } = made(probe.posted[0] ?? null);
    const message = (await probe.rest.get(Routes.channelMessage(probe.channel, id))) as APIMessage;
    probe.board = await probe.channels.get(probe.channel, id);
    const flags = message.flags ?? 0;
    const isSilent = (flags & MessageFlags.SuppressNotifications) !== 0;
    return [
      ofPicture(probe.board.picture),
      (flags & LAYOUT) === 0 ? 'as text' : 'as layout',
      isSilent ? 'silently' : 'with a sound',
      `${message.attachments.length} attachments beside it`,
    ].join(', ');
  },
  sameNonce: async (probe) => {
    const id = await post(probe, probe.channel, 'board');
    return id === made(probe.board).id ? 'the same message' : 'another message';
  },
  editKeeping: async (probe) => {
    const { id, picture } = made(probe.board);
    probe.board = await probe.channels.edit(probe.channel, id, boardOf(probe, '#000000', made(picture)));
    return ofPicture(probe.board.picture);
  },
  editUploading: async (probe) => {
    const { id, picture } = made(probe.board);
    probe.board = await probe.channels.edit(probe.channel, id, boardOf(probe, '#B3541E'));
    const isNew = probe.board.picture?.id !== picture?.id;
    return `${ofPicture(probe.board.picture)}, ${isNew ? 'a new one' : 'the old one'}`;
  },
  download: async (probe) => {
    const route = Routes.channelMessage(probe.channel, made(probe.board).id);
    const { components } = (await probe.rest.get(route)) as APIMessage;
    const response = await fetch(made(mediaIn(components)).url);
    return `${response.status} ${response.headers.get('content-type')}`;
  },
  animation: async (probe) => {
    const file = { name: `check-${probe.run}.webp`, bytes: animationOf('#2E7D5B', '#B3541E'), alt: 'A changing color' };
    // As a reply is sent: the publisher posts no animations.
    const { components: parts } = container([gallery(file)], { accent: '#5865F2', files: [file] });
    const { id, components } = (await probe.rest.post(Routes.channelMessages(probe.channel), {
      body: { flags: LAYOUT | MessageFlags.SuppressNotifications, components: parts },
      files: [{ name: file.name, data: Buffer.from(file.bytes) }],
    })) as APIMessage;
    probe.posted.push({ channel: probe.channel, id });
    const { url, proxy_url: proxied, content_type: type, width, height } = made(mediaIn(components));
    const bytesAt = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
    const isKept = (await bytesAt(url)).equals(Buffer.from(file.bytes));
    const isMoving = (await bytesAt(made(proxied ?? null))).includes('ANIM');
    return [
      `${type} ${width} × ${height}`,
      isKept ? 'kept as it is' : 'changed',
      isMoving ? 'by the proxy an animation' : 'by the proxy a still',
    ].join(', ');
  },
  call: async (probe) => {
    const buttons = [pressable('Here', `${PREFIX}call`)];
    const message = { content: `<@${probe.self}> is called by itself.`, buttons, pings: [probe.self] };
    const { id } = await probe.channels.say(probe.channel, message, { nonce: `${probe.run}call` });
    probe.posted.push({ channel: probe.channel, id });
    return '';
  },
  find: async (probe) => {
    const found = await probe.channels.find(probe.channel, (id) => (id === `${PREFIX}${probe.run}` ? id : null));
    return found.some(({ message }) => message.id === made(probe.board).id) ? 'found' : 'not found';
  },
  contentAndLayout: (probe) =>
    postWrongly(probe, {
      content: 'x',
      flags: LAYOUT,
      components: [{ type: ComponentType.TextDisplay, content: 'x' }],
    }),
  sameIdTwice: (probe) => {
    const buttons = [pressable('One', `${PREFIX}same`), pressable('Two', `${PREFIX}same`)];
    return postWrongly(probe, { flags: LAYOUT, components: [{ type: ComponentType.ActionRow, components: buttons }] });
  },
  pictureMissing: (probe) => {
    const items = [{ media: { url: 'attachment://missing.png' } }];
    return postWrongly(probe, { flags: LAYOUT, components: [{ type: ComponentType.MediaGallery, items }] });
  },
  pin: async (probe) => {
    await probe.rest.put(Routes.channelMessagesPin(probe.channel, made(probe.board).id));
    return '';
  },
  editDeleted: async (probe) => {
    await probe.channels.edit(probe.channel, await deleted(probe, 'gone'), boardOf(probe, '#000000'));
    return '';
  },
  deleteAgain: async (probe) => {
    await probe.channels.remove(probe.channel, await deleted(probe, 'twice'));
    return '';
  },
  openThread: async (probe) => {
    probe.thread = await probe.channels.openThread(probe.channel, made(probe.board).id, `Live check ${probe.run}`);
    return '';
  },
  slowMode: async (probe) => `${(await threadOf(probe)).rate_limit_per_user ?? 0} s`,
  openThreadTwice: async (probe) => {
    await probe.channels.openThread(probe.channel, made(probe.board).id, 'Live check, again');
    return '';
  },
  postInThread: async (probe) => {
    await post(probe, made(probe.thread), 'thread');
    return '';
  },
  joinThread: async (probe) => {
    await probe.rest.put(Routes.threadMembers(made(probe.thread), '@me'));
    return '';
  },
  mentionInThread: (probe) => mentionIn(probe, made(probe.thread)),
  addToThread: async (probe) => {
    await probe.rest.put(Routes.threadMembers(made(probe.thread), memberOf(probe)));
    return '';
  },
  mentionInPrivateThread: async (probe) => mentionIn(probe, await openPrivateThread(probe, true)),
  mentionInClosedThread: async (probe) => mentionIn(probe, await openPrivateThread(probe, false)),
  addToClosedThread: async (probe) => {
    await probe.rest.put(Routes.threadMembers(made(probe.privateThreads.at(-1) ?? null), memberOf(probe)));
    return '';
  },
  lineAboutMember: async (probe) => {
    const member = memberOf(probe);
    const thread = await openPrivateThread(probe, true);
    await probe.rest.put(Routes.threadMembers(thread, member));
    const messages = (await probe.rest.get(Routes.channelMessages(thread))) as readonly APIMessage[];
    return messages.some(({ type }) => type === MessageType.RecipientAdd) ? 'with a line' : 'without a line';
  },
  archive: async (probe) => {
    await probe.rest.patch(Routes.channel(made(probe.thread)), { body: { archived: true } });
    return '';
  },
  editInArchived: async (probe) => {
    const inside = probe.posted.find(({ channel }) => channel === probe.thread) ?? null;
    await probe.channels.edit(made(probe.thread), made(inside).id, boardOf(probe, '#000000'));
    return '';
  },
  unarchive: async (probe) => {
    await probe.rest.patch(Routes.channel(made(probe.thread)), { body: { archived: false } });
    return archivedNow(await threadOf(probe));
  },
  postInArchived: async (probe) => {
    await probe.rest.patch(Routes.channel(made(probe.thread)), { body: { archived: true } });
    await postPlainly(probe, made(probe.thread));
    return archivedNow(await threadOf(probe));
  },
  lock: async (probe) => {
    await probe.rest.patch(Routes.channel(made(probe.thread)), { body: { locked: true } });
    return '';
  },
  postInLocked: async (probe) => {
    if ((await threadOf(probe)).thread_metadata?.locked !== true) throw new Skipped('the thread could not be locked');
    return postPlainly(probe, made(probe.thread));
  },
  postLockedByHand: async (probe) => {
    if (probe.lockedThread === null) throw new Skipped('set LIVE_CHECK_LOCKED_THREAD to a thread that you have locked');
    return postPlainly(probe, probe.lockedThread);
  },
  directToNobody: async ({ channels }) => {
    await channels.openDirect(NOBODY);
    return '';
  },
  direct: async (probe) => {
    await post(probe, await probe.channels.openDirect(memberOf(probe)), 'direct');
    return '';
  },
  answerNothing: async ({ rest }) => {
    const body = { type: 4, data: { content: 'x' } };
    await rest.post(Routes.interactionCallback(NOBODY, 'no-such-token'), { body, auth: false });
    return '';
  },
  editNothing: async ({ rest, self }) => {
    await rest.patch(Routes.webhookMessage(self, 'no-such-token'), { body: { content: 'x' }, auth: false });
    return '';
  },
} satisfies { readonly [name: string]: Check };

export type CheckName = keyof typeof CHECKS;

function mediaIn(components: APIMessage['components']): APIUnfurledMediaItem | null {
  for (const part of components?.flatMap((one) => (one.type === ComponentType.Container ? one.components : [])) ?? [])
    if (part.type === ComponentType.MediaGallery) return part.items[0]?.media ?? null;
  return null;
}

import type { Faults } from '../faults/faults.ts';
import { commandsFor } from '../interactions/commandUse.ts';
import { seesMessage } from '../messages/messages.ts';
import {
  type InteractionState,
  PAGE_FAULTS,
  type PageChannel,
  type PageClock,
  type PageGuild,
  type PageInteraction,
  type PageMember,
  type PageMessage,
  type PageModal,
  type PageState,
} from '../pageProtocol.ts';
import { type LoggedRequest, wireLine } from '../rest/requestLog.ts';
import { withAddresses } from '../world/apiObjects.ts';
import { botPresence } from '../world/botPresence.ts';
import { canSee } from '../world/channels.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import { bySnowflake } from '../world/snowflake.ts';
import type { StoredMessage } from '../world/store.ts';
import { BOT, type Channel, type Guild, type Member } from '../world/world.ts';
import { unreadIn, waitsIn } from './waiting.ts';

const MESSAGES_SHOWN = 100;
const WIRE_LINES_SHOWN = 100;

/** What the views are built from. */
export interface ViewSource {
  readonly playground: Playground;
  readonly faults: Faults;
  readonly log: readonly LoggedRequest[];
  readonly clockOffset: () => number;
}

/** Everything the member can see, and nothing else. `origin` is the stand-in's address as the browser knows it. */
export function stateFor(source: ViewSource, member: Member, origin: string): PageState {
  const { playground } = source;
  const { store } = playground;
  const channels = visibleChannels(playground, member);
  const modal = playground.interactions.modalOf(member.id);
  const own = playground.interactions.waiting().filter((each) => each.userId === member.id);
  return {
    me: memberView(playground, member),
    members: store.members().map((each) => memberView(playground, each)),
    bot: botView(playground),
    clock: clockView(source),
    guilds: guildViews(playground, member),
    channels: channels.map((channel) => channelView(playground, member, channel)),
    messages: Object.fromEntries(
      channels.map((channel) => [channel.id, messageViews(playground, member, channel, origin)]),
    ),
    dmCommands: commandsFor(playground, member, { guildId: null }),
    interactions: own.filter(isShown).map(interactionView),
    modal: modal === null ? null : modalView(modal),
    armed: armedView(source.faults),
    wire: source.log.slice(-WIRE_LINES_SHOWN).map(wireLine),
  };
}

function visibleChannels(playground: Playground, member: Member): readonly Channel[] {
  return playground.store
    .channels()
    .filter((channel) => canSee(playground, member.id, channel))
    .toSorted((a, b) => bySnowflake(a.id, b.id));
}

export function memberView(playground: Playground, member: Member): PageMember {
  const guilds = playground.store.guilds().filter((guild) => guild.memberIds.includes(member.id));
  const waiting = visibleChannels(playground, member).filter((channel) => waitsIn(playground, member, channel));
  return {
    id: member.id,
    name: member.name,
    colour: member.colour,
    locale: member.locale,
    acceptsDms: member.acceptsDms,
    guilds: guilds.map((guild) => guild.id),
    manages: guilds.filter((guild) => guild.managers.includes(member.id)).map((guild) => guild.id),
    waiting: waiting.length,
  };
}

export function botView({ isBotOnline }: Playground): PageState['bot'] {
  return { id: BOT.id, name: BOT.name, status: isBotOnline ? 'online' : 'offline' };
}

export function clockView({ playground, clockOffset }: ViewSource): PageClock {
  return { now: playground.clock.now(), offset: clockOffset() };
}

export function armedView(faults: Faults): PageState['armed'] {
  const armed = faults.armed();
  return PAGE_FAULTS.filter((fault) => armed.includes(fault));
}

export function guildViews(playground: Playground, member: Member): PageGuild[] {
  const own = playground.store.guilds().filter((guild) => guild.memberIds.includes(member.id));
  return own.map((guild) => guildView(playground, member, guild));
}

function guildView(playground: Playground, member: Member, guild: Guild): PageGuild {
  const texts = playground.store
    .channels()
    .filter((channel) => channel.guildId === guild.id && channel.kind === 'text');
  return {
    id: guild.id,
    name: guild.name,
    initials: guild.initials,
    locale: guild.locale,
    memberIds: guild.memberIds,
    channelIds: texts.map((channel) => channel.id),
    bot: botPresence(playground, guild.id),
    commands: commandsFor(playground, member, { guildId: guild.id }),
  };
}

export function channelView(playground: Playground, member: Member, channel: Channel): PageChannel {
  const guild = channel.guildId === null ? null : playground.store.guild(channel.guildId);
  const last = channel.lastMessageId === null ? null : playground.store.message(channel.lastMessageId);
  const { missed, mentions } = unreadIn(playground, member, channel);
  return {
    id: channel.id,
    kind: channel.kind,
    guildId: channel.guildId,
    parentId: channel.parentId,
    starterId: channel.starterId,
    name: channel.kind === 'dm' ? BOT.name : channel.name,
    section: channel.section,
    topic: channel.topic,
    archived: channel.archived,
    locked: channel.locked,
    memberIds: channel.kind === 'text' ? (guild?.memberIds ?? []) : channel.memberIds.filter((id) => id !== BOT.id),
    messageCount: channel.messageCount - (channel.deletedCount ?? 0),
    lastMessageAt: last === null ? null : Date.parse(last.message.timestamp),
    unread: missed.length,
    mentions: mentions.length,
    waits: waitsIn(playground, member, channel),
  };
}

function messageViews(playground: Playground, member: Member, channel: Channel, origin: string): PageMessage[] {
  const visible = playground.store.messages(channel.id).filter((stored) => seesMessage(playground, member.id, stored));
  return visible.slice(-MESSAGES_SHOWN).map((stored) => messageView(member, stored, origin));
}

export function messageView(member: Member, stored: StoredMessage, origin: string): PageMessage {
  return {
    message: withAddresses(stored.message, origin),
    onlyForMe: stored.onlyFor === member.id,
    mentionsMe: stored.message.mentions.some(({ id }) => id === member.id),
    usedCommand: stored.usedCommand,
  };
}

/** Whether the page shows the interaction as waiting; autocomplete is too brief. */
export function isShown(interaction: Interaction): boolean {
  return interaction.kind !== 'autocomplete';
}

export function interactionView(interaction: Interaction): PageInteraction {
  // Named one by one, so that the token and other fields never leak.
  const state: InteractionState = interaction.state;
  const { id, channelId, messageId, customId, command } = interaction;
  return { id, state, channelId, messageId, customId, command };
}

export function modalView(interaction: Interaction): PageModal | null {
  const { id, channelId, modal } = interaction;
  return modal === null ? null : { interactionId: id, channelId, modal };
}

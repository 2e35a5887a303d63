import type {
  PageChannel,
  PageEvent,
  PageGuild,
  PageInteraction,
  PageMember,
  PageMessage,
  PageState,
} from '../../pageProtocol.ts';

/** How many requests of the bot the page keeps. */
const WIRE_LINES = 200;

/** The state after an event. A changed message or channel replaces the one with the same id; ids keep their order. */
export function afterEvent(state: PageState, event: PageEvent): PageState {
  switch (event.kind) {
    case 'state':
      return event.state;
    case 'message': {
      const { channel_id } = event.message.message;
      const before = state.messages[channel_id] ?? [];
      return { ...state, messages: { ...state.messages, [channel_id]: withMessage(before, event.message) } };
    }
    case 'messageDeleted': {
      const kept = (state.messages[event.channelId] ?? []).filter(({ message }) => message.id !== event.messageId);
      return { ...state, messages: { ...state.messages, [event.channelId]: kept } };
    }
    case 'channel':
      return { ...state, channels: replaced(state.channels, event.channel) };
    case 'channelDeleted':
      return { ...state, channels: state.channels.filter(({ id }) => id !== event.channelId) };
    case 'interaction':
      return { ...state, interactions: withInteraction(state.interactions, event.interaction) };
    case 'modal':
      return { ...state, modal: event.modal };
    case 'member':
      return {
        ...state,
        me: event.member.id === state.me.id ? event.member : state.me,
        members: replaced(state.members, event.member),
      };
    case 'bot':
      return { ...state, bot: event.bot };
    case 'clock':
      return { ...state, clock: event.clock };
    case 'commands':
      return { ...state, guilds: event.guilds, dmCommands: event.dmCommands };
    case 'armed':
      return { ...state, armed: event.armed };
    case 'wire':
      return { ...state, wire: [...state.wire, event.line].slice(-WIRE_LINES) };
  }
}

function withMessage(before: readonly PageMessage[], message: PageMessage): readonly PageMessage[] {
  const known = before.some((each) => each.message.id === message.message.id);
  if (known) return before.map((each) => (each.message.id === message.message.id ? message : each));
  return [...before, message].toSorted((a, b) => byId(a.message, b.message));
}

/**
 * Keeps interactions that are waiting or failed; a failure only until the next attempt on the same message or channel.
 */
function withInteraction(before: readonly PageInteraction[], changed: PageInteraction): readonly PageInteraction[] {
  const isSettled = (each: PageInteraction) =>
    each.state === 'failed' && each.channelId === changed.channelId && each.messageId === changed.messageId;
  const others = before.filter((each) => each.id !== changed.id && !isSettled(each));
  return changed.state === 'answered' ? others : [...others, changed];
}

function replaced<T extends { readonly id: string }>(list: readonly T[], item: T): readonly T[] {
  const known = list.some(({ id }) => id === item.id);
  return known ? list.map((each) => (each.id === item.id ? item : each)) : [...list, item];
}

/** Compares two of Discord's ids by age: negative when `a` is older. */
function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** The name of a member or the bot by id; the id itself when unknown. */
export function memberName(state: PageState, id: string): string {
  if (id === state.bot.id) return state.bot.name;
  return state.members.find((member) => member.id === id)?.name ?? id;
}

/** The channel with this id if the member can see it, else null. */
export function channelOf(state: PageState, id: string | null): PageChannel | null {
  return state.channels.find((channel) => channel.id === id) ?? null;
}

/** The server of a channel, null for direct messages. */
export function guildOf(state: PageState, channel: PageChannel): PageGuild | null {
  return state.guilds.find(({ id }) => id === channel.guildId) ?? null;
}

/** The members of a server; for direct messages (null), all members. */
export function membersOf(state: PageState, guild: PageGuild | null): readonly PageMember[] {
  return guild ? state.members.filter(({ id }) => guild.memberIds.includes(id)) : state.members;
}

/** Whether an interaction with this component still waits for the bot's answer. */
export function isWaiting(state: PageState, messageId: string, customId: string): boolean {
  return state.interactions.some(
    (each) => each.state === 'waiting' && each.messageId === messageId && each.customId === customId,
  );
}

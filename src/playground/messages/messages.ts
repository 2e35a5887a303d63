import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { type DraftBase, type MessageDraft, readMessage, refuseIfEmpty } from '../rules/messages.ts';
import { type FieldPath, refuse } from '../rules/refusal.ts';
import { botUserObject, userObject } from '../world/apiObjects.ts';
import { canSee, changeChannel } from '../world/channels.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';
import { BOT, type Channel, type Member } from '../world/world.ts';
import { filesOf, type Upload } from './attachments.ts';
import { blankMessage, originOf, timestamp } from './blankMessage.ts';
import { mentionedIn, notifiedBy } from './mentions.ts';
import { earlierWithNonce, rememberNonce } from './nonces.ts';
import { type RichContent, richContentOf, shownFiles } from './richContent.ts';

/** Flags that a bot can set on a message; Discord silently ignores the others. */
const SETTABLE_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

const AN_HOUR = 60 * 60 * 1000;
/** Edits allowed after an hour; Discord does not publish the number. */
const MAX_LATE_EDITS = 10;

/** A message in a request: its JSON, the files beside it, and the path of the JSON in the request. */
export interface MessageRequest {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  readonly at: FieldPath;
}

/** The occasion of a message: the interaction that it answers, and the one member who sees it (null: everyone). */
interface Occasion {
  readonly interaction: Interaction | null;
  readonly onlyFor: string | null;
  readonly isLoading: boolean;
}

const NOTHING: RichContent = { components: [], embeds: [], attachments: [] };

const POSTED: Occasion = { interaction: null, onlyFor: null, isLoading: false };

/** Creates the bot's message in the channel. With `enforce_nonce`, a repeated nonce returns the earlier message. */
export function postMessage(playground: Playground, channel: Channel, request: MessageRequest): StoredMessage {
  const draft = readMessage(request.body, null, request.at);
  const earlier = earlierWithNonce(playground, channel.id, draft);
  if (earlier !== null) return earlier;
  return createMessage(playground, channel, draft, request, POSTED);
}

/** Creates the bot's answer to an interaction. */
export function postAnswer(
  playground: Playground,
  channel: Channel,
  request: MessageRequest,
  interaction: Interaction,
  onlyFor: string | null,
): StoredMessage {
  const draft = readMessage(request.body, null, request.at);
  return createMessage(playground, channel, draft, request, { interaction, onlyFor, isLoading: false });
}

/** Creates the message that shows that the bot is thinking. */
export function postLoading(
  playground: Playground,
  channel: Channel,
  interaction: Interaction,
  onlyFor: string | null,
): StoredMessage {
  const draft = readMessage({}, null, []);
  const request: MessageRequest = { body: {}, uploads: [], at: [] };
  return createMessage(playground, channel, draft, request, { interaction, onlyFor, isLoading: true });
}

function createMessage(
  playground: Playground,
  channel: Channel,
  draft: MessageDraft,
  request: MessageRequest,
  { interaction, onlyFor, isLoading }: Occasion,
): StoredMessage {
  const { nextId } = playground;
  const files = filesOf(draft, request.uploads, [], { channelId: channel.id, nextId, at: request.at });
  if (!isLoading) refuseIfEmpty(draft, files.length);
  const rich = richContentOf(draft, NOTHING, files, request.at);
  const content = draft.content ?? '';
  const author = botUserObject();
  const mentioned = mentionedIn(playground, channel, { ...rich, author, content }, draft.allowed_mentions);
  const stored: StoredMessage = {
    message: {
      ...blankMessage(playground, channel, author),
      type: interaction?.kind === 'command' ? MessageType.ChatInputCommand : MessageType.Default,
      content,
      ...rich,
      flags:
        ((draft.flags ?? 0) & SETTABLE_FLAGS) |
        (onlyFor === null ? 0 : MessageFlags.Ephemeral) |
        (isLoading ? MessageFlags.Loading : 0),
      mentions: mentioned.map((member) => userObject(member)),
      ...(draft.nonce == null ? {} : { nonce: draft.nonce }),
      ...(interaction === null ? {} : originOf(playground, interaction)),
    },
    onlyFor,
    pinged: onlyFor === null ? notifiedBy(playground, channel, BOT.id, mentioned) : [],
    usedCommand: usedCommand(interaction),
    fileIds: files.map((file) => file.id),
    lateEdits: 0,
  };
  for (const file of files) playground.store.setFile(file);
  rememberNonce(playground, draft, stored);
  publish(playground, channel, stored);
  return stored;
}

function usedCommand(interaction: Interaction | null): StoredMessage['usedCommand'] {
  if (interaction?.kind !== 'command' || interaction.command === null) return null;
  return { userId: interaction.userId, command: interaction.command };
}

/** Creates a member's plain text message. */
export function say(playground: Playground, channel: Channel, member: Member, content: string): StoredMessage {
  const blank = blankMessage(playground, channel, userObject(member));
  const mentioned = mentionedIn(playground, channel, { ...blank, content }, null);
  const stored: StoredMessage = {
    message: { ...blank, content, mentions: mentioned.map((each) => userObject(each)) },
    onlyFor: null,
    pinged: notifiedBy(playground, channel, member.id, mentioned).filter((id) => id !== member.id),
    usedCommand: null,
    fileIds: [],
    lateEdits: 0,
  };
  publish(playground, channel, stored);
  if (channel.kind === 'thread' && content.includes(`<@${BOT.id}>`)) addBot(playground, channel.id);
  return stored;
}

/** A mention in a thread adds the bot to it. */
function addBot(playground: Playground, id: string): void {
  const thread = playground.store.channel(id);
  if (thread === null || thread.memberIds.includes(BOT.id)) return;
  changeChannel(playground, { ...thread, memberIds: [...thread.memberIds, BOT.id] }, 'created');
}

/**
 * Edits a message. Fields that the request leaves out stay, and flags that cannot change are ignored. Only an edit that
 * fills a deferred answer pings.
 */
export function editMessage(playground: Playground, stored: StoredMessage, request: MessageRequest): StoredMessage {
  const { store, clock, nextId } = playground;
  const { message } = stored;
  const flags = message.flags ?? 0;
  const draft = readMessage(request.body, baseOf(message), request.at);
  const isLate = clock.now() - Date.parse(message.timestamp) > AN_HOUR;
  if (isLate && stored.lateEdits >= MAX_LATE_EDITS) refuse('editsUsedUp');

  const existing = stored.fileIds.map((id) => store.file(id)).filter((file) => file !== null);
  const files = filesOf(draft, request.uploads, existing, { channelId: message.channel_id, nextId, at: request.at });
  const rich = richContentOf(draft, { ...NOTHING, ...message }, files, request.at);
  const content = draft.content === undefined ? message.content : (draft.content ?? '');
  const channel = store.channel(message.channel_id) ?? refuse('unknownChannel');
  const mentioned = mentionedIn(playground, channel, { ...message, ...rich, content }, draft.allowed_mentions);
  const isFirstAnswer = (flags & MessageFlags.Loading) !== 0;
  const suppressed = (draft.flags ?? flags) & MessageFlags.SuppressEmbeds;
  const shown = shownFiles(rich);
  const kept = [...new Set([...files, ...existing.filter(({ id }) => shown.has(id))].map(({ id }) => id))];

  const edited: StoredMessage = {
    ...stored,
    message: {
      ...message,
      content,
      ...rich,
      flags:
        (flags & ~(MessageFlags.Loading | MessageFlags.SuppressEmbeds)) |
        ((draft.flags ?? 0) & SETTABLE_FLAGS) |
        suppressed,
      mentions: mentioned.map((member) => userObject(member)),
      edited_timestamp: isFirstAnswer ? null : timestamp(clock.now()),
    },
    pinged:
      isFirstAnswer && stored.onlyFor === null ? notifiedBy(playground, channel, BOT.id, mentioned) : stored.pinged,
    fileIds: kept,
    lateEdits: stored.lateEdits + (isLate ? 1 : 0),
  };
  refuseIfNothingLeft(edited);
  for (const file of files) store.setFile(file);
  for (const { id } of existing) if (!kept.includes(id)) store.deleteFile(id);
  store.setMessage(edited);
  playground.changes.emit({ kind: 'messageUpdated', stored: edited });
  return edited;
}

function baseOf(message: APIMessage): DraftBase {
  return {
    isLayout: ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0,
    hasContent: message.content !== '',
    hasEmbeds: message.embeds.length > 0,
  };
}

/** Stores a change that is not an edit: a pin, or the flag of a thread started from the message. */
export function changeMessage(playground: Playground, stored: StoredMessage, change: Partial<APIMessage>): void {
  const changed = { ...stored, message: { ...stored.message, ...change } };
  playground.store.setMessage(changed);
  playground.changes.emit({ kind: 'messageUpdated', stored: changed });
}

/** Deletes a message and its files. */
export function deleteMessage(playground: Playground, stored: StoredMessage): void {
  for (const id of stored.fileIds) playground.store.deleteFile(id);
  playground.store.deleteMessage(stored.message.id);
  playground.changes.emit({ kind: 'messageDeleted', stored });
  const channel = playground.store.channel(stored.message.channel_id);
  if (channel === null || stored.onlyFor !== null) return;
  changeChannel(playground, { ...channel, deletedCount: (channel.deletedCount ?? 0) + 1 }, 'counted');
}

/** Whether the member can see the message. */
export function seesMessage(playground: Playground, userId: string, stored: StoredMessage): boolean {
  if (stored.onlyFor !== null) return stored.onlyFor === userId;
  const channel = playground.store.channel(stored.message.channel_id);
  return channel !== null && canSee(playground, userId, channel);
}

function refuseIfNothingLeft({ message }: StoredMessage): void {
  const parts = [message.content.trim(), message.embeds, message.components ?? [], message.attachments];
  if (parts.every((part) => part.length === 0)) refuse('emptyMessage');
}

/** Stores a new message, unarchives its channel, and updates the channel's counts. */
export function publish(playground: Playground, channel: Channel, stored: StoredMessage): void {
  playground.store.setMessage(stored);
  playground.changes.emit({ kind: 'messageCreated', stored });
  if (stored.onlyFor !== null) return;
  const joining = channel.kind === 'thread' ? [stored.message.author.id, ...stored.pinged] : [];
  const counted = {
    ...channel,
    archived: false,
    activeAt: playground.clock.now(),
    messageCount: channel.messageCount + 1,
    lastMessageId: stored.message.id,
    memberIds: [...new Set([...channel.memberIds, ...joining])],
  };
  changeChannel(playground, counted, channel.archived ? 'updated' : 'counted');
}

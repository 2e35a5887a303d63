import { ChannelType, type Interaction } from 'discord.js';
import { fits, type Message } from './discord/components.ts';
import { epochOf } from './discord/epochIds.ts';
import { failureOf } from './discord/failure.ts';
import { type Handler, readerOf, toCaller } from './handlers/contract.ts';
import { handlers } from './handlers/index.ts';
import { createDuplicateFilter, createExpiry, createRateLimiter, type PressLimits } from './interaction/admission.ts';
import type { Caller } from './interaction/caller.ts';
import type { Intent } from './interaction/intent.ts';
import { namesIn, readCaller, readIntent } from './interaction/readInteraction.ts';
import type { Reply } from './interaction/reply.ts';
import { fillDeferred, followUp, sendReply } from './interaction/sendReply.ts';
import { describeError } from './log.ts';
import { lostTimeMessage } from './messages/lostTime.ts';
import { note, privateNote } from './messages/note.ts';
import { unseenMessage } from './messages/unseen.ts';
import { type HostNotice, isBlock, missingPermissions } from './state/blockedPlaces.ts';
import { type Context, gameOf, publicLocale, seatingOf } from './state/context.ts';

interface RouterSettings {
  /** Called when the bot has permissions again in a channel or server that was blocked. */
  readonly unblocked: (place: string) => void;
  /** How often one user can press; null for no limit. */
  readonly limits: PressLimits | null;
  /** Whether the bot is a member of this server. */
  readonly isMember: (guild: string) => boolean;
  /** Called with work that goes on after the answer: it ends when nothing of it will change any more. */
  readonly goesOn: (work: Promise<void>) => void;
  /** The type of the channel of an interaction, by its id; null if it is not known. */
  readonly channelType: (interaction: string) => ChannelType | null;
}

/**
 * Handles every interaction: parses it, does what it asks for, and answers with one callback. Never throws. Duplicates,
 * expired interactions, and floods get no answer.
 */
export function createRouter(
  context: Context,
  { unblocked, limits, isMember, goesOn, channelType }: RouterSettings,
): (interaction: Interaction) => Promise<void> {
  const isLate = createExpiry(context.clock, context.log);
  const isSeen = createDuplicateFilter();
  const rateLimits = createRateLimiter(context.clock, limits);
  const isInServerOf = ({ guildId }: Interaction) => guildId === null || isMember(guildId);

  return async (interaction) => {
    const { id, type } = interaction;
    if (isSeen(id)) {
      context.log.info({ interaction: id, type }, 'duplicate interaction ignored');
      return;
    }
    if (isLate(id)) {
      context.log.warn({ interaction: id, type }, 'interaction expired');
      return;
    }
    if (!interaction.isAutocomplete() && !rateLimits.admitUser(interaction.user.id)) return;
    const place = channelType(interaction.id);
    const caller = readCaller(interaction, place, isInServerOf(interaction));
    if (place !== null) context.privateThreads.note(caller.channel, place === ChannelType.PrivateThread);
    try {
      await serve(interaction, caller);
    } catch (error) {
      const failure = failureOf(error);
      // In a locked thread, too, Discord refuses every answer.
      if (failure === 'answered' || failure === 'archived') {
        context.log.info({ interaction: id, failure, error: describeError(error) }, 'Discord did not accept the reply');
        return;
      }
      context.log.error({ interaction: id, error: describeError(error) }, 'interaction failed');
      await apologize(interaction, caller);
    }
  };

  async function serve(interaction: Interaction, user: Caller): Promise<void> {
    const read = readIntent(interaction);
    if (read === null) return;
    if (context.tables.isErasing(user.user, user.guild))
      return sendReply(interaction, whileErasing(context, user), context.tables.epoch);
    const resumed = read.kind === 'pick' ? context.questions.answered(read, user.user) : null;
    const intent = resumed ?? read;
    // The resumed request was not a press, so it is answered like a command, in place of the question.
    const caller = resumed === null ? user : { ...user, isPress: false };
    if (await isOverTableLimit(caller, intent)) return;
    context.questions.remember(caller.interaction, caller.user, intent);
    if (caller.guild !== null && !caller.isDirect) {
      for (const [user, name] of namesIn(interaction)) context.names.remember(caller.guild, user, name);
      const isBack = caller.isBotMember && context.blocked.why(caller.guild) !== null;
      if (isBack && context.blocked.remove(caller.guild)) unblocked(caller.guild);
    }
    const isEnough = caller.isBotMember && missingPermissions(caller.permissions, caller.isThread).length === 0;
    if (context.blocked.note(caller.channel, caller.permissions, isEnough)) unblocked(caller.channel);
    await followLanguage(caller);
    const placed = caller.isDirect ? await seatedCaller(caller, intent) : caller;
    const handled = (await answerFromLostTime(interaction, placed, intent)) ?? (await handle(context, placed, intent));
    const reply: Reply = resumed !== null && handled.kind === 'say' ? { ...handled, kind: 'redraw' } : handled;
    await sendReply(interaction, withNotices(placed, reply), context.tables.epoch);
    if (reply.afterwards) void sayAfterwards(interaction, reply.afterwards);
    if (reply.updates) goesOn(update(interaction, caller, reply.updates));
  }

  /** Replaces a private message again and again; says so if there is nothing to replace it with. */
  async function update(interaction: Interaction, caller: Caller, messages: AsyncIterable<Message>): Promise<void> {
    if (!interaction.isRepliable()) return;
    try {
      for await (const message of messages) await fillDeferred(interaction, message, context.tables.epoch);
    } catch (error) {
      context.log.warn({ interaction: interaction.id, error: describeError(error) }, 'updating a reply failed');
      const message = privateNote(readerOf(caller), { kind: 'trouble' });
      await fillDeferred(interaction, message, context.tables.epoch).catch(() => {}); // Discord may not answer either.
    }
  }

  /**
   * Saves the language of a member's Discord client, in which the bot writes to them. When it has changed, their direct
   * messages are rewritten in all servers. Never throws: a failure is logged and does not affect the interaction.
   */
  async function followLanguage({ user, words, interaction }: Caller): Promise<void> {
    const { tables, games, log } = context;
    try {
      for (const guild of await tables.hands.setLocale(user, words.locale)) {
        const held = (await tables.ofUser(guild, user)).filter((table) => gameOf(games, table).hand !== null);
        for (const { id } of held) await tables.refreshHands(id, `${interaction}/language`);
      }
    } catch (error) {
      log.warn({ error: describeError(error) }, 'saving the language of a member failed');
    }
  }

  /** Puts pending notices above a host's next private reply; those that do not fit wait for a later one. */
  function withNotices(caller: Caller, reply: Reply): Reply {
    if (caller.guild === null || (reply.kind !== 'say' && reply.kind !== 'redraw')) return reply;
    const { notices, blocked, late } = context;
    const isTrue = ({ place, why, table }: HostNotice) =>
      blocked.why(place) === why || (!isBlock(why) && late.has(table));
    const waiting = notices.take(caller.user, caller.guild).filter(isTrue);
    if (waiting.length === 0) return reply;

    function above(message: Message): Message {
      let whole = message;
      for (const notice of waiting) {
        const { components } = unseenMessage(readerOf(caller), 'unseen', notice, caller);
        const longer = { ...whole, components: [...components, ...whole.components] };
        if (fits(longer)) whole = longer;
        else notices.add(caller.user, notice);
      }
      return whole;
    }
    return { ...reply, message: Promise.resolve(reply.message).then(above) };
  }

  async function sayAfterwards(interaction: Interaction, coming: Promise<Message | null>): Promise<void> {
    try {
      await followUp(interaction, coming, context.tables.epoch);
    } catch (error) {
      context.log.info(
        { interaction: interaction.id, error: describeError(error) },
        'sending a follow-up message failed',
      );
    }
  }

  /** Players of a table can use its buttons in a direct message just as in its server. */
  async function seatedCaller(caller: Caller, intent: Intent): Promise<Caller> {
    const id = 'table' in intent ? intent.table : null;
    const table = id === null ? null : await context.tables.get(id);
    if (table === null || seatingOf(table, caller.user) === null) return caller;
    return { ...caller, guild: table.guild, guildLocale: publicLocale(table) };
  }

  /** The answer to a button from before a backup was restored; null for any other interaction. */
  async function answerFromLostTime(interaction: Interaction, caller: Caller, intent: Intent): Promise<Reply | null> {
    if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return null;
    const id = 'table' in intent ? intent.table : null;
    if (id === null || !(await context.tables.isFromLostTime(id, epochOf(interaction.customId)))) return null;
    const table = await context.tables.get(id);
    const isHere = table !== null && table.guild === caller.guild;
    return toCaller(caller, lostTimeMessage(readerOf(caller), id, isHere ? table : null));
  }

  /** When too much is pressed at a table, only its players are answered. */
  async function isOverTableLimit({ user }: Caller, intent: Intent): Promise<boolean> {
    const id = 'table' in intent && !intent.kind.startsWith('suggest') ? intent.table : null;
    if (id === null || rateLimits.admitAtTable(id)) return false;
    return !(await context.tables.isSeated(id, user));
  }

  /** Says that something went wrong, also in place of an answer that was deferred; not if there was one already. */
  async function apologize(interaction: Interaction, caller: Caller): Promise<void> {
    if (!interaction.isRepliable() || interaction.replied) return;
    const message = privateNote(readerOf(caller), { kind: 'trouble' });
    const { epoch } = context.tables;
    try {
      if (!interaction.deferred) await sendReply(interaction, { kind: 'say', message }, epoch);
      else if (interaction.ephemeral === true) await fillDeferred(interaction, message, epoch);
      else await followUp(interaction, Promise.resolve(message), epoch); // The message with the button stays as it is.
    } catch (error) {
      context.log.info({ interaction: interaction.id, error: describeError(error) }, 'sending an error reply failed');
    }
  }
}

/** The only answer to someone whose data is being erased, and to everyone in a server where that is so. */
function whileErasing({ tables }: Pick<Context, 'tables'>, { user, words }: Caller): Reply {
  const { privacy } = words;
  return { kind: 'say', message: note(tables.isErasing(user, null) ? privacy.erasing() : privacy.serverErasing()) };
}

/** Calls the handler of the intent's kind. `handlers` has the matching handler under each kind. */
export function handle<K extends Intent['kind']>(
  context: Context,
  caller: Caller,
  intent: Extract<Intent, { readonly kind: K }>,
): Promise<Reply> {
  const handler = handlers[intent.kind] as unknown as Handler<K>;
  return handler(context, caller, intent);
}

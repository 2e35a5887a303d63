import type { Interaction } from 'discord.js';
import type { Message } from './discord/components.ts';
import { failureOf } from './discord/failure.ts';
import { readerOf } from './handlers/contract.ts';
import { handle } from './handlers/index.ts';
import { createDuplicateFilter, createExpiry, createRateLimiter, type PressLimits } from './interaction/admission.ts';
import type { Caller } from './interaction/caller.ts';
import { followLanguage } from './interaction/followLanguage.ts';
import type { Intent } from './interaction/intent.ts';
import { nameOf, readCaller, readIntent } from './interaction/readInteraction.ts';
import { followUp, sendReply } from './interaction/sendReply.ts';
import { withNotices } from './interaction/withNotices.ts';
import { describeError } from './log.ts';
import { privateNote as answerMessage } from './messages/note.ts';
import { missingPermissions } from './state/blockedPlaces.ts';
import { type Context, publicLocale, seatingOf } from './state/context.ts';

interface RouterSettings {
  /** Is called when a channel or server in which nothing could be posted has the rights for it again. */
  readonly unblocked: (place: string) => void;
  /** How much one person may press; null for as much as he likes. */
  readonly limits: PressLimits | null;
}

/**
 * What is done with every interaction: read what is meant, do it, answer with one callback. Never throws. What comes
 * twice, too late or in a storm is met with silence.
 */
export function createRouter(
  context: Context,
  { unblocked, limits }: RouterSettings,
): (interaction: Interaction) => Promise<void> {
  const isLate = createExpiry(context.clock, context.log);
  const isSeen = createDuplicateFilter();
  const rateLimits = createRateLimiter(context.clock, limits);

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
    const caller = readCaller(interaction);
    try {
      await serve(interaction, caller);
    } catch (error) {
      if (failureOf(error) === 'answered') {
        context.log.info({ interaction: id, error: describeError(error) }, 'Discord no longer accepted the reply');
        return;
      }
      context.log.error({ interaction: id, error: describeError(error) }, 'interaction failed');
      await apologize(interaction, caller);
    }
  };

  async function serve(interaction: Interaction, caller: Caller): Promise<void> {
    const intent = readIntent(interaction);
    if (intent === null || (await isOverTableLimit(caller, intent))) return;
    if (caller.guild !== null && !caller.isDirect) {
      context.names.remember(caller.guild, caller.user, nameOf(interaction));
      if (context.blocked.remove(caller.guild)) unblocked(caller.guild);
    }
    const mayPost = missingPermissions(caller.permissions, caller.isThread).length === 0;
    if (mayPost && context.blocked.why(caller.channel) === 'forbidden') {
      context.blocked.remove(caller.channel);
      unblocked(caller.channel);
    }
    await followLanguage(context, caller);
    const placed = caller.isDirect ? await seatedCaller(caller, intent) : caller;
    const reply = await handle(context, placed, intent);
    await sendReply(interaction, withNotices(context, placed, reply));
    if (reply.afterwards) void sayAfterwards(interaction, reply.afterwards);
  }

  async function sayAfterwards(interaction: Interaction, coming: Promise<Message | null>): Promise<void> {
    try {
      await followUp(interaction, coming);
    } catch (error) {
      context.log.info(
        { interaction: interaction.id, error: describeError(error) },
        'sending a follow-up message failed',
      );
    }
  }

  /** Whoever sits at a table uses its buttons in a direct message as he would in its server. */
  async function seatedCaller(caller: Caller, intent: Intent): Promise<Caller> {
    const id = 'table' in intent ? intent.table : null;
    const table = id === null ? null : await context.tables.get(id);
    if (table === null || seatingOf(table, caller.user) === null) return caller;
    return { ...caller, guild: table.guild, guildLocale: publicLocale(table) };
  }

  /** In a storm at a table only those who sit there are heard. */
  async function isOverTableLimit({ user }: Caller, intent: Intent): Promise<boolean> {
    const id = 'table' in intent && !intent.kind.startsWith('suggest') ? intent.table : null;
    if (id === null || rateLimits.admitAtTable(id)) return false;
    const table = await context.tables.get(id);
    return table === null || seatingOf(table, user) === null;
  }

  /** Says that something went wrong, unless something has been said already. */
  async function apologize(interaction: Interaction, caller: Caller): Promise<void> {
    if (!interaction.isRepliable() || interaction.replied || interaction.deferred) return;
    try {
      await sendReply(interaction, { kind: 'say', message: answerMessage(readerOf(caller), { kind: 'trouble' }) });
    } catch (error) {
      context.log.info({ interaction: interaction.id, error: describeError(error) }, 'sending an error reply failed');
    }
  }
}

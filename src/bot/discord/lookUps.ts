/** Single requests that say whether somebody or something is there. */
import { type APIThreadChannel, type Client, PermissionFlagsBits, Routes } from 'discord.js';
import { failureOf } from './failure.ts';

/** Why the bot can't post in this thread: it isn't in it, or it is locked. Null if it can, or if that can't be found out now. */
export async function hindranceIn(
  { rest }: Client,
  thread: string,
  permissions: bigint,
): Promise<'forbidden' | 'locked' | null> {
  try {
    // The id is that of a thread.
    const found = (await rest.get(Routes.channel(thread))) as APIThreadChannel;
    const mayUnlock = (permissions & PermissionFlagsBits.ManageThreads) !== 0n;
    return found.thread_metadata?.locked === true && !mayUnlock ? 'locked' : null;
  } catch (error) {
    return ['forbidden', 'barred', 'channelGone'].includes(failureOf(error)) ? 'forbidden' : null;
  }
}

/** A member's name in a server, fetched with one request; null if they are no longer there. */
export async function memberName({ rest }: Pick<Client, 'rest'>, guild: string, user: string): Promise<string | null> {
  try {
    const member = (await rest.get(Routes.guildMember(guild, user))) as {
      readonly nick?: string | null;
      readonly user?: { readonly username: string; readonly global_name: string | null };
    };
    return member.nick ?? member.user?.global_name ?? member.user?.username ?? null;
  } catch (error) {
    if (failureOf(error) === 'personGone') return null;
    throw error;
  }
}

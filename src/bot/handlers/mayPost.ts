import type { PrivateNote } from '../../words/common/answers/contract.ts';
import type { Caller } from '../interaction/caller.ts';
import { missingPermissions } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';

/**
 * Why the bot could not post where the caller is; null if it can. The permissions that come with an interaction are those
 * of the channel: they look complete where only the commands are authorized, and in private threads without the bot.
 */
export async function postingProblem({ blocked, hindranceIn }: Context, caller: Caller): Promise<PrivateNote | null> {
  const { channel, guild, permissions, isThread, isBotMember } = caller;
  if (!isBotMember) return { kind: 'botMissing' };
  const rights = missingPermissions(permissions, isThread);
  if (rights.length > 0) return { kind: 'missingRights', rights, channel };
  if (!isThread) return null;
  const why = blocked.why(channel) ?? (await hindranceIn(channel, permissions));
  if (why === null) return null;
  if (guild !== null) blocked.add(channel, why, guild);
  return { kind: 'threadClosed' };
}

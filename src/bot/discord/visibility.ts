/** Whether members see channels in which they aren't, by requests to Discord. */
import { type APIChannel, type APIGuild, ChannelType, type Client, PermissionFlagsBits, Routes } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Caller } from '../interaction/caller.ts';
import { failureOf } from './failure.ts';
import { THREADS } from './threads.ts';

/** Who wants to see something. */
export type Onlooker = Pick<Caller, 'user' | 'guild' | 'roles' | 'isAdmin'>;

/** How long what Discord has said about a channel or a server is taken to be true, in ms. */
const KEPT_FOR = 60_000;
/** Answers that are remembered; the oldest are forgotten first. */
const MOST = 1_000;

const mayView = (permissions: string): boolean => (BigInt(permissions) & PermissionFlagsBits.ViewChannel) !== 0n;

/** A private thread is seen by those in it alone, as far as this can tell. Throws if Discord can't be asked now. */
export function createVisibility({ rest }: Pick<Client, 'rest'>, clock: Clock) {
  const answers = new Map<string, { readonly at: number; readonly body: Promise<unknown> }>();

  function get<T>(route: `/${string}`): Promise<T> {
    let answer = answers.get(route);
    if (answer === undefined || clock.steady() - answer.at >= KEPT_FOR) {
      answer = { at: clock.steady(), body: rest.get(route) };
      answer.body.catch(() => answers.delete(route));
      answers.delete(route);
      answers.set(route, answer);
      const [oldest] = answers.keys();
      if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
    }
    return answer.body as Promise<T>; // Of the type that Discord's documentation says.
  }

  async function sees(guild: string, { user, roles }: Pick<Onlooker, 'user' | 'roles'>, id: string): Promise<boolean> {
    const channel = await get<APIChannel>(Routes.channel(id));
    if (channel.type === ChannelType.PrivateThread) return false;
    if (THREADS.includes(channel.type) && 'parent_id' in channel && channel.parent_id)
      return sees(guild, { user, roles }, channel.parent_id);
    const { roles: all } = await get<APIGuild>(Routes.guild(guild));
    const overwrites = ('permission_overwrites' in channel && channel.permission_overwrites) || [];
    // Those of everyone, then those of roles together, then the member's own: each denies before it allows.
    return [[guild], roles, [user]].reduce(
      (may, ids) => {
        const own = overwrites.filter((one) => ids.includes(one.id));
        return own.some(({ allow }) => mayView(allow)) || (may && !own.some(({ deny }) => mayView(deny)));
      },
      all.some((role) => [guild, ...roles].includes(role.id) && mayView(role.permissions)),
    );
  }

  return async (onlooker: Onlooker, channel: string): Promise<boolean> => {
    const { guild, isAdmin } = onlooker;
    if (guild === null || isAdmin) return isAdmin;
    try {
      return await sees(guild, onlooker, channel);
    } catch (error) {
      if (['channelGone', 'forbidden'].includes(failureOf(error))) return false;
      throw error;
    }
  };
}

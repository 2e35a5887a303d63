import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord.js';
import type { FakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import type { LoggedRequest } from '../../../../src/playground/rest/requestLog.ts';
import { createPatience } from '../../../support/patience.ts';
import type { BotProcess } from './botProcess.ts';
import { type Life, REQUESTS } from './plan.ts';
import { postedOf } from './wall.ts';

/** How long a planned request is waited for, in ms: for a thread a game must end and another begin. */
const PATIENCE = {
  anyTime: 20_000,
  callback: 20_000,
  post: 20_000,
  edit: 20_000,
  read: 500,
  thread: 40_000,
  call: 40_000,
  direct: 40_000,
} as const;
/** Why a request that is to be lost is refused: for nothing that the bot ever does. */
const LOST = 'fileTooLarge';

interface Killer {
  /** Kills the bot at the moment that is planned for this life; tells whether it came before the patience was over. */
  kill(bot: BotProcess, life: Life): Promise<boolean>;
}

/** Watches the bot's requests: a kill hits it before it hears the answer. */
export function createKiller(discord: FakeDiscord): Killer {
  const isCall = ({ route, method, status, answer }: LoggedRequest): boolean =>
    (method === 'PUT' && route === '/channels/:channel/thread-members/:user') ||
    // What this route answers with.
    (`${method} ${route}` === REQUESTS.post && status < 300 && postedOf(answer as APIMessage)?.kind === 'start');
  const isDirect = (path: string): boolean => {
    const [, channel] = /^\/channels\/(\d+)\/messages/.exec(path) ?? [];
    return path === '/users/@me/channels' || (channel !== undefined && discord.channel(channel).kind === 'dm');
  };

  return {
    async kill(bot, { moment, after, delay, isLost }) {
      if (moment === 'starting') {
        await wait(after);
        bot.kill();
        return true;
      }
      const wanted = REQUESTS[moment];
      let toPass = after;
      let read = discord.log.length;
      let isTooLate = false;
      let spare = (): void => {};
      const lose = (): void => {
        if (wanted !== null && toPass === 0 && isLost) spare = discord.refuseNext(LOST, wanted);
      };
      /** Whether the next requests in the log hold the one at which the bot dies. */
      const hasCome = (): boolean => {
        for (; read < discord.log.length; read++) {
          const request = discord.log[read]!;
          const { method, route, path, rule } = request;
          // Also one of a route that only begins like the wanted one.
          if (rule === LOST) return true;
          if (wanted !== null && `${method} ${route}` !== wanted) continue;
          if (moment === 'direct' && !(method !== 'GET' && isDirect(path))) continue;
          if (moment === 'call' && !isCall(request)) continue;
          if (toPass-- === 0) return true;
          lose();
        }
        return false;
      };

      lose();
      const coming = discord.until(() => {
        if (isTooLate) return true;
        if (!hasCome()) return false;
        if (delay === 0) bot.kill();
        return true;
      }, Number.POSITIVE_INFINITY);
      const giveUp = async (): Promise<false> => {
        for (const isLeft = createPatience(PATIENCE[moment]); isLeft() && !isTooLate; ) await wait(50);
        return false;
      };
      const isMet = await Promise.race([coming, giveUp()]);
      isTooLate = true;
      await wait(delay);
      bot.kill();
      spare(); // A later life is not to suffer from what was meant for this one.
      return isMet;
    },
  };
}

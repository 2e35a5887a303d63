import { setTimeout as wait } from 'node:timers/promises';
import { type REST, RESTEvents } from 'discord.js';
import type { Pace } from '../publisher/pace.ts';
import { memberName } from './lookUps.ts';

/** Fetches a member's name in a server; null if there is no such member. `isAhead`: nobody has asked for it yet. */
export type LookUp = (guild: string, user: string, isAhead?: boolean) => Promise<string | null>;

/** Look-ups of members' names, many at a time, at the pace of all other requests. */
interface MemberLookUps {
  /** What somebody asks for comes before what is looked up ahead. */
  readonly lookUp: LookUp;
  /** Fails whatever has not been asked of Discord yet. */
  stop(): void;
}

/** How many look-ups at the same time nobody has asked for: boards from before a start wait at the same pace. */
const AHEAD_AT_ONCE = 2;

interface Wanted {
  readonly guild: string;
  readonly user: string;
  isAhead: boolean;
  readonly answer: PromiseWithResolvers<string | null>;
}

/** @param hands each makes one look-up at a time */
export function createMemberLookUps(hands: readonly LookUp[], pace: Pace): MemberLookUps {
  const idle = [...hands];
  const waiting = new Map<string, Wanted>();
  const running = new Map<string, Wanted>();
  let isStopped = false;

  function next(): Wanted | null {
    const all = [...waiting.values()];
    const asked = all.find(({ isAhead }) => !isAhead);
    if (asked !== undefined) return asked;
    const ahead = [...running.values()].filter(({ isAhead }) => isAhead).length;
    return ahead < AHEAD_AT_ONCE ? (all[0] ?? null) : null;
  }

  async function work(hand: LookUp): Promise<void> {
    while (next() !== null) {
      await pace('later');
      // What is wanted most is decided only now.
      const wanted = next();
      if (wanted === null) return;
      const { guild, user, answer } = wanted;
      const key = keyOf(guild, user);
      waiting.delete(key);
      running.set(key, wanted);
      await hand(guild, user).then(answer.resolve, answer.reject);
      running.delete(key);
    }
  }

  function begin(): void {
    const hand = idle.pop();
    if (hand !== undefined) void work(hand).then(() => idle.push(hand), stop);
  }

  function stop(reason: unknown = new Error('names are looked up no more')): void {
    isStopped = true;
    for (const { answer } of waiting.values()) answer.reject(reason);
    waiting.clear();
  }

  return {
    stop: () => stop(),
    async lookUp(guild, user, isAhead = false) {
      if (isStopped) throw new Error('names are looked up no more');
      const key = keyOf(guild, user);
      const same = running.get(key) ?? waiting.get(key);
      if (same !== undefined) {
        same.isAhead &&= isAhead;
        begin();
        return same.answer.promise;
      }
      const wanted = { guild, user, isAhead, answer: Promise.withResolvers<string | null>() };
      waiting.set(key, wanted);
      begin();
      return wanted.answer.promise;
    },
  };
}

const keyOf = (guild: string, user: string): string => `${guild}:${user}`;

/**
 * One hand for each of these: the library makes requests about one server one after another, so each has a queue of its own.
 * Once Discord has had enough of them, all wait.
 */
export function handsOf(rests: readonly REST[]): readonly LookUp[] {
  let isFreeAt = 0;
  return rests.map((rest) => {
    rest.on(RESTEvents.RateLimited, ({ timeToReset }) => {
      isFreeAt = Math.max(isFreeAt, performance.now() + timeToReset);
    });
    return async (guild, user) => {
      for (let left = isFreeAt - performance.now(); left > 0; left = isFreeAt - performance.now())
        await wait(left, undefined, { ref: false });
      return memberName({ rest }, guild, user);
    };
  });
}

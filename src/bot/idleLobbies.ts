import { describeError } from './log.ts';
import type { Room } from './room.ts';

/** How often is looked, in ms of the machine: also a clock that was moved is noticed soon. */
const INTERVAL = 60_000;

/** Cancels the lobbies that nobody has touched for so many ms, now and from time to time. Returns what ends that. */
export function watchIdleLobbies({ tables, log }: Pick<Room, 'tables' | 'log'>, age: number): () => void {
  const look = async (): Promise<void> => {
    try {
      const count = await tables.cancelIdle(age);
      if (count > 0) log.info({ count }, 'lobbies were closed that nobody had touched for long');
    } catch (error) {
      log.error({ error: describeError(error) }, 'the lobbies could not be looked through');
    }
  };
  const timer = setInterval(look, INTERVAL).unref();
  void look();
  return () => clearInterval(timer);
}

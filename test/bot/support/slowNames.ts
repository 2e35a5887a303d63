/** A server full of games right after a restart, when the bot knows no names and Discord takes its time to tell them. */
import { onTestFinished } from 'vitest';
import { crowdOf } from '../../../src/playground/world/world.ts';
import { startAt } from '../../support/startAt.ts';
import { startGuildhall, type TestGuildhall } from './guildhall.ts';
import { createStallFreeClock } from './stallFreeClock.ts';

export const CHANNEL = 'board-games';
export const CROWD = crowdOf(90);
/** In ms, from an interaction to its answer. */
export const SOON = 1_000;

interface Restarted {
  readonly hall: TestGuildhall;
  readonly ids: readonly string[];
  /** How long an interaction takes until the bot's callback has been accepted, in ms of the clock. */
  timed<T>(act: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }>;
}

/** A server with so many running tables of five, each member at one of them; the bot has just been started again. */
export async function restarted(
  tables: number,
  lookUpTime: number,
  beforehand: (hall: TestGuildhall) => Promise<void> = async () => {},
): Promise<Restarted> {
  const clock = createStallFreeClock();
  onTestFinished(() => clock.stop());
  const hall = await startGuildhall({ clock, crowd: CROWD.length });
  onTestFinished(() => hall[Symbol.asyncDispose]());
  const { id: channel, guildId } = hall.discord.channel(CHANNEL);
  const ids: string[] = [];
  let interactions = 0;
  const request = (user: string) => ({ user, interaction: `made-${++interactions}` });
  for (let table = 0; table < tables; table++) {
    const [host, ...others] = CROWD.slice(table * 5, table * 5 + 5).map(({ id }) => id);
    const where = { guild: guildId!, channel, locale: 'en', game: 'carcassonne', options: [] };
    const opened = await hall.tables().open({ ...request(host!), ...where });
    if (!opened.ok) throw new Error(opened.error.kind);
    const { id } = opened.value;
    for (const user of others) await hall.tables().join(id, request(user));
    const started = await startAt(hall.tables(), id, request(host!));
    if (!started.ok) throw new Error(started.error.kind);
    ids.push(id);
  }
  await beforehand(hall);
  await hall.stop();
  hall.discord.setLookUpTime(lookUpTime);
  await hall.start();
  return {
    ...{ hall, ids },
    async timed(act) {
      const since = clock.steady();
      const result = await act();
      return { ms: clock.steady() - since, result };
    },
  };
}

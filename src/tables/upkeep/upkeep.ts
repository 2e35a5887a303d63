/** What keeps tables going although no member asks for it. */
import type { Clock } from '../../kernel/clock.ts';
import type { Changing } from '../commit/judgeAndCommit.ts';
import type { Listeners } from '../commit/listeners.ts';
import type { Loader } from '../commit/loader.ts';
import type { Sealer } from '../fair/seal.ts';
import { judgeIdle } from '../judges/beforeStart.ts';
import type { Outbox } from '../stored/outbox.ts';
import type { EndedThread, Guilds, Space, Store } from '../stored/store.ts';
import type { Suspension } from '../stored/stored.ts';
import { framesOf, type TableLog } from '../table/log.ts';
import type { Engines } from '../table/table.ts';
import { createCounting } from './countResults.ts';
import { createPosting, type Posting } from './posting.ts';
import type { Timekeeper, Timely } from './timekeeper.ts';

/** Idle lobbies that are canceled at once. */
const MOST_IDLE = 100;

export interface Upkeep extends Posting, Timely, Pick<Listeners, 'onCommit'> {
  /**
   * What still has to be posted. Payloads are `LobbyNews`, `StartNews`, `BoardNews`, `FormerBoard`, `VoteNews`, `OfferNews`,
   * and `ReminderNews` as JSON.
   */
  readonly outbox: Outbox;
  /** Servers, and what is stored about those the bot has left. */
  readonly guilds: Guilds;
  /**
   * Counts up to `most` finished tables that aren't in the results yet; returns how many it has dealt with. Zero: all
   * are counted.
   */
  countResults(most: number): Promise<number>;
  /** Cancels lobbies that no one has changed for `age` ms; returns how many. */
  cancelIdle(age: number): Promise<number>;
  /** Running tables that have changed within `within` ms, most recent first, at most `most`. */
  lastPlayed(within: number, most: number): Promise<readonly string[]>;
  /** The threads of games that ended more than `age` ms ago, but at most `within` ms longer ago. */
  endedThreads(age: number, within: number): Promise<readonly EndedThread[]>;
  /** Suspends a table and queues a message to its players; does nothing if it is suspended. `error`: what was thrown. */
  suspend(id: string, reason: Suspension, error?: unknown): Promise<void>;
  /** Call once at startup: continues the system's interrupted moves and retries suspended tables. */
  resume(): Promise<void>;
}

interface UpkeepSettings extends Listeners, Pick<Changing, 'change' | 'playOn'> {
  readonly store: Store;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly loader: Loader;
  readonly timekeeper: Timekeeper;
  readonly space: () => Space;
  readonly log: TableLog;
}

export function createUpkeep(settings: UpkeepSettings): Upkeep {
  const { store, engines, clock, sealer, loader, timekeeper, space, log, change, playOn, onCommit } = settings;
  return {
    ...createPosting(settings),
    outbox: store.outbox,
    guilds: { ...store.guilds, noteLeft: timekeeper.noteLeft },
    countResults: createCounting(store, engines, sealer, loader.suspend),
    onCommit,

    doDue: async (most, isClosed) => (space() === 'full' ? 0 : timekeeper.doDue(most, isClosed)),
    dailyNotes: timekeeper.dailyNotes,
    lastHeartbeat: timekeeper.lastHeartbeat,
    saveHeartbeat: timekeeper.saveHeartbeat,
    giveGrace: timekeeper.giveGrace,
    shiftGrace: timekeeper.shiftGrace,

    async cancelIdle(age) {
      const since = clock.now() - age;
      let canceled = 0;
      for (const id of await store.idleLobbies(since, MOST_IDLE)) {
        const changed = await change(id, `idle/${id}/${since}`, judgeIdle(since));
        if (changed.ok) canceled++;
      }
      return canceled;
    },
    endedThreads: (age, within) => store.endedThreads(clock.now() - age - within, clock.now() - age),
    lastPlayed: (within, most) => store.lastPlayed(clock.now() - within, most),
    async resume() {
      for (const id of await store.unattended()) {
        try {
          if (await loader.release(id)) await timekeeper.excuse(id);
          const live = await loader.load(id);
          if (live.ok) playOn(live.value);
        } catch (error) {
          log({ event: 'stopped', table: id, frames: framesOf(error) });
        }
      }
    },
    async suspend(id, reason, error = null) {
      const stored = await store.head(id);
      if (stored?.suspended == null) await loader.suspend(id, stored?.seq ?? 0, reason, error);
    },
  };
}

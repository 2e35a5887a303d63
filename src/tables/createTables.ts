/** Puts together everything that can be done with the tables of an installation. */
import type { Clock } from '../kernel/clock.ts';
import { createChanging } from './commit/judgeAndCommit.ts';
import { createLoader } from './commit/loader.ts';
import { createQueue } from './commit/queue.ts';
import { parseJson } from './fair/encoding.ts';
import { newSeed } from './fair/fair.ts';
import { createSealer } from './fair/seal.ts';
import { judgeDue } from './judges/votes.ts';
import { createJudging } from './judging.ts';
import { createGate, OPEN_GATE, type TableLimits } from './lobby/limits.ts';
import { createOpening } from './lobby/opening.ts';
import { createErasing } from './people/erasing.ts';
import { exportOf } from './people/export.ts';
import { createPreferences } from './people/preferences.ts';
import { createPlanning } from './play/setPlans.ts';
import { createReading } from './read/reading.ts';
import type { Space, Store, TableFilter } from './stored/store.ts';
import { framesOf, type TableLog } from './table/log.ts';
import type { Engines } from './table/table.ts';
import type { SavedDraft, Tables } from './tables.ts';
import { createCounting } from './upkeep/countResults.ts';
import { createPosting } from './upkeep/posting.ts';
import { createTimekeeper } from './upkeep/timekeeper.ts';
import { headOf } from './view/tableOf.ts';

export interface TablesSettings {
  readonly store: Store;
  readonly engines: Engines;
  readonly clock: Clock;
  /** The installation's key, 32 bytes, which seals the secrets. */
  readonly key: Uint8Array;
  readonly log?: TableLog;
  /** How many tables one user, channel, or server can have; unlimited by default. */
  readonly limits?: TableLimits;
  /** How much space the disk has left; 'enough' by default. */
  readonly space?: () => Space;
  /** Whether members can play on from a record, with its seed, which somebody knows; by default, they can't. */
  readonly playsOn?: boolean;
  /** Draws the seed of a new table, 32 bytes; by default, nobody can predict it. */
  readonly newSeed?: () => Uint8Array;
}

/** The maximum number of tables in one list. */
const LONGEST_LIST = 100;
/** The maximum size of a partial move, including all steps that `Back` can return to, in bytes. */
const LARGEST_DRAFT = 64 * 1024;

/** Manages all tables of an installation, from lobby to result. */
export function createTables(settings: TablesSettings): Tables {
  const { store, engines, clock, key, log = () => {}, limits, space = () => 'enough', playsOn = false } = settings;
  const sealer = createSealer(key);
  const inTurn = createQueue();
  const listeners = new Set<(table: string) => void>();
  const queued = (id: string): void => {
    for (const listener of listeners) listener(id);
  };
  const timekeeper = createTimekeeper({
    store,
    clock,
    isIntact: async (id) => (await loader.load(id)).ok,
    advance: async (id, interaction) => (await change(id, interaction, judgeDue)).ok,
    log,
    queued,
  });
  const loader = createLoader({ store, engines, sealer, clock, log, floor: timekeeper.floor, queued });
  const { ready } = timekeeper;
  const changing = createChanging({ store, clock, loader, inTurn, ready, space, log, queued });
  const { change, changeBy } = changing;
  const gate = limits ? createGate(store, clock, limits) : OPEN_GATE;
  const judging = createJudging({ store, clock, gate, change, changeBy });
  const posting = createPosting({ store, clock, loader, inTurn, gate, queued });

  const list = async (filter: TableFilter, which: 'live' | 'ended') =>
    (await store.tables(filter, which, LONGEST_LIST)).map((stored) => headOf(stored, timekeeper.floor()));

  return {
    ...createOpening({
      ...{ store, engines, clock, sealer, loader, inTurn, gate, space, playsOn },
      newSeed: settings.newSeed ?? newSeed,
      ...{ open: changing.open, join: judging.join },
    }),
    ...judging,
    ...createPlanning({ store, loader, inTurn, space, change }),
    ...createReading({ store, loader, floor: timekeeper.floor }),
    ...createPreferences({ store, clock, refreshHands: posting.refreshHands }),
    ...posting,

    epoch: store.epochs.names.at(-1) ?? '',
    async isFromLostTime(id, epoch) {
      const { names, ofTable } = store.epochs;
      const made = names.indexOf(epoch);
      const present = names.length - 1;
      return made < 0 || (made < present && made < ((await ofTable(id)) ?? present));
    },
    isSeated: store.isSeated,
    inChannel: (channel, which = 'live') => list({ channel }, which),
    inGuild: (guild, which = 'live') => list({ guild }, which),
    ofUser: (guild, user, which = 'live') => list({ guild, user }, which),

    async draft(id, seat) {
      const stored = await store.draft(id, seat);
      const data = stored && parseJson(stored.data);
      return stored && data !== undefined ? { step: stored.step, data: data as SavedDraft['data'] } : null; // Parsed JSON.
    },
    async saveDraft(id, seat, draft) {
      const data = draft && JSON.stringify(draft.data);
      if (data !== null && Buffer.byteLength(data) > LARGEST_DRAFT) return 'tooLong';
      const isKept = await store.saveDraft(id, seat, draft && data !== null ? { step: draft.step, data } : null);
      return isKept ? 'kept' : 'outdated';
    },

    outbox: store.outbox,
    hands: store.hands,
    guilds: { ...store.guilds, noteLeft: timekeeper.noteLeft },
    results: store.results,
    countResults: createCounting(store, engines, sealer, loader.suspend),
    seatsOf: store.personalData.seatsOf,
    recordsOf: async (user) => exportOf(store, user),
    ...createErasing({ store, clock, inTurn, change, forget: loader.forget, queued }),
    isErasing: store.erasures.isWaiting,
    doDue: async (most, isClosed) => (space() === 'full' ? 0 : timekeeper.doDue(most, isClosed)),
    dailyNotes: timekeeper.dailyNotes,
    lastHeartbeat: timekeeper.lastHeartbeat,
    saveHeartbeat: timekeeper.saveHeartbeat,
    giveGrace: timekeeper.giveGrace,
    shiftGrace: timekeeper.shiftGrace,
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    endedThreads: (age, within) => store.endedThreads(clock.now() - age - within, clock.now() - age),
    lastPlayed: (within, most) => store.lastPlayed(clock.now() - within, most),
    async resume() {
      for (const id of await store.unattended()) {
        try {
          if (await loader.release(id)) await timekeeper.excuse(id);
          const live = await loader.load(id);
          if (live.ok) changing.playOn(live.value);
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

/** Puts together everything that can be done with the tables of an installation. */
import type { Clock } from '../kernel/clock.ts';
import { createChanging } from './commit/judgeAndCommit.ts';
import { createListeners } from './commit/listeners.ts';
import { createLoader } from './commit/loader.ts';
import { createQueue } from './commit/queue.ts';
import { newSeed as drawSeed } from './fair/fair.ts';
import { createSealer } from './fair/seal.ts';
import { judgeDue } from './judges/votes.ts';
import { createGate, OPEN_GATE, type TableLimits } from './lobby/limits.ts';
import { createLobby } from './lobby/lobby.ts';
import { createPeople } from './people/people.ts';
import { createPlay } from './play/play.ts';
import { createReading } from './read/reading.ts';
import type { Space, Store } from './stored/store.ts';
import type { TableLog } from './table/log.ts';
import type { Engines } from './table/table.ts';
import type { Tables } from './tables.ts';
import { createTimekeeper } from './upkeep/timekeeper.ts';
import { createUpkeep } from './upkeep/upkeep.ts';

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

/** Manages all tables of an installation, from lobby to result. */
export function createTables(settings: TablesSettings): Tables {
  const { store, engines, clock, key, log = () => {}, limits, space = () => 'enough' } = settings;
  const { playsOn = false, newSeed = drawSeed } = settings;
  const sealer = createSealer(key);
  const inTurn = createQueue();
  const listeners = createListeners();
  const { queued } = listeners;
  const timekeeper = createTimekeeper({
    store,
    clock,
    isIntact: async (id) => (await loader.load(id)).ok,
    advance: async (id, interaction) => (await changing.change(id, interaction, judgeDue)).ok,
    log,
    queued,
  });
  const { floor, ready } = timekeeper;
  const loader = createLoader({ store, engines, sealer, clock, log, floor, queued });
  const changing = createChanging({ store, clock, loader, inTurn, ready, space, log, queued });
  const gate = limits ? createGate(store, clock, limits) : OPEN_GATE;
  const parts = { store, engines, clock, sealer, inTurn, loader, gate, space, log, ...changing, ...listeners };
  const upkeep = createUpkeep({ ...parts, timekeeper });

  return {
    ...createLobby({ ...parts, playsOn, newSeed }),
    ...createPlay(parts),
    ...createReading({ store, loader, floor }),
    ...createPeople({ ...parts, forget: loader.forget, refreshHands: upkeep.refreshHands }),
    ...upkeep,
  };
}

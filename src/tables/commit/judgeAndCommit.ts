/** Judges requests against the present table and commits what they change. */
import type { Clock } from '../../kernel/clock.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { judgeUnasked } from '../judges/game.ts';
import { NoRoom, type Opening, type Space, type Store } from '../stored/store.ts';
import type { Judge } from '../table/change.ts';
import { botSeats, type LoadedTable, runningGameOf } from '../table/loadedTable.ts';
import { framesOf, type TableLog } from '../table/log.ts';
import type { Problem } from '../table/problem.ts';
import type { Changed, Table } from '../table/table.ts';
import { hasUnasked } from '../unasked/unasked.ts';
import { tableOf } from '../view/tableOf.ts';
import { type Commit, commitOf } from './commitOf.ts';
import type { Loader } from './loader.ts';
import type { Queue } from './queue.ts';

/** How many times a change is judged: once more if another process was faster. */
const ATTEMPTS = 2;

export interface Changing {
  /** Judges a request against the present table and commits the resulting change. */
  change(id: string, interaction: string, judge: Judge): Changed;
  /** `judgeOf` is called in sequence with the table's changes, so that what it reads is still true at the commit. */
  changeBy(id: string, interaction: string, judgeOf: () => Promise<Judge>): Changed;
  /** Opens a table. */
  open(live: LoadedTable, interaction: string, at: number, judge: Judge, opening: Opening): Changed;
  /** Continues after the request has been answered, if more moves are made without asking than fit into one commit. */
  playOn(live: LoadedTable): void;
}

interface ChangingSettings {
  readonly store: Store;
  readonly clock: Clock;
  readonly loader: Loader;
  readonly inTurn: Queue;
  /** Resolves when the clocks can be trusted. */
  readonly ready: Promise<unknown>;
  readonly space: () => Space;
  readonly log: TableLog;
  /** Called after messages have been queued. */
  readonly queued: (table: string) => void;
}

export function createChanging({
  store,
  clock,
  loader,
  inTurn,
  ready,
  space,
  log,
  queued,
}: ChangingSettings): Changing {
  /** Judges a request against the current table and commits the resulting change. */
  const change = (id: string, interaction: string, judge: Judge): Changed =>
    changeBy(id, interaction, async () => judge);

  /** `judgeOf` is called in sequence with the table's changes, so that what it reads is still true at the commit. */
  const changeBy = (id: string, interaction: string, judgeOf: () => Promise<Judge>): Changed =>
    inTurn(id, async () => {
      if (space() === 'full') return failed<Problem>({ kind: 'diskFull' });
      await ready;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (await store.seen(interaction)) return failed<Problem>({ kind: 'duplicate' });
        const live = await loader.load(id);
        if (!live.ok) return live;
        const committed = await carryOut(live.value, interaction, clock.now(), await judgeOf(), null);
        if (committed !== 'stale') return committed;
      }
      return failed<Problem>({ kind: 'stale' });
    });

  async function carryOut(
    live: LoadedTable,
    interaction: string,
    at: number,
    judge: Judge,
    opening: Opening | null,
  ): Promise<Result<Table, Problem> | 'stale'> {
    const { id } = live.info;
    let judged: Result<Commit, Problem>;
    try {
      const changed = judge(live, at);
      judged = changed.ok ? ok(commitOf(live, changed.value, interaction, at, opening)) : changed;
    } catch (error) {
      // A bug, most likely in this table's rules: the table stays as it was saved, and the others continue.
      if (opening) throw error;
      await loader.suspend(id, live.seq, 'rules', error);
      return failed({ kind: 'suspended', reason: 'rules' });
    }
    if (!judged.ok) return judged;

    const { append, next } = judged.value;
    const appended = await orFull(store.append(append));
    if (appended === 'full') return failed({ kind: 'diskFull' });
    if (appended === 'stale') return 'stale';
    if (appended === 'duplicate') return failed({ kind: 'duplicate' });
    loader.keep(next);
    playOn(next);
    queued(id);
    return ok(tableOf(next));
  }

  /** Continues after the request has been answered, if more moves are made without asking than fit into one commit. */
  function playOn(live: LoadedTable): void {
    const { id } = live.info;
    const running = runningGameOf(live);
    const who = { bots: botSeats(live.content), plans: live.plans };
    if (!running || !hasUnasked(live.engine, running.state, who, running.chance)) return;
    // Deferred, so that the answer to the request and other tables go first.
    setImmediate(() => {
      change(id, `system/${id}/${live.seq}`, judgeUnasked).catch((error: unknown) => {
        log({ event: 'stopped', table: id, frames: framesOf(error) });
      });
    });
  }

  return {
    change,
    changeBy,
    playOn,
    async open(live, interaction, at, judge, opening) {
      const opened = await carryOut(live, interaction, at, judge, opening);
      if (opened === 'stale') throw new Error(`the store issued the id ${live.info.id} twice`);
      return opened;
    },
  };
}

/** The store's result, or 'full' if its disk has no room. */
export const orFull = <T>(writing: Promise<T>): Promise<T | 'full'> =>
  writing.catch((error: unknown) => {
    if (error instanceof NoRoom) return 'full';
    throw error;
  });

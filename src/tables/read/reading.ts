/** What is read of one table: its position, past and present, its history, its proof, and what its start shows. */

import type { Loader } from '../commit/loader.ts';
import { digitsOf } from '../fair/chain.ts';
import { proofOf } from '../record/proof.ts';
import { createReplays } from '../replay/replayCache.ts';
import { replaySteps } from '../replay/seenSteps.ts';
import { storyOf, wholeStoryOf } from '../replay/story.ts';
import type { Store } from '../stored/store.ts';
import { isOver, type LoadedTable, seatOfUser } from '../table/loadedTable.ts';
import type { HistoryRow } from '../table/rows.ts';
import type { Tables } from '../tables.ts';
import { shownOf } from '../view/disclosure.ts';
import { seenRow } from '../view/makeStandpoints.ts';
import { headOf, historyRowOf, tableOf } from '../view/tableOf.ts';

type Reading = Pick<Tables, 'get' | 'dueStart' | 'wordOf' | 'proof' | 'digits' | 'story' | 'wholeStory' | 'replay'>;

interface ReadingSettings {
  readonly store: Store;
  readonly loader: Loader;
  /** See `LoaderSettings`. */
  readonly floor: () => number;
}

export function createReading({ store, loader, floor }: ReadingSettings): Reading {
  const replays = createReplays(store);

  /** What `work` makes of a table; if it throws, the table is suspended. */
  async function orSuspended<T>({ info, seq }: LoadedTable, work: () => T, otherwise: T): Promise<T> {
    try {
      return work();
    } catch (error) {
      await loader.suspend(info.id, seq, 'reading', error);
      return otherwise;
    }
  }

  /** The rows up to the position that is loaded: those added in between belong to the next reading. */
  const rowsOf = async ({ info, seq }: LoadedTable): Promise<readonly HistoryRow[]> =>
    (await store.rows(info.id)).slice(0, seq).map(historyRowOf);

  return {
    async get(id) {
      const live = await loader.load(id);
      const table = live.ok ? await orSuspended(live.value, () => tableOf(live.value), null) : null;
      if (table !== null) return table;
      const stored = await store.head(id);
      const unread = { fairness: null, digits: null, standpoints: null, refusedStart: null, playedFrom: null } as const;
      return stored && { ...headOf(stored, floor()), ...unread };
    },
    async dueStart(id) {
      const live = await loader.load(id);
      return live.ok && live.value.content.status === 'lobby' ? shownOf(live.value) : null;
    },
    async wordOf(id, user) {
      const live = await loader.load(id);
      return live.ok ? (seatOfUser(live.value.content, user)?.word ?? '') : '';
    },
    async proof(id) {
      const live = await loader.load(id);
      if (!live.ok) return null;
      const rows = await rowsOf(live.value);
      return orSuspended(live.value, () => proofOf(live.value, rows), null);
    },
    async digits(id, seq) {
      const live = await loader.load(id);
      const row = live.ok ? (await store.rows(id)).slice(0, live.value.seq).find((one) => one.seq === seq) : undefined;
      return row === undefined ? null : digitsOf(row.hash);
    },
    async story(id, viewer) {
      const live = await loader.load(id);
      if (!live.ok) return [];
      const replay = await replays.of(live.value);
      const { engine, content } = live.value;
      // What the member before learned as this seat, whoever has taken it over learns only as everybody does.
      const from = viewer === 'table' ? 0 : (content.seats[viewer]?.heldFrom ?? 0);
      const seen = () =>
        storyOf(live.value, replay()).map((row) => seenRow(engine, row, row.seq < from ? 'table' : viewer));
      return orSuspended(live.value, seen, []);
    },
    async wholeStory(id, viewer) {
      const live = await loader.load(id);
      if (!live.ok || !isOver(live.value.content)) return null;
      const replay = await replays.of(live.value);
      const seen = () =>
        wholeStoryOf(live.value, replay())?.map(({ isUndone, notation, ...row }) => ({
          ...seenRow(live.value.engine, row, viewer),
          ...{ isUndone, notation },
        })) ?? null;
      return orSuspended(live.value, seen, null);
    },
    async replay(id, viewer) {
      const live = await loader.load(id);
      if (!live.ok) return null;
      const replay = await replays.of(live.value);
      return orSuspended(live.value, () => replaySteps(live.value, replay(), viewer), null);
    },
  };
}

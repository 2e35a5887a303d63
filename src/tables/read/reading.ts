/** What is read of tables: lists, and of one its position, past and present, its history, its proof, and what its start shows. */
import type { Viewer } from '../../engines/contract.ts';
import type { Loader } from '../commit/loader.ts';
import { digitsOf } from '../fair/chain.ts';
import { type Proof, proofOf } from '../record/proof.ts';
import { createReplays } from '../replay/replayCache.ts';
import { replaySteps } from '../replay/seenSteps.ts';
import { storyOf, wholeStoryOf } from '../replay/story.ts';
import type { Store, TableFilter } from '../stored/store.ts';
import { isOver, type LoadedTable, seatOfUser } from '../table/loadedTable.ts';
import type { HistoryRow } from '../table/rows.ts';
import type { ReplayStep, SeenRow, TakenRow } from '../table/standpoint.ts';
import type { StartShown } from '../table/start.ts';
import type { Table } from '../table/table.ts';
import type { TableHead } from '../table/tableHead.ts';
import { shownOf } from '../view/disclosure.ts';
import { seenRow } from '../view/makeStandpoints.ts';
import { headOf, historyRowOf, tableOf } from '../view/tableOf.ts';

/** The maximum number of tables in one list. */
const LONGEST_LIST = 100;

export interface Reading {
  get(id: string): Promise<Table | null>;
  /** What the start message shows, for the publisher; null unless it is due. */
  dueStart(id: string): Promise<StartShown | null>;
  /** The user's own shuffle word; empty for none. Others' words are public only after the deal. */
  wordOf(id: string, user: string): Promise<string>;
  /** Whether a user has a seat at a table, or had it last. Costs much less than `get`. */
  isSeated(id: string, user: string): Promise<boolean>;
  /** The present epoch of the installation, for the ids of buttons; the first is empty. */
  readonly epoch: string;
  /**
   * Whether a button of this table, made in this epoch, is from before a backup was restored, so that what it belongs to
   * may never have happened.
   */
  isFromLostTime(id: string, epoch: string): Promise<boolean>;
  /** Tables in a channel or thread, newest first, at most 100. 'live', the default: in the lobby, running, or suspended. */
  inChannel(channel: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  inGuild(guild: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  ofUser(guild: string, user: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  /** Where the table's shuffles came from, checked as far as that is public; null if no such table can be read. */
  proof(id: string): Promise<Proof | null>;
  /** The digits of a row (`digitsOf` in chain.ts); null if there is no such row, or no such table can be read. */
  digits(id: string, seq: number): Promise<string | null>;
  /** Everything this viewer has learned since the start, oldest first; empty if no such table can be read. */
  story(id: string, viewer: Viewer): Promise<readonly SeenRow[]>;
  /**
   * The story of a game that has ended, with what was taken back; null if it hasn't ended, or if its record can't be
   * played again.
   */
  wholeStory(id: string, viewer: Viewer): Promise<readonly TakenRow[] | null>;
  /**
   * The story with the position after each row, as this viewer saw it then; at the end of a game, all that it shows. Null
   * if the record can't be played again. While the game runs, the caller may ask for nobody's seat but the reader's own.
   */
  replay(id: string, viewer: Viewer): Promise<readonly ReplayStep[] | null>;
}

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

  const list = async (filter: TableFilter, which: 'live' | 'ended') =>
    (await store.tables(filter, which, LONGEST_LIST)).map((stored) => headOf(stored, floor()));

  return {
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

/** Everything that is stored about a member, as they get it: nothing about others, and of running games only their own. */
import { breathe } from '../../kernel/breathe.ts';
import type { Json } from '../../kernel/json.ts';
import { parseJson } from '../fair/encoding.ts';
import type { StoredRecords } from '../stored/personalData.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import { type Store, Unreadable } from '../stored/store.ts';
import type { StoredPosition, StoredSeat, StoredStatus } from '../stored/stored.ts';

export interface MemberExport {
  readonly format: 'guildhall-export-1';
  readonly user: string;
  /** Rows that hold the user's id, by table of the database. */
  readonly records: StoredRecords;
  /** The games that these rows are about. */
  readonly tables: readonly ExportedTable[];
}

export interface ExportedTable {
  readonly table: string;
  /** Null if the record of the table can't be read. */
  readonly about: {
    readonly guild: string;
    readonly channel: string;
    readonly thread: string | null;
    readonly game: string;
    readonly options: readonly string[];
    readonly status: StoredStatus;
    readonly openedAt: number;
    readonly startedAt: number | null;
    readonly endedAt: number | null;
  } | null;
  /** What a seat of a running game has done, begun, and planned. Once the game has ended, its whole record is public. */
  readonly playing: {
    readonly seat: number;
    readonly moves: readonly {
      readonly seq: number;
      readonly kind: string;
      readonly move: Json;
      readonly at: number;
    }[];
    readonly draft: Json;
    readonly plan: Json;
    readonly ballot: string | null;
    /** The messages that remind the user now. */
    readonly reminders: readonly { readonly channel: string; readonly message: string }[];
  } | null;
}

export async function exportOf(store: Store, user: string): Promise<MemberExport> {
  const tables: ExportedTable[] = [];
  for (const id of await store.personalData.tablesOf(user)) {
    tables.push(await tableOf(store, id, user));
    await breathe();
  }
  return {
    ...{ format: 'guildhall-export-1', user },
    records: await store.personalData.recordsOf(user),
    tables: tables.sort((a, b) => Number(a.table) - Number(b.table)),
  };
}

async function tableOf(store: Store, table: string, user: string): Promise<ExportedTable> {
  try {
    const position = await store.position(table);
    if (position === null) return { table, about: null, playing: null };
    const { guild, channel, thread, game, options, status, openedAt, startedAt, endedAt, seats } = position;
    const own = seats.find((seat) => seat.user === user && seat.holder === 'member');
    return {
      table,
      about: { guild, channel, thread, game, options, status, openedAt, startedAt, endedAt },
      playing: own === undefined || status !== 'running' ? null : await playedBy(store, position, own),
    };
  } catch (error) {
    if (error instanceof Unreadable) return { table, about: null, playing: null };
    throw error;
  }
}

async function playedBy(
  store: Store,
  { id, plans, vote, reminders }: StoredPosition,
  { seat, heldFrom }: StoredSeat,
): Promise<NonNullable<ExportedTable['playing']>> {
  const rows = (await store.rows(id)).filter(
    (row) => row.seat === seat && row.seq >= heldFrom && row.actor === 'seat' && isMoveKind(row.kind),
  );
  const ballots: readonly { readonly seat: number; readonly answer: string }[] = vote?.ballots ?? [];
  return {
    seat,
    moves: rows.map(({ seq, kind, payload, at }) => ({ seq, kind, move: read(payload), at })),
    draft: read((await store.draft(id, seat))?.data),
    plan: read(plans.find((plan) => plan.seat === seat)?.data),
    ballot: ballots.find((one) => one.seat === seat)?.answer ?? null,
    reminders: reminders.filter((one) => one.seat === seat).map(({ channel, message }) => ({ channel, message })),
  };
}

/** Null for nothing, and for damaged text. */
const read = (text: string | undefined): Json => (text === undefined ? null : ((parseJson(text) ?? null) as Json)); // Parsed JSON.

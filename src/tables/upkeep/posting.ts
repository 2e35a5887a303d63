/** Where a table is shown, and what is posted again although its record has not changed. */
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../stored/store.ts';
import type { MessageKind, StoredCall, StoredFormer, StoredMessage, StoredReminder } from '../stored/stored.ts';
import type { BoardNews, FormerBoard, NamesNews } from '../table/payloads.ts';

/** The messages and threads in which a table is shown. */
export interface Attachment {
  /** A thread in `channel`; ignored if the table has moved to another channel in the meantime. */
  readonly thread?: { readonly id: string | null; readonly channel: string };
  readonly message?: StoredMessage;
  /** The message that mentions the active players now; null when it is no longer needed. */
  readonly call?: StoredCall | null;
  /** Ids of the outbox entries that this has delivered. */
  readonly told?: readonly number[];
  /** Board messages that this message replaces: they are reduced to text, or deleted. */
  readonly former?: readonly FormerBoard[];
  /** The message of this kind has been deleted, or is no longer needed. */
  readonly gone?: MessageKind;
  /** The messages that remind members from now on; those before have been deleted. */
  readonly reminders?: readonly StoredReminder[];
}

export interface Posting {
  /** Saves where the table is shown: its thread, or a message that was posted or edited. */
  attach(id: string, attachment: Attachment): Promise<void>;
  /** Board messages of a table that have been replaced, oldest first. */
  formerBoards(id: string): Promise<readonly StoredFormer[]>;
  /** Queues an update of a table's direct messages, once for each `interaction`. */
  refreshHands(id: string, interaction: string): Promise<void>;
  /** Queues the board of this row to be drawn again, once all names are known. */
  redrawBoard(id: string, seq: number): Promise<void>;
  /**
   * Queues boards in threads to be posted again: those posted more than `age` ms ago, of running games that have changed
   * within `activeWithin` ms. Returns how many. Discord archives a thread in which no one has written for a week.
   */
  keepThreadsOpen(age: number, activeWithin: number): Promise<number>;
}

/** Boards that are posted again at once. */
const MOST_BOARDS = 100;

interface PostingSettings {
  readonly store: Store;
  readonly clock: Clock;
  /** Called after messages have been queued. */
  readonly queued: (table: string) => void;
}

export function createPosting({ store, clock, queued }: PostingSettings): Posting {
  return {
    async attach(id, { thread, message, call, told = [], former = [], gone, reminders }) {
      if (gone !== undefined) await store.dropMessage(id, gone);
      if (reminders !== undefined) await store.saveReminders(id, reminders);
      if (thread !== undefined) await store.setThread(id, thread.id, thread.channel);
      if (call !== undefined) await store.saveCall(id, call, told);
      if (message === undefined) return;
      const news = former.map(
        (board) =>
          ({
            kind: 'former',
            dedupeKey: `former/${board.message}/${message.seq}`,
            payload: JSON.stringify(board),
          }) as const,
      );
      const kept = former.flatMap(({ to, ...board }) => (to === null ? [] : [{ ...board, to }]));
      await store.saveMessage(id, message, { delivered: told, news, at: clock.now() }, kept);
    },

    formerBoards: (id) => store.formerBoards(id),

    async refreshHands(id, interaction) {
      const news: BoardNews = { seq: 0, before: [], after: [], isMoved: false };
      const dedupeKey = `hand/${id}/asked/${interaction}`;
      await store.enqueue(id, [{ kind: 'hand', dedupeKey, payload: JSON.stringify(news) }], clock.now());
      queued(id);
    },

    async redrawBoard(id, seq) {
      const news: NamesNews = { isBoardOnly: true };
      const dedupeKey = `names/${id}/board/${seq}`;
      await store.enqueue(id, [{ kind: 'names', dedupeKey, payload: JSON.stringify(news) }], clock.now());
      queued(id);
    },

    async keepThreadsOpen(age, activeWithin) {
      const now = clock.now();
      const quiet = await store.quietBoards(now - age, now - activeWithin, MOST_BOARDS);
      for (const { table, message } of quiet) {
        const news: BoardNews = { seq: 0, before: [], after: [], isMoved: false, isAnew: true };
        // Once per message: as long as the message is up, this waits.
        const dedupeKey = `board/${table}/anew/${message}`;
        const entry = { kind: 'board', dedupeKey, payload: JSON.stringify(news), isRepost: true } as const;
        await store.enqueue(table, [entry], now);
        queued(table);
      }
      return quiet.length;
    },
  };
}

/** Where a table is shown, and what is posted again although its record has not changed. */
import type { Clock } from '../../kernel/clock.ts';
import { failed, ok } from '../../kernel/result.ts';
import { orFull } from '../commit/judgeAndCommit.ts';
import type { Loader } from '../commit/loader.ts';
import type { Queue } from '../commit/queue.ts';
import { judgeRelocation } from '../judges/moveTable.ts';
import type { Gate } from '../lobby/limits.ts';
import type { Store } from '../stored/store.ts';
import type { BoardNews, NamesNews } from '../table/payloads.ts';
import type { Tables } from '../tables.ts';
import { tableOf } from '../view/tableOf.ts';

type Posting = Pick<
  Tables,
  'attach' | 'formerBoards' | 'relocate' | 'refreshHands' | 'redrawBoard' | 'keepThreadsOpen'
>;

/** Boards that are posted again at once. */
const MOST_BOARDS = 100;

interface PostingSettings {
  readonly store: Store;
  readonly clock: Clock;
  readonly loader: Loader;
  readonly inTurn: Queue;
  readonly gate: Gate;
  /** Called after messages have been queued. */
  readonly queued: (table: string) => void;
}

export function createPosting({ store, clock, loader, inTurn, gate, queued }: PostingSettings): Posting {
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

    /** Doesn't change the record, but runs in sequence with the table's changes. */
    async relocate(id, request) {
      const found = await loader.load(id);
      if (!found.ok) return found;
      const { channel: present, thread: own } = found.value.info;
      const isElsewhere = request.channel !== present && request.channel !== own;
      return gate.relocate(request, isElsewhere ? request.channel : null, () =>
        inTurn(id, async () => {
          const live = await loader.load(id);
          if (!live.ok) return live;
          const judged = judgeRelocation(live.value, request);
          if (!judged.ok) return judged;
          const { channel, thread, news } = judged.value;
          const moved = await orFull(store.relocate(id, { channel, thread }, news, clock.now()));
          if (moved === 'full') return failed({ kind: 'diskFull' });
          queued(id);
          return ok(tableOf({ ...live.value, info: { ...live.value.info, channel, thread } }));
        }),
      );
    },

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

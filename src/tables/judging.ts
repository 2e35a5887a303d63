/** All requests that change the record of a table, each with its judge. */
import type { Clock } from '../kernel/clock.ts';
import type { Changing } from './commit/judgeAndCommit.ts';
import {
  judgeCancel,
  judgeIdle,
  judgeInvite,
  judgeJoin,
  judgeLeave,
  judgeOptions,
  judgeRemove,
  judgeWord,
  readWord,
} from './judges/beforeStart.ts';
import { judgeDeal, judgeFreeze, judgeReopen } from './judges/freezeAndDeal.ts';
import { judgePlay, judgeResign } from './judges/game.ts';
import { judgeUndo } from './judges/takeBack.ts';
import { judgeComeBack, judgeTakeOver } from './judges/takeOver.ts';
import { judgeClock, judgeGone, judgeVote } from './judges/votes.ts';
import type { Gate } from './lobby/limits.ts';
import { orderAt } from './seats/rematch.ts';
import type { Store } from './stored/store.ts';
import type { HistoryRow } from './table/rows.ts';
import type { Tables } from './tables.ts';
import { historyRowOf } from './view/tableOf.ts';

type InLobby = Pick<Tables, 'join' | 'setWord' | 'leave' | 'invite' | 'remove' | 'setOptions' | 'cancelIdle'>;
type Starting = Pick<Tables, 'start' | 'deal' | 'reopen'>;
type Playing = Pick<Tables, 'play' | 'undo' | 'resign' | 'takeOver' | 'comeBack' | 'setClock' | 'noteGone' | 'vote'>;
type Judging = InLobby & Starting & Playing & Pick<Tables, 'cancel'>;

/** Idle lobbies that are canceled at once. */
const MOST_IDLE = 100;

interface JudgingSettings extends Pick<Changing, 'change' | 'changeBy'> {
  readonly store: Store;
  readonly clock: Clock;
  readonly gate: Gate;
}

export function createJudging({ store, clock, gate, change, changeBy }: JudgingSettings): Judging {
  const rowsOf = async (id: string): Promise<readonly HistoryRow[]> => (await store.rows(id)).map(historyRowOf);

  return {
    async join(id, request) {
      const word = readWord(request.word);
      if (!word.ok) return word;
      const order = await orderAt(store, id);
      return gate.join(request, () => change(id, request.interaction, judgeJoin(request, word.value, order)));
    },
    async setWord(id, request) {
      const word = readWord(request.word);
      return word.ok ? change(id, request.interaction, judgeWord(request.user, word.value)) : word;
    },
    leave: (id, { interaction, user }) => change(id, interaction, judgeLeave(user)),
    invite: (id, request) => change(id, request.interaction, judgeInvite(request)),
    remove: (id, request) => change(id, request.interaction, judgeRemove(request)),
    setOptions: (id, request) => change(id, request.interaction, judgeOptions(request)),
    async cancelIdle(age) {
      const since = clock.now() - age;
      let canceled = 0;
      for (const id of await store.idleLobbies(since, MOST_IDLE)) {
        const changed = await change(id, `idle/${id}/${since}`, judgeIdle(since));
        if (changed.ok) canceled++;
      }
      return canceled;
    },

    start: (id, request) => change(id, request.interaction, judgeFreeze(request)),
    deal: (id, posted) => change(id, `start/${id}/${posted.row}`, judgeDeal(posted)),
    reopen: (id, row, refusal) => change(id, `reopen/${id}/${row}`, judgeReopen(row, refusal)),

    play: (id, { interaction, user, offer, moves }) => change(id, interaction, judgePlay(user, offer, moves)),
    undo: (id, request) => changeBy(id, request.interaction, async () => judgeUndo(request, await rowsOf(id))),
    resign: (id, { interaction, user }) => change(id, interaction, judgeResign(user)),
    takeOver: (id, request) =>
      gate.join(request, () =>
        changeBy(id, request.interaction, async () =>
          judgeTakeOver(request, await store.holders(id), await store.erasures.askedAt(request.user)),
        ),
      ),
    comeBack: (id, request) =>
      changeBy(id, request.interaction, async () => judgeComeBack(request, await store.holders(id))),
    setClock: (id, request) => change(id, request.interaction, judgeClock(request)),
    noteGone: async (id, user) => (await change(id, `gone/${id}/${clock.now()}`, judgeGone(user))).ok,
    vote: (id, request) => changeBy(id, request.interaction, async () => judgeVote(request, await rowsOf(id))),

    cancel: (id, request) => change(id, request.interaction, judgeCancel(request)),
  };
}

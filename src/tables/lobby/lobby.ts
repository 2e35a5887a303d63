/** Tables before their game begins, and what is asked about a table as a whole. */
import { failed, ok } from '../../kernel/result.ts';
import { type Changing, orFull } from '../commit/judgeAndCommit.ts';
import {
  judgeCancel,
  judgeInvite,
  judgeJoin,
  judgeLeave,
  judgeOptions,
  judgeRemove,
  judgeWord,
  readWord,
} from '../judges/beforeStart.ts';
import { judgeDeal, judgeFreeze, judgeReopen } from '../judges/freezeAndDeal.ts';
import { judgeRelocation } from '../judges/moveTable.ts';
import { orderAt } from '../seats/rematch.ts';
import type {
  CancelRequest,
  InviteRequest,
  JoinRequest,
  OptionsRequest,
  RelocateRequest,
  RemoveRequest,
  Request,
  WordRequest,
} from '../table/requests.ts';
import type { RefusedStart, StartMessage } from '../table/start.ts';
import type { Changed } from '../table/table.ts';
import { tableOf } from '../view/tableOf.ts';
import { createOpening, type OpeningSettings, type Openings } from './opening.ts';

export interface Lobby extends Openings {
  join(id: string, request: JoinRequest): Changed;
  /** A seated player changes their shuffle word, before the start. */
  setWord(id: string, request: WordRequest): Changed;
  /** Before the start. If the host leaves, the next seat becomes host; an empty table is canceled. */
  leave(id: string, request: Request): Changed;
  /** The host invites members, before the start. */
  invite(id: string, request: InviteRequest): Changed;
  /** The host removes another player, before the start, and with them their invitation. */
  remove(id: string, request: RemoveRequest): Changed;
  /** The host replaces the game options, before the start. */
  setOptions(id: string, request: OptionsRequest): Changed;
  /** The host starts the game: nothing can be changed any more, and the start message is due. */
  start(id: string, request: Request): Changed;
  /** The start message is posted: its id is mixed in, and the game is dealt. */
  deal(id: string, posted: StartMessage): Changed;
  /** The start message for the row `freeze` can't be posted: the table is open to changes again. */
  reopen(id: string, row: number, refusal: RefusedStart): Changed;
  /** A seated player moves a table that has not ended to another channel, or has it posted again in the same one. */
  relocate(id: string, request: RelocateRequest): Changed;
  /** The host can do this before the start; a moderator, at any time. */
  cancel(id: string, request: CancelRequest): Changed;
}

interface LobbySettings extends Omit<OpeningSettings, 'join'>, Pick<Changing, 'change'> {
  /** Called after messages have been queued. */
  readonly queued: (table: string) => void;
}

export function createLobby(settings: LobbySettings): Lobby {
  const { store, clock, loader, inTurn, gate, change, queued } = settings;

  async function join(id: string, request: JoinRequest): Changed {
    const word = readWord(request.word);
    if (!word.ok) return word;
    const order = await orderAt(store, id);
    return gate.join(request, () => change(id, request.interaction, judgeJoin(request, word.value, order)));
  }

  return {
    ...createOpening({ ...settings, join }),
    join,
    async setWord(id, request) {
      const word = readWord(request.word);
      return word.ok ? change(id, request.interaction, judgeWord(request.user, word.value)) : word;
    },
    leave: (id, { interaction, user }) => change(id, interaction, judgeLeave(user)),
    invite: (id, request) => change(id, request.interaction, judgeInvite(request)),
    remove: (id, request) => change(id, request.interaction, judgeRemove(request)),
    setOptions: (id, request) => change(id, request.interaction, judgeOptions(request)),

    start: (id, request) => change(id, request.interaction, judgeFreeze(request)),
    deal: (id, posted) => change(id, `start/${id}/${posted.row}`, judgeDeal(posted)),
    reopen: (id, row, refusal) => change(id, `reopen/${id}/${row}`, judgeReopen(row, refusal)),
    cancel: (id, request) => change(id, request.interaction, judgeCancel(request)),

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
  };
}

/** What the members of a running game do. */
import type { Seat } from '../../engines/contract.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Json } from '../../kernel/json.ts';
import type { Changing } from '../commit/judgeAndCommit.ts';
import { parseJson } from '../fair/encoding.ts';
import { judgePlay, judgeResign } from '../judges/game.ts';
import { judgeUndo } from '../judges/takeBack.ts';
import { judgeComeBack, judgeTakeOver } from '../judges/takeOver.ts';
import { judgeClock, judgeGone, judgeVote } from '../judges/votes.ts';
import type { Gate } from '../lobby/limits.ts';
import type {
  ClockRequest,
  PlayRequest,
  Request,
  TakeOverRequest,
  UndoRequest,
  VoteRequest,
} from '../table/requests.ts';
import type { HistoryRow } from '../table/rows.ts';
import type { Changed } from '../table/table.ts';
import { historyRowOf } from '../view/tableOf.ts';
import { createPlanning, type Planning, type PlanningSettings } from './setPlans.ts';

/** The maximum size of a partial move, including all steps that `Back` can return to, in bytes. */
const LARGEST_DRAFT = 64 * 1024;

/**
 * What happened to a draft that should be saved; unless it was 'kept', nothing has changed. 'outdated': the saved draft
 * is already at this step or a later one, so of two presses at the same moment, the second came from an outdated panel.
 * 'tooLong': it exceeds the maximum size of a draft.
 */
export type DraftOutcome = 'kept' | 'outdated' | 'tooLong';

/** A move under construction, saved so that its panel can be reopened. Only the bot reads `data`. */
export interface SavedDraft {
  /** Number of the current step, starting at 1. */
  readonly step: number;
  readonly data: Json;
}

export interface Play extends Planning {
  play(id: string, request: PlayRequest): Changed;
  /** The bot takes over the user's seat. The game ends when it holds all seats but one. */
  resign(id: string, request: Request): Changed;
  /**
   * Before the start, the host sets the clock. After it, a player asks for another one: all others who still play vote,
   * and nobody may be against it.
   */
  setClock(id: string, request: ClockRequest): Changed;
  /** A player has left the server: the others vote about the seat. Returns whether that has begun. */
  noteGone(id: string, user: string): Promise<boolean>;
  /** A player votes, or votes differently. */
  vote(id: string, request: VoteRequest): Changed;
  /** Somebody who has no seat takes over one that no member holds, with its hand. */
  takeOver(id: string, request: TakeOverRequest): Changed;
  /** A player who left gets the seat back, as long as nobody else has taken it over. */
  comeBack(id: string, request: Request): Changed;
  /**
   * Takes back what a member has done last (`SeatStandpoint.undo`), with all that followed without being asked. If it isn't
   * free, all others who play vote, and all of them must agree.
   */
  undo(id: string, request: UndoRequest): Changed;
  draft(id: string, seat: Seat): Promise<SavedDraft | null>;
  /** Keeps a draft until the seat's next move; null discards it. */
  saveDraft(id: string, seat: Seat, draft: SavedDraft | null): Promise<DraftOutcome>;
}

interface PlaySettings extends PlanningSettings, Pick<Changing, 'changeBy'> {
  readonly clock: Clock;
  readonly gate: Gate;
}

export function createPlay(settings: PlaySettings): Play {
  const { store, clock, gate, change, changeBy } = settings;
  const rowsOf = async (id: string): Promise<readonly HistoryRow[]> => (await store.rows(id)).map(historyRowOf);

  return {
    ...createPlanning(settings),
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
  };
}

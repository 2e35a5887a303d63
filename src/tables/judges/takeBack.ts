/** Requests to take something back. */
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Replay, replayOf } from '../replay/playAgain.ts';
import { toldIn } from '../replay/story.ts';
import { revealedTo, undoOffer } from '../seats/undoOffer.ts';
import { voteTimes } from '../stored/clock.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import type { UndoVote } from '../stored/stored.ts';
import { type Change, type Judge, type NewRow, row } from '../table/change.ts';
import { engineSeat, type LoadedTable, type RunningGame, type TableContent } from '../table/loadedTable.ts';
import { type Plans, withPlan } from '../table/plan.ts';
import type { Problem } from '../table/problem.ts';
import type { UndoRequest } from '../table/requests.ts';
import type { HistoryRow } from '../table/rows.ts';
import type { VoteOutcome } from '../table/tableHead.ts';
import { settleDecision } from '../unasked/settled.ts';
import { findActiveSeat, settle } from './game.ts';
import { returnedSince } from './timeReturned.ts';

/**
 * A member takes back what they have done last, or asks all others who play for their consent.
 *
 * @param rows all rows of the table in order
 */
export const judgeUndo =
  ({ user, row: asked }: UndoRequest, rows: readonly HistoryRow[]): Judge =>
  (live, at) => {
    const found = findActiveSeat(live, user);
    if (!found.ok) return found;
    const { content } = live;
    const { seat, running } = found.value;
    const offer = undoOffer(content, seat, live.recent);
    if (offer === null) return failed({ kind: 'nothingToUndo' });
    if (offer.row !== asked) return failed({ kind: 'stale' });
    const by = seat.seat;
    const to = offer.row - 1;
    if (offer.isFree) return takeBack(live, rows, { by, to }, { rows: [], content, outcome: null }, at);
    if (offer.wasRefused) return failed({ kind: 'undoRefused' });
    if (content.vote !== null) return failed({ kind: 'voteOpen' });
    if (!replayOf(live, rows)?.isReached) return failed({ kind: 'cannotReplay' });
    const vote: UndoVote = {
      ...{ about: 'undo', row: live.seq + 1, by, to },
      ballots: [{ seat: by, answer: 'yes' }],
      endsAt: at + voteTimes(content.clock).vote,
    };
    return ok(settle(live, running, { ...content, vote }, [row('seat', by, 'ask', { about: 'undo', to })], at));
  };

/** Carries out what all have consented to; `ballot` is the last of theirs. */
export function judgeConsent(
  live: LoadedTable,
  rows: readonly HistoryRow[],
  { by, to }: UndoVote,
  ballot: NewRow,
  at: number,
): Result<Change, Problem> {
  const outcome: VoteOutcome = { about: 'undo', answer: 'yes', by };
  const verdict = row('vote', null, 'verdict', { ...outcome });
  const content = { ...live.content, vote: null };
  return takeBack(live, rows, { by, to }, { rows: [ballot, verdict], content, outcome }, at);
}

/** What goes before a row `undo` in its commit. */
interface Before {
  readonly rows: readonly NewRow[];
  readonly content: TableContent;
  readonly outcome: VoteOutcome | null;
}

function takeBack(
  live: LoadedTable,
  rows: readonly HistoryRow[],
  { by, to }: Pick<UndoVote, 'by' | 'to'>,
  before: Before,
  at: number,
): Result<Change, Problem> {
  const replay = replayOf(live, rows);
  const position = replay && positionAfter(live, replay, to);
  if (position === null) return failed({ kind: 'cannotReplay' });
  const told = toldIn(replay!.rows);
  const revealed = revealedTo(
    told.filter(({ seq }) => seq > to),
    by,
  );
  const undo: NewRow = { ...row('seat', by, 'undo', { to }), revealed };
  const plans = plansAfter(live, position, by);
  const awaitedSince = returnedSince(live, replay!.rows, { by, to }, { isFree: before.outcome === null, at });
  const seats = before.content.seats.map((seat) => (seat.seat === by ? { ...seat, awaitedSince, extended: 0 } : seat));
  const content = { ...before.content, seats };
  const change = settle({ ...live, plans }, position, content, [...before.rows, undo], at, before.outcome);
  return ok({
    ...change,
    recent: told.filter(({ seq, kind }) => seq <= to || !isMoveKind(kind)),
    ...(change.plans === undefined && plans !== live.plans && { plans }),
  });
}

/** The position after row `to`; null if the record doesn't lead to the stored one. */
function positionAfter({ chance }: LoadedTable, { rows, isReached }: Replay, to: number): RunningGame | null {
  const last = rows.findLast(({ row: { seq } }) => seq <= to);
  return isReached && last !== undefined && chance !== null ? { state: last.state, chance } : null;
}

/** The plans without what would at once play for the member who has just taken a move back. */
function plansAfter({ engine, content, plans }: LoadedTable, { state, chance }: RunningGame, by: number): Plans {
  const plan = plans.get(by);
  if (plan === undefined) return plans;
  const seat = engineSeat(content, by);
  const plays = (name: string): boolean => {
    const alone = { standing: [name], next: null, dropped: null };
    return settleDecision(engine, state, seat, alone, chance).played !== null;
  };
  return withPlan(plans, by, { standing: plan.standing.filter((name) => !plays(name)), next: null, dropped: null });
}

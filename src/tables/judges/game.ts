/** Requests to a table while its game is running. Each `judge…` function turns one into a change, or refuses it. */
import type { Refusal } from '../../engines/contract.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { earlyDecision, electorateOf, standingVote } from '../seats/electorate.ts';
import { resultOf } from '../seats/gameResult.ts';
import { vacate } from '../seats/handOver.ts';
import { offerSeats } from '../seats/offer.ts';
import type { RowKind } from '../stored/rowKinds.ts';
import type { StoredSeat } from '../stored/stored.ts';
import { type Change, type Judge, type NewRow, numbered, row } from '../table/change.ts';
import {
  botSeats,
  engineSeat,
  type LoadedTable,
  leftSeats,
  type RunningGame,
  runningGameOf,
  seatOfUser,
  type TableContent,
} from '../table/loadedTable.ts';
import { keptPlans, type Plans } from '../table/plan.ts';
import type { Problem } from '../table/problem.ts';
import type { VoteOutcome } from '../table/tableHead.ts';
import { drawsAfter } from '../unasked/draws.ts';
import { playUnasked } from '../unasked/unasked.ts';
import { revealOf } from '../view/disclosure.ts';
import { canceledBy } from './cancel.ts';
import { decided } from './verdict.ts';

/** How many moves one request can play. */
export const LONGEST_SEQUENCE = 32;

/** Plays untrusted moves for this user's seat, all or none. `offer`: see `PlayRequest`. */
export const judgePlay =
  (user: string, offer: number | null, moves: readonly unknown[]): Judge =>
  (live, at) => {
    const found = findActiveSeat(live, user);
    if (!found.ok) return found;
    const { seat, running } = found.value;
    if (offer !== null && offer !== seat.offer) return failed({ kind: 'stale' });
    if (moves.length < 1 || moves.length > LONGEST_SEQUENCE)
      return refused({ kind: 'malformed', problem: `a sequence has 1 to ${LONGEST_SEQUENCE} moves` }, 0);

    const { engine, content } = live;
    const player = engineSeat(content, seat.seat);
    const rows: NewRow[] = [];
    let state = running.state;
    for (const [index, given] of moves.entries()) {
      const move = engine.readMove(given);
      if (!move.ok) return refused(move.error, index);
      const step = engine.play(state, player, move.value, running.chance);
      if (!step.ok) return refused(step.error, index);
      const { events, revealed } = step.value;
      const isSequel = index > 0;
      rows.push({ actor: 'seat', seat: player, kind: 'move', payload: move.value, events, revealed, isSequel });
      state = step.value.state;
    }
    return ok(settle(live, { state, chance: running.chance }, content, rows, at));
  };

/** The bot takes over this user's seat. If they were the host, the next member becomes host. */
export const judgeResign =
  (user: string): Judge =>
  (live, at) => {
    const found = findActiveSeat(live, user);
    if (!found.ok) return found;
    const { seat, running } = found.value;
    const seats = vacate(live.content.seats, [seat.seat], { holder: 'bot' });
    return ok(settle(live, running, { ...live.content, seats }, [row('seat', seat.seat, 'resign')], at));
  };

/** Continues the moves that nobody is asked for. Refused as stale if there is nothing to do. */
export const judgeUnasked: Judge = (live, at) => {
  const running = runningGameOf(live);
  if (!running) return failed({ kind: 'notRunning', status: live.content.status });
  const change = settle(live, running, live.content, [], at);
  return change.rows.length > 0 ? ok(change) : failed({ kind: 'stale' });
};

/**
 * Completes a change: makes the moves that nobody is asked for, ends the game if it is over, renews the seats' offers, and
 * carries out the vote if it is decided. `position` is the game after `rows`; `after` is the table with everything else
 * that `rows` changed.
 */
export function settle(
  live: LoadedTable,
  position: RunningGame,
  after: TableContent,
  rows: readonly NewRow[],
  at: number,
  outcome: VoteOutcome | null = null,
): Change {
  const { engine } = live;
  const { chance } = position;
  const ended = resultOf(engine, position.state, after.seats);
  const nextSeq = live.seq + rows.length + 1;
  const moved = new Set(rows.flatMap(({ seat, kind }) => (seat !== null && kind === 'move' ? [seat] : [])));
  const plans = keptPlans(live.plans, moved, leftSeats(after));
  const draws = numbered(rows, live.seq + 1).reduce(drawsAfter, live.draws);
  const automatic = ended
    ? { state: position.state, rows: [], plans }
    : playUnasked(engine, position.state, { bots: botSeats(after), plans, draws }, nextSeq, chance);
  const result = ended ?? resultOf(engine, automatic.state, after.seats);
  const all = [...rows, ...automatic.rows, ...(result ? [revealOf(live)] : [])];

  const settled: TableContent = {
    ...after,
    state: automatic.state,
    result,
    status: result ? 'finished' : 'running',
    endedAt: result ? at : null,
  };
  const left: Plans = result ? new Map() : automatic.plans;
  const planned = left !== live.plans && { plans: left };
  const touched = touchedSeats(live.content, after, all);
  const isReturned = all.some(({ kind }) => kind === 'undo');
  const seats = offerSeats(live, settled, { touched, isReturned }, live.seq + all.length, at);
  // What should be taken back must be the last that has happened.
  const isOutdated = after.vote?.about === 'undo' && touched.size > 0;
  const vote = result || !after.vote || isOutdated ? null : standingVote(after.vote, seats, after.clock, at, moved);
  const decision = vote && earlyDecision(vote, electorateOf(vote, seats));
  if (decision) {
    const { content, rows: verdict } = decided(after, decision, at);
    const voted = { ...content, state: automatic.state };
    const isEnded = decision.answer === 'end';
    return isEnded
      ? { ...canceledBy(live, voted, [...all, ...verdict], at), outcome: decision }
      : {
          ...planned,
          ...settle(
            { ...live, plans: automatic.plans },
            { state: automatic.state, chance },
            voted,
            [...all, ...verdict],
            at,
            decision,
          ),
        };
  }
  const dropDrafts = result || isReturned ? seats.map(({ seat }) => seat) : [...touched];
  return { rows: all, after: { ...settled, seats, vote }, chance, dropDrafts, outcome, ...planned };
}

/** Kinds of rows that don't change what the seat in them can do. */
export const TALK: readonly RowKind[] = ['clock', 'ask', 'ballot', 'verdict'];

/** Seats that have acted, or have changed hands. */
function touchedSeats(before: TableContent, after: TableContent, rows: readonly NewRow[]): ReadonlySet<number> {
  const acted = rows.flatMap(({ seat, kind }) => (seat === null || TALK.includes(kind) ? [] : [seat]));
  const handed = after.seats.filter(({ seat, user, holder }) => {
    const former = before.seats[seat];
    return former !== undefined && (former.user !== user || former.holder !== holder);
  });
  return new Set([...acted, ...handed.map(({ seat }) => seat)]);
}

/** The user's seat in the running game, if they are still playing. */
export function findActiveSeat(
  live: LoadedTable,
  user: string,
): Result<{ readonly seat: StoredSeat; readonly running: RunningGame }, Problem> {
  const running = runningGameOf(live);
  if (!running) return failed({ kind: 'notRunning', status: live.content.status });
  const seat = seatOfUser(live.content, user);
  if (!seat) return failed({ kind: 'notSeated' });
  return seat.holder !== 'member' ? failed({ kind: 'alreadyResigned' }) : ok({ seat, running });
}

/** The rules refuse the move at this index. */
export const refused = (refusal: Refusal, index: number) => failed<Problem>({ kind: 'refused', refusal, index });

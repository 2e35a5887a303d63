/** Requests about the clock and about votes. Each function judges one. */
import { failed, ok, type Result } from '../../kernel/result.ts';
import { earlyDecision, electorateOf, isOverdue, lastDecision } from '../seats/electorate.ts';
import { restartClock, vacate } from '../seats/handOver.ts';
import {
  ANSWERS,
  type Answer,
  CONSENTS,
  type Consent,
  DAY,
  isClockName,
  LONGEST_WAIT,
  timedClock,
  voteTimes,
} from '../stored/clock.ts';
import type { ClockVote, OverdueVote, StoredSeat, StoredVote } from '../stored/stored.ts';
import { type Judge, type NewRow, row } from '../table/change.ts';
import { lobbyClosed, runningGameOf, seatOfUser, type TableContent } from '../table/loadedTable.ts';
import type { Problem } from '../table/problem.ts';
import type { ClockRequest, VoteRequest } from '../table/requests.ts';
import type { HistoryRow } from '../table/rows.ts';
import { settle } from './game.ts';
import { judgeConsent } from './takeBack.ts';
import { decided } from './verdict.ts';

/** Before the start, the host sets the clock; after it, a player asks all others for another one. */
export const judgeClock =
  ({ user, clock }: ClockRequest): Judge =>
  (live, at) => {
    const { content } = live;
    if (!isClockName(clock)) return failed({ kind: 'unknownClock' });
    const seat = seatOfUser(content, user);
    const running = runningGameOf(live);
    if (!running) {
      const closed = lobbyClosed(content);
      if (closed !== null) return failed(closed);
      if (!seat?.host) return failed({ kind: 'notHost' });
      if (clock === content.clock) return failed({ kind: 'sameClock' });
      const set = row('seat', seat.seat, 'clock', { clock });
      return ok({
        rows: [set],
        after: { ...content, clock, refusedStart: null },
        chance: null,
        dropDrafts: [],
        outcome: null,
      });
    }
    const found = memberOf(content, user);
    if (!found.ok) return found;
    if (clock === content.clock) return failed({ kind: 'sameClock' });
    if (content.vote !== null) return failed({ kind: 'voteOpen' });
    const by = found.value.seat;
    const isAlone = content.seats.filter(({ holder }) => holder === 'member').length === 1;
    if (isAlone) {
      const after = { ...content, clock, seats: restartClock(content.seats, at) };
      return ok(settle(live, running, after, [row('seat', by, 'clock', { clock })], at));
    }
    const vote: ClockVote = {
      ...{ about: 'clock', row: live.seq + 1, by, clock },
      ballots: [{ seat: by, answer: 'yes' }],
      endsAt: at + (timedClock(content.clock)?.vote ?? DAY),
    };
    const ask = row('seat', by, 'ask', { about: 'clock', clock });
    return ok(settle(live, running, { ...content, vote }, [ask], at));
  };

/**
 * A player votes. Of several ballots of one seat, the last counts.
 *
 * @param past all rows of the table in order
 */
export const judgeVote =
  ({ user, row: asked, answer }: VoteRequest, past: readonly HistoryRow[]): Judge =>
  (live, at) => {
    const running = runningGameOf(live);
    if (!running) return failed({ kind: 'notRunning', status: live.content.status });
    const found = memberOf(live.content, user);
    if (!found.ok) return found;
    const { seat } = found.value;
    const { vote } = live.content;
    if (vote === null || (asked !== null && asked !== vote.row)) return failed({ kind: 'noVote' });
    const electorate = electorateOf(vote, live.content.seats);
    if (!electorate.includes(seat)) return failed({ kind: 'mayNotVote' });
    if (vote.ballots.some((ballot) => ballot.seat === seat && ballot.answer === answer))
      return failed({ kind: 'votedAlready' });
    const after = withBallot(vote, seat, answer);
    if (after === null) return failed({ kind: 'noVote' });
    const ballot = row('seat', seat, 'ballot', { vote: vote.row, answer });
    if (after.about === 'undo' && earlyDecision(after, electorate)?.answer === 'yes')
      return judgeConsent(live, past, after, ballot, at);
    return ok(settle(live, running, { ...live.content, vote: after }, [ballot], at));
  };

/** The vote with this ballot; null if it isn't an answer to its question. */
function withBallot(vote: StoredVote, seat: number, answer: Answer | Consent): StoredVote | null {
  if (vote.about === 'overdue')
    return isAnswer(answer) ? { ...vote, ballots: [...others(vote.ballots, seat), { seat, answer }] } : null;
  return isConsent(answer) ? { ...vote, ballots: [...others(vote.ballots, seat), { seat, answer }] } : null;
}

const others = <B extends { readonly seat: number }>(ballots: readonly B[], seat: number): readonly B[] =>
  ballots.filter((ballot) => ballot.seat !== seat);

const isAnswer = (answer: Answer | Consent): answer is Answer => ANSWERS.some((one) => one === answer);
const isConsent = (answer: Answer | Consent): answer is Consent => CONSENTS.some((one) => one === answer);

/**
 * Does what the clock asks for now: the bot takes seats that nobody has taken over, votes whose time is up are decided,
 * and a vote is opened about seats that have become overdue. Refused as stale if there is nothing to do.
 */
export const judgeDue: Judge = (live, at) => {
  const running = runningGameOf(live);
  if (!running) return failed({ kind: 'notRunning', status: live.content.status });
  const floor = live.info.graceUntil;
  const rows: NewRow[] = [];
  let { content } = live;

  const expired = content.seats.filter(({ freeUntil }) => freeUntil !== null && Math.max(freeUntil, floor) <= at);
  if (expired.length > 0) {
    const seats = expired.map(({ seat }) => seat);
    rows.push(row('system', null, 'verdict', { about: 'overdue', answer: 'bot', seats }));
    content = { ...content, seats: vacate(content.seats, seats, { holder: 'bot' }) };
  }

  const { vote } = content;
  const isUp = vote !== null && Math.max(vote.endsAt, floor) <= at;
  const decision = isUp ? lastDecision(vote, electorateOf(vote, content.seats)) : null;
  if (decision !== null) {
    const done = decided(content, decision, at);
    rows.push(...done.rows);
    content = done.content;
  }

  const late = content.seats.filter((seat) => isOverdue(seat, content.clock, floor, at)).map(({ seat }) => seat);
  const asked = withOverdue(content, late, live.seq + rows.length + 1, at);
  if (asked !== null) {
    rows.push(row('system', null, 'ask', { about: 'overdue', seats: asked.seats }));
    content = { ...content, vote: asked };
  }
  const change = settle(live, running, content, rows, at, decision);
  return change.rows.length > 0 ? ok(change) : failed({ kind: 'stale' });
};

/**
 * The vote about overdue seats, if some of these are not yet in it; otherwise null. Any other vote gives way to it.
 */
function withOverdue(
  { vote, clock, seats }: TableContent,
  late: readonly number[],
  next: number,
  at: number,
): OverdueVote | null {
  const timed = timedClock(clock);
  const present = vote?.about === 'overdue' ? vote : null;
  const fresh = late.filter((seat) => !present?.seats.includes(seat));
  if (timed === null || fresh.length === 0) return null;
  if (present !== null) return { ...present, seats: [...present.seats, ...fresh] };
  // Where nobody ever answers, the question is asked less and less often: each time for as long as all waits so far.
  const waited = Math.max(...fresh.map((seat) => seats[seat]!.extended)); // Without gaps.
  const endsAt = at + Math.min(LONGEST_WAIT, Math.max(timed.vote, waited));
  const asked = { about: 'overdue', row: next, seats: fresh, ...lapsedFor(vote) } as const;
  return { ...asked, ballots: [], endsAt, fallback: timed.fallback };
}

/** What everyone reads about a vote that gives way to one about seats. */
const lapsedFor = (vote: StoredVote | null): Pick<OverdueVote, 'lapsedUndo'> =>
  vote?.about === 'undo' ? { lapsedUndo: vote.by } : {};

/**
 * A member has left the server: the others vote about the seat at once, whatever the clock. Refused as stale if they are
 * asked about it already, or if nobody is left to ask.
 */
export const judgeGone =
  (user: string): Judge =>
  (live, at) => {
    const running = runningGameOf(live);
    if (!running) return failed({ kind: 'notRunning', status: live.content.status });
    const { content } = live;
    const found = memberOf(content, user);
    if (!found.ok) return found;
    const { seat } = found.value;
    const present = content.vote?.about === 'overdue' ? content.vote : null;
    if (present?.seats.includes(seat)) return failed({ kind: 'stale' });
    const { vote: time, fallback } = voteTimes(content.clock);
    const fresh = { about: 'overdue', row: live.seq + 1, seats: [], ballots: [], endsAt: at + time, fallback } as const;
    const { seats, gone = [], ...asked } = present ?? { ...fresh, ...lapsedFor(content.vote), gone: [] };
    const vote: OverdueVote = { ...asked, seats: [...seats, seat], gone: [...gone, seat] };
    if (electorateOf(vote, content.seats).length === 0) return failed({ kind: 'stale' });
    const ask = row('system', null, 'ask', { about: 'overdue', seats: vote.seats, gone: vote.gone ?? [] });
    return ok(settle(live, running, { ...content, vote }, [ask], at));
  };

/** The user's seat, if they still play. */
function memberOf(content: TableContent, user: string): Result<StoredSeat, Problem> {
  const seat = seatOfUser(content, user);
  if (!seat) return failed({ kind: 'notSeated' });
  return seat.holder === 'member' ? ok(seat) : failed({ kind: 'alreadyResigned' });
}

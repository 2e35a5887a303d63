/** Who may vote, and when a vote is decided. */
import { ANSWERS, type Answer, type ClockName } from '../stored/clock.ts';
import type { OverdueVote, StoredSeat, StoredVote } from '../stored/stored.ts';
import type { Decision, Reason } from '../table/tableHead.ts';
import { deadlineOf } from './deadline.ts';

/** The seats that may vote: members who still play and whose own time isn't what the vote is about. */
export const electorateOf = (vote: StoredVote, seats: readonly StoredSeat[]): readonly number[] =>
  seats
    .filter(({ seat, holder }) => holder === 'member' && !(vote.about === 'overdue' && vote.seats.includes(seat)))
    .map(({ seat }) => seat);

/**
 * The vote after seats have moved, left, or got more time: without those that are no longer overdue, nor those of members
 * who seemed to be gone and have moved, and without ballots of those who may not vote any more. Null if that leaves nothing
 * to vote about.
 */
export function standingVote(
  vote: StoredVote,
  seats: readonly StoredSeat[],
  clock: ClockName,
  at: number,
  moved: ReadonlySet<number>,
): StoredVote | null {
  if (vote.about !== 'overdue') {
    const electorate = electorateOf(vote, seats);
    const ballots = vote.ballots.filter(({ seat }) => electorate.includes(seat));
    return electorate.includes(vote.by) ? { ...vote, ballots } : null;
  }
  const gone = vote.gone?.filter((seat) => seats[seat]!.holder === 'member' && !moved.has(seat)); // Numbered without gaps.
  const open = vote.seats.filter((seat) => gone?.includes(seat) || isOverdue(seats[seat]!, clock, 0, at));
  const still = { ...vote, seats: open, ...(gone && { gone }) };
  const electorate = electorateOf(still, seats);
  return open.length === 0 ? null : { ...still, ballots: vote.ballots.filter(({ seat }) => electorate.includes(seat)) };
}

/** Whether the time of a seat is up. */
export function isOverdue(seat: StoredSeat, clock: ClockName, floor: number, at: number): boolean {
  const deadline = deadlineOf(seat, clock, floor);
  return deadline !== null && deadline <= at;
}

/** What a vote has decided before its time, or null: more than half agree, or everybody has voted. */
export function earlyDecision(vote: StoredVote, electorate: readonly number[]): Decision | null {
  const isComplete = vote.ballots.length === electorate.length;
  if (vote.about !== 'overdue') {
    const isRefused = vote.ballots.some(({ answer }) => answer === 'no');
    return isRefused || isComplete ? lastDecision(vote, electorate) : null;
  }
  const hasMajority = ANSWERS.some((answer) => answer !== 'end' && votesFor(vote, answer) * 2 > electorate.length);
  return hasMajority || isComplete ? lastDecision(vote, electorate) : null;
}

/**
 * What a vote has decided when its time is up. Ending the game needs everybody; otherwise the most votes win, and a tie
 * is settled by the clock.
 */
export function lastDecision(vote: StoredVote, electorate: readonly number[]): Decision {
  if (vote.about !== 'overdue') {
    const isAgreed = vote.ballots.length === electorate.length && vote.ballots.every((one) => one.answer === 'yes');
    const answer = isAgreed ? 'yes' : 'no';
    return vote.about === 'clock'
      ? { about: 'clock', answer, clock: vote.clock }
      : { about: 'undo', answer, by: vote.by };
  }
  const { answer, reason } = answerOf(vote, electorate.length);
  return { about: 'overdue', answer, seats: vote.seats, reason, ...lapsedBy(vote) };
}

/** The request that a vote has taken the place of; empty for none. */
export const lapsedBy = ({ lapsedUndo }: OverdueVote): Pick<OverdueVote, 'lapsedUndo'> =>
  lapsedUndo === undefined ? {} : { lapsedUndo };

function answerOf(vote: OverdueVote, voters: number): { readonly answer: Answer; readonly reason: Reason } {
  if (voters === 0) return { answer: vote.fallback, reason: 'noVoters' };
  if (vote.ballots.length === 0) return { answer: vote.fallback, reason: 'noVotes' };
  if (votesFor(vote, 'end') === voters) return { answer: 'end', reason: 'votes' };
  const open = ANSWERS.filter((answer) => answer !== 'end');
  const most = Math.max(...open.map((answer) => votesFor(vote, answer)));
  const [first, ...tied] = open.filter((answer) => votesFor(vote, answer) === most);
  return first === undefined || tied.length > 0
    ? { answer: vote.fallback, reason: 'tie' }
    : { answer: first, reason: 'votes' };
}

const votesFor = ({ ballots }: OverdueVote, answer: Answer): number =>
  ballots.filter((ballot) => ballot.answer === answer).length;

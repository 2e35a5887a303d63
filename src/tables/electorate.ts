import type { StoredSeat, StoredVote } from './stored.ts';

/** The seats that may vote: members who still play and whose own time isn't what the vote is about. */
export const electorateOf = (vote: StoredVote, seats: readonly StoredSeat[]): readonly number[] =>
  seats
    .filter(({ seat, holder }) => holder === 'member' && !(vote.about === 'overdue' && vote.seats.includes(seat)))
    .map(({ seat }) => seat);

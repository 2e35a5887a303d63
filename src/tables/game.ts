/** What may happen at a table while its game runs. Each function judges one request. */
import type { Refusal } from '../engines/contract.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { playForAbsent } from './absent.ts';
import type { Change, Judge, NewRow } from './change.ts';
import { row } from './change.ts';
import { revealOf } from './fair.ts';
import { resultOf } from './gameResult.ts';
import {
  engineSeat,
  type LoadedTable,
  type RunningGame,
  resignedSeats,
  runningGameOf,
  seatOfUser,
  type TableContent,
} from './loadedTable.ts';
import { offerSeats } from './offer.ts';
import type { StoredSeat } from './store.ts';
import type { Problem } from './tables.ts';

/** Longest sequence of moves that is played as one action. */
const LONGEST_SEQUENCE = 32;

/** Plays untrusted moves of this person's seat, all or none. `offer`: see `PlayRequest`. */
export const judgePlay =
  (user: string, offer: number | null, moves: readonly unknown[]): Judge =>
  (live, at) => {
    const speaker = findSpeaker(live, user);
    if (!speaker.ok) return speaker;
    const { seat, running } = speaker.value;
    if (offer !== null && offer !== seat.offer) return failed({ kind: 'stale' });
    if (moves.length < 1 || moves.length > LONGEST_SEQUENCE)
      return refused({ kind: 'malformed', problem: `a sequence has 1 to ${LONGEST_SEQUENCE} moves` }, 0);

    const { engine, content } = live;
    const number = engineSeat(content, seat.seat);
    const rows: NewRow[] = [];
    let state = running.state;
    for (const [index, given] of moves.entries()) {
      const move = engine.readMove(given);
      if (!move.ok) return refused(move.error, index);
      const step = engine.play(state, number, move.value, running.chance);
      if (!step.ok) return refused(step.error, index);
      rows.push({ actor: 'seat', seat: number, kind: 'move', payload: move.value, events: step.value.events });
      state = step.value.state;
    }
    return ok(settle(live, { state, chance: running.chance }, content, rows, at));
  };

/** The system plays on for this person's seat; the host's rights go to the next seat that is left. */
export const judgeResign =
  (user: string): Judge =>
  (live, at) => {
    const speaker = findSpeaker(live, user);
    if (!speaker.ok) return speaker;
    const { seat, running } = speaker.value;
    const seats = live.content.seats.map((one) => (one === seat ? { ...one, resigned: true } : one));
    const after = { ...live.content, seats: seat.host ? passHost(seats, seat.seat) : seats };
    return ok(settle(live, running, after, [row('seat', seat.seat, 'resign')], at));
  };

/** Goes on with the moves of the system. Refused as stale when none is to be made. */
export const judgeAbsent: Judge = (live, at) => {
  const running = runningGameOf(live);
  if (!running) return failed({ kind: 'notRunning', status: live.content.status });
  const change = settle(live, running, live.content, [], at);
  return change.rows.length > 0 ? ok(change) : failed({ kind: 'stale' });
};

/**
 * Completes a change whose rows have led to `position`: the system's moves, the end of the game, and the offers. `after`
 * holds what else the rows have changed.
 */
export function settle(
  live: LoadedTable,
  position: RunningGame,
  after: TableContent,
  rows: readonly NewRow[],
  at: number,
): Change {
  const { engine } = live;
  const { chance } = position;
  const resigned = resignedSeats(after);
  const ended = resultOf(engine, position.state, after.seats.length, resigned);
  const next = live.seq + rows.length + 1;
  const played = ended
    ? { state: position.state, rows: [] }
    : playForAbsent(engine, position.state, resigned, next, chance);
  const result = ended ?? resultOf(engine, played.state, after.seats.length, resigned);
  const all = [...rows, ...played.rows, ...(result ? [revealOf(live)] : [])];

  const settled: TableContent = {
    ...after,
    state: played.state,
    result,
    status: result ? 'finished' : 'running',
    endedAt: result ? at : null,
  };
  const acted = new Set(all.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  const seats = offerSeats(engine, live.content, settled, acted, live.seq + all.length, at);
  const dropDrafts = result ? seats.map(({ seat }) => seat) : [...acted];
  return { rows: all, after: { ...settled, seats }, chance, dropDrafts };
}

function findSpeaker(
  live: LoadedTable,
  user: string,
): Result<{ readonly seat: StoredSeat; readonly running: RunningGame }, Problem> {
  const running = runningGameOf(live);
  if (!running) return failed({ kind: 'notRunning', status: live.content.status });
  const seat = seatOfUser(live.content, user);
  if (!seat) return failed({ kind: 'notSeated' });
  return seat.resigned ? failed({ kind: 'alreadyResigned' }) : ok({ seat, running });
}

/** The host's rights for the next seat in turn that has not resigned; they stay where nobody is left. */
function passHost(seats: readonly StoredSeat[], from: number): readonly StoredSeat[] {
  const order = [...seats.slice(from + 1), ...seats.slice(0, from)];
  const heir = order.find((seat) => !seat.resigned);
  return heir ? seats.map((seat) => ({ ...seat, host: seat === heir })) : seats;
}

const refused = (refusal: Refusal, index: number) => failed<Problem>({ kind: 'refused', refusal, index });

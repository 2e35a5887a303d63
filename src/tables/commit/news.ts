/** The messages that a change makes necessary. */
import { type Seat, seatOf } from '../../engines/contract.ts';
import { lapsedBy } from '../seats/electorate.ts';
import type { NewOutboxEntry } from '../stored/outbox.ts';
import type { StoredVote } from '../stored/stored.ts';
import type { Change } from '../table/change.ts';
import { activeSeats, isOver, type LoadedTable, type TableContent } from '../table/loadedTable.ts';
import type { BoardNews, LobbyNews, OfferNews, ReminderNews, StartNews, VoteNews } from '../table/payloads.ts';
import type { VoteOutcome } from '../table/tableHead.ts';

const isSameTurn = ({ engine, content }: LoadedTable, { state }: TableContent): boolean =>
  content.state !== null && state !== null && engine.stage(content.state) === engine.stage(state);

/**
 * The lobby message shows what happens before the start, the board message what happens after it. Hands start when a
 * seat is taken. Asking and voting show only in the message of the vote.
 */
export function newsOf(live: LoadedTable, { after, rows }: Change, seq: number): readonly NewOutboxEntry[] {
  if (rows.every(({ kind }) => kind === 'ask' || kind === 'ballot')) return [];
  const before = live.content;
  const table = live.info.id;
  // Nothing else changes before the deal, or before the table is open again.
  if (after.startedAt === null && rows.some(({ kind }) => kind === 'freeze')) {
    const start: StartNews = { row: seq };
    return [{ kind: 'start', dedupeKey: `start/${table}/${seq}`, payload: JSON.stringify(start) }];
  }
  const lobby: LobbyNews = { seq, isMoved: false };
  // Imported after its end: nobody has played it here.
  const isWhole = before.startedAt === null && after.startedAt !== null && isOver(after);
  const isNewTurn = !isSameTurn(live, after);
  const [active, activeBefore] = [activeSeats(after), activeSeats(before)];
  // Players who go on themselves are at the board already, unless they have acted by direct message.
  const goOn = !live.engine.hasSecrets && active.length > 0 && active.every((seat) => activeBefore.includes(seat));
  const byOwnHand = undoneAlone(rows);
  const isBegun = isNewTurn && !goOn && byOwnHand === null;
  const atBoard = active.filter((seat) => seat === byOwnHand);
  const board: BoardNews = {
    ...{ seq, ...(!isWhole && { from: live.seq + 1 }) },
    ...{ before: isBegun ? [] : [...activeBefore, ...atBoard], after: active, isNewTurn: isBegun },
    isMoved: false,
  };
  const entries: NewOutboxEntry[] = [];
  if (before.startedAt === null && !isWhole)
    entries.push({ kind: 'lobby', dedupeKey: `lobby/${table}/${seq}`, payload: JSON.stringify(lobby) });
  if (after.startedAt !== null)
    entries.push({ kind: 'board', dedupeKey: `board/${table}/${seq}`, payload: JSON.stringify(board) });
  // The start message may have added everybody to the thread, or not.
  if (before.freeze !== null && before.startedAt === null && after.startedAt !== null)
    entries.push({ kind: 'members', dedupeKey: `members/${table}/${seq}`, payload: '{}' });
  if (live.engine.hasSecrets && !isWhole)
    entries.push({ kind: 'hand', dedupeKey: `hand/${table}/${seq}`, payload: JSON.stringify(board) });
  return entries;
}

/** The seat that has taken something back without asking anybody: its member is at the board, and is not called there. */
const undoneAlone = (rows: Change['rows']): number | null =>
  rows.some(({ kind }) => kind === 'verdict') ? null : (rows.find(({ kind }) => kind === 'undo')?.seat ?? null);

/** About votes, seats that can be taken over, and reminders that are out of date. */
export function timeNewsOf(live: LoadedTable, change: Change, seq: number): readonly NewOutboxEntry[] {
  const entry = (kind: NewOutboxEntry['kind'], key: string, payload: VoteNews | OfferNews | ReminderNews) => ({
    kind,
    dedupeKey: `${kind}/${live.info.id}/${key}`,
    payload: JSON.stringify(payload),
  });
  const none: ReminderNews = { seat: null, since: 0 };
  const offer: OfferNews = { seq, taken: takenBy(change) };
  return [
    ...voteNews(live.content.vote, change, seq).map((one) => entry('vote', `${one.row}/${seq}`, one)),
    ...(isOfferChanged(live.content, change.after) ? [entry('offer', String(seq), offer)] : []),
    ...(isReminderOld(live, change.after) ? [entry('reminder', `old/${seq}`, none)] : []),
  ];
}

function voteNews(
  before: StoredVote | null,
  { after: { vote: after }, outcome }: Change,
  seq: number,
): readonly VoteNews[] {
  const ended =
    before !== null && before.row !== after?.row ? [{ row: before.row, outcome: outcome ?? lapsed(before) }] : [];
  // Where nobody could vote, the vote was over as soon as it began.
  const unasked = before === null && after === null && outcome !== null ? [{ row: seq, outcome }] : [];
  const open = after !== null && after !== before ? [{ row: after.row, outcome: null }] : [];
  return [...ended, ...unasked, ...open];
}

/** A vote that nobody has decided: there is nothing left to vote about. */
function lapsed(vote: StoredVote): VoteOutcome {
  if (vote.about === 'clock') return { about: 'clock', answer: 'no', clock: vote.clock };
  if (vote.about === 'undo') return { about: 'undo', answer: 'acted', by: vote.by };
  return { about: 'overdue', answer: 'acted', seats: vote.seats, ...lapsedBy(vote) };
}

function takenBy({ rows, after }: Change): Seat | null {
  const taken = rows.find(({ kind }) => kind === 'takeover' || kind === 'comeback')?.seat ?? null;
  return taken === null ? null : seatOf(taken, after.seats.length);
}

/** Which seats are offered, and to whom: nobody after the end. */
const offered = ({ status, seats }: TableContent): string =>
  status === 'running' ? seats.map(({ holder }) => holder).join() : '';

function isOfferChanged(before: TableContent, after: TableContent): boolean {
  const isOffering = [before, after].some(({ status, seats }) =>
    status === 'running' ? seats.some(({ holder }) => holder !== 'member') : false,
  );
  return isOffering && offered(before) !== offered(after);
}

const isReminderOld = ({ info }: LoadedTable, { seats }: TableContent): boolean =>
  info.reminders.some(({ seat, since }) => {
    const now = seats[seat];
    return now?.awaited !== true || now.awaitedSince !== since || now.holder !== 'member';
  });

/** Requests before a game starts, and canceling a table. Each function judges one request. */
import type { Engine, Rulebook } from '../../engines/contract.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { hex } from '../fair/encoding.ts';
import { seatedIn } from '../seats/rematch.ts';
import type { StoredSeat } from '../stored/stored.ts';
import { type Change, type Judge, type NewRow, row } from '../table/change.ts';
import { lobbyClosed, seatOfUser, type TableContent } from '../table/loadedTable.ts';
import type { Problem } from '../table/problem.ts';
import {
  type CancelRequest,
  type InviteRequest,
  LONGEST_WORD,
  MOST_INVITED,
  type OptionsRequest,
  type RemoveRequest,
  type Request,
} from '../table/requests.ts';
import { commitmentTo, revealOf } from '../view/disclosure.ts';
import { canceledBy } from './cancel.ts';

/** A game's options, without repeats and in the game's order, or the first one that it doesn't have. */
export function readOptions(engine: Engine, given: readonly string[]): Result<readonly string[], Problem> {
  const unknown = given.find((option) => !engine.options.includes(option));
  if (unknown !== undefined) return failed({ kind: 'unknownOption', option: unknown.slice(0, LONGEST_WORD) });
  return ok(engine.options.filter((option) => given.includes(option)));
}

/** A shuffle word: at most `LONGEST_WORD` characters of well-formed text; an empty word if none is given. */
export function readWord(word = ''): Result<string, Problem> {
  const fits = word.isWellFormed() && [...word].length <= LONGEST_WORD;
  return fits ? ok(word) : failed({ kind: 'badWord', most: LONGEST_WORD });
}

/** The users to invite, without repeats. */
export function readInvited(invited: readonly string[] = []): Result<readonly string[], Problem> {
  const once = [...new Set(invited)];
  return once.length <= MOST_INVITED ? ok(once) : failed({ kind: 'invitesTooMany', most: MOST_INVITED });
}

/** No seat is left with these options. */
export function tableFull(
  game: Pick<Rulebook, 'options' | 'seats'>,
  chosen: readonly string[],
): Extract<Problem, { readonly kind: 'tableFull' }> {
  const mostWith = (...more: readonly string[]): number => game.seats([...chosen, ...more]).max;
  const most = mostWith();
  const option = game.options.find((one) => !chosen.includes(one) && mostWith(one) > most);
  return { kind: 'tableFull', most, ...(option !== undefined && { roomWith: { option, most: mostWith(option) } }) };
}

/**
 * Takes a new seat; at a table that is just being opened, as its host.
 *
 * @param order the users in seat order, for a rematch; null to sit last
 */
export const judgeJoin =
  ({ user }: Request, word: string, order: readonly string[] | null = null): Judge =>
  (live, at) => {
    const { content, engine } = live;
    const closed = lobbyClosed(content);
    if (closed !== null) return failed(closed);
    if (seatOfUser(content, user)) return failed({ kind: 'alreadySeated' });
    const isOpener = live.seq === 0;
    if (live.info.isPrivate && !isOpener && !content.invited.includes(user)) return failed({ kind: 'notInvited' });
    const { max } = engine.seats(content.options);
    const taken = content.seats.length;
    if (taken >= max) return failed(tableFull(engine, content.options));

    const seat: StoredSeat = {
      seat: taken,
      user,
      host: taken === 0,
      holder: 'member',
      heldFrom: 0,
      freeUntil: null,
      awaitedSince: at,
      reserveUsed: 0,
      extended: 0,
      awaited: false,
      offer: live.seq + 1,
      since: at,
      joinInteraction: '',
      word,
    };
    const opened = () => ({
      ...{ game: live.info.game, options: content.options },
      ...{ scheme: live.seal, commitment: hex(commitmentTo(live)) },
    });
    const seats = seatedIn(order ?? [], [...content.seats, seat]);
    const own = seats.findIndex((one) => one.user === user);
    const kind = isOpener ? row('seat', own, 'open', opened()) : row('seat', own, 'join');
    return ok(inLobby([kind], { ...content, seats }));
  };

/**
 * A seated player changes their shuffle word. The row doesn't contain it: it is stored with the seat, because rows are
 * permanent.
 */
export const judgeWord =
  (user: string, word: string): Judge =>
  ({ content }) => {
    const closed = lobbyClosed(content);
    if (closed !== null) return failed(closed);
    const own = seatOfUser(content, user);
    if (!own) return failed({ kind: 'notSeated' });
    const seats = content.seats.map((seat) => (seat === own ? { ...seat, word } : seat));
    return ok(inLobby([row('seat', own.seat, 'word')], { ...content, seats }));
  };

/** Gives up a seat; the seats behind it move up, and if the host leaves, the next seat becomes host. */
export const judgeLeave =
  (user: string): Judge =>
  (live, at) => {
    const { content } = live;
    const closed = lobbyClosed(content);
    if (closed !== null) return failed(closed);
    const gone = seatOfUser(content, user);
    if (!gone) return failed({ kind: 'notSeated' });

    const left = row('seat', gone.seat, 'leave');
    const seats = without(content.seats, gone);
    if (seats.length > 0) return ok(inLobby([left], { ...content, seats }));
    const canceled = row('system', null, 'cancel', { by: 'empty' });
    return ok(inLobby([left, canceled, revealOf(live)], { ...content, seats, status: 'cancelled', endedAt: at }));
  };

/** The others move up; if the host is gone, the next in turn order becomes host. */
function without(seats: readonly StoredSeat[], gone: StoredSeat): readonly StoredSeat[] {
  const others = seats.filter((seat) => seat !== gone);
  const nextHost = gone.host ? gone.seat % others.length : others.findIndex((seat) => seat.host);
  return others.map((seat, index) => ({ ...seat, seat: index, host: index === nextHost }));
}

/** The host invites more members. The row holds only their number, because rows contain no users. */
export const judgeInvite =
  ({ user, invited: given }: InviteRequest): Judge =>
  ({ content }) => {
    const host = findHost(content, user);
    if (!host.ok) return host;
    const fresh = given.filter((one) => !content.invited.includes(one));
    const invited = readInvited([...content.invited, ...given]);
    if (!invited.ok) return invited;
    const invitation = row('seat', host.value.seat, 'invite', { invited: fresh.length });
    return ok(inLobby([invitation], { ...content, invited: invited.value }));
  };

/** The host removes another player, whose invitation ends too. Refused if that seat has moved in the meantime. */
export const judgeRemove =
  ({ user, seat, seq }: RemoveRequest): Judge =>
  (live) => {
    const { content } = live;
    const host = findHost(content, user);
    if (!host.ok) return host;
    const gone = content.seats[seat];
    if (seq !== live.seq || gone === undefined || gone === host.value) return failed({ kind: 'stale' });
    const removed = row('seat', host.value.seat, 'remove', { seat });
    const invited = content.invited.filter((one) => one !== gone.user);
    return ok(inLobby([removed], { ...content, seats: without(content.seats, gone), invited }));
  };

/** The host replaces the options. */
export const judgeOptions =
  ({ user, options: given }: OptionsRequest): Judge =>
  ({ content, engine }) => {
    const host = findHost(content, user);
    if (!host.ok) return host;
    const options = readOptions(engine, given);
    if (!options.ok) return options;
    const changed = row('seat', host.value.seat, 'options', { options: options.value });
    return ok(inLobby([changed], { ...content, options: options.value }));
  };

/** Before the start, the host or a moderator; after it, only a moderator. */
export const judgeCancel =
  ({ user, byModerator, asked }: CancelRequest): Judge =>
  (live, at) => {
    const { content } = live;
    if (content.status !== 'lobby' && content.status !== 'running') return notOpen(content);
    const seat = seatOfUser(content, user);
    const byHost = seat?.host === true && content.status === 'lobby';
    if (!byHost && !byModerator) return failed({ kind: content.status === 'lobby' ? 'notHost' : 'notManager' });
    if (asked !== undefined && asked !== content.status) return failed({ kind: 'stale' });

    const by = byHost
      ? row('seat', seat.seat, 'cancel', { by: 'host' })
      : row('system', null, 'cancel', { by: 'manager' });
    return ok(canceledBy(live, content, [by], at));
  };

/** In the lobby, the system cancels tables that no one has changed since then. */
export const judgeIdle =
  (since: number): Judge =>
  (live, at) => {
    if (live.content.status !== 'lobby') return notOpen(live.content);
    if (live.info.changedAt >= since) return failed({ kind: 'stale' });
    return ok(canceledBy(live, live.content, [row('system', null, 'cancel', { by: 'idle' })], at));
  };

function findHost(content: TableContent, user: string): Result<StoredSeat, Problem> {
  const closed = lobbyClosed(content);
  if (closed !== null) return failed(closed);
  const seat = seatOfUser(content, user);
  return seat?.host ? ok(seat) : failed({ kind: 'notHost' });
}

const inLobby = (rows: readonly NewRow[], after: TableContent): Change => ({
  rows,
  after: { ...after, refusedStart: null },
  chance: null,
  dropDrafts: [],
  outcome: null,
});

const notOpen = (content: TableContent) => failed<Problem>({ kind: 'notOpen', status: content.status });

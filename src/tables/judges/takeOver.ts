/** Requests of members who take a seat of a running game, for the first time or again. Each function judges one. */
import { failed, ok } from '../../kernel/result.ts';
import { forgotten, occupy } from '../seats/handOver.ts';
import type { StoredHolder } from '../stored/stored.ts';
import { type Judge, row } from '../table/change.ts';
import { engineSeat, runningGameOf, seatOfUser } from '../table/loadedTable.ts';
import type { Request, TakeOverRequest } from '../table/requests.ts';
import { settle } from './game.ts';

/**
 * Somebody without a seat takes over one that no member holds.
 *
 * @param past everyone who has held a seat at this table, except those who have been erased
 * @param erasedAt when the user's data was last erased, with the knowledge of which hands they have seen; null for never
 */
export const judgeTakeOver =
  ({ user, seat: wanted }: TakeOverRequest, past: readonly StoredHolder[], erasedAt: number | null): Judge =>
  (live, at) => {
    const { content, info } = live;
    const running = runningGameOf(live);
    if (!running) return failed({ kind: 'notRunning', status: content.status });
    const own = seatOfUser(content, user);
    if (own?.holder === 'member') return failed({ kind: 'alreadySeated' });
    if (erasedAt !== null && erasedAt >= (content.startedAt ?? at)) return failed({ kind: 'erasedSince' });
    // Who has seen another hand of this game would know two.
    const known = new Set(past.filter((one) => one.user === user).map(({ seat }) => seat));
    if (own) known.add(own.seat);
    const open = content.seats.filter(
      ({ seat, holder }) => holder !== 'member' && (wanted === null || seat === wanted),
    );
    const [taken] = open.filter(({ seat }) => known.size === 0 || known.has(seat)).toSorted(mostWanted);
    if (!taken) return failed(open.length > 0 ? { kind: 'heldAnother' } : { kind: 'noFreeSeat' });
    if (taken === own) return judgeComeBack({ user }, past)(live, at);
    if (info.isPrivate && !content.invited.includes(user) && known.size === 0) return failed({ kind: 'notInvited' });
    const member = { user, heldFrom: live.seq + 1, reserveUsed: 0 };
    const seats = occupy(content.seats, taken, member);
    const state = forgotten(live.engine, running.state, engineSeat(content, taken.seat));
    return ok(settle(live, { ...running, state }, { ...content, seats }, [row('seat', taken.seat, 'takeover')], at));
  };

/** A free seat first, for which the game may be waiting. */
const mostWanted = (a: { readonly holder: string }, b: { readonly holder: string }): number =>
  Number(b.holder === 'free') - Number(a.holder === 'free');

/** A member who has left comes back, as long as nobody else has taken the seat. */
export const judgeComeBack =
  ({ user }: Pick<Request, 'user'>, past: readonly StoredHolder[]): Judge =>
  (live, at) => {
    const { content } = live;
    const running = runningGameOf(live);
    if (!running) return failed({ kind: 'notRunning', status: content.status });
    const own = seatOfUser(content, user);
    if (!own) return failed(past.some((one) => one.user === user) ? { kind: 'seatTaken' } : { kind: 'notSeated' });
    if (own.holder === 'member') return failed({ kind: 'notResigned' });
    const { heldFrom, reserveUsed } = own;
    const seats = occupy(content.seats, own, { user, heldFrom, reserveUsed });
    return ok(settle(live, running, { ...content, seats }, [row('seat', own.seat, 'comeback')], at));
  };

/**
 * The start of a game, in two commits. The first freezes seats, options, and words. Then a message that calls everybody
 * is posted, once, and the id that Discord gives it is mixed into the shuffle: the second commit names it and deals. If
 * the message can't be posted, the table is open to changes again.
 */
import { failed, ok, type Result } from '../../kernel/result.ts';
import { hex } from '../fair/encoding.ts';
import { entropyOf, fairRandom, PRESENT_SCHEME } from '../fair/fair.ts';
import { type Judge, type NewRow, row } from '../table/change.ts';
import { lobbyClosed, seatOfUser, type TableContent } from '../table/loadedTable.ts';
import type { Problem } from '../table/problem.ts';
import type { Request } from '../table/requests.ts';
import type { Freeze, RefusedStart, Start, StartMessage } from '../table/start.ts';
import { digestWith, gameKeyTo, wordHashesOf } from '../view/disclosure.ts';
import { settle } from './game.ts';

/** The host starts the game: from here until the deal, nothing can be changed. */
export const judgeFreeze =
  ({ user }: Request): Judge =>
  (live) => {
    const { content, engine } = live;
    const closed = lobbyClosed(content);
    if (closed !== null) return failed(closed);
    const host = seatOfUser(content, user);
    if (!host?.host) return failed({ kind: 'notHost' });
    const { min, max } = engine.seats(content.options);
    const seated = content.seats.length;
    if (seated < min) return failed({ kind: 'tooFewSeats', needs: min, seated });
    if (seated > max) return failed({ kind: 'tooManySeats', most: max, seated });

    const words = wordHashesOf(content);
    const scheme = PRESENT_SCHEME;
    const digest = hex(digestWith(live, scheme, words));
    const { options } = content;
    const frozen = row('seat', host.seat, 'freeze', { scheme, seats: seated, options, words, digest });
    const freeze: Freeze = { row: live.seq + 1, scheme, words, digest };
    const after: TableContent = { ...content, freeze, refusedStart: null };
    return ok({ rows: [frozen], after, chance: null, dropDrafts: [], outcome: null });
  };

/**
 * The part of the usual number of turns that each seat must have had for a game to count that ends by resignation. The row
 * `start` says how many turns that is, so a game keeps what was agreed on; rows from before this was stored name none.
 */
const LEAST_PLAYED = 1 / 4;

/** Mixes in the id of the start message; the game is dealt and set up. */
export const judgeDeal =
  ({ row: frozenAt, channel, message }: StartMessage): Judge =>
  (live, at) => {
    const { content, engine, sealedAs } = live;
    const frozen = frozenFor(content, frozenAt);
    if (!frozen.ok) return frozen;
    const { scheme, digest } = frozen.value;
    const mixed = entropyOf(scheme, sealedAs, Buffer.from(digest, 'hex'), message);
    const start: Start = { scheme, channel, message, entropy: hex(mixed) };
    const chance = fairRandom(gameKeyTo(live, start, mixed));
    const config = { seats: content.seats.length, options: content.options };
    const { state, events } = engine.setup(config, engine.deal(config, chance));
    const host = content.seats.find((seat) => seat.host)?.seat ?? null;
    const leastTurns = Math.ceil(engine.turns(config) * LEAST_PLAYED);
    const payload = { ...config, channel, message, entropy: hex(mixed), leastTurns };
    const started: NewRow = { actor: 'seat', seat: host, kind: 'start', payload, events };
    return ok(settle(live, { state, chance }, { ...content, startedAt: at, start }, [started], at));
  };

/** The start message for the row `freeze` couldn't be posted: the table is open to changes again. */
export const judgeReopen =
  (frozenAt: number, { why, seat }: RefusedStart): Judge =>
  ({ content }) => {
    const frozen = frozenFor(content, frozenAt);
    if (!frozen.ok) return frozen;
    const reopened = row('system', null, 'reopen', { why, ...(seat !== null && { seat }) });
    const after: TableContent = { ...content, freeze: null, refusedStart: { why, seat } };
    return ok({ rows: [reopened], after, chance: null, dropDrafts: [], outcome: null });
  };

function frozenFor({ status, freeze }: TableContent, frozenAt: number): Result<Freeze, Problem> {
  if (status !== 'lobby') return failed({ kind: 'notOpen', status });
  return freeze?.row === frozenAt ? ok(freeze) : failed({ kind: 'stale' });
}

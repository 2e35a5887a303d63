/** What members settle before they are asked. Everything here is answered in private, and nothing is posted. */
import type { Kind } from '../../engines/contract.ts';
import type { SeatStandpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { MoveDraft } from '../contract.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { note } from '../messages/note.ts';
import { planMessage } from '../messages/plan.ts';
import { plainProblemText, problemText, refusalText } from '../messages/problem.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';
import { resolveDraft } from '../turn/draftHistory.ts';
import { type Handler, noteReply, readerOf, refusal, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';
import type { Refused } from './play.ts';
import { type AtSeat, atSeat, begin, show, showCurrent } from './seatTurn.ts';

/** `/plan`, and its button: what is settled, and what can be. */
export const plan: Handler<'plan'> = (context, caller, { table }) =>
  atOwnSeat(context, caller, table, async (at) => page(at, null));

/** The panel on which the next move is planned, where it was left. */
export const planMove: Handler<'planMove'> = (context, caller, { table }) =>
  atOwnSeat(context, caller, table, async (at) => compose(at, null));

export const dropPlan: Handler<'dropPlan'> = (context, caller, { table }) =>
  atOwnSeat(context, caller, table, async (at) => {
    const { interaction, user } = caller;
    const dropped = await context.tables.setNext(at.table.id, { interaction, user, moves: null });
    return dropped.ok ? renewed(at, null) : refusal(context, caller, at.table, dropped.error, at.reader);
  });

export const setStanding: Handler<'setStanding'> = (context, caller, { table, name, isOn }) =>
  atOwnSeat(context, caller, table, async (at) => {
    const { interaction, user } = caller;
    const others = at.standpoint.plan.standing.filter((one) => one !== name);
    const standing = isOn ? [...others, name] : others;
    const set = await context.tables.setStanding(at.table.id, { interaction, user, standing });
    if (!set.ok) return refusal(context, caller, at.table, set.error, at.reader);
    return renewed(at, set.value.isPlayed ? caller.words.plan.played() : null);
  });

/**
 * Handles a press on a panel that plans a move. Whoever has to act by now gets the same move to be played; after any other
 * move of the game, the panel is shown anew.
 */
export async function atPlan(
  context: Context,
  caller: Caller,
  { table, seq }: { readonly table: string; readonly seq: number },
  pressed: (at: AtSeat) => Promise<Reply>,
): Promise<Reply> {
  return atOwnSeat(context, caller, table, async (at) => {
    const planning = planningAt(at);
    if (planning === null || at.table.seq !== seq) return compose(at, caller.words.panel.renewed());
    return pressed(planning);
  });
}

/** Plans these moves, and shows the plan. */
export async function settle(at: AtSeat, moves: readonly Kind[], refused: Refused): Promise<Reply> {
  const { context, caller, table, game, reader } = at;
  const { interaction, user } = caller;
  const settled = await context.tables.setNext(table.id, { interaction, user, moves });
  if (settled.ok) {
    await context.tables.saveDraft(table.id, at.standpoint.seat, null);
    return renewed(at, null);
  }
  const problem = settled.error;
  if (problem.kind === 'refused') return refused(problemText(game, problem, reader), []);
  if (problem.kind === 'stale' || problem.kind === 'cannotPlan')
    return atOwnSeat(context, caller, table.id, async (now) => compose(now, null));
  return refusal(context, caller, table, problem, reader);
}

/** The seat of a member who isn't asked yet, to plan a move; null if there is none, or nothing can be planned. */
export async function planningSeat(context: Context, caller: Caller, table: Table): Promise<AtSeat | null> {
  const seating = seatingOf(table, caller.user);
  if (seating === null || table.standpoints === null || problemOf(table, caller.user) !== null) return null;
  const standpoint = table.standpoints.of(seating.seat);
  return planningAt(await atSeat(context, caller, table, gameOf(context.games, table), standpoint));
}

/** Moves that were typed before the seat is asked: the panel on which they can be planned. */
export async function proposed(at: AtSeat, moves: readonly Kind[]): Promise<Reply> {
  const { plan: planWords } = at.reader.words;
  const draft: MoveDraft = { moves: moves.slice(0, -1), partial: { ...moves.at(-1) }, picked: [] };
  const resolved = resolveDraft(at.standpoint, draft);
  if (resolved.ok) return show(at, await begin(at, draft), planWords.typedEarly());
  return toCaller(at.caller, note(refusalText(at.game, resolved.error, at.reader)));
}

/** What is settled, from the store. */
export const renewed = ({ context, caller, table }: AtSeat, above: string | null): Promise<Reply> =>
  atOwnSeat(context, caller, table.id, async (at) => page(at, above));

/** Where the seat plans its next move; null if nothing can be planned. */
function planningAt(at: AtSeat): AtSeat | null {
  const { standpoint } = at;
  const { ahead } = standpoint;
  return ahead && { ...at, standpoint: planningStandpoint(standpoint, ahead), isPlan: true };
}

/** The seat's standpoint with the moves of another position. */
const planningStandpoint = (
  { viewer, seating, recent, plan, undo }: SeatStandpoint,
  ahead: NonNullable<SeatStandpoint['ahead']>,
): SeatStandpoint => ({
  ...{ viewer, seating, recent, plan, undo, ahead: null, seat: ahead.seat, isClosed: false },
  get view() {
    return ahead.view;
  },
  choices: (partial) => ahead.choices(partial),
  legal: () => ahead.legal(),
  after: (moves) => ahead.after(moves),
  foresee: (moves) => ahead.foresee(moves),
});

/** The panel to plan the next move; to play it if the seat has to act; or what is settled if neither is possible. */
function compose(at: AtSeat, above: string | null): Promise<Reply> {
  if (at.standpoint.seating.awaited) return showCurrent(at, at.reader.words.plan.yourTurn());
  const planning = planningAt(at);
  return planning === null ? Promise.resolve(page(at, above)) : showCurrent(planning, above);
}

const page = ({ caller, game, table, standpoint, reader }: AtSeat, above: string | null): Reply =>
  toCaller(caller, planMessage(game, table, standpoint, reader, above));

/** Finds the member's own seat at a running table. */
export async function atOwnSeat(
  context: Context,
  caller: Caller,
  named: string | null,
  found: (at: AtSeat) => Promise<Reply>,
): Promise<Reply> {
  const fits = (table: TableHead) => inStatus('running')(table) && seatingOf(table, caller.user) !== null;
  const table = await findTable(context, caller, named, fits);
  if (!table.ok) return noteReply(caller, table.error);
  const { value } = table;
  const problem = problemOf(value, caller.user);
  if (problem !== null) return toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
  const { seat } = seatingOf(value, caller.user)!; // `problemOf` has found it.
  return found(await atSeat(context, caller, value, gameOf(context.games, value), value.standpoints!.of(seat)));
}

/** Why a user can settle nothing at this table, or null. */
function problemOf(table: Table, user: string) {
  const { status, suspended, standpoints } = table;
  if (suspended !== null) return { kind: 'suspended', reason: suspended } as const;
  if (status !== 'running' || standpoints === null) return { kind: 'notRunning', status } as const;
  const seating = seatingOf(table, user);
  if (seating === null) return { kind: 'notSeated' } as const;
  return seating.holder === 'member' ? null : ({ kind: 'alreadyResigned' } as const);
}

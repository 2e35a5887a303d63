/** Requests to settle something for a seat before it is asked. They change no row, and so nothing that others see. */
import type { Kind, Seat } from '../../engines/contract.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Changing, orFull } from '../commit/judgeAndCommit.ts';
import type { Loader } from '../commit/loader.ts';
import type { Queue } from '../commit/queue.ts';
import { findActiveSeat, judgeUnasked, LONGEST_SEQUENCE, refused } from '../judges/game.ts';
import type { Space, Store } from '../stored/store.ts';
import { engineSeat, type LoadedTable } from '../table/loadedTable.ts';
import { isEmptyPlan, meaningOf, NO_PLAN, type Plan, seatPlanOf, standingOf, storedPlan } from '../table/plan.ts';
import type { Problem } from '../table/problem.ts';
import type { NextRequest, StandingRequest } from '../table/requests.ts';
import type { SeatPlan } from '../table/standpoint.ts';
import { stateAhead } from '../view/ahead.ts';
import { positionAt } from '../view/position.ts';

export interface Planning {
  /** Sets the user's standing answers; `SeatStandpoint.plan` shows them. `isPlayed`: a decision that had come already was answered at once. */
  setStanding(
    id: string,
    request: StandingRequest,
  ): Promise<Result<SeatPlan & { readonly isPlayed: boolean }, Problem>>;
  /** Plans moves for the next decision. Refused as stale if that has come: the moves can be played. */
  setNext(id: string, request: NextRequest): Promise<Result<SeatPlan, Problem>>;
}

export interface PlanningSettings extends Pick<Changing, 'change'> {
  readonly store: Store;
  readonly loader: Loader;
  readonly inTurn: Queue;
  readonly space: () => Space;
}

export function createPlanning({ store, loader, inTurn, space, change }: PlanningSettings): Planning {
  /** Saves what a seat has settled, in sequence with the table's changes. No row tells of it, and no listener is called. */
  const settle = (
    id: string,
    judge: (live: LoadedTable) => Result<Planned, Problem>,
  ): Promise<Result<SeatPlan, Problem>> =>
    inTurn(id, async () => {
      if (space() === 'full') return failed<Problem>({ kind: 'diskFull' });
      const live = await loader.load(id);
      if (!live.ok) return live;
      const judged = judge(live.value);
      if (!judged.ok) return judged;
      const { seat, plan } = judged.value;
      const saved = await orFull(store.savePlan(id, seat, isEmptyPlan(plan) ? null : storedPlan(seat, plan).data));
      return saved === 'full' ? failed({ kind: 'diskFull' }) : ok(seatPlanOf(live.value.engine, plan));
    });

  return {
    async setStanding(id, { interaction, user, standing }) {
      const settled = await settle(id, (live) => planStanding(live, user, standing));
      if (!settled.ok) return settled;
      // A decision that has come already is answered, too. Refused if there is none.
      const answered = await change(id, interaction, judgeUnasked);
      return ok({ ...settled.value, isPlayed: answered.ok });
    },
    setNext: (id, { user, moves }) => settle(id, (live) => planNext(live, user, moves)),
  };
}

/** A seat's plan as a request changes it. */
interface Planned {
  readonly seat: Seat;
  readonly plan: Plan;
}

/** The user's plan with these standing answers. Names that the game doesn't have are left out. */
function planStanding(live: LoadedTable, user: string, names: readonly string[]): Result<Planned, Problem> {
  const found = planOf(live, user);
  if (!found.ok) return found;
  const { seat, plan } = found.value;
  return ok({ seat, plan: { ...plan, standing: standingOf(live.engine).filter((name) => names.includes(name)) } });
}

/**
 * The user's plan with these untrusted moves for the next decision; null for none. Refused while the seat is active: then
 * they can be played.
 */
function planNext(live: LoadedTable, user: string, moves: readonly unknown[] | null): Result<Planned, Problem> {
  const found = planOf(live, user);
  if (!found.ok) return found;
  const { seat, plan, state } = found.value;
  if (moves === null) return ok({ seat, plan: { ...plan, next: null, dropped: null } });
  if (live.content.seats[seat]?.awaited) return failed({ kind: 'stale' });
  const { engine } = live;
  const asked = stateAhead(engine, state, seat);
  if (asked === null) return failed({ kind: 'cannotPlan' });
  if (moves.length < 1 || moves.length > LONGEST_SEQUENCE)
    return refused({ kind: 'malformed', problem: `a sequence has 1 to ${LONGEST_SEQUENCE} moves` }, 0);

  const read: Kind[] = [];
  for (const [index, given] of moves.entries()) {
    const move = engine.readMove(given);
    if (!move.ok) return refused(move.error, index);
    read.push(move.value);
    const reached = positionAt(engine, asked, seat).after(read);
    if (!reached.ok) return refused(reached.error, index);
  }
  const next = { moves: read, meaning: meaningOf(engine, asked, seat, read) };
  return ok({ seat, plan: { ...plan, next, dropped: null } });
}

/** The plan of the user's seat, if they are still playing. */
function planOf(live: LoadedTable, user: string): Result<Planned & { readonly state: object }, Problem> {
  const found = findActiveSeat(live, user);
  if (!found.ok) return found;
  const seat = engineSeat(live.content, found.value.seat.seat);
  return ok({ seat, plan: live.plans.get(seat) ?? NO_PLAN, state: found.value.running.state });
}

/**
 * What members settle for their seats before they are asked: standing answers, and moves for the next decision. Plans are
 * kept beside the record, which has only what was played of them, and nothing that others see depends on one before that.
 */
import type { Engine, Kind, Seat } from '../../engines/contract.ts';
import { canonicalJson, isRecord } from '../../kernel/json.ts';
import { parseJson } from '../fair/encoding.ts';
import type { StoredPlan } from '../stored/stored.ts';
import type { SeatPlan } from './standpoint.ts';

/** The standing answer of every game: what is the only thing that can be done is done. */
export const ONLY_MOVE = 'onlyMove';

/** What is settled for one seat. */
export interface Plan {
  /** Names of standing answers, in the order of `standingOf`. */
  readonly standing: readonly string[];
  /** For the next decision; null for none. */
  readonly next: PlannedMoves | null;
  /** Moves for a decision that came and was another one, until the seat's next move; null for none. */
  readonly dropped: readonly Kind[] | null;
}

export interface PlannedMoves {
  readonly moves: readonly Kind[];
  /** What the moves meant when they were planned, as text. */
  readonly meaning: string;
}

/** By seat; seats without anything settled are missing. */
export type Plans = ReadonlyMap<number, Plan>;

export const NO_PLAN: Plan = { standing: [], next: null, dropped: null };

export const isEmptyPlan = ({ standing, next, dropped }: Plan): boolean =>
  standing.length === 0 && next === null && dropped === null;

/** The names of a game's standing answers, in the order in which they are tried. */
export const standingOf = (engine: Engine): readonly string[] => [
  ...(engine.ahead?.standing ?? []).map(({ name }) => name),
  ONLY_MOVE,
];

/** What moves mean now to the seat that would play them, as text. */
export const meaningOf = (engine: Engine, state: object, seat: Seat, moves: readonly Kind[]): string =>
  canonicalJson(engine.ahead?.meaning(state, seat, moves) ?? null);

/** The plans with one replaced; an empty one is removed. */
export function withPlan(plans: Plans, seat: number, plan: Plan): Plans {
  const next = new Map(plans);
  if (isEmptyPlan(plan)) next.delete(seat);
  else next.set(seat, plan);
  return next;
}

/** The plans after some rows: who has moved has decided anew, and a seat whose member has left has no plan. */
export function keptPlans(plans: Plans, moved: ReadonlySet<number>, left: readonly number[]): Plans {
  let kept = plans;
  for (const [seat, plan] of plans) {
    if (left.includes(seat)) kept = withPlan(kept, seat, NO_PLAN);
    else if (moved.has(seat) && (plan.next ?? plan.dropped) !== null)
      kept = withPlan(kept, seat, { ...plan, next: null, dropped: null });
  }
  return kept;
}

/** A plan as its own seat sees it. */
export const seatPlanOf = (engine: Engine, { standing, next, dropped }: Plan = NO_PLAN): SeatPlan => ({
  ...{ names: standingOf(engine), standing, next: next?.moves ?? null, dropped },
});

export const storedPlan = (seat: number, plan: Plan): StoredPlan => ({ seat, data: JSON.stringify(plan) });

/** Reads plans as they were stored. What another release doesn't know any more is left out. */
export function readPlans(engine: Engine, stored: readonly StoredPlan[]): Plans {
  const plans = stored.map(({ seat, data }) => [seat, readPlan(engine, parseJson(data))] as const);
  return new Map(plans.filter(([, plan]) => !isEmptyPlan(plan)));
}

function readPlan(engine: Engine, data: unknown): Plan {
  if (!isRecord(data)) return NO_PLAN;
  const { standing, next, dropped } = data;
  const moves = isRecord(next) ? readMoves(engine, next.moves) : null;
  const meaning = isRecord(next) && typeof next.meaning === 'string' ? next.meaning : null;
  return {
    standing: standingOf(engine).filter((name) => Array.isArray(standing) && standing.includes(name)),
    next: moves === null || meaning === null ? null : { moves, meaning },
    dropped: readMoves(engine, dropped),
  };
}

function readMoves(engine: Engine, values: unknown): readonly Kind[] | null {
  if (!Array.isArray(values) || values.length === 0) return null;
  const moves = values.map((value) => engine.readMove(value));
  return moves.every((move) => move.ok) ? moves.map(({ value }) => value) : null;
}

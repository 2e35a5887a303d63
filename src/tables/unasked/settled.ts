/** What a plan plays when its seat is asked. */
import type { Engine, GameTypes, Kind, PartialMoveOrNone, Question, Seat, Value } from '../../engines/contract.ts';
import type { Random } from '../../kernel/random.ts';
import type { NewRow } from '../table/change.ts';
import { meaningOf, ONLY_MOVE, type Plan } from '../table/plan.ts';

/** Some moves of a seat, and the state after them. */
interface Played {
  readonly state: object;
  readonly rows: readonly NewRow[];
}

/** The plan after a decision has come, and what was played of it; null if the seat has to decide by itself. */
export interface Settled {
  readonly plan: Plan;
  readonly played: Played | null;
}

/**
 * Answers a decision of an active seat by its plan: with the planned moves if they are legal and mean what they did, or
 * with the first standing answer that fits. If nothing does, planned moves are dropped: they were for this decision.
 */
export function settleDecision(engine: Engine, state: object, seat: Seat, plan: Plan, chance: Random): Settled {
  const { next } = plan;
  if (next !== null && meaningOf(engine, state, seat, next.moves) === next.meaning) {
    const played = playAll(engine, state, seat, next.moves, chance);
    if (played !== null) return { plan: { ...plan, next: null }, played };
  }
  for (const name of plan.standing) {
    const move = standingMove(engine, state, seat, name);
    const played = move && playAll(engine, state, seat, [move], chance);
    if (played) return { plan, played };
  }
  return { plan: next === null ? plan : { ...plan, next: null, dropped: next.moves }, played: null };
}

/** Plays all of these moves, or null if one is refused. */
function playAll(engine: Engine, state: object, seat: Seat, moves: readonly Kind[], chance: Random): Played | null {
  const rows: NewRow[] = [];
  let current = state;
  for (const move of moves) {
    const step = engine.play(current, seat, move, chance);
    if (!step.ok) return null;
    const { events, revealed } = step.value;
    rows.push({ actor: 'seat', seat, kind: 'plannedMove', payload: move, events, revealed });
    current = step.value.state;
  }
  return { state: current, rows };
}

function standingMove(engine: Engine, state: object, seat: Seat, name: string): Kind | null {
  if (name === ONLY_MOVE) return onlyMove(engine, state, seat);
  return engine.ahead?.standing.find((one) => one.name === name)?.answer(state, seat) ?? null;
}

/** The answer to a question without a choice: there is nothing else to take, or all of it is alike. */
function onlyAnswer({ kind, values, min, max }: Question): Value | readonly Value[] | null {
  if (kind === 'one') return values.length === 1 ? values[0]! : null;
  const isForced = min === max && (min === values.length || new Set(values).size === 1);
  return isForced ? values.slice(0, min) : null;
}

/** The move to which every question has just one answer; null if the seat has a choice. */
export function onlyMove(engine: Engine, state: object, seat: Seat): Kind | null {
  let partial: PartialMoveOrNone<GameTypes> = {};
  for (;;) {
    const choice = engine.choices(state, seat, partial);
    if ('complete' in choice) return choice.complete;
    if ('none' in choice) return null;
    const answer = onlyAnswer(choice);
    if (answer === null) return null;
    partial = { ...partial, [choice.parameter]: answer };
  }
}

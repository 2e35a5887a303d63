/** Moves that are made without asking a member: drawn for a seat that the bot holds, or settled by a plan. */
import type { Engine, Seat } from '../../engines/contract.ts';
import type { Random } from '../../kernel/random.ts';
import { type NewRow, numbered } from '../table/change.ts';
import type { SystemDraws } from '../table/loadedTable.ts';
import { type Plans, withPlan } from '../table/plan.ts';
import { playDrawn } from './absent.ts';
import { drawsAfter, streamFor } from './draws.ts';
import { settleDecision } from './settled.ts';

/**
 * The maximum number of such moves in one commit; longer runs continue in further commits, so others can act in between.
 */
const MOST_MOVES = 100;

/** Who is not asked. */
export interface Unasked {
  /** Seats that the bot holds. */
  readonly bots: readonly Seat[];
  readonly plans: Plans;
}

/** What was played without asking, and the plans after it. */
interface Played {
  readonly state: object;
  readonly rows: readonly NewRow[];
  readonly plans: Plans;
}

/** Plays as long as an active seat need not be asked. `next` is the number of the first new row. */
export function playUnasked(
  engine: Engine,
  state: object,
  who: Unasked & { readonly draws: SystemDraws },
  next: number,
  chance: Random,
): Played {
  let played: Played = { state, rows: [], plans: who.plans };
  let { draws } = who;
  while (played.rows.length < MOST_MOVES) {
    const seq = next + played.rows.length;
    const more = playOnce(engine, played, who.bots, streamFor(draws, seq), chance);
    draws = numbered(more.rows, seq).reduce(drawsAfter, draws);
    const isDone = more.rows.length === 0;
    played = { ...more, rows: [...played.rows, ...more.rows] };
    if (isDone) break;
  }
  return played;
}

/** The moves of the first active seat that has some, drawn with this stream; without rows if all have to be asked. */
function playOnce(
  engine: Engine,
  { state, plans: before }: Played,
  bots: readonly Seat[],
  label: string,
  chance: Random,
): Played {
  let plans = before;
  for (const seat of activeSeats(engine, state)) {
    if (bots.includes(seat)) {
      const drawn = playDrawn(engine, state, seat, label, chance);
      return { state: drawn.state, rows: [drawn.row], plans };
    }
    const plan = plans.get(seat);
    if (plan === undefined) continue;
    const settled = settleDecision(engine, state, seat, plan, chance);
    if (settled.plan !== plan) plans = withPlan(plans, seat, settled.plan);
    if (settled.played !== null) return { ...settled.played, plans };
  }
  return { state, rows: [], plans };
}

/** Whether there is an active seat that need not be asked. */
export const hasUnasked = (engine: Engine, state: object, { bots, plans }: Unasked, chance: Random): boolean =>
  activeSeats(engine, state).some((seat) => {
    const plan = plans.get(seat);
    if (bots.includes(seat)) return true;
    return plan !== undefined && settleDecision(engine, state, seat, plan, chance).played !== null;
  });

function activeSeats(engine: Engine, state: object): readonly Seat[] {
  const turn = engine.turn(state);
  return 'awaits' in turn ? turn.awaits : [];
}

import type { Engine, Seat } from '../engines/contract.ts';
import type { Random } from '../kernel/random.ts';
import type { NewRow } from './change.ts';

/** How many moves the system makes in one commit; longer runs go on in further commits, others between them. */
const MOST_MOVES = 100;

/** The stream from which the move of row `seq` is drawn when the system makes it. */
export const systemStream = (seq: number): string => `system/${seq}`;

/** The first awaited seat that has resigned, or null: then a person is awaited, or the game is over. */
export function awaitedAbsent(engine: Engine, state: object, resigned: readonly Seat[]): Seat | null {
  const turn = engine.turn(state);
  return 'awaits' in turn ? (turn.awaits.find((seat) => resigned.includes(seat)) ?? null) : null;
}

/**
 * Plays for seats that have resigned, each legal move equally likely, drawn from a stream of its own for each row.
 * `next` is the number that the first row will have.
 */
export function playForAbsent(
  engine: Engine,
  state: object,
  resigned: readonly Seat[],
  next: number,
  chance: Random,
): { readonly state: object; readonly rows: readonly NewRow[] } {
  const rows: NewRow[] = [];
  let current = state;
  for (let seat = awaitedAbsent(engine, current, resigned); seat !== null && rows.length < MOST_MOVES; ) {
    const moves = [...engine.legal(current, seat)];
    const move = moves[chance.stream(systemStream(next + rows.length)).uniform(moves.length)]!;
    const step = engine.play(current, seat, move, chance);
    if (!step.ok) throw new Error(`a legal ${move.kind} of seat ${seat} was refused: ${step.error.kind}`);
    rows.push({ actor: 'system', seat, kind: 'move', payload: move, events: step.value.events });
    current = step.value.state;
    seat = awaitedAbsent(engine, current, resigned);
  }
  return { state: current, rows };
}

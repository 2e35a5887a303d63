import type { Engine, Kind, Seat } from '../engines/contract.ts';
import type { Random } from '../kernel/random.ts';
import type { NewRow } from './change.ts';
import type { MoveKind } from './stored.ts';

/**
 * The maximum number of moves the system makes in one commit; longer runs continue in further commits, so others can
 * act in between.
 */
const MOST_MOVES = 100;

/** The stream used to draw the system's move in row `seq`. */
export const systemStream = (seq: number): string => `system/${seq}`;

/** The kinds of rows in which the system has drawn a move. */
export const isDrawnKind = (kind: MoveKind): kind is DrawnKind => kind !== 'plannedMove';
type DrawnKind = Exclude<MoveKind, 'plannedMove'>;

/** By kind of row, the legal moves from which the system draws, each equally likely. */
const ELIGIBLE: { readonly [K in DrawnKind]: (engine: Engine, legal: readonly Kind[]) => readonly Kind[] } = {
  /** Rows of earlier releases: all moves. */
  move: (_engine, legal) => legal,
  /** Moves that harm no one; if there are none, all moves. */
  mildMove(engine, legal) {
    const mild = legal.filter((move) => !engine.harms(move));
    return mild.length > 0 ? mild : legal;
  },
};

/** The moves from which the system draws for a seat in a row of this kind. */
export const eligibleMoves = (engine: Engine, kind: DrawnKind, state: object, seat: Seat): readonly Kind[] =>
  ELIGIBLE[kind](engine, [...engine.legal(state, seat)]);

/** The first active seat that has resigned, or null. */
export function activeResignedSeat(engine: Engine, state: object, resigned: readonly Seat[]): Seat | null {
  const turn = engine.turn(state);
  return 'awaits' in turn ? (turn.awaits.find((seat) => resigned.includes(seat)) ?? null) : null;
}

/**
 * Plays for resigned seats: mild moves, each equally likely, drawn from a separate stream for each row. `next` is the
 * number of the first new row.
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
  for (let seat = activeResignedSeat(engine, current, resigned); seat !== null && rows.length < MOST_MOVES; ) {
    const moves = eligibleMoves(engine, 'mildMove', current, seat);
    const move = moves[chance.stream(systemStream(next + rows.length)).uniform(moves.length)]!;
    const step = engine.play(current, seat, move, chance);
    if (!step.ok) throw new Error(`a legal ${move.kind} of seat ${seat} was refused: ${step.error.kind}`);
    rows.push({ actor: 'system', seat, kind: 'mildMove', payload: move, events: step.value.events });
    current = step.value.state;
    seat = activeResignedSeat(engine, current, resigned);
  }
  return { state: current, rows };
}

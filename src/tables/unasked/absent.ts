import type { Engine, Kind, Seat } from '../../engines/contract.ts';
import type { Random } from '../../kernel/random.ts';
import type { MoveKind } from '../stored/rowKinds.ts';
import type { NewRow } from '../table/change.ts';

/** A stream with which the system draws a move; draws.ts numbers them. */
export const systemStream = (number: number): string => `system/${number}`;

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

/** Draws and plays a move for an active seat that the bot holds, with this stream. */
export function playDrawn(
  engine: Engine,
  state: object,
  seat: Seat,
  label: string,
  chance: Random,
): { readonly state: object; readonly row: NewRow } {
  const moves = eligibleMoves(engine, 'mildMove', state, seat);
  const move = moves[chance.stream(label).uniform(moves.length)]!;
  const step = engine.play(state, seat, move, chance);
  if (!step.ok) throw new Error(`a legal ${move.kind} of seat ${seat} was refused: ${step.error.kind}`);
  const { events, revealed } = step.value;
  const row: NewRow = { actor: 'system', seat, kind: 'mildMove', payload: move, events, revealed };
  return { state: step.value.state, row };
}

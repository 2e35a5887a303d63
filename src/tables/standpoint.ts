/**
 * A started table as its viewers may know it. Rooms above this one get standpoints and never a state: whatever they
 * show is built from views, and the compiler rejects a state where a view is expected.
 */
import type { Engine, GameTypes, Kind, Seat, SeatView, View, Viewer } from '../engines/contract.ts';
import { positionAhead } from './ahead.ts';
import { type Plans, seatPlanOf } from './plan.ts';
import { type Position, positionAt } from './position.ts';
import type { Actor, RowKind } from './stored.ts';
import type { RowEvents, Seating, SeatPlan, TableHead, Undone, Verdict } from './tables.ts';
import { undoOffer } from './undo.ts';

/** One row of the game as a viewer saw it. */
export interface SeenRow<G extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: Seat | null;
  readonly kind: RowKind;
  readonly sights: readonly G['Sight'][];
  /** Of the rules that judged the row; null in records from before this was stored. */
  readonly rulesVersion: number | null;
  /** What a `verdict` has decided. */
  readonly verdict?: Verdict;
  /** What an `undo` has taken back. */
  readonly undo?: Undone;
  /** The rows with moves that it took back, as everyone saw them, whoever the viewer is. */
  readonly undone?: readonly SeenRow<G>[];
  /** Of a `verdict` that keeps them: the moves that a seat wanted to take back; likewise. */
  readonly kept?: readonly SeenRow<G>[];
}

/** A row of the story, and the position after it. */
export interface ReplayStep<G extends GameTypes = GameTypes> extends SeenRow<G> {
  readonly view: View<G>;
}

/** What a seat can take back. */
export interface UndoOffer {
  /** The first row that would be taken back. */
  readonly row: number;
  readonly isFree: boolean;
  /** The others have been asked about it, and not all agreed: they aren't asked again. Omitted: not. */
  readonly wasRefused?: true;
}

/** What one viewer may know of a table. */
export interface Standpoint<G extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly view: View<G>;
  /**
   * The last rows of the game, oldest first: back to the last move of each seat that is still playing, at least
   * `RECENT_ROWS`, at most `MOST_RECENT_ROWS`. For a seat, only since its present member has held it.
   */
  readonly recent: readonly SeenRow<G>[];
}

/** What one seat may know of a table, and what it can do there now. */
export interface SeatStandpoint<G extends GameTypes = GameTypes> extends Standpoint<G>, Position<G> {
  readonly viewer: Seat;
  readonly view: SeatView<G>;
  /** Whether the seat has to act, and since which row its offer is valid. */
  readonly seating: Seating;
  /**
   * Where the seat can compose moves for its next decision before it comes: made up where the seat can't know better, so
   * show only what it offers. Null if the seat has to act now, or too much is still open.
   */
  readonly ahead: Position<G> | null;
  /** What the seat has settled in advance. */
  readonly plan: SeatPlan;
  /** What the seat could take back now, and whether it needs nobody's consent; null for nothing. */
  readonly undo: UndoOffer | null;
}

/** The standpoints of one table at one moment. Each is created on first use. */
export interface Standpoints {
  /** What everyone may know. */
  readonly public: Standpoint;
  /** @throws if the table has no such seat */
  of(seat: Seat): SeatStandpoint;
}

/** `recent`: the last rows with all their events, oldest first. `plans`: of the seats, each shown to its own seat only. */
export function standpointsOf(
  engine: Engine,
  state: object,
  table: Pick<TableHead, 'status' | 'result' | 'seats'>,
  recent: readonly RowEvents[],
  plans: Plans = new Map(),
): Standpoints {
  const open = once(() => {
    const isOver = table.status === 'finished' || table.status === 'cancelled';
    return isOver ? engine.ended(engine.open(state), table.result?.standings ?? null) : engine.open(state);
  });
  const seen = (viewer: Viewer, rows: readonly RowEvents[]) =>
    once(() => rows.map((row) => seenRow(engine, row, viewer)));
  const publicRows = seen('table', recent);
  const seats = new Map<Seat, SeatStandpoint>();

  function makeSeat(seat: Seat): SeatStandpoint {
    const seating = table.seats.find((one) => one.seat === seat);
    if (seating === undefined) throw new Error(`no seat ${seat} at a table with ${table.seats.length} seats`);
    const view = once(() => ({ open: open(), own: engine.own(state, seat) }));
    // Whoever has taken the seat over learns nothing that the member before learned.
    const rows = seen(
      seat,
      recent.filter(({ seq }) => seq >= seating.heldFrom),
    );
    const ahead = once(() => (table.status === 'running' ? positionAhead(engine, state, seat) : null));
    const { choices, legal, after, foresee } = positionAt(engine, state, seat, view);
    return {
      ...{ viewer: seat, seat, seating, isClosed: false, choices, legal, after, foresee },
      get view() {
        return view();
      },
      get recent() {
        return rows();
      },
      plan: seatPlanOf(engine, plans.get(seat)),
      undo: undoOffer(table, seating, recent),
      get ahead() {
        return ahead();
      },
    };
  }

  return {
    public: {
      viewer: 'table',
      get view() {
        return { open: open(), own: null };
      },
      get recent() {
        return publicRows();
      },
    },
    of(seat) {
      const standpoint = seats.get(seat) ?? makeSeat(seat);
      seats.set(seat, standpoint);
      return standpoint;
    },
  };
}

/** A row reduced to what this viewer may know. */
export function seenRow(
  engine: Engine,
  { events, revealed: _, isSequel: __, undone, kept, ...row }: RowEvents,
  viewer: Viewer,
): SeenRow {
  const open = (rows: readonly RowEvents[]) => rows.map((one) => seenRow(engine, one, 'table'));
  return {
    ...row,
    sights: events.map((event: Kind) => engine.sight(event, viewer)),
    ...(undone && { undone: open(undone) }),
    ...(kept && { kept: open(kept) }),
  };
}

function once<T extends object | null>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    if (made === undefined) made = make();
    return made;
  };
}

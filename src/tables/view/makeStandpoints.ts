/** Reduces a state, and what happened, to what each viewer may know. */
import type { Engine, Kind, Seat, Viewer } from '../../engines/contract.ts';
import { undoOffer } from '../seats/undoOffer.ts';
import { type Plans, seatPlanOf } from '../table/plan.ts';
import type { RowEvents } from '../table/rows.ts';
import type { SeatStandpoint, SeenRow, Standpoints } from '../table/standpoint.ts';
import type { TableHead } from '../table/tableHead.ts';
import { positionAhead } from './ahead.ts';
import { positionAt } from './position.ts';

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

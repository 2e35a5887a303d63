import { type Engine, type Kind, type Seat, seatOf } from '../../engines/contract.ts';
import type { Random } from '../../kernel/random.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { ProtocolError } from './errors.ts';

/** How many tables can be open at the same time. */
export const MOST_TABLES = 10_000;

/** A table of the protocol: one game. Immutable: a move makes a new one. */
export interface OpenTable {
  readonly game: Engine;
  readonly state: object;
  /** How many moves have been played since the table was opened. */
  readonly seq: number;
  /** The source of randomness during play. */
  readonly random: Random;
  /** The events of the last request that changed the table; at first, those of the start. */
  readonly recent: readonly Kind[];
}

export interface OpenTables {
  /** The open table of this name. */
  find(name: string): Result<OpenTable, ProtocolError>;
  /** Opens a table and returns its name: the next number, which is never used again. */
  open(table: OpenTable): Result<string, ProtocolError>;
  /** Replaces the open table of this name. */
  replace(name: string, table: OpenTable): void;
  close(name: string): Result<null, ProtocolError>;
}

export function openTables(): OpenTables {
  const tables = new Map<string, OpenTable>();
  let opened = 0;

  const unknown = (name: string) =>
    failed<ProtocolError>({ code: 'unknownTable', message: `table ${JSON.stringify(name)} is not open` });

  return {
    find(name) {
      const table = tables.get(name);
      return table ? ok(table) : unknown(name);
    },
    open(table) {
      if (tables.size >= MOST_TABLES)
        return failed({ code: 'tooManyTables', message: `${MOST_TABLES} tables are open; close one first` });
      const name = `${++opened}`;
      tables.set(name, table);
      return ok(name);
    },
    replace: (name, table) => void tables.set(name, table),
    close: (name) => (tables.delete(name) ? ok(null) : unknown(name)),
  };
}

/** The seats that have to act now, in ascending order; none when the game is over. */
export function activeSeats({ game, state }: OpenTable): readonly Seat[] {
  const turn = game.turn(state);
  return 'over' in turn ? [] : turn.awaits;
}

/** The seat with this number, which comes from a request; an error if the table has no such seat. */
export function seatAt({ game, state }: OpenTable, value: number): Result<Seat, ProtocolError> {
  const { seats } = game.config(state);
  const seat = seatOf(value, seats);
  if (seat !== null) return ok(seat);
  return failed({ code: 'unknownSeat', message: `no seat ${value}; this table has seats 0 to ${seats - 1}` });
}

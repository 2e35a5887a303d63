import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, Kind, Seat } from '../../engines/contract.ts';
import { type GameId, games } from '../../engines/games.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Stream } from '../../kernel/random.ts';
import type { Result } from '../../kernel/result.ts';
import { openStore } from '../../store/openStore.ts';
import { createTables } from '../../tables/createTables.ts';
import type { Store } from '../../tables/stored/store.ts';
import type { SeatStandpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import { LOCALES } from '../../words/contract.ts';

/** Tables as in play: the real service on a real database in a folder of its own. */
export interface LiveTables extends AsyncDisposable {
  /** A game with all seats taken that has just begun. */
  begin(): Promise<Table>;
  /** Plays one move of the seat that has to act; durable once done. */
  play(table: Table, move: Kind): Promise<Table>;
  /** All positions of a game, as a seat saw them. */
  replay(table: Table, seat: Seat): Promise<unknown>;
  /** From now on another service on the same database, which knows nothing but this table as it is. */
  restart(table: Table): Promise<void>;
}

/** @param watch wraps the store in this folder, to see how it is used */
export function openLiveTables(
  id: GameId,
  options: readonly string[],
  watch = (store: Store, _folder: string): Store => store,
): LiveTables {
  const engine: Engine = games[id];
  const { max } = engine.seats(options);
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const { store: opened, key } = openStore({ folder, key: null, now: systemClock.now() });
  const store = watch(opened, folder);
  const service = () => createTables({ store, engines: games, clock: systemClock, key });
  let tables = service();
  let interactions = 0;
  const interaction = () => `${++interactions}`;
  return {
    async begin() {
      const place = { guild: '1', channel: '2', locale: LOCALES[0], options };
      const opened = done(await tables.open({ ...place, game: id, interaction: interaction(), user: '0' }));
      for (let seat = 1; seat < max; seat++)
        done(await tables.join(opened.id, { interaction: interaction(), user: `${seat}` }));
      const { seq: row } = done(await tables.start(opened.id, { interaction: interaction(), user: '0' }));
      return done(await tables.deal(opened.id, { row, channel: place.channel, message: interaction() }));
    },
    async play(table, move) {
      const seat = table.seats.find(({ awaited }) => awaited);
      const user = seat?.user ?? '';
      return done(await tables.play(table.id, { interaction: interaction(), user, offer: null, moves: [move] }));
    },
    replay: (table, seat) => tables.replay(table.id, seat),
    async restart(table) {
      tables = service();
      await tables.get(table.id);
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function done<Problem>(changed: Result<Table, Problem>): Table {
  if (!changed.ok) throw new Error(`the table refused: ${JSON.stringify(changed.error)}`);
  return changed.value;
}

/** The standpoint of the first seat that has to act, or of seat 0 if the game is over. */
export function actingStandpoint({ id, seats, standpoints }: Table): SeatStandpoint {
  const seating = seats.find(({ awaited }) => awaited) ?? seats[0];
  if (standpoints === null || seating === undefined) throw new Error(`table ${id} has not started`);
  return standpoints.of(seating.seat);
}

/** All moves of the first seat that has to act; none if the game is over. */
export function movesIn(engine: Engine, state: object): Iterable<Kind> {
  const turn = engine.turn(state);
  return 'over' in turn ? [] : engine.legal(state, turn.awaits[0]!);
}

/** A random move: picks a kind first, then a move of that kind, so that no kind is rare. Null if there is none. */
export function drawMove(legal: Iterable<Kind>, stream: Stream): Kind | null {
  const moves = [...legal];
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  const kind = kinds[stream.uniform(kinds.length)];
  const alike = moves.filter((move) => move.kind === kind);
  return alike[stream.uniform(alike.length)] ?? null;
}

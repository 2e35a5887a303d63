import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Carcassonne, carcassonne, type Move, type State } from '../../engines/carcassonne/index.ts';
import { games } from '../../engines/games.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Stream } from '../../kernel/random.ts';
import type { Result } from '../../kernel/result.ts';
import { openStore } from '../../store/openStore.ts';
import { createTables } from '../../tables/createTables.ts';
import type { SeatStandpoint } from '../../tables/standpoint.ts';
import type { Store } from '../../tables/store.ts';
import type { Table } from '../../tables/tables.ts';
import { LOCALES } from '../../words/contract.ts';
import { NAMES } from './positions.ts';

/** Tables as in play: the real service on a real database in a folder of its own. */
export interface LiveTables extends AsyncDisposable {
  /** A game of Carcassonne with five seats that has just begun. */
  begin(): Promise<Table>;
  /** Plays one move of a seat whose turn it is. The move is durable when this settles. */
  play(table: Table, move: Move): Promise<Table>;
}

/** @param watch wraps the store to observe its calls; gets the folder too */
export function openLiveTables(watch = (store: Store, _folder: string): Store => store): LiveTables {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const { store: opened, key } = openStore({ folder, key: null, now: systemClock.now() });
  const store = watch(opened, folder);
  const tables = createTables({ store, engines: games, clock: systemClock, key });
  let interactions = 0;
  const interaction = () => `${++interactions}`;
  return {
    async begin() {
      const { game, ...place } = { game: carcassonne.id, guild: '1', channel: '2', locale: LOCALES[0], options: [] };
      const opened = done(await tables.open({ ...place, game, interaction: interaction(), user: '0' }));
      for (let seat = 1; seat < NAMES.length; seat++)
        done(await tables.join(opened.id, { interaction: interaction(), user: `${seat}` }));
      return done(await tables.start(opened.id, { interaction: interaction(), user: '0' }));
    },
    async play(table, move) {
      const seat = table.seats.find(({ awaited }) => awaited);
      const user = seat?.user ?? '';
      return done(await tables.play(table.id, { interaction: interaction(), user, offer: null, moves: [move] }));
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function done<Problem>(changed: Result<Table, Problem>): Table {
  if (!changed.ok) throw new Error(`a table refused: ${JSON.stringify(changed.error)}`);
  return changed.value;
}

/** The standpoint of the seat that has to act, or of the first seat when the game is over. */
export function actingStandpoint({ id, seats, standpoints }: Table): SeatStandpoint<Carcassonne> {
  const seating = seats.find(({ awaited }) => awaited) ?? seats[0];
  if (standpoints === null || seating === undefined) throw new Error(`table ${id} has not begun`);
  return standpoints.of(seating.seat) as SeatStandpoint<Carcassonne>; // These tables play Carcassonne only.
}

/** All moves of whoever has to act. */
export function movesIn(state: State): Iterable<Move> {
  const turn = carcassonne.turn(state);
  return 'over' in turn ? [] : carcassonne.legal(state, turn.awaits[0]!);
}

/** Draws a kind of move first, then a move of that kind, so that no kind is rare; null when there is none. */
export function drawMove(legal: Iterable<Move>, stream: Stream): Move | null {
  const moves = [...legal];
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  const kind = kinds[stream.uniform(kinds.length)];
  const alike = moves.filter((move) => move.kind === kind);
  return alike[stream.uniform(alike.length)] ?? null;
}

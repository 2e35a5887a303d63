import type Database from 'better-sqlite3';

/**
 * Says whether a finished table ended by resignation before each seat had as many turns as its row `start` asks for, so
 * that it counts for nobody. Moves one after another are one turn; what was taken back is none, nor is what the bot played.
 */
export function prepareUnplayed(database: Database.Database): (table: string) => boolean {
  const seatsWithFew = database.prepare<Readonly<Record<'table', string>>>(
    `WITH
       undos AS MATERIALIZED (
         SELECT seq, json_extract(payload, '$.to') AS "to" FROM moves WHERE table_id = :table AND kind = 'undo'
       ),
       kept AS (
         SELECT seat, lag(seat) OVER (ORDER BY seq) AS before FROM moves AS move
         WHERE table_id = :table AND kind IN ('move', 'plannedMove') AND actor = 'seat'
           AND NOT EXISTS (SELECT 1 FROM undos WHERE undos.seq > move.seq AND undos."to" < move.seq)
       ),
       turns AS (SELECT seat, count(*) AS had FROM kept WHERE before IS NOT seat GROUP BY seat)
     SELECT 1 FROM tables
       JOIN moves AS start ON start.table_id = id AND start.kind = 'start'
       JOIN seats ON seats.table_id = id
       LEFT JOIN turns ON turns.seat = seats.seat
     WHERE id = :table AND status = 'finished' AND origin IS NULL AND json_extract(result, '$.how') = 'resigned'
       AND coalesce(had, 0) < json_extract(start.payload, '$.leastTurns')
     LIMIT 1`,
  );
  return (table) => seatsWithFew.get({ table }) !== undefined;
}

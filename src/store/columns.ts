import type Database from 'better-sqlite3';

/** A column of the schema. */
export interface Column {
  readonly table: string;
  readonly column: string;
}

/** The columns with one of these names in all tables of the schema, including those that later migrations add. */
export const columnsNamed = (database: Database.Database, ...names: readonly string[]): readonly Column[] =>
  database
    .prepare<[string], Column>(
      `SELECT kept.name AS "table", held.name AS "column"
       FROM sqlite_schema AS kept JOIN pragma_table_info(kept.name) AS held
       WHERE kept.type = 'table' AND held.name IN (SELECT value FROM json_each(?)) ORDER BY kept.name`,
    )
    .all(JSON.stringify(names));

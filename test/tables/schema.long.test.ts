/**
 * Whatever is changed or deleted in the database is noticed, or docs/operation.md says what somebody could do by it. All
 * tables and columns of the schema are tried, as it is now.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { StoreError } from '../../src/store/storeError.ts';
import { Unreadable } from '../../src/tables/stored/store.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { countAll, everything } from './support/results.ts';
import { IDS, tampered } from './support/signedTables.ts';
import { engines } from './support/testTables.ts';

/** What the page lists: tables, and columns and rows of others. */
const page = readFileSync(join(import.meta.dirname, '../../docs/operation.md'), 'utf8');
const section = page.split('### What is not signed')[1]?.split('\n##')[0] ?? '';
const cells = section.split('\n').map((line) => (line.startsWith('| `') ? (line.split('|')[1] ?? '') : ''));
const LISTED = new Set(cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));

interface Column {
  readonly name: string;
  readonly type: string;
  /** 0: it is not part of the key. */
  readonly pk: number;
}

const tablesIn = (database: Database.Database): readonly string[] =>
  database
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all();
const columnsOf = (database: Database.Database, table: string) => database.pragma(`table_info(${table})`) as Column[];

/** Another value of the same kind: still JSON if it was. */
function otherThan(value: unknown, { type, pk }: Column): unknown {
  if (value === null) return type === 'INTEGER' ? 1 : type === 'BLOB' ? Buffer.alloc(32) : 'x';
  if ((value === 0 || value === 1) && pk === 0) return 1 - value;
  if (typeof value === 'number') return value + 1_000;
  if (Buffer.isBuffer(value)) return Buffer.from(value.map((byte, index) => (index === 0 ? byte ^ 1 : byte)));
  const text = String(value);
  if (/\d/.test(text)) return text.replace(/\d/, (digit) => String((Number(digit) + 7) % 10));
  if (text === '[]') return '["x"]';
  return /\w/.test(text) ? text.replace(/\w(?=\W*$)/, (letter) => (letter === 'x' ? 'y' : 'x')) : `${text}x`;
}

/** As somebody does who can write to the file: neither triggers nor constraints hinder them. */
function unhindered(database: Database.Database): void {
  database.pragma('ignore_check_constraints = ON');
  database.pragma('foreign_keys = OFF');
  const triggers = database.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all();
  for (const name of triggers) database.exec(`DROP TRIGGER ${name}`);
}

type Row = Readonly<Record<string, unknown>>;

/** Changes a column of one row, or deletes the row: one that has something there, if there is any. */
const change =
  (table: string, column: Column | null): ((database: Database.Database) => void) =>
  (database) => {
    const order = column === null ? '1' : `${column.name} IS NULL`;
    const row = database.prepare<[], Row>(`SELECT * FROM ${table} ORDER BY ${order} LIMIT 1`).get();
    if (row === undefined) throw new Error(`there is nothing in ${table}`);
    const statement = column === null ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${column.name} = ?`;
    const where = Object.keys(row).map((name) => `${name} IS ?`);
    const given = column === null ? [] : [otherThan(row[column.name], column)];
    const { changes } = database
      .prepare(`${statement} WHERE ${where.join(' AND ')}`)
      .run(...given, ...Object.values(row));
    expect(changes).toBe(1);
  };

/** Whether the start, the check of all tables, or that of all results finds something. */
async function isNoticed(changed: (database: Database.Database) => void): Promise<boolean> {
  const service = await tampered(changed).catch((error: unknown) => {
    if (error instanceof StoreError || error instanceof Unreadable) return null;
    throw error;
  });
  if (service === null) return true;
  const audit = createAudit(service.store, engines, service.key);
  for (const id of IDS) {
    const finding = await audit.check(id, true).catch(() => null);
    if (finding === null || finding.damage !== null || finding.failed.length > 0) return true;
  }
  const before = await everything(service.store);
  await service.store.results.reset();
  await countAll(service, 9);
  const isDifferent = JSON.stringify(await everything(service.store)) !== JSON.stringify(before);
  await service.store.close();
  return isDifferent;
}

test('whatever is changed or deleted is noticed, or listed with what somebody could do by it', async () => {
  const all: { readonly table: string; readonly columns: readonly Column[] }[] = [];
  await tampered((database) => {
    for (const table of tablesIn(database)) all.push({ table, columns: columnsOf(database, table) });
  });
  const known = all.flatMap(({ table, columns }) => [table, ...columns.map(({ name }) => `${table}.${name}`)]);
  expect([...LISTED].filter((name) => !known.includes(name.replace(' rows', '')))).toEqual([]);

  const unnoticed: string[] = [];
  let tried = 0;
  for (const { table, columns } of all) {
    if (LISTED.has(table)) continue;
    const changes = [
      ...columns.map((column) => [`${table}.${column.name}`, change(table, column)] as const),
      [`${table} rows`, change(table, null)] as const,
    ];
    for (const [name, apply] of changes) {
      if (LISTED.has(name)) continue;
      tried++;
      const changed = (database: Database.Database) => {
        unhindered(database);
        apply(database);
      };
      if (!(await isNoticed(changed))) unnoticed.push(name);
    }
  }
  console.info(`${tried} changes tried, ${LISTED.size} listed`);
  expect(unnoticed).toEqual([]);
  expect(await isNoticed(() => {})).toBe(false);
});

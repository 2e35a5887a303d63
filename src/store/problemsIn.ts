import type Database from 'better-sqlite3';
import { isCorruption } from './guard.ts';

/**
 * What SQLite finds wrong with a file, in its words and with the names of the tables and indexes; an empty list if the
 * file is sound. The worst damage makes the check itself fail: that is one of the problems, too.
 */
export function problemsIn(database: Database.Database, check: 'quick_check' | 'integrity_check'): readonly string[] {
  const found: string[] = [];
  try {
    for (const line of database.prepare<[], string>(`PRAGMA ${check}`).pluck().iterate())
      if (line !== 'ok') found.push(...line.split('\n'));
  } catch (error) {
    if (!isCorruption(error)) throw error;
    found.push(`the check stopped: ${error instanceof Error ? error.message : error}`);
  }
  return found.length === 0 ? found : named(found, namesIn(database));
}

/** SQLite calls a table or index by the page of its root: `Tree 12 page 34: …`. */
function named(lines: readonly string[], names: ReadonlyMap<number, string>): readonly string[] {
  return lines.map((line) => {
    const name = names.get(Number(/\bTree (\d+)\b/i.exec(line)?.[1]));
    return name === undefined ? line : `${name}: ${line}`;
  });
}

/** The tables and indexes by the pages of their roots; empty if the list of them is damaged. */
function namesIn(database: Database.Database): ReadonlyMap<number, string> {
  try {
    const all = database
      .prepare<[], { readonly root: number; readonly name: string }>('SELECT rootpage AS root, name FROM sqlite_schema')
      .all();
    return new Map(all.map(({ root, name }) => [root, name]));
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return new Map();
  }
}

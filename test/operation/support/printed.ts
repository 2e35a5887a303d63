import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { openStore } from '../../../src/store/openStore.ts';
import { createSealer } from '../../../src/tables/fair/seal.ts';
import { SECRET_KINDS } from '../../../src/tables/stored/stored.ts';

/** What is in a move, an address, or the game of Aya and Ben with this word. */
const TELLTALE = /Xylophone|Aya|Ben|"kind"|placeTile|webhooks\/|interactions\/\d+\//;

/** Fails if a bot that has ended has printed anything that nobody may read; it had one game, of Aya and Ben. */
export async function expectNoSecret(printed: string, data: string, token: string): Promise<void> {
  const { secrets, people } = await secretsOf(data, token);
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(printed.includes(secret), `a secret of ${secret.length} characters`).toBe(false);
  expect(people).toHaveLength(2);
  for (const person of people) expect(printed).not.toContain(person);
  expect(printed).not.toMatch(TELLTALE);
}

/** The token, the key, and what every table keeps sealed, as text in the usual forms; and who sits at the tables. */
async function secretsOf(data: string, token: string) {
  const { store, key } = openStore({ folder: data, key: null, now: 1 });
  const sealer = createSealer(key);
  const database = new Database(join(data, 'guildhall.db'), { readonly: true });
  const sealed = database
    .prepare<[], { table: string; kind: (typeof SECRET_KINDS)[number]; sealed: Buffer }>(
      'SELECT table_id AS "table", kind, sealed FROM secrets',
    )
    .all();
  const people = database.prepare<[], string>('SELECT user_id FROM seats').pluck().all();
  database.close();
  const opened = sealed.map((one) => sealer.unseal(one.table, one.kind, one.sealed)!);
  expect(opened).toHaveLength(SECRET_KINDS.length);
  const forms = (['hex', 'base64', 'base64url'] as const).flatMap((form) =>
    [key, ...opened].map((bytes) => Buffer.from(bytes).toString(form)),
  );
  await store.close();
  return { secrets: [token, ...token.split('.').filter((part) => part.length > 5), ...forms], people };
}

import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { KEY_BYTES } from '../tables/fair/seal.ts';
import { refuseUnusable } from './dataFile.ts';
import { StoreError } from './storeError.ts';
import { syncFolder } from './syncFolder.ts';

/** Where the key comes from. */
export interface KeySource {
  /** The key as text (64 hexadecimal digits), from the environment; null for the key file, which is created if new. */
  readonly text: string | null;
  readonly file: string;
}

/**
 * The 32 bytes that seal the secrets of this database. A new database stores a fingerprint of its key, so a wrong key
 * is refused before it does harm. Throws a `StoreError` if the key is missing, malformed, or wrong.
 */
export function readKey(database: Database.Database, source: KeySource): Uint8Array {
  database.exec('CREATE TABLE IF NOT EXISTS key_check (fingerprint BLOB NOT NULL) STRICT');
  const kept = database.prepare<[], Buffer>('SELECT fingerprint FROM key_check').pluck().get();
  const key = findKey(source, kept === undefined);
  const fingerprint = createHmac('sha256', key).update('guildhall key check').digest();
  if (kept === undefined) database.prepare('INSERT INTO key_check (fingerprint) VALUES (?)').run(fingerprint);
  else if (!kept.equals(fingerprint))
    throw new StoreError(
      'wrongKey',
      'This key does not match the secrets in this database. Nothing was changed. ' + 'Start again with the right key.',
    );
  return key;
}

function findKey(source: KeySource, canCreate: boolean): Uint8Array {
  if (source.text !== null) return parseKey(source.text, 'the environment');
  refuseUnusable(source.file, constants.R_OK);
  if (!existsSync(source.file)) {
    if (!canCreate)
      throw new StoreError(
        'wrongKey',
        `The key file ${source.file} is missing, and without it the games in this database can’t be opened. ` +
          'Restore it from your backup, or set it in GUILDHALL_KEY.',
      );
    makeKeyFile(source.file);
  }
  return parseKey(readFileSync(source.file, 'utf8'), source.file);
}

function parseKey(text: string, from: string): Uint8Array {
  const digits = text.trim();
  if (!/^[0-9a-f]{64}$/i.test(digits))
    throw new StoreError(
      'badKey',
      `The key in ${from} must be ${KEY_BYTES * 2} hexadecimal digits (${KEY_BYTES} bytes).`,
    );
  return Buffer.from(digits, 'hex');
}

/** Creates a key file, readable by its owner only and flushed before anything is sealed with the key. */
function makeKeyFile(file: string): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const made = openSync(unfinished, 'wx', 0o600);
  writeSync(made, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
  fsyncSync(made);
  closeSync(made);
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

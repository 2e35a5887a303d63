import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { KEY_BYTES } from '../tables/seal.ts';
import { StoreError } from './storeError.ts';
import { syncFolder } from './syncFolder.ts';

/** Where the key comes from. */
export interface KeySource {
  /** The key as text (64 hexadecimal digits), from the environment; null: the key file is used, and made at first. */
  readonly text: string | null;
  readonly file: string;
}

/**
 * The key with which the secrets of this database are sealed, 32 bytes. A new database remembers a fingerprint of it,
 * so that another key is refused before it does harm. Throws a `StoreError` when the key is missing, odd or another.
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
      'This key is not the one with which the secrets of this database were sealed. Nothing was changed; ' +
        'start again with the right key.',
    );
  return key;
}

function findKey(source: KeySource, canCreate: boolean): Uint8Array {
  if (source.text !== null) return parseKey(source.text, 'the environment');
  if (!existsSync(source.file)) {
    if (!canCreate)
      throw new StoreError(
        'wrongKey',
        `The key file ${source.file} is missing, and without it the tables of this database cannot be played on. ` +
          'Put it back from your backup, or hand the key in by the environment.',
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

/** Readable by its owner only, and on the disk as a whole before anything is sealed with it. */
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

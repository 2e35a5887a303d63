import { createHmac, hkdfSync } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Subject } from '../tables/stored/personalData.ts';
import { syncFolder } from './syncFolder.ts';

/** The file in a data folder, and in a folder of backups, that lists what was erased. */
export const ERASURES_FILE = 'guildhall.erasures';

/** One line of the file: the keyed hash of an id in hexadecimal, and when its erasure was asked for. */
export interface ListedErasure {
  readonly digest: string;
  readonly at: number;
}

/** The keyed hash of an id. Without the installation's key, nobody can tell whose it is. */
export function digestsWith(key: Uint8Array): (subject: Subject) => string {
  const own = Buffer.from(hkdfSync('sha256', key, '', 'guildhall erasures', 32));
  return (subject) => {
    const id = subject.kind === 'member' ? subject.user : subject.guild;
    return createHmac('sha256', own).update(`${subject.kind} ${id}`).digest('hex');
  };
}

const LINE = /^([0-9a-f]{64}) (\d{1,16})$/;

/** Whether a file has a line that can't be read: since it is always replaced as a whole, somebody else has written it. */
export const isListDamaged = (file: string): boolean =>
  existsSync(file) &&
  readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => line !== '' && !LINE.test(line));

/** What a file lists; nothing if there is none. Lines that can't be read are left out. */
export function readErasures(file: string): readonly ListedErasure[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, digest, at] = LINE.exec(line) ?? [];
      return digest === undefined ? [] : [{ digest, at: Number(at) }];
    });
}

/** Adds to a file what it lacks. It is replaced as a whole, so that it is complete after any power cut. */
export function addErasures(file: string, erasures: readonly ListedErasure[]): void {
  const textOf = ({ digest, at }: ListedErasure): string => `${digest} ${at}`;
  const listed = readErasures(file).map(textOf);
  const all = new Set([...listed, ...erasures.map(textOf)]);
  if (all.size === listed.length) return;
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const opened = openSync(unfinished, 'wx', 0o600);
  writeSync(opened, [...all].map((line) => `${line}\n`).join(''));
  fsyncSync(opened);
  closeSync(opened);
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

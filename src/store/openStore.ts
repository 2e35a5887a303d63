import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Database from 'better-sqlite3';
import { systemClock } from '../kernel/clock.ts';
import { createSealer } from '../tables/fair/seal.ts';
import { NoRoom, type Store, Unreadable } from '../tables/stored/store.ts';
import { isEmpty, openDatabase } from './database.ts';
import { refuseUnusable } from './dataFile.ts';
import { createDisk, type Disk, type DiskLimits, diskLimits } from './disk.ts';
import { beginEpoch } from './epochs.ts';
import {
  addErasures,
  digestsWith,
  ERASURES_FILE,
  isListDamaged,
  type ListedErasure,
  readErasures,
} from './erasureList.ts';
import { askAgain } from './erasures.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';
import { createGuard, isCorruption, isReadFailure } from './guard.ts';
import { createIdentifies, type Identifies } from './identifies.ts';
import { createInspection, type Inspection } from './inspection.ts';
import { readKey } from './key.ts';
import { LEASE_TIME, type Owner, takeLease, thisProcess } from './lease.ts';
import { migrate } from './migrate.ts';
import { removeOldCopies } from './oldCopies.ts';
import { createSqliteStore } from './sqliteStore.ts';
import { StoreError } from './storeError.ts';
import { syncFolder } from './syncFolder.ts';
import { isForeignLog } from './walHeader.ts';
import { checkpointBetween, createWriter, type Write } from './writer.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

interface StoreSettings {
  /** The data folder; created if missing. Contains `guildhall.db` and, unless the key is given, `guildhall.key`. */
  readonly folder: string;
  /** The key that seals secrets (64 hexadecimal digits), or null for the key file. */
  readonly key: string | null;
  /** Unix time in ms, stored with new migrations. */
  readonly now: number;
  /** The operator says that a key without a database is right: a new installation begins. Default: it is refused. */
  readonly isNew?: boolean;
  /** Default: the usual limits without a reserve. */
  readonly disk?: DiskLimits;
  /** Default: this process. */
  readonly owner?: Owner;
}

export interface OpenedStore {
  readonly store: Store;
  /** For `createTables`: the 32 bytes that unseal the secrets. */
  readonly key: Uint8Array;
  readonly disk: Disk;
  readonly inspection: Inspection;
  readonly identifies: Identifies;
  /** Whether the write-ahead log was none: commits that it had held are lost. */
  readonly hasLostLog: boolean;
  /** Whether the list of erasures outside the database was damaged. It is completed from the database. */
  readonly hasLostErasures: boolean;
  /** Resolves when another process has taken the folder over. From then on every commit throws. */
  readonly lost: Promise<StoreError>;
}

/**
 * Opens the store for this process alone, migrates its schema, and checks its key. Throws a `StoreError` that says what
 * to do. If another process uses the folder, it throws before it touches anything.
 */
export function openStore(settings: StoreSettings): OpenedStore {
  const lock = lockData(settings.folder);
  const file = join(settings.folder, 'guildhall.db');
  const erasures = join(settings.folder, ERASURES_FILE);
  let database: Database.Database | null = null;
  try {
    for (const one of [file, `${file}-wal`, `${file}-shm`, erasures]) refuseUnusable(one);
    if (!existsSync(file)) refuseKeyAlone(settings);
    const hasLostLog = isForeignLog(`${file}-wal`);
    database = openDatabase(file);
    if (isEmpty(database)) refuseKeyAlone(settings);
    removeUnfinished(settings.folder);
    const hasLostErasures = isListDamaged(erasures);
    return { ...open(database, lock, settings), hasLostLog, hasLostErasures };
  } catch (error) {
    database?.close();
    lock.release();
    throw describeCause(file, error);
  }
}

const keyFileIn = (folder: string): string => join(folder, 'guildhall.key');

/**
 * Throws a `StoreError` if there is a key, which a first start would not find: the database has been lost, or lies on a
 * disk that is not mounted.
 */
function refuseKeyAlone({ folder, key, isNew = false }: StoreSettings): void {
  if (isNew || (key === null && !existsSync(keyFileIn(folder)))) return;
  throw new StoreError(
    'noDatabase',
    `There is a key, but guildhall.db in ${folder} is missing or empty. Is its disk mounted? If the database is lost, ` +
      'restore a backup (docs/operation.md). To begin a new installation with this key, start once with: ' +
      'npm start -- --new',
  );
}

/** Deletes what a killed process has left of the copy before a migration. The folder is locked. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^guildhall\.db\.before-.*\.unfinished/.test(name)) rmSync(join(folder, name), { force: true });
}

/** A `StoreError` for causes that the operator can fix; any other cause unchanged. */
function describeCause(file: string, cause: unknown): unknown {
  if (cause instanceof NoRoom)
    return new StoreError('noRoom', `The disk of ${file} is full. Free some space and start again.`, { cause });
  if (cause instanceof Error && ('syscall' in cause || isReadFailure(cause)))
    return new StoreError('fileTrouble', `A file in ${dirname(file)} can’t be read or written: ${cause.message}.`, {
      cause,
    });
  if (cause instanceof Unreadable || isCorruption(cause))
    return new StoreError('damaged', `The database ${file} is damaged. Restore a backup (docs/operation.md).`, {
      cause,
    });
  return cause;
}

function lockData(folder: string): FolderLock {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StoreError('noFolder', `The data folder ${folder} is not writable.`, { cause: error });
  }
  return lockFolder(folder);
}

/** Creates a folder and its parents so that they survive a power cut. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const above = dirname(resolve(first));
  for (let made = resolve(folder); made !== above; made = dirname(made)) syncFolder(dirname(made));
}

function open(
  database: Database.Database,
  lock: FolderLock,
  settings: StoreSettings,
): Omit<OpenedStore, 'hasLostLog' | 'hasLostErasures'> {
  const { folder, owner = thisProcess() } = settings;
  const disk = createDisk(folder, settings.disk ?? diskLimits(0));
  const key = readKey(database, { text: settings.key, file: keyFileIn(folder) });
  migrate(database, MIGRATIONS, settings.now);
  removeOldCopies(folder, settings.now);

  const takeOver = createWriter(database, { check() {} }, disk);
  const lease = takeOver(() => takeLease(database, owner, systemClock, lock.isShared));
  const guard = createGuard();
  const commit = checkpointBetween(database, createWriter(database, lease, disk));
  const write: Write = (work) => guard.run(() => commit(work));
  beginEpoch(database, write, settings.now);
  const { lost, stopRenewing } = keepRenewing(() => write(() => lease.renew()));
  const erasures = join(folder, ERASURES_FILE);
  const digestOf = digestsWith(key);
  addErasures(erasures, askAgain(database, write, readErasures(erasures), digestOf));
  const book = { digestOf, note: (fresh: readonly ListedErasure[]) => addErasures(erasures, fresh) };
  const store = createSqliteStore(database, write, createSealer(key), guard, book);
  return {
    store: {
      ...store,
      async close() {
        if (!database.open) return;
        stopRenewing();
        releaseQuietly(() => write(() => lease.release()));
        await store.close();
        lock.release();
      },
    },
    ...{ key, disk, lost },
    inspection: createInspection(database, guard),
    identifies: createIdentifies(database, write),
  };
}

/** Renews a lease before it expires. A renewal that fails for a reason other than its loss is retried. */
function keepRenewing(renew: () => void) {
  const { promise: lost, resolve } = Promise.withResolvers<StoreError>();
  const timer = setInterval(() => {
    try {
      renew();
    } catch (error) {
      if (!(error instanceof StoreError)) return;
      clearInterval(timer);
      resolve(error);
    }
  }, LEASE_TIME / 3).unref();
  return { lost, stopRenewing: () => clearInterval(timer) };
}

/** A lease that can't be released was already taken over, or expires anyway. */
function releaseQuietly(release: () => void): void {
  try {
    release();
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof NoRoom || error instanceof Unreadable)) throw error;
  }
}

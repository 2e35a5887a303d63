import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createGuard } from '../../src/store/guard.ts';
import { Unreadable } from '../../src/tables/stored/store.ts';

/** What the guard throws for this error of SQLite, and whether the file counts as damaged from then on. */
function met(code: string) {
  const guard = createGuard();
  const error = new Database.SqliteError('trouble', code);
  try {
    guard.run(() => {
      throw error;
    });
  } catch (thrown) {
    return { isUnreadable: thrown instanceof Unreadable, isDamaged: guard.isDamaged() };
  }
  throw new Error('nothing was thrown');
}

describe('the guard', () => {
  it.each(['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB', 'SQLITE_IOERR', 'SQLITE_IOERR_READ'])(
    'notes that the file is damaged or that the disk does not give it back: %s',
    (code) => {
      expect(met(code)).toEqual({ isUnreadable: true, isDamaged: true });
    },
  );

  it.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_NOMEM'])(
    'takes no trouble that passes for damage: %s',
    (code) => {
      expect(met(code)).toEqual({ isUnreadable: false, isDamaged: false });
    },
  );
});

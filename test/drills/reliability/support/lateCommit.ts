/**
 * Loaded before the bot to plant a bug: what is written is committed a while later, all reads see it at once. So the bot
 * says what a crash can still take back.
 */
import Database from 'better-sqlite3';

/** How much later, in ms: a busy machine answers before that, too. */
const LATE = 3_000;

const { transaction } = Database.prototype;

Database.prototype.transaction = function (this: Database.Database, work) {
  const begun = transaction.call(this, work);
  const immediate = (...values: Parameters<typeof begun>) => {
    if (!this.inTransaction) {
      this.exec('BEGIN IMMEDIATE');
      setTimeout(() => this.exec('COMMIT'), LATE);
    }
    return begun.immediate(...values);
  };
  return Object.assign((...values: Parameters<typeof begun>) => begun(...values), { immediate });
} as typeof transaction; // The same signature, whose type parameters cannot be repeated here.

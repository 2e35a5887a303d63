/** What can be wrong with the data folder or the database. */
export type StoreTrouble =
  | 'wrongKey'
  | 'badKey'
  | 'oldSqlite'
  | 'notDurable'
  | 'newerSchema'
  | 'changedMigration'
  | 'noFolder'
  | 'noRoom'
  | 'damaged'
  | 'inUse'
  | 'leaseLost';

/** The store cannot be opened, or must not be written any more. The message is a sentence for the operator. */
export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.trouble = trouble;
  }
}

/** What can be wrong with the data folder or the database. */
export type StoreTrouble =
  | 'wrongKey'
  | 'badKey'
  | 'oldSqlite'
  | 'notDurable'
  | 'newerSchema'
  | 'changedMigration'
  | 'noDatabase'
  | 'noFolder'
  | 'fileTrouble'
  | 'noRoom'
  | 'damaged'
  | 'inUse'
  | 'leaseLost';

/** The store can't be opened, or can no longer be written to. The message is a sentence for the operator. */
export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.trouble = trouble;
  }
}

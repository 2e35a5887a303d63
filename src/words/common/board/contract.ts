/** A row of the record and its digits, by which members notice that a record was set back or changed. */
export interface RowMark {
  readonly row: number;
  readonly digits: string;
}

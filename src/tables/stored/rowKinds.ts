/** What a row of a record can be. */

/** Who made a row: a seat, the table itself, or all seats together. */
export const ACTORS = ['seat', 'system', 'vote'] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The kinds of rows. `mildMove` is a move that the system drew for a seat that it holds (absent.ts); in records from
 * before this kind existed, such rows are called `move`. `plannedMove` is one that a member chose in advance. `ask` opens
 * a vote, `ballot` is a seat's answer, `verdict` the outcome; `clock` sets another clock; `undo` takes moves back. `freeze` fixes seats, options,
 * and words for the start, `start` is the deal, `reopen` says that the start message couldn't be posted (freezeAndDeal.ts).
 * `omitted` replaces a row that an imported record leaves out, so that the others keep their numbers.
 */
export const ROW_KINDS = [
  'open',
  'join',
  'leave',
  'invite',
  'remove',
  'word',
  'options',
  'freeze',
  'reopen',
  'start',
  'cancel',
  'move',
  'mildMove',
  'plannedMove',
  'resign',
  'clock',
  'ask',
  'ballot',
  'verdict',
  'takeover',
  'comeback',
  'undo',
  'omitted',
  'reveal',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

const UNTOLD: readonly RowKind[] = ['reveal', 'ask', 'ballot', 'omitted'];

/** Whether viewers learn of rows of this kind: asking and voting show only in the message of the vote. */
export const isTold = (kind: RowKind): boolean => !UNTOLD.includes(kind);

/** The kinds of rows that hold a move of the game. */
export const MOVE_KINDS = ['move', 'mildMove', 'plannedMove'] as const satisfies readonly RowKind[];
export type MoveKind = (typeof MOVE_KINDS)[number];

export const isMoveKind = (kind: RowKind): kind is MoveKind => MOVE_KINDS.some((one) => one === kind);

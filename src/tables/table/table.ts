/** A table as the bot sees it. */
import type { Engine } from '../../engines/contract.ts';
import type { Result } from '../../kernel/result.ts';
import type { Problem } from './problem.ts';
import type { Standpoints } from './standpoint.ts';
import type { RefusedStart, StartShown } from './start.ts';
import type { TableHead } from './tableHead.ts';

/** The games that can be played, by their ids. */
export interface Engines {
  readonly [id: string]: Engine;
}

/** What the randomness of a table comes from, as far as it is public now. Bytes are in hex. */
export interface Fairness {
  /** A commitment to the seed, published when the table opens. It reveals nothing about the seed. */
  readonly commitment: string;
  /** The message whose id was mixed in; null before the deal, for games started under `dbg-fair-1`, and for imported ones. */
  readonly startMessage: { readonly channel: string; readonly message: string; readonly shown: StartShown } | null;
  /** What was mixed in. With the seed it determines every shuffle. Null before the deal. */
  readonly entropy: string | null;
  /** Revealed when the table ends, however it ends; null until then. */
  readonly seed: string | null;
}

export interface Table extends TableHead {
  /** Null if the record cannot be read. */
  readonly fairness: Fairness | null;
  /** The digits of the newest row (`digitsOf` in chain.ts); null if the record cannot be read. */
  readonly digits: string | null;
  /** What each viewer may know of the game; null before the start, or if the record cannot be read. */
  readonly standpoints: Standpoints | null;
  /** The row of its record from which members play on; null if it isn't imported, or was imported as it ended. */
  readonly playedFrom: number | null;
  /** In a lobby: why the last attempt to start failed, if nothing has changed since; otherwise null. */
  readonly refusedStart: RefusedStart | null;
}

/** The table after a change, or why nothing was changed. */
export type Changed = Promise<Result<Table, Problem>>;

/** What a start fixes, posts, and mixes in. */
import type { MessageScheme } from '../fair/fair.ts';

/** What the start message shows: it fixes all that is mixed in but its own id. Bytes are in hex. */
export interface StartShown {
  /** The row `freeze`. */
  readonly row: number;
  readonly commitment: string;
  readonly digest: string;
  /** In seat order; empty for none, null if erased. */
  readonly words: readonly (string | null)[];
}

/** What the row `freeze` has fixed. */
export interface Freeze {
  /** Its number: the button of the start message names it. */
  readonly row: number;
  readonly scheme: MessageScheme;
  /** Hashes of the words in seat order, and the digest of all that is fixed; hexadecimal. */
  readonly words: readonly string[];
  readonly digest: string;
}

/**
 * Where the number comes from that was mixed in last. `entropy`: all that was mixed in, hexadecimal, as the record says.
 * `channel`: of the start message; null at an imported table, since records don't name it.
 */
export type Start =
  | { readonly scheme: 'dbg-fair-1'; readonly interaction: string; readonly entropy: string }
  | {
      readonly scheme: MessageScheme;
      readonly channel: string | null;
      readonly message: string;
      readonly entropy: string;
    };

/**
 * Why the start message wasn't posted: the bot isn't allowed to, the thread is locked, the channel is gone, Discord
 * refuses the message, or somebody can't be added to the thread.
 */
export const START_REFUSALS = ['forbidden', 'locked', 'gone', 'rejected', 'unreachable'] as const;
export type StartRefusal = (typeof START_REFUSALS)[number];

export interface RefusedStart {
  readonly why: StartRefusal;
  /** Who is unreachable; otherwise null. */
  readonly seat: number | null;
}

/** A start message that has been posted for the row `freeze`. */
export interface StartMessage {
  readonly row: number;
  readonly channel: string;
  readonly message: string;
}

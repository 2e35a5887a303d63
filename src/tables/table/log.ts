import type { Suspension } from '../stored/stored.ts';

/** What is logged for the operator. Never a state, a hand, a seed, a text, or a person. */
export type TableLogEntry =
  | {
      readonly event: 'suspended';
      readonly table: string;
      readonly seq: number;
      readonly reason: Suspension;
      /** Where in our code it was thrown, without the message, which can contain values of the game. */
      readonly frames: readonly string[];
    }
  | { readonly event: 'released'; readonly table: string; readonly seq: number }
  /** What the clock had to do at a table went wrong, and is tried again later. */
  | { readonly event: 'postponed'; readonly table: string; readonly frames: readonly string[] }
  /** The system could not continue playing for a seat, for a reason outside the table. */
  | { readonly event: 'stopped'; readonly table: string; readonly frames: readonly string[] };

export type TableLog = (entry: TableLogEntry) => void;

/** The locations in our code through which an error passed. */
export const framesOf = (error: unknown): readonly string[] =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];

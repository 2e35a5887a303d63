import type { Suspension } from './stored.ts';

/** What the operator is told. Never a state, a hand, a seed, a text or a person. */
export type TableLogEntry =
  | {
      readonly event: 'suspended';
      readonly table: string;
      readonly seq: number;
      readonly reason: Suspension;
      /** Where in our code it was thrown, without the message: that may hold values of the game. */
      readonly frames: readonly string[];
    }
  | { readonly event: 'released'; readonly table: string; readonly seq: number }
  /** The system could not go on playing for a seat, for a reason outside the table. */
  | { readonly event: 'stopped'; readonly table: string; readonly frames: readonly string[] };

export type TableLog = (entry: TableLogEntry) => void;

/** The places in our code through which an error came. */
export const framesOf = (error: unknown): readonly string[] =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];

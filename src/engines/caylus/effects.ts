/** What buildings and favor levels do, as printed: the words of the component data. */
import type { BuiltClass, Cube } from './ids.ts';

/** What is taken, given, or paid; a missing key means none of it. */
export interface Amount extends Readonly<Partial<Record<Cube, number>>> {
  readonly deniers?: number;
  readonly prestige?: number;
  /** Royal favors. */
  readonly favor?: number;
  /** So many cubes of any kinds, gold included; whoever pays or takes them chooses. */
  readonly anyCube?: number;
  /** The same without gold. */
  readonly plainCube?: number;
}

/** One of the exchanges that a trade offers. */
export interface TradeOption {
  /** Paid first, in full. */
  readonly give: Amount;
  readonly get: Amount;
}

/** Compulsory: exactly one of the options is taken. */
export interface Produce {
  readonly op: 'produce';
  readonly options: readonly Amount[];
}

/** Optional: at most one of the options, once. */
export interface Trade {
  readonly op: 'trade';
  readonly options: readonly TradeOption[];
}

/** Optional: at most one building of the class, at its price minus the discount. */
interface Build {
  readonly op: 'build';
  readonly sort: BuiltClass;
  readonly discount?: Amount;
}

export type Effect =
  | Produce
  | Trade
  | Build
  /** Optional and free: the provost moves 0 to `max` spaces in one direction. */
  | { readonly op: 'moveProvost'; readonly max: number }
  /** Optional and free: the worker goes to a place where it could be put now; otherwise home. */
  | { readonly op: 'relocateWorker' }
  /** The players in the slots become first, second, third in turn order. */
  | { readonly op: 'stables' }
  /** The worker on the left circle goes to the right one, which makes placing cheaper. */
  | { readonly op: 'inn' }
  | { readonly op: 'none' };
export type Op = Effect['op'];

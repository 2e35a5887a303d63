/** What the bot under comparison is handed, and what the comparison gets hold of: one of each a thread. */
import type { Engine } from '../../../src/engines/contract.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Metrics } from '../../../src/operation/metrics.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import type { Append } from '../../../src/tables/stored/store.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import type { TwoLines } from './twoLines.ts';

export interface InHand {
  readonly engines: { readonly [id: string]: Engine };
  /** The chance of moves that are committed, and whose it is: the key of a table. */
  readonly committed: WeakMap<Random, string>;
  readonly draw: TwoLines['draw'];
  /** Everybody may see this hash. */
  published(hash: Uint8Array): Uint8Array;
  appended(change: Append): void;
  /** What fails now. */
  readonly broken: { picture: boolean; disk: boolean };
  renderer: Renderer | null;
  tables: Tables | null;
  metrics: Metrics | null;
}

let held: InHand | null = null;

export function hold(inHand: InHand): void {
  held = inHand;
}

export function inHand(): InHand {
  if (held === null) throw new Error('nothing is held');
  return held;
}

import type { Open, Own, Sight } from '../../../../engines/citadels/index.ts';
import type { Locale } from '../../../../words/contract.ts';

/** The seat whose own things are shown, and how they are told. */
export interface Holder {
  readonly open: Open;
  readonly own: Own;
  /** Of the seat's badge. */
  readonly letter: string;
  readonly locale: Locale;
  readonly story: readonly Sight[];
}

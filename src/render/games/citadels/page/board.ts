import type { Open, Sight } from '../../../../engines/citadels/index.ts';
import type { Locale } from '../../../../words/contract.ts';

/** What everything on the page is drawn from: what everybody may know, and how it is told. */
export interface Board {
  readonly open: Open;
  /** By seat; `letters` are those on the players' badges. */
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly locale: Locale;
  readonly story: readonly Sight[];
}

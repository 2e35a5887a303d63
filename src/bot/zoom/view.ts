import type { Zoom } from '../../render/contract.ts';

/** What is shown of a board, and the buttons that lead elsewhere. */
export interface Look {
  readonly zoom: Zoom | null;
  readonly rows: readonly (readonly Way[])[];
}

/** A button of a closer look. */
export interface Way {
  readonly label: string;
  /** What its id says; null where it would lead nowhere. */
  readonly to: string | null;
  /** It leads to what is shown now. */
  readonly isThere: boolean;
}

import type { Zoom } from '../../render/contract.ts';

/** The part of a board that is shown, and buttons to other parts. */
export interface Look {
  readonly zoom: Zoom | null;
  readonly rows: readonly (readonly Way[])[];
}

/** A navigation button of a closer look. */
export interface Way {
  readonly label: string;
  /** The argument of its id; null if it would lead nowhere. */
  readonly to: string | null;
  /** It leads to what is shown now. */
  readonly isThere: boolean;
}

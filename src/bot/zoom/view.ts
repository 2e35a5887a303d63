import type { Zoom } from '../../render/contract.ts';

/** The part of a board that is shown, and buttons to other parts. */
export interface Look {
  readonly zoom: Zoom | null;
  /** What the id of a button says that leads here. */
  readonly here: string;
  readonly rows: readonly (readonly ViewButton[])[];
}

/** A navigation button of a closer look. */
export interface ViewButton {
  readonly label: string;
  /** The argument of its id; null if it would lead nowhere. */
  readonly to: string | null;
  /** It leads to what is shown now. */
  readonly isCurrent: boolean;
}

import type { Picture } from '../../../src/render/contract.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';

/** The pictures by which a game's drawing is tested. */
export interface PictureSamples {
  /** Pictures that show all colors of the game: its palette is chosen for them. */
  samples(): readonly Picture[];
  /** Pictures that must look as they did, by the names of their files. */
  goldens(): { readonly [name: string]: PictureOrder };
  /** Random games whose patched pictures are compared: how many seats, each how manieth picture, and their options. */
  readonly patching: readonly {
    readonly seats: number;
    readonly stride: number;
    readonly options?: readonly string[];
  }[];
  /** How tall a board or a hand on a phone is at the most, in pixels of a picture 720 wide. */
  readonly tallest: number;
}

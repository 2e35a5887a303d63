import {
  OPTIONS,
  type Open,
  type Option,
  type TileId,
  type TileKind,
  tilesOf,
} from '../../../../engines/carcassonne/index.ts';
import type { SetInPlay } from '../../../../words/carcassonne/picture/contract.ts';

/** How many of each kind remain, as the header counts them: including the tile that has to be placed now. */
export const leftOf = ({ toCome, step }: Open): readonly { readonly tile: TileId; readonly count: number }[] =>
  toCome.map(({ tile, count }) => ({
    tile,
    count: count + (step.kind === 'placeTile' && step.tile === tile ? 1 : 0),
  }));

const SETS: readonly SetInPlay[] = ['base', ...OPTIONS.filter((option) => option !== 'old')];

/** The tiles of one box that are in play. */
export interface TileSet {
  readonly set: SetInPlay;
  readonly kinds: readonly TileKind[];
}

/** The tiles in play with these options, box by box. */
export const tileSets = (options: readonly Option[]): readonly TileSet[] =>
  SETS.map((set) => ({ set, kinds: tilesOf(options).filter((kind) => kind.set === set) })).filter(
    ({ kinds }) => kinds.length > 0,
  );

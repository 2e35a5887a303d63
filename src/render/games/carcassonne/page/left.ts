import type { Open, TileId } from '../../../../engines/carcassonne/index.ts';

/** How many of each kind remain, as the header counts them: including the tile that has to be placed now. */
export const leftOf = ({ toCome, step }: Open): readonly { readonly tile: TileId; readonly count: number }[] =>
  toCome.map(({ tile, count }) => ({
    tile,
    count: count + (step.kind === 'placeTile' && step.tile === tile ? 1 : 0),
  }));

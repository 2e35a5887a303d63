import { type Random, shuffled } from '../../kernel/random.ts';
import { TILES } from './components.ts';
import type { TileId } from './ids.ts';

/** The layers of the stack from the top; each is shuffled by itself, from the stream of its name (rules §2.3, §9.2). */
const LAYERS = ['river', 'lake', 'tiles'] as const;
type Layer = (typeof LAYERS)[number];

const layers = new Map(
  TILES.map(({ id, set, flags }): readonly [TileId, Layer] => {
    if (set !== 'fluss') return [id, 'tiles'];
    return [id, flags.includes('lake') ? 'lake' : 'river'];
  }),
);

const layerOf = (tile: TileId): Layer => layers.get(tile)!; // Every id has its tile.

/** The tiles shuffled, layer on layer; `label` gives the stream of a layer. */
export const shuffledInLayers = (
  random: Random,
  tiles: readonly TileId[],
  label: (layer: Layer) => string,
): readonly TileId[] =>
  LAYERS.flatMap((layer) => {
    const own = tiles.filter((tile) => layerOf(tile) === layer);
    return own.length > 1 ? shuffled(random.stream(label(layer)), own) : own;
  });

/** Whether no tile lies above one of a higher layer. */
export function isInLayers(tiles: readonly TileId[]): boolean {
  const layers = tiles.map((tile) => LAYERS.indexOf(layerOf(tile)));
  return layers.every((layer, i) => i === 0 || layers[i - 1]! <= layer);
}

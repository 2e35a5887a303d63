import { type TileId, tileKind } from '../../../engines/carcassonne/index.ts';
import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { ja } from './ja.ts';

/** What a tile shows as it lies in the box, unturned; the English names are those of the box. */
export const tileNames: Localized<(tile: TileId) => string> = {
  en: (tile) => tileKind(tile).name,
  ja: (tile) => ja[tile],
  de: (tile) => de[tile],
};

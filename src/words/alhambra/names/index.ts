import { entryOf, type Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type Names } from './en.ts';
import { ja } from './ja.ts';

const names: Localized<Names> = { en, ja, de };

export const buildingLabels = entryOf(names, 'buildingLabels');
export const currencyNames = entryOf(names, 'currencies');
export const sideNames = entryOf(names, 'sides');
export const placeNames = entryOf(names, 'places');
export const tileNames = entryOf(names, 'tile');
export const fullTileNames = entryOf(names, 'fullTile');
export const wallNames = entryOf(names, 'walls');
export const coinNames = entryOf(names, 'coin');
export const coinsNames = entryOf(names, 'coins');
export const amountNames = entryOf(names, 'amount');
export const roundNames = entryOf(names, 'round');
export { splitCoins } from './coins.ts';
export { DIRK } from './contract.ts';

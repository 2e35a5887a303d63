import { type Building, coinValue, currencyOf, SIDES, type TileId, tileKind } from '../../../engines/alhambra/index.ts';
import { speechOf } from '../../speech.ts';
import { groupsIn } from './coins.ts';
import type { Names } from './en.ts';

const { list } = speechOf('de');

const buildings: Names['buildingLabels'] = {
  pavilion: 'Pavillon',
  seraglio: 'Serail',
  arcades: 'Arkaden',
  chambers: 'Gemächer',
  garden: 'Garten',
  tower: 'Turm',
};

/** How each building declines: nominative, accusative, pronoun. Arcades and chambers are plurals. */
const DER = ['der', 'den', 'ihn'] as const;
const DAS = ['das', 'das', 'es'] as const;
const DIE = ['die', 'die', 'sie'] as const;
const ARTICLES: { readonly [B in Building]: typeof DER | typeof DAS | typeof DIE } = {
  pavilion: DER,
  seraglio: DAS,
  arcades: DIE,
  chambers: DIE,
  garden: DER,
  tower: DER,
};

/** The currencies by their names; after a number `Dukaten` is only right from 2 on. */
const currencies: Names['currencies'] = { yellow: 'Gulden', orange: 'Dukaten', blue: 'Denar', green: 'Dirham' };
const sides: Names['sides'] = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };
const groups = groupsIn(currencies, ' ');

const tile = (id: TileId): string => `${buildings[tileKind(id).building]} ${tileKind(id).cost}`;

/** `der Turm 9`, `den Turm 9`. */
const withArticle = (form: 0 | 1) => (id: TileId) => `${ARTICLES[tileKind(id).building][form]} ${tile(id)}`;
export const theTile = withArticle(0);
export const theTileAccusative = withArticle(1);
/** `ihn` for several tiles is `sie`. */
export const them = ([id, ...others]: readonly TileId[]): string =>
  id === undefined || others.length > 0 ? 'sie' : ARTICLES[tileKind(id).building][2];
/** Whether a tile takes a verb in the plural: `die Arkaden 6 liegen`. */
export const isPlural = (id: TileId): boolean => ARTICLES[tileKind(id).building] === DIE;

function walls(id: TileId): string {
  const walled = SIDES.filter((side) => tileKind(id).walls[side]).map((side) => sides[side]);
  if (walled.length === 0) return 'ohne Mauer';
  return `${walled.length === 1 ? 'Mauer' : 'Mauern'} im ${list(walled)}`;
}

export const de: Names = {
  buildingLabels: {
    pavilion: 'Pavillons',
    seraglio: 'Serails',
    arcades: 'Arkaden',
    chambers: 'Gemächer',
    garden: 'Gärten',
    tower: 'Türme',
  },
  currencies,
  sides,
  places: { yellow: 'Gulden-Feld', orange: 'Dukaten-Feld', blue: 'Denar-Feld', green: 'Dirham-Feld' },
  tile,
  fullTile: (id) => `${tile(id)} (${walls(id)})`,
  walls,
  coin: (coin) => `${currencies[currencyOf(coin)]} ${coinValue(coin)}`,
  coins: (coins) => list(groups(coins)),
  amount: (sum, currency) => `${sum} ${currency === 'orange' && sum === 1 ? 'Dukat' : currencies[currency]}`,
  round: (round) => `${round}. Wertung`,
};

import { coinValue, currencyOf, SIDES, type TileId, tileKind } from '../../../engines/alhambra/index.ts';
import { speechOf } from '../../speech.ts';
import { groupsIn } from './coins.ts';
import type { Names } from './contract.ts';

const { list } = speechOf('en');

/** In the middle of a sentence. */
const buildings: Names['buildingLabels'] = {
  pavilion: 'pavilion',
  seraglio: 'seraglio',
  arcades: 'arcades',
  chambers: 'chambers',
  garden: 'garden',
  tower: 'tower',
};
const currencies: Names['currencies'] = { yellow: 'yellow', orange: 'orange', blue: 'blue', green: 'green' };
const sides: Names['sides'] = { n: 'north', e: 'east', s: 'south', w: 'west' };
const groups = groupsIn(currencies, ' ');

const tile = (id: TileId): string => `${buildings[tileKind(id).building]} ${tileKind(id).cost}`;

function walls(id: TileId): string {
  const walled = SIDES.filter((side) => tileKind(id).walls[side]).map((side) => sides[side]);
  if (walled.length === 0) return 'no walls';
  return `${walled.length === 1 ? 'wall' : 'walls'} ${list(walled)}`;
}

export const en: Names = {
  buildingLabels: {
    pavilion: 'Pavilions',
    seraglio: 'Seraglios',
    arcades: 'Arcades',
    chambers: 'Chambers',
    garden: 'Gardens',
    tower: 'Towers',
  },
  currencies,
  sides,
  places: { yellow: 'yellow place', orange: 'orange place', blue: 'blue place', green: 'green place' },
  tile,
  fullTile: (id) => `${tile(id)} (${walls(id)})`,
  walls,
  coin: (coin) => `${currencies[currencyOf(coin)]} ${coinValue(coin)}`,
  coins: (coins) => list(groups(coins)),
  amount: (sum, currency) => `${sum} ${currencies[currency]}`,
  round: (round) => `scoring round ${round}`,
};

import {
  type ByBuilding,
  type ByCurrency,
  type Coin,
  type Currency,
  coinValue,
  currencyOf,
  type Round,
  SIDES,
  type Side,
  type TileId,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { groupsIn } from './coins.ts';

const { list } = speechOf('en');

/** In the middle of a sentence. */
const buildings: ByBuilding<string> = {
  pavilion: 'pavilion',
  seraglio: 'seraglio',
  arcades: 'arcades',
  chambers: 'chambers',
  garden: 'garden',
  tower: 'tower',
};
const currencies: ByCurrency<string> = { yellow: 'yellow', orange: 'orange', blue: 'blue', green: 'green' };
const sides: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };
const groups = groupsIn(currencies, ' ');

const tile = (id: TileId): string => `${buildings[tileKind(id).building]} ${tileKind(id).cost}`;

function walls(id: TileId): string {
  const walled = SIDES.filter((side) => tileKind(id).walls[side]).map((side) => sides[side]);
  if (walled.length === 0) return 'no walls';
  return `${walled.length === 1 ? 'wall' : 'walls'} ${list(walled)}`;
}

export const en = {
  /** Several of a kind of building, as a label before a number: `Towers`. */
  buildingLabels: {
    pavilion: 'Pavilions',
    seraglio: 'Seraglios',
    arcades: 'Arcades',
    chambers: 'Chambers',
    garden: 'Gardens',
    tower: 'Towers',
  } satisfies ByBuilding<string>,
  currencies,
  sides,
  /** A place of the market: `yellow place`. */
  places: {
    yellow: 'yellow place',
    orange: 'orange place',
    blue: 'blue place',
    green: 'green place',
  } satisfies ByCurrency<string>,
  /** A tile by building and cost: `tower 9`. Up to three tiles can share that name. */
  tile,
  /** A tile with its walls, a name that no other tile has: `tower 9 (walls north and east)`. */
  fullTile: (id: TileId) => `${tile(id)} (${walls(id)})`,
  /** Its walls alone: `walls north and east`, `no walls`. */
  walls,
  /** `yellow 7`. */
  coin: (coin: Coin) => `${currencies[currencyOf(coin)]} ${coinValue(coin)}`,
  /** Coins in market order, those of a currency together: `yellow 3+4 and green 1`. */
  coins: (coins: readonly Coin[]) => list(groups(coins)),
  /** A sum in one currency: `9 yellow`. */
  amount: (sum: number, currency: Currency) => `${sum} ${currencies[currency]}`,
  /** `scoring round 2`. */
  round: (round: Round) => `scoring round ${round}`,
};

export type Names = Widened<typeof en>;

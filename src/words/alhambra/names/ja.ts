import { coinValue, currencyOf, SIDES, type TileId, tileKind } from '../../../engines/alhambra/index.ts';
import { groupsIn } from './coins.ts';
import type { Names } from './en.ts';

const buildings: Names['buildingLabels'] = {
  pavilion: 'パビリオン',
  seraglio: '宮殿',
  arcades: 'アーケード',
  chambers: '住居',
  garden: '庭園',
  tower: '塔',
};
const currencies: Names['currencies'] = { yellow: '黄色', orange: 'オレンジ', blue: '青', green: '緑' };
const sides: Names['sides'] = { n: '北', e: '東', s: '南', w: '西' };
const groups = groupsIn(currencies, '');

/** `塔9と庭園8`; from three on, commas. */
export const joined = (items: readonly string[]): string => items.join(items.length > 2 ? '、' : 'と');

const tile = (id: TileId): string => `${buildings[tileKind(id).building]}${tileKind(id).cost}`;

function walls(id: TileId): string {
  const walled = SIDES.filter((side) => tileKind(id).walls[side]).map((side) => sides[side]);
  return walled.length === 0 ? '城壁なし' : `城壁は${walled.join('・')}`;
}

export const ja: Names = {
  buildingLabels: buildings,
  currencies,
  sides,
  places: {
    yellow: '黄色の売り場',
    orange: 'オレンジの売り場',
    blue: '青の売り場',
    green: '緑の売り場',
  },
  tile,
  fullTile: (id) => `${tile(id)}（${walls(id)}）`,
  walls,
  coin: (coin) => `${currencies[currencyOf(coin)]}${coinValue(coin)}`,
  coins: (coins) => joined(groups(coins)),
  amount: (sum, currency) => `${currencies[currency]}${sum}`,
  round: (round) => `${round}回目の得点集計`,
};

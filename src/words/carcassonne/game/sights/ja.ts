import type {
  Award,
  ByGood,
  EdgeKind,
  FeatureKind,
  Figure,
  PassReason,
  Sight,
} from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { cellName as cell, speechOf } from '../../../speech.ts';
import { landmarkOf } from '../../map/lines.ts';
import { countsIn } from '../../names/goods.ts';
import { ja as namesWords } from '../../names/ja.ts';
import { type DracheSight, type Home, isFollower } from '../turns.ts';

const { list, count } = speechOf('ja');
const tile = namesWords.tile;
const figures = namesWords.figures;
const goods = namesWords.goods;
const signs = namesWords.signs;
const awards = namesWords.awards;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

export const LAND: { readonly [K in FeatureKind | EdgeKind]: string } = {
  city: '都市',
  road: '道',
  cloister: '修道院',
  field: '草原',
  river: '川',
};
export const role = namesWords.person;
/** What an award goes by. */
const MEASURE: { readonly [A in Award]: { readonly [W in 'one' | 'most']: string } } = {
  king: { one: '都市', most: '最大の都市' },
  robber: { one: '道', most: '最長の道' },
};
const goodsIn = (some: ByGood<number>): string =>
  countsIn(some)
    .map(([good, n]) => `${goods[good]}${n}個`)
    .join('、');

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name}は部下ゴマを置きませんでした。`,
  noFollowerInHand: (name) => `${name}の手元に部下ゴマはありませんでした。`,
  everySpotOccupied: (name) => `${name}が部下ゴマを置ける場所はありませんでした。`,
  volcano: (name) => `${name}は火山のタイルを置いたため、コマを置けませんでした。`,
};

export const sights: SentencesOf<Exclude<Sight, DracheSight>> = {
  laidStartTile: ({ tile }) => `${landmarkOf(tile) === 'spring' ? '水源' : 'スタートタイル'}は(0, 0)です。`,
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)}がタイルを引きました：${tile(drawn.tile)}。`,
  removedTile: (removed) =>
    `どこにも置けないタイルをゲームから除外しました：${tile(removed.tile)}。${removed.left === 0 ? '最後のタイルだったため、これでゲーム終了です。' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)}が${cell(at)}にタイルを置きました。`,
  placedFollower: ({ seat, figure, feature, portal, ...at }, say) =>
    `${say.name(seat)}が${portal ? 'マジックゲートで' : ''}${cell(at)}に${role(figure, feature)}を置きました。`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points, sign }, say) => {
    const shields = pennants === 0 ? '' : `、紋章${count(pennants, '個')}`;
    const having = sign === undefined ? '' : `${signs[sign]}のある`;
    const what =
      feature === 'cloister' ? '修道院' : `${having}${LAND[feature]}（${count(cells.length, '枚')}${shields}）`;
    if (points === 0 && owners.length > 0) return `${names(owners, say)} 得点なし：${what}が未完成です。`;
    // A tile can complete several features that no one claims: their oldest tiles tell them apart.
    if (owners.length === 0)
      return `${cell(cells[0]!)}の${complete ? `${what}が完成しましたが、` : `未完成の${what}に`}部下ゴマはありませんでした。`;
    const how = complete ? `${what}が完成しました` : `未完成の${what}の得点です`;
    return `${names(owners, say)} ${owners.length > 1 ? '各' : ''}**+${points}点**：${how}。`;
  },
  scoredFarm: ({ cities, owners }, say) => {
    const where =
      cities.length === 0 ? '完成した都市に接しない草原' : `完成した都市${count(cities.length, 'か所')}に接する草原`;
    if (owners.length === 0) return `${where}に所有者はいません。`;
    const each = owners.map(
      ({ seat, points, bonus = 0 }) => `${say.name(seat)} **+${points}点**${bonus === 0 ? '' : `（うち豚${bonus}点）`}`,
    );
    return `${list(each)}：${where}の得点です。`;
  },
  scoredFarmers: ({ city, owners, points, bonuses = [] }, say) => {
    const where = `都市（${count(city.length, '枚')}）の周りの農夫`;
    if (owners.length === 0) return `${where}：得点なし。`;
    const pigs = bonuses.map((bonus) => `${say.name(bonus.seat)}には豚の**+${bonus.points}点**も入ります。`);
    return `${names(owners, say)} ${owners.length > 1 ? '各' : ''}**+${points}点**：${where}の得点です。${pigs.join('')}`;
  },
  returned: ({ figures }, say) => {
    const seats = [...new Set(figures.map(({ seat }) => seat))];
    return `${names(seats, say)}の手元に${returning(figures.map(({ figure }) => figure))}が戻りました。`;
  },
  tookGoods: ({ seat, goods }, say) => `${say.name(seat)}が完成した都市の商品を獲得しました：${goodsIn(goods)}。`,
  tookAward: ({ award, seat, from, size }, say) => {
    const { one, most } = MEASURE[award];
    const what = `${from === null ? `最初の${one}` : `これまでで${most}`}（${count(size, '枚')}）`;
    const done = `${say.name(seat)}が${what}を完成させ、`;
    if (from === null) return `${done}${awards[award]}を獲得しました。`;
    return from === seat
      ? `${done}${awards[award]}を保持しました。`
      : `${done}${say.name(from)}から${awards[award]}を奪いました。`;
  },
  beganSecondPart: ({ seat }, say) => `${say.name(seat)}は建築士の効果で2枚目のタイルを引きました。`,
  scoredGoods: ({ good, most, owners, points }, say) =>
    `${names(owners, say)} ${owners.length > 1 ? '各' : ''}**+${points}点**：${goods[good]}が最多です（${count(most, '個')}）。`,
  scoredAward: ({ award, seat, points }, say) =>
    `${say.name(seat)} **+${points}点**：${awards[award]}の得点です（完成した${MEASURE[award].one}${award === 'king' ? count(points, 'か所') : count(points, '本')}）。`,
  ended: () => 'ゲームが終わりました。',
};

/** What it was on is not known. */
function returning(returned: readonly Figure[]): string {
  const [first, ...others] = returned;
  if (first !== undefined && others.length === 0) return figures[first];
  return returned.every(isFollower) ? figures.follower : 'コマ';
}

export function home({ followers: n, only, builders }: Home): string {
  const people = only === null ? figures.follower : role(only.figure, only.feature);
  const who = [...(n === 0 ? [] : [people]), ...(builders === 0 ? [] : [figures.builder])];
  return `${who.join('と')}が手元に戻りました。`;
}

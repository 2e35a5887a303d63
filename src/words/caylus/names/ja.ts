import { amountIn, type BuiltClass, FAVORS } from '../../../engines/caylus/index.ts';
import { speechOf } from '../../speech.ts';
import type { Names } from './en.ts';
import { effectIn, favorSourceIn, itemsIn, placeIn, printedIn, shortIn } from './shared.ts';

const { count } = speechOf('ja');

const buildings: Names['buildings'] = {
  gate: '城門',
  trading_post: '交易所',
  merchants_guild: '商人ギルド',
  joust_field: '馬上槍試合場',
  stables: '馬屋',
  inn: '宿屋',
  f_peddler: '行商人（固定）',
  f_carpenter: '大工（固定）',
  f_gold_mine: '金鉱',
  n_farm: '農場（公共）',
  n_forest: '森',
  n_sawmill: '製材所（公共）',
  n_quarry: '採石場（公共）',
  n_market: '市場（公共）',
  n_carpenter: '大工（公共）',
  w_farm_food: '農場（食料）',
  w_farm_cloth: '農場（布）',
  w_sawmill: '製材所（木造）',
  w_quarry: '採石場（木造）',
  w_market: '市場（木造）',
  w_peddler: '行商人（木造）',
  w_mason: '石工',
  w_lawyer: '法律家',
  s_farm: '農場（石造）',
  s_park: '公園',
  s_workshop: '工房',
  s_church: '教会',
  s_tailor: '仕立屋',
  s_bank: '銀行',
  s_alchemist: '錬金術師',
  s_architect: '建築家',
  s_jeweller: '宝石商',
  residence: '邸宅',
  p_statue: '彫像',
  p_granary: '穀倉',
  p_library: '図書館',
  p_weaver: '織物工場',
  p_theatre: '劇場',
  p_college: '大学',
  p_monument: '記念碑',
  p_hotel: 'ホテル',
  p_cathedral: '大聖堂',
};
const cubes: Names['cubes'] = { food: '食料', wood: '木材', stone: '石材', cloth: '布', gold: '金' };
const sections: Names['sections'] = { dungeon: '地下', walls: '城壁', towers: '塔' };

/** `食料2個と布1個`; from three on, commas. */
export const joined = (items: readonly string[]): string => items.join(items.length > 2 ? '、' : 'と');

const deniers: Names['deniers'] = (n) => count(n, 'ダナー');
const points: Names['points'] = (n) => count(n, '点');
const favors: Names['favors'] = (n) => `恩賞${count(n, '回')}`;
const space: Names['space'] = (at) => `${at}番マス`;
const items = itemsIn({
  cube: (n, cube) => `${cubes[cube]}${n}個`,
  anyCube: (n) => `任意の資源${n}個`,
  plainCube: (n) => `金以外の資源${n}個`,
  deniers,
  prestige: (n) => `名声点${points(n)}`,
  favor: favors,
});
const amount: Names['amount'] = (of) => joined(items(of)) || 'なし';

const CLASSES: Names['classes'] = {
  special: '特殊建物',
  fixed: '固定の特殊建物',
  neutral: '公共建物',
  wood: '木造建物',
  stone: '石造建物',
  residence: '邸宅',
  prestige: 'プレステージ',
};
const BUILD = (sort: BuiltClass): string => `${CLASSES[sort]}を建築`;
const effect = effectIn({
  anyOf: (options) => options.join('、または'),
  amount,
  exchange: (give, get) => `${give}で${get}`,
  build: (sort, discount) => `${BUILD(sort)}${discount === null ? '' : `（${discount}引き）`}`,
  moveProvost: (most) => `監督を${most}マスまで無料で移動`,
  relocateWorker: 'この労働者を空いている別の場所へ移動',
  stables: 'プレイ順の先頭へ',
  inn: '次のラウンド、労働者の配置が一律1ダナー',
  none: '報償なし',
});

export const ja: Names = {
  buildings,
  shortBuilding: shortIn(buildings),
  classes: CLASSES,
  classLabels: CLASSES,
  cubes,
  sections,
  sectionLabels: sections,
  tracks: { prestige: '名声点', deniers: '現金', resources: '資源', buildings: '建築' },
  phases: {
    income: '収入',
    placing: '労働者の配置',
    special: '建物稼働（1）',
    provost: '監督移動',
    road: '建物稼働（2）',
    castle: '宮殿建設',
    end: 'ラウンド終了処理',
  },
  parts: {
    castle: '宮殿',
    buildings: '建物',
    owner: '建築主',
    trades: '交換',
    favors: '恩賞',
    penalties: 'ペナルティ',
    deniers: '現金',
    cubes: '資源',
    gold: '金',
  },
  deniers,
  points,
  cubeCount: (n) => `資源${n}個`,
  workers: (n) => `労働者${count(n, '人')}`,
  houses: (n) => count(n, '軒'),
  favors,
  space,
  place: placeIn(buildings, '宮殿建設の列', space),
  site: (building, at) => (at === null ? buildings[building] : `${space(at)}の${buildings[building]}`),
  amount,
  sum: (of) => items(of).join('＋'),
  bag: (of) => amount(amountIn(of)),
  effect,
  level: (track, level) => effect(FAVORS[track][level]),
  printed: printedIn({
    effect,
    owner: (bonus) => `建築主のボーナス：${bonus}`,
    income: (n) => `毎ラウンドの収入+${deniers(n)}`,
    favors: (n) => `建築時：${favors(n)}`,
  }),
  favorSource: favorSourceIn(buildings, 'ベストビルダー', (section) => `${sections[section]}の査定`),
};

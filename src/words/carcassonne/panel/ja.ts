import { type FeatureKind, GOODS, type Sign, type TileKind } from '../../../engines/carcassonne/index.ts';
import { ja as namesWords } from '../names/ja.ts';
import type { FigureOn } from './contract.ts';
import { ja as drache } from './drache/ja.ts';
import type { PanelWords } from './en.ts';

const figures = namesWords.figures;
const goods = namesWords.goods;
const awards = namesWords.awards;
const turned = namesWords.turned;
const LAND: { readonly [F in FeatureKind]: string } = { city: '都市', road: '道', cloister: '修道院', field: '草原' };
const SIGN: { readonly [S in Sign]: string } = { inn: '宿屋つきの', cathedral: '大聖堂つきの' };
const SETS: { readonly [S in TileKind['set']]: string } = {
  ...{ base: '基本セット', fluss: '川', erweiterung: '拡張', haendler: '商人と建築士' },
  ...{ koenig: '王と斥候', drache: '王女とドラゴン' },
};
const withSign = (sign: Sign | null) => (sign === null ? '' : SIGN[sign]);

const role = ({ figure, feature }: FigureOn): string => namesWords.person(figure, feature);

export const ja: PanelWords = {
  drache,
  buttons: {
    placeTile: 'タイルを置く',
    placeFollower: '部下ゴマを置く',
    placeFigure: 'コマを置く',
    rotation: (degrees) => `${degrees}°`,
    nobody: '置かない',
    noFigure: '置かない',
    spot: (placed, where) => `${role(placed)}（${where === null ? '' : `${where}の`}${LAND[placed.feature]}）`,
    other: role,
    follower: (letter, spot) => `${letter} ${spot}`,
    lastTile: '直前のタイル',
  },
  questions: {
    place: 'タイルをどこに置きますか？',
    rotation: 'どの向きで置きますか？',
    follower: 'タイルに部下ゴマを置きますか？',
    figure: 'タイルにコマを置きますか？',
  },
  notes: {
    stepPlace: (places) => `1/3 · 置ける場所は${places}か所（番号は盤面と同じ）`,
    stepRotation: (number, cell) => `${number}番の場所 ${cell}`,
    stepFollower: (cell, rotation, { follower, bigFollower = 0, builder = 0, pig = 0 }) => {
      const left = [
        `部下ゴマ残り${follower}個`,
        ...(bigFollower > 0 ? [`${figures.bigFollower}（2個分）`] : []),
        ...(builder > 0 ? [figures.builder] : []),
        ...(pig > 0 ? [figures.pig] : []),
      ];
      return `2/3 · タイルは${cell}、${turned(rotation)} · ${left.join('、')}`;
    },
    secondTile: 'この手番の2枚目',
    stepLast: (outlook, isTurn) => `${isTurn ? '3/3 · ' : ''}${outlook === '' ? '完成する地形はありません' : outlook}`,
    you: '自分',
    fromYou: '自分',
    closed: ({ feature, tiles, points, sign }, names) =>
      `${feature === 'cloister' ? '' : `タイル${tiles}枚の`}${withSign(sign)}${LAND[feature]}` +
      `（${names.length === 0 ? `${points}点、部下ゴマなし` : `${names.join('、')} ${names.length > 1 ? '各' : ''}+${points}点`}）`,
    closes: (features) => `完成：${features.join('、')}`,
    grows: ({ feature, tiles, sign }, isYours, others) => {
      const name = `${withSign(sign)}${LAND[feature]}`;
      const whole = feature === 'cloister' ? `9枚中${tiles}枚` : `${tiles}枚`;
      return `${[...(isYours ? ['自分'] : []), ...others].join('・')}の${name}が${whole}に`;
    },
    sign: (sign) =>
      ({
        inn: '宿屋：完成すればタイル1枚2点、未完成なら0点',
        cathedral: '大聖堂：完成すればタイルと紋章1つにつき3点、未完成なら0点',
      })[sign],
    goods: (taken, name) => {
      const what = GOODS.filter((good) => taken[good] > 0).map((good) => `${goods[good]}${taken[good]}個`);
      return `${name ?? '自分'}が${what.join('・')}を獲得`;
    },
    award: ({ award, size, isKept, from }, name) => {
      const who = name ?? '自分';
      if (isKept) return `${who}の${awards[award]}の記録がタイル${size}枚に`;
      return `${who}が${from === null ? '' : `${from}から`}${awards[award]}を獲得`;
    },
    again: (name) => `続けて${name === null ? '' : `${name}が`}2枚目を置く`,
    good: {
      builder: '次の手番以降、ここにタイルをつなぐともう1枚置ける',
      pig: 'この草原の所有者になれば完成した都市1つにつき+1点',
    },
    atOnce: (points) => `すぐに+${points}点`,
    all: (parts) => parts.filter((part) => part !== '').join(' · '),
    way: (label, what) => `${label}${what === '' ? '' : `：${what}`}`,
    ways: (ways) => `タイルの向き：${ways.join('／')}。`,
    place: (number, cell, ways) => `${number}番 ${cell}：${ways.join('／')}。`,
  },
  summary: (cell, rotation, placed) =>
    `${cell}にタイルを置く（${turned(rotation)}）、${placed === null ? '部下ゴマは置かない' : `${role(placed)}を置く`}`,
  lists: {
    tiles: '残りのタイル',
    left: (left) => `残り${left}枚（これから置くタイルを含む）`,
    inStack: (left) => (left === 0 ? '残りのタイルはありません' : `残り${left}枚`),
    set: (set, left, all) => `**${SETS[set]}：残り${left}枚（全${all}枚）**`,
    tile: (tile, left, all) => `${tile}：残り${left}枚（全${all}枚）`,
    inBox: (all) => `全${all}枚（スタートタイルを含む）`,
    kind: (tile, all) => `${tile}：${all}枚`,
  },
  status: {
    turn: (turn, left) => `${turn}手番目 · タイル残り${left}枚`,
    tile: (tile, left) => `${tile}枚目 · タイル残り${left}枚`,
    over: (number, of, removed) =>
      `${of === 'turns' ? `全${number}手番` : `タイル${number}枚を配置`}${removed.length === 0 ? '' : ` · どこにも置けず除外：${removed.join('／')}`}`,
  },
};

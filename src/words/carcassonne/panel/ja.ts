import type { FeatureKind } from '../../../engines/carcassonne/index.ts';
import { followerNames, rotationNames } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const followers = followerNames.ja;
const turned = rotationNames.ja;
const LAND: { readonly [F in FeatureKind]: string } = { city: '都市', road: '道', cloister: '修道院', field: '草原' };

export const ja: PanelWords = {
  buttons: {
    placeTile: 'タイルを置く',
    placeFollower: '部下ゴマを置く',
    rotation: (degrees) => `${degrees}°`,
    nobody: '置かない',
    spot: (feature, where) => `${followers[feature]}（${where === null ? '' : `${where}の`}${LAND[feature]}）`,
    follower: (letter, spot) => `${letter} ${spot}`,
    lastTile: '直前のタイル',
  },
  questions: {
    place: 'タイルをどこに置きますか？',
    rotation: 'どの向きで置きますか？',
    follower: 'タイルに部下ゴマを置きますか？',
  },
  notes: {
    stepPlace: (places) => `1/3 · 置ける場所は${places}か所（番号は盤面と同じ）`,
    stepRotation: (number, cell) => `${number}番の場所 ${cell}`,
    stepFollower: (cell, rotation, inHand) => `2/3 · タイルは${cell}、${turned(rotation)} · 部下ゴマ残り${inHand}個`,
    stepLast: (outlook) => `3/3 · ${outlook === '' ? '完成する地形はありません' : outlook}`,
    you: '自分',
    closed: (feature, tiles, points, names) =>
      `${feature === 'cloister' ? '' : `タイル${tiles}枚の`}${LAND[feature]}` +
      `（${names.length === 0 ? `${points}点、部下ゴマなし` : `${names.join('、')} ${names.length > 1 ? '各' : ''}+${points}点`}）`,
    closes: (features) => `完成：${features.join('、')}`,
    grows: (feature, tiles, isYours, others) => {
      const name = LAND[feature];
      const whole = feature === 'cloister' ? `9枚中${tiles}枚` : `${tiles}枚`;
      return `${[...(isYours ? ['自分'] : []), ...others].join('・')}の${name}が${whole}に`;
    },
    atOnce: (points) => `すぐに+${points}点`,
    all: (parts) => parts.filter((part) => part !== '').join(' · '),
    way: (label, what) => `${label}${what === '' ? '' : `：${what}`}`,
    ways: (ways) => `タイルの向き：${ways.join('／')}。`,
    place: (number, cell, ways) => `${number}番 ${cell}：${ways.join('／')}。`,
  },
  summary: (cell, rotation, follower) =>
    `${cell}にタイルを置く（${turned(rotation)}）、${follower === null ? '部下ゴマは置かない' : `${followers[follower]}を置く`}`,
  lists: {
    tiles: '残りのタイル',
    left: (left) => `残り${left}枚（これから置くタイルを含む）`,
    inStack: (left) => (left === 0 ? '残りのタイルはありません' : `残り${left}枚`),
    tile: (tile, left, all) => `${tile}：残り${left}枚（全${all}枚）`,
    inBox: (all) => `全${all}枚（スタートタイルを含む）`,
    kind: (tile, all) => `${tile}：${all}枚`,
  },
  status: {
    turn: (turn, left) => `${turn}手番目 · タイル残り${left}枚`,
    over: (turns, removed) =>
      `全${turns}手番${removed.length === 0 ? '' : ` · どこにも置けず除外：${removed.join('／')}`}`,
  },
};

import { cellName, speechOf } from '../../speech.ts';
import { ja as names } from '../names/ja.ts';
import type { Role, Task } from './contract.ts';
import type { PictureWords } from './en.ts';
import { prospectIn } from './prospect.ts';

const { count } = speechOf('ja');
const placeTile = ({ isSecond }: Task) => `${isSecond ? '2枚目の' : ''}タイルを置く`;
const action = ({ hasSpecial, canPlace, canTravel, canMoveFairy }: Task) => {
  if (canMoveFairy && !canPlace && !canTravel) return '妖精を動かすか選ぶ';
  return `${hasSpecial ? 'コマ' : '部下ゴマ'}${canMoveFairy ? 'か妖精かを選ぶ' : 'を置くか選ぶ'}`;
};
const PRINCESS = '騎士を1人戻す';
const dragon = (step: number) => `ドラゴンを動かす（6歩のうち${step}歩目）`;
const role: Role = ({ figure, feature }) => (figure === 'follower' ? names.followers[feature] : names.figures[figure]);
const EDGE = { city: '都市', road: '道' } as const;

export const ja: PictureWords = {
  placing: (name, task) => `${name}：${placeTile(task)}`,
  acting: (name, task) => `${name}：${action(task)}`,
  removing: (name) => `${name}：${PRINCESS}`,
  moving: (name, step) => `${name}：${dragon(step)}`,
  doing: { placeTile, action, princess: PRINCESS, dragon },
  laid: (cell, sent) => `${cellName(cell)}に${sent === null ? 'タイル' : role(sent)}`,
  scored: (points, feature, n) =>
    `+${points}点：${feature === 'cloister' ? '修道院' : `${EDGE[feature]}（${count(n, '枚')}）`}`,
  dragonWent: (steps, eaten) => `${steps === 0 ? '火山へ' : `${steps}歩`}${eaten === 0 ? '' : `、${eaten}個を食べた`}`,
  knightRemoved: '騎士を1人戻した',
  fairyAt: (cell) => `${cellName(cell)}へ`,
  sides: { n: '北', e: '東', s: '南', w: '西' },
  left: (tiles) => `残り${tiles}枚`,
  toPlace: '置くタイル',
  placed: '置いたタイル',
  turnsThatFit: '置ける向きの数',
  fitsNowhere: '置ける場所なし',
  setAside: '脇のタイル',
  lastMove: '直前の行動',
  noMoveYet: 'まだなし',
  toCome: '残りのタイル',
  allTiles: '全タイル',
  inBox: (tiles) => `全${tiles}枚`,
  removed: (tiles) => `除外${tiles}枚`,
  asideOf: (tiles) => `脇に${tiles}枚`,
  sets: {
    base: '基本セット',
    fluss: '川',
    erweiterung: '拡張',
    haendler: '商人と建築士',
    koenig: '王と斥候',
    drache: '王女とドラゴン',
  },
  whereFollower: 'どこに置く？',
  chosen: '選んだ場所',
  howTurned: 'どの向き？',
  prospect: prospectIn({
    tiles: (n) => count(n, '枚'),
    done: '、完成',
    cloister: (n) => `9枚中${n}枚`,
    cities: (n) => `完成した都市${count(n, 'か所')}`,
  }),
  inPlay: 'ゲーム中',
  atEnd: '終了時',
  end: {
    cities: '未完成の都市',
    roadsAndCloisters: '道と修道院',
    farms: '草原',
    goods: '商品',
    awards: '王と盗賊騎士',
    fairy: '妖精',
    points: '点',
    withoutCity: '都市なし',
    wonBy: (name, points) => `${name}が${points}点差で勝利`,
    wonByResignation: (name) => `${name}の勝利（リタイアした人は最下位）`,
    tied: (points, winners) => `${points}点で同点。${winners}人とも勝利（タイブレークなし）`,
  },
};

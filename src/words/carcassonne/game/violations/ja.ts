import type { Figure, Side, Violation } from '../../../../engines/carcassonne/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { cellName as cell } from '../../../speech.ts';
import { figureNames, followerNames, rotationNames } from '../../names/index.ts';
import { LAND } from '../sights/ja.ts';

const followers = followerNames.ja;
const figures = figureNames.ja;
const turn = rotationNames.ja;

const SIDE: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };
const GOES_ON: { readonly [F in Figure]: string } = {
  follower: '部下ゴマは都市、道、修道院、草原に置きます。',
  bigFollower: '大きい部下ゴマは都市、道、修道院、草原に置きます。',
  builder: '建築士を置けるのは道と都市だけです。',
  pig: '豚を置けるのは草原だけです。',
};

export const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => '先にタイルを置いてください。',
  tileAlreadyPlaced: () => 'この手番のタイルはもう置きました。',
  noSuchRotation: ({ rotation }) => `タイルの回転は0、90、180、270度のどれかです。${rotation}度は指定できません。`,
  cellTaken: (at) => `${cell(at)}にはすでにタイルがあります。`,
  touchesNothing: (at) => `${cell(at)}に置いても、どのタイルとも接しません。`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `そこにはタイルを置けません。${SIDE[side]}の辺で${LAND[mine]}と${LAND[theirs]}が接し、つながりません。`,
  riverGoesOnElsewhere: (at) => `川の続きは${cell(at)}です。川のタイルはそこにしか置けません。`,
  riverTurnsBack: () => '川を2回続けて同じ方向に曲げることはできません。',
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? `${cell({ x, y })}に` : '';
    const how = rotation === null ? '' : `その向き（${turn(rotation)}）では`;
    return `タイルは${where}${how}置けません。`;
  },
  noSuchFigure: ({ figure }) => `このゲームに${figure}というコマはありません。`,
  noFollowerInHand: () => '手元に部下ゴマがありません。',
  figureNotInHand: ({ figure }) => `手元に${figures[figure]}がありません。`,
  figureNotAllowed: ({ figure }) => GOES_ON[figure],
  featureComplete: ({ figure, feature }) => `その${LAND[feature]}は完成しているので、${figures[figure]}を置けません。`,
  noOwnFollower: ({ figure, feature }) =>
    `${figures[figure]}を置けるのは、自分の${followers[feature]}がいる${LAND[feature]}だけです。`,
  noSuchSegment: () => 'そのタイルにそのような地形はありません。',
  featureOccupied: ({ feature }) => `その${LAND[feature]}にはすでに部下ゴマがあります。`,
  everySpotOccupied: () => 'このタイルに部下ゴマを置ける場所はありません。',
};

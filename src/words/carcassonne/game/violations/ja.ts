import type { Figure, Side, Violation } from '../../../../engines/carcassonne/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { cellName as cell } from '../../../speech.ts';
import { ja as names } from '../../names/ja.ts';
import { LAND } from '../sights/ja.ts';

type Blocked = Extract<Violation, { readonly kind: 'dragonCannotGo' }>['because'];

const followers = names.followers;
const figures = names.figures;
const turn = names.turned;

const SIDE: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };
const GOES_ON: { readonly [F in Figure]: string } = {
  follower: '部下ゴマは都市、道、修道院、草原に置きます。',
  bigFollower: '大きい部下ゴマは都市、道、修道院、草原に置きます。',
  builder: '建築士を置けるのは道と都市だけです。',
  pig: '豚を置けるのは草原だけです。',
};

/** Why the dragon can’t go somewhere. */
const BLOCKED: { readonly [R in Blocked]: string } = {
  noTile: 'タイルがありません',
  wasThere: 'この移動ですでに通ったタイルです',
  fairy: '妖精がいます',
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
  volcano: () => '置いたタイルが火山なので、コマを置けません。動かせるのは妖精だけです。',
  knightHasToLeave: () => '先に、王女の都市から騎士を1人選んで戻してください。',
  noPrincess: () => '騎士を戻せるのは、置いたタイルの王女がその都市に入ったときだけです。',
  noKnightThere: ({ x, y }) => `${x !== null && y !== null ? cell({ x, y }) : 'そこ'}に、王女の都市の騎士はいません。`,
  noPortal: () => '置いたタイルにマジックゲートがないので、コマはそのタイルにしか置けません。',
  notByPortal: ({ figure }) => `${figures[figure]}はマジックゲートを使えません。使えるのは部下ゴマだけです。`,
  isPortalTile: () => 'そこはマジックゲートのタイル自体です。いつもどおりに部下ゴマを置いてください。',
  noTileThere: (at) => `${cell(at)}にタイルはありません。`,
  dragonIsThere: () => 'そのタイルにはドラゴンがいるので、コマを置けません。',
  portalLeadsNowhereThere: ({ x, y }) =>
    `${x !== null && y !== null ? cell({ x, y }) : 'そこ'}に、マジックゲートで置ける場所はありません。`,
  noFairy: () => 'このゲームに妖精はいません。',
  nobodyForFairy: () => '妖精を添えられる他の部下ゴマが、盤面にありません。',
  noOwnFollowerThere: ({ x, y }) =>
    `${x !== null && y !== null ? cell({ x, y }) : 'そこ'}に、妖精を添えられる自分の部下ゴマはありません。`,
  fairyIsThere: () => '妖精はもうその部下ゴマに添えられています。',
  dragonIsMoving: () => 'ドラゴンの移動中です。先にドラゴンを動かします。',
  dragonIsNotMoving: () => '今はドラゴンを動かせません。',
  noSuchSide: ({ side }) => `ドラゴンが進めるのは北、東、南、西です。「${side}」には進めません。`,
  dragonCannotGo: ({ side, because }) => `ドラゴンは${SIDE[side]}に進めません。${BLOCKED[because]}。`,
};

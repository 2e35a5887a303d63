import type {
  Award,
  ByGood,
  Carcassonne,
  EdgeKind,
  FeatureKind,
  Figure,
  Open,
  PassReason,
  Side,
  Sight,
  Violation,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import { type GameWords, type Say, type SentencesOf, sayFrom } from '../../contract.ts';
import { cellName as cell, speechOf } from '../../speech.ts';
import { endInWords } from '../ending/lines.ts';
import { mapWords } from '../map/index.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { countsIn } from '../names/goods.ts';
import {
  awardNames,
  figureNames,
  followerNames,
  goodNames,
  personNames,
  rotationNames,
  signNames,
  tileNames,
} from '../names/index.ts';
import { doingOf, holdingsOf } from './holdings.ts';
import { type Home, isFollower, isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';

const { list, count } = speechOf('ja');
const tile = tileNames.ja;
const map = mapWords.ja;
const followers = followerNames.ja;
const figures = figureNames.ja;
const goods = goodNames.ja;
const signs = signNames.ja;
const awards = awardNames.ja;
const turn = rotationNames.ja;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

const LAND: { readonly [K in FeatureKind | EdgeKind]: string } = {
  city: '都市',
  road: '道',
  cloister: '修道院',
  field: '草原',
  river: '川',
};
const role = personNames.ja;
/** What an award goes by. */
const MEASURE: { readonly [A in Award]: { readonly [W in 'one' | 'most']: string } } = {
  king: { one: '都市', most: '最大の都市' },
  robber: { one: '道', most: '最長の道' },
};
const goodsIn = (some: ByGood<number>): string =>
  countsIn(some)
    .map(([good, n]) => `${goods[good]}${n}個`)
    .join('、');
const SIDE: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name}は部下ゴマを置きませんでした。`,
  noFollowerInHand: (name) => `${name}の手元に部下ゴマがありません。`,
  everySpotOccupied: (name) => `${name}が部下ゴマを置ける場所はありませんでした。`,
};

const sights: SentencesOf<Sight> = {
  laidStartTile: ({ tile }) => `${tile === 'R01' ? '水源' : 'スタートタイル'}は(0, 0)です。`,
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)}がタイルを引きました：${tile(drawn.tile)}。`,
  removedTile: (removed) =>
    `どこにも置けないタイルをゲームから除外しました：${tile(removed.tile)}。${removed.left === 0 ? '最後のタイルだったため、これでゲーム終了です。' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)}が${cell(at)}にタイルを置きました。`,
  placedFollower: ({ seat, figure, feature, ...at }, say) =>
    `${say.name(seat)}が${cell(at)}に${role(figure, feature)}を置きました。`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points, sign }, say) => {
    const shields = pennants === 0 ? '' : `、紋章${count(pennants, '個')}`;
    const having = sign === undefined ? '' : `${signs[sign]}のある`;
    const what =
      feature === 'cloister' ? '修道院' : `${having}${LAND[feature]}（${count(cells.length, '枚')}${shields}）`;
    if (points === 0 && owners.length > 0) return `${names(owners, say)} 得点なし：${what}が未完成です。`;
    // A tile can complete several features that no one claims: their oldest tiles tell them apart.
    if (owners.length === 0)
      return `${cell(cells[0]!)}の${complete ? `${what}が完成しましたが、` : `未完成の${what}に`}部下ゴマはありません。`;
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

function home({ followers: n, only, builders }: Home): string {
  const people = only === null ? figures.follower : role(only.figure, only.feature);
  const who = [...(n === 0 ? [] : [people]), ...(builders === 0 ? [] : [figures.builder])];
  return `${who.join('と')}が手元に戻りました。`;
}

const GOES_ON: { readonly [F in Figure]: string } = {
  follower: '部下ゴマは都市、道、修道院、草原に置きます。',
  bigFollower: '大きい部下ゴマは都市、道、修道院、草原に置きます。',
  builder: '建築士を置けるのは道と都市だけです。',
  pig: '豚を置けるのは草原だけです。',
};

const violations: SentencesOf<Violation> = {
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

/** Japanese. */
export const ja: GameWords<Carcassonne> = {
  name: 'カルカソンヌ',
  summary: 'タイルをつなげて地形を広げ、都市、道、草原、修道院に部下ゴマを置いて得点を競います。',
  banner:
    '緑の大地の地図。城壁に囲まれた都市が2つ、道と修道院が1つずつ。騎士2人、修道士1人、盗賊1人が立ち、これから置くタイルが1枚浮かんでいる。',
  howToPlay: [
    '**目的** タイルがなくなったときに最も得点の多い人が勝ちます。',
    '**手番** 1. 引いたタイルを置きます。すでにあるタイルに接し、都市は都市、道は道、草原は草原とつながらなければなりません。' +
      '2. 置きたければ、7個の部下ゴマから1個を、そのタイルの都市、道、修道院、草原のどれかに置きます。つながった先に誰かの部下ゴマがあるところには置けません。' +
      '3. そのタイルで完成した地形の得点を計算し、そこにあった部下ゴマを手元に戻します。',
    '**得点** 都市はタイル1枚につき2点、紋章1個につき2点です（タイル2枚だけの都市は全部で2点）。道はタイル1枚につき1点です。周り8か所がそろった修道院は9点です。' +
      '部下ゴマを最も多く置いた人に得点が入ります。同数なら全員に同じ点が入ります（頭割りはしません）。',
    '**ゲーム終了時** 未完成の都市と道はタイル1枚、紋章1個につき1点、未完成の修道院はタイル1枚につき1点です。' +
      '草原の所有者は、その草原に接する完成した都市1つにつき3点を得ます（同じ都市からは1回だけ）。草原の部下ゴマは手元に戻りません。',
  ].join('\n\n'),
  options: {
    old: {
      name: '草原の旧ルール（× おすすめしません）',
      description: '完成した都市ごとに、周りの農夫が最も多い人に4点が入ります。',
    },
    fluss: { name: '川（△ まずまず）', description: 'タイル+12枚。最初に川を作ります。' },
    erweiterung: { name: '拡張（− 評価なし）', description: 'タイル+18枚。宿屋、大聖堂、大きい部下ゴマ。6人まで。' },
    haendler: { name: '商人と建築士（− 評価なし）', description: 'タイル+24枚。商品、建築士、豚が加わります。' },
    koenig: { name: '王と斥候（− 評価なし）', description: 'タイル+5枚。最大の都市の王と、最長の道の盗賊騎士。' },
  },
  parts: {
    ...{ cities: '都市', roads: '道', cloisters: '修道院', farms: '草原' },
    ...{ goods: '商品', king: '王', robber: '盗賊騎士' },
  },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: linesIn({
    sight: (sight, say) => sayFrom(sights, sight, say),
    placed: ({ seat, sent, ...at }, say) =>
      `${say.name(seat)}が${cell(at)}にタイル${sent === null ? '' : `と${role(sent.figure, sent.feature)}`}を置きました。`,
    home,
  }),
  chapter: (sight) => (isOfFinalScoring(sight) ? '最終得点計算' : null),
  figures: holdings,
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move) => {
    switch (move.kind) {
      case 'placeTile':
        return `${cell(move)}にタイルを置く（${turn(move.rotation)}）`;
      case 'placeFollower':
        return `${move.segment + 1}番の地形に${figures[move.figure]}を置く`;
      case 'pass':
        return '部下ゴマを置かない';
    }
  },
  describe,
};

/** `28点、手元の部下ゴマ3個`, and what the sets add. */
function holdings(open: Open, seat: Seat): string {
  const { points, followers: n, figures: others, goods: taken, awards: held } = holdingsOf(open, seat);
  const score = count(points, '点');
  if (others.length + taken.length + held.length === 0) return `${score}、手元の部下ゴマ${count(n, '個')}`;
  const inHand = [
    ...(n === 0 && others.length > 0 ? [] : [`${figures.follower}${count(n, '個')}`]),
    ...others.map((figure) => figures[figure]),
  ];
  const wares = taken.map(([good, n]) => `${goods[good]}${count(n, '個')}`);
  return [
    `${score}、手元に${inHand.join('・')}`,
    ...(wares.length === 0 ? [] : [`商品は${wares.join('・')}`]),
    ...(held.length === 0
      ? []
      : [`${held.map(({ award, size }) => `${awards[award]}（${count(size, '枚')}）`).join('と')}を保持`]),
  ].join('、');
}

function task(open: Open): string {
  const { step } = open;
  switch (step.kind) {
    case 'placeTile': {
      const { hasFigure, hasSpecial, isSecond } = doingOf(open, step.seat);
      const place = `${isSecond ? '2枚目の' : ''}タイルを置いてください`;
      return hasFigure ? `${place}。続けて${hasSpecial ? 'コマ' : '部下ゴマ'}も置けます` : place;
    }
    case 'action': {
      const { hasSpecial, earnsSecond } = doingOf(open, step.seat);
      const choose = `置いたタイルに${hasSpecial ? 'コマ' : '部下ゴマ'}を置くかどうかを選んでください`;
      return earnsSecond ? `${choose}。このあと2枚目のタイルを置きます` : choose;
    }
    case 'over':
      return 'ゲームは終わりました';
  }
}

/** The task, the tile, the players or the result, what is left, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'ゲームは終わりました。' : `${say.name(step.seat)}：${task(open)}。`;
  const drawn = step.kind === 'placeTile' ? [`置くタイル：${tileInWords(map, step.tile, 0)}。`] : [];
  const end = endInWords('ja', open, say);
  const standing =
    end.length > 0 ? end : players.map((player) => `${say.name(player.seat)}：${holdings(open, player.seat)}。`);
  const left = isUsedUp(open) ? '' : `タイル残り${count(open.tilesLeft, '枚')}。`;
  const placed = `${left}直前に置かれたタイルは${cell(last)}です。`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  return [doing, ...drawn, ...standing, placed, ...out, ...mapInWords(map, open, say)];
}

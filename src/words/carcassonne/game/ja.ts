import type {
  Carcassonne,
  EdgeKind,
  FeatureKind,
  Open,
  OpenPlayer,
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
import { followerNames, rotationNames, tileNames } from '../names/index.ts';
import { isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';

const { list, count } = speechOf('ja');
const tile = tileNames.ja;
const map = mapWords.ja;
const followers = followerNames.ja;
const turn = rotationNames.ja;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

const LAND: { readonly [K in FeatureKind | EdgeKind]: string } = {
  city: '都市',
  road: '道',
  cloister: '修道院',
  field: '草原',
  river: '川',
};
const SIDE: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name}は部下ゴマを置きませんでした。`,
  noFollowerInHand: (name) => `${name}の手元に部下ゴマがありません。`,
  everySpotOccupied: (name) => `${name}が部下ゴマを置ける場所はありませんでした。`,
};

const sights: SentencesOf<Sight> = {
  laidStartTile: () => 'スタートタイルは(0, 0)です。',
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)}がタイルを引きました：${tile(drawn.tile)}。`,
  removedTile: (removed) =>
    `どこにも置けないタイルをゲームから除外しました：${tile(removed.tile)}。${removed.left === 0 ? '最後のタイルだったため、これでゲーム終了です。' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)}が${cell(at)}にタイルを置きました。`,
  placedFollower: ({ seat, feature, ...at }, say) =>
    `${say.name(seat)}が${cell(at)}に${followers[feature]}を置きました。`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points }, say) => {
    const shields = pennants === 0 ? '' : `、紋章${count(pennants, '個')}`;
    const what = feature === 'cloister' ? '修道院' : `${LAND[feature]}（${count(cells.length, '枚')}${shields}）`;
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
    const each = owners.map(({ seat, points }) => `${say.name(seat)} **+${points}点**`);
    return `${list(each)}：${where}の得点です。`;
  },
  scoredFarmers: ({ city, owners, points }, say) => {
    const where = `都市（${count(city.length, '枚')}）の周りの農夫`;
    return owners.length === 0
      ? `${where}：得点なし。`
      : `${names(owners, say)} ${owners.length > 1 ? '各' : ''}**+${points}点**：${where}の得点です。`;
  },
  returned: ({ figures }, say) => {
    const seats = [...new Set(figures.map(({ seat }) => seat))];
    return `${names(seats, say)}の手元に部下ゴマが戻りました。`;
  },
  ended: () => 'ゲームが終わりました。',
};

const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => '先にタイルを置いてください。',
  tileAlreadyPlaced: () => 'この手番のタイルはもう置きました。',
  noSuchRotation: ({ rotation }) => `タイルの回転は0、90、180、270度のどれかです。${rotation}度は指定できません。`,
  cellTaken: (at) => `${cell(at)}にはすでにタイルがあります。`,
  touchesNothing: (at) => `${cell(at)}に置いても、どのタイルとも接しません。`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `そこにはタイルを置けません。${SIDE[side]}の辺で${LAND[mine]}と${LAND[theirs]}が接し、つながりません。`,
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? `${cell({ x, y })}に` : '';
    const how = rotation === null ? '' : `その向き（${turn(rotation)}）では`;
    return `タイルは${where}${how}置けません。`;
  },
  noSuchFigure: ({ figure }) => `このゲームに${figure}というコマはありません。`,
  noFollowerInHand: () => '手元に部下ゴマがありません。',
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
  },
  parts: { cities: '都市', roads: '道', cloisters: '修道院', farms: '草原' },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: linesIn({
    sight: (sight, say) => sayFrom(sights, sight, say),
    placed: ({ seat, follower, ...at }, say) =>
      `${say.name(seat)}が${cell(at)}にタイル${follower === null ? '' : `と${followers[follower]}`}を置きました。`,
    home: (from) => (from === null ? '部下ゴマが手元に戻りました。' : `${followers[from]}が手元に戻りました。`),
  }),
  chapter: (sight) => (isOfFinalScoring(sight) ? '最終得点計算' : null),
  figures: ({ players }, seat) => holdings(players[seat]!), // There are as many players as seats.
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move) => {
    switch (move.kind) {
      case 'placeTile':
        return `${cell(move)}にタイルを置く（${turn(move.rotation)}）`;
      case 'placeFollower':
        return `${move.segment + 1}番の地形に部下ゴマを置く`;
      case 'pass':
        return '部下ゴマを置かない';
    }
  },
  describe,
};

const holdings = ({ points, hand }: OpenPlayer): string =>
  `${count(points, '点')}、手元の部下ゴマ${count(hand.follower, '個')}`;

function task({ step, players }: Open): string {
  switch (step.kind) {
    case 'placeTile':
      return players[step.seat]?.hand.follower === 0
        ? 'タイルを置いてください'
        : 'タイルを置いてください。続けて部下ゴマも置けます';
    case 'action':
      return '置いたタイルに部下ゴマを置くかどうかを選んでください';
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
  const standing = end.length > 0 ? end : players.map((player) => `${say.name(player.seat)}：${holdings(player)}。`);
  const left = isUsedUp(open) ? '' : `タイル残り${count(open.tilesLeft, '枚')}。`;
  const placed = `${left}直前に置かれたタイルは${cell(last)}です。`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  return [doing, ...drawn, ...standing, placed, ...out, ...mapInWords(map, open, say)];
}

import {
  type Carcassonne,
  type Open,
  type Side,
  type Sight,
  STEPS_OF_DRAGON,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import { type GameWords, gameWordsOf, type Say, type SentencesOf } from '../../contract.ts';
import { cellName as cell, speechOf } from '../../speech.ts';
import { ja as ending } from '../ending/ja.ts';
import { endInWords } from '../ending/lines.ts';
import { choicesInWords } from '../map/drache.ts';
import { ja as mapWords } from '../map/ja.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { ja as names } from '../names/ja.ts';
import { ja as picture } from '../picture/ja.ts';
import { changeWords } from './changes.ts';
import { dracheSights, walk } from './drache/ja.ts';
import { type Doing, doingOf, holdingsOf, type Possible } from './holdings.ts';
import { home, role, sights } from './sights/ja.ts';
import { isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';
import { violations } from './violations/ja.ts';

const { count } = speechOf('ja');
const figures = names.figures;
const goods = names.goods;
const awards = names.awards;
const turn = names.turned;
const map = mapWords;
const tile = names.tile;

const told: SentencesOf<Sight> = { ...sights, ...dracheSights };
const SIDE: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };

const moves: SentencesOf<Carcassonne['Move']> = {
  placeTile: (move) => `${cell(move)}にタイルを置く（${turn(move.rotation)}）`,
  placeFollower: (move) => `${move.segment + 1}番の地形に${figures[move.figure]}を置く`,
  placeByPortal: (move) => `マジックゲートで${cell(move)}の${move.segment + 1}番の地形に${figures[move.figure]}を置く`,
  removeKnight: (move) => `${cell(move)}の${move.segment + 1}番の地形の騎士を戻す`,
  moveFairy: (move) => `${cell(move)}の${move.segment + 1}番の地形の部下ゴマに妖精を添える`,
  moveDragon: (move) => `ドラゴンを${SIDE[move.side]}へ動かす`,
  pass: () => '部下ゴマを置かない',
};

/** Japanese. */
export const ja: GameWords<Carcassonne> = gameWordsOf({
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
    drache: {
      name: '王女とドラゴン（− 評価なし）',
      description: 'タイル+30枚。ドラゴン、妖精、王女、マジックゲート。',
    },
  },
  parts: {
    ...{ cities: '都市', roads: '道', cloisters: '修道院', farms: '草原' },
    ...{ goods: '商品', king: '王', robber: '盗賊騎士', fairy: '妖精' },
  },
  task,
  sights: told,
  lines: (sight) =>
    linesIn({
      sight,
      placed: ({ seat, sent, ...at }, say) =>
        `${say.name(seat)}が${cell(at)}にタイル${sent === null ? '' : `と${role(sent.figure, sent.feature)}`}を置きました。`,
      home,
      walk,
    }),
  chapter: (sight) => (isOfFinalScoring(sight) ? '最終得点計算' : null),
  changes: changeWords.ja,
  figures: holdings,
  violations,
  moves,
  describe,
});

/** `28点、手元の部下ゴマ3個`, and what the sets add. */
function holdings(open: Open, seat: Seat): string {
  const { points, followers: n, figures: others, goods: taken, awards: held, hasFairy } = holdingsOf(open, seat);
  const score = count(points, '点');
  if (others.length + taken.length + held.length === 0 && !hasFairy) return `${score}、手元の部下ゴマ${count(n, '個')}`;
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
    ...(hasFairy ? ['妖精つき'] : []),
  ].join('、');
}

function task(open: Open, possible?: Possible): string {
  const { step } = open;
  switch (step.kind) {
    case 'placeTile': {
      const { canPlace, hasSpecial, isSecond } = doingOf(open, step.seat);
      const place = `${isSecond ? '2枚目の' : ''}タイルを置いてください`;
      return canPlace ? `${place}。続けて${hasSpecial ? 'コマ' : '部下ゴマ'}も置けます` : place;
    }
    case 'action': {
      const doing = doingOf(open, step.seat, possible);
      const ways = [...placing(doing), ...(doing.canMoveFairy ? ['妖精を動かす'] : [])];
      const choose =
        ways.length === 1
          ? `${ways[0]}かどうかを選んでください`
          : `${ways.map((way) => `${way}か、`).join('')}何もしないかを選んでください`;
      return doing.earnsSecond ? `${choose}。このあと2枚目のタイルを置きます` : choose;
    }
    case 'princess':
      return '王女の都市から、手元に戻す騎士を1人選んでください';
    case 'dragon':
      return `ドラゴンを動かしてください（${STEPS_OF_DRAGON}歩のうち${step.steps}歩目）`;
    case 'over':
      return 'ゲームは終わりました';
  }
}

/** Where a figure can go, if it can. */
function placing({ canPlace, canTravel, hasSpecial }: Doing): readonly string[] {
  const here = `置いたタイルに${hasSpecial ? 'コマ' : '部下ゴマ'}を置く`;
  if (canTravel) return [...(hasSpecial ? [here] : []), '好きなタイルに部下ゴマを置く'];
  return canPlace ? [here] : [];
}

/** The task, the tile, the choices, the players or the result, what is left or was scored, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'ゲームは終わりました。' : `${say.name(step.seat)}：${task(open)}。`;
  const drawn = step.kind === 'placeTile' ? [`置くタイル：${tileInWords(map, step.tile, 0)}。`] : [];
  const end = endInWords({ ending, map, picture }, open, say);
  const standing =
    end?.standing ?? players.map((player) => `${say.name(player.seat)}：${holdings(open, player.seat)}。`);
  const left = isUsedUp(open) ? '' : `タイル残り${count(open.tilesLeft, '枚')}。`;
  const placed = `${left}直前に置かれたタイルは${cell(last)}です。`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  const choices = choicesInWords(map, open, say);
  // An alt text has no room for what comes after the features scored at the end.
  const rest = end === null ? [placed, ...out] : [...out, ...end.scored, placed];
  return [doing, ...drawn, ...choices, ...standing, ...rest, ...mapInWords(map, open, say)];
}

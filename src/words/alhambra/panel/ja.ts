import { tileKind } from '../../../engines/alhambra/index.ts';
import { groupsIn } from '../names/coins.ts';
import { DIRK } from '../names/contract.ts';
import { ja as names } from '../names/ja.ts';
import type { PanelWords } from './en.ts';

const tile = names.tile;
const groups = groupsIn(names.currencies, '');
const currencies = names.currencies;
const labels = names.buildingLabels;
const plus = (values: readonly number[]) => values.join('+');
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What paying this sum for this cost means. */
const meaning = (sum: number, cost: number) => (sum === cost ? 'コスト通り' : `${sum - cost}払い過ぎ`);

export const ja: PanelWords = {
  buttons: {
    takeMoney: 'コイン獲得',
    buy: '建物タイル購入',
    rebuild: 'リザーブ操作',
    place: (n) => (n === 1 ? 'タイルを配置する' : `タイル${n}枚を配置する`),
    placeWon: '獲得タイルを配置する',
    coins: (taken) => groups(taken).join('、'),
    market: (currency, id, missing) =>
      `${currencies[currency]}：${tile(id)}${missing === 0 ? '' : `（${missing}不足）`}`,
    payment: (values, cost) => `${plus(values)}（${meaning(total(values), cost)}）`,
    tickCoins: (currency) => `支払う${currencies[currency]}のコインを選ぶ`,
    pay: (sum, cost) => (sum < cost ? `コスト${cost}：${cost - sum}不足` : `${sum}を支払う（${meaning(sum, cost)}）`),
    swap: '入れ替える',
    build: 'リザーブから配置する',
    move: 'リザーブに退避する',
    lettered: (letter, id) => `${letter} · ${tile(id)}`,
    tile: (id) => `${tile(id)}を先に`,
    reserve: 'リザーブに置く',
    dirk: `${DIRK}に譲渡する`,
  },
  questions: {
    turn: '何をしますか？',
    take: 'どのコインを獲得しますか？',
    buy: 'どの建物タイルを購入しますか？',
    pay: (id, cost) => `${tile(id)}のコスト${cost}をどのコインで支払いますか？`,
    rebuild: 'リザーブをどう操作しますか？',
    swap: 'リザーブのどのタイルを入れますか？',
    swapFor: (id) => `${tile(id)}をどのタイルと入れ替えますか？`,
    build: 'リザーブのどのタイルを配置しますか？',
    move: 'どのタイルをリザーブに退避しますか？',
    place: (id) => `${tile(id)}をどこに配置しますか？`,
  },
  notes: {
    purse: (currency, values) =>
      values.length === 0
        ? `${currencies[currency]}のコインはありません`
        : `手持ちの${currencies[currency]}：${plus(values)}${values.length === 1 ? '' : `＝${total(values)}`}`,
    earnsAction: 'コスト通りに支払うと追加の行動ができ、お釣りはありません',
    isExtra: 'コスト通りに購入したので、追加の行動ができます',
    rank: (building, n, rank, others) => `${labels[building]}${n}枚で${rank}位${others === 0 ? '' : 'タイ'}`,
    wallUpTo: (length) => `城壁は最大${length}`,
    wall: (before, after) => (before === after ? `城壁は${after}のまま` : `城壁 ${before}から${after}へ`),
    fitsNowhere: '今は置ける場所がありません',
    all: (parts) => parts.filter((part) => part !== '').join(' · '),
    places: (n) => `置ける場所は${n}か所（番号は図と同じ）`,
    noPlace: (id) => `${tile(id)}を置ける場所はありません`,
    further: (ids) => `次は${ids.map(tile).join('、')}`,
    reserveEmpty: 'リザーブにタイルがありません',
    noSwap: '入れ替えられるタイルがありません',
    noBuild: '置ける場所のあるタイルがありません',
    noMove: '退避できるタイルがありません',
    why: (label, reason) => `${label}：${reason}`,
    endsActions: 'これで行動は終わりです',
    swapped: (id, removed, cell) => `${cell}の${tile(removed)}を${tile(id)}と入れ替え、${tile(removed)}はリザーブへ`,
    movedToReserve: (id, cell) => `${cell}の${tile(id)}をリザーブに退避する`,
    offer: (path, inside) => `${path.join(' › ')}${inside.length === 0 ? '' : `：${inside.join('／')}`}`,
    brings: (label, what) => (what === '' ? label : `${label}［${what}］`),
  },
  hand: {
    title: 'あなたのコイン',
    noCoins: 'コインはありません。',
    total: (n, sum) => `コイン${n}枚、合計${sum}`,
    exactly: (ids) => `コスト通りに購入できるタイル：${ids.map(tile).join('、')}`,
    withLoss: (some) =>
      `払い過ぎになるタイル：${some.map(({ tile: id, lost }) => `${tile(id)}（最低${lost}の払い過ぎ）`).join('、')}`,
    nothingToBuy: '購入できる建物タイルはありません。',
    toPlace: (ids) => `これから配置：${ids.map(names.fullTile).join('、')}`,
  },
  lists: {
    tiles: '建物タイル',
    building: (building, ids) =>
      `${labels[building]}（${ids.length}枚）：${ids.map((id) => `${tileKind(id).cost}（${names.walls(id)}）`).join('、')}`,
    coins: 'コイン',
    inBox: (n, copies, isOfTwo) => `${isOfTwo ? '2人' : '3人以上'}のとき：全${n}枚（各色の1〜9が${copies}枚ずつ）`,
    currency: (currency, n, sum) =>
      `${currencies[currency]}：${n}枚、合計${names.amount(sum, currency).replace(currencies[currency], '')}`,
    points: '得点表',
    ranks: (building, rounds) =>
      `${labels[building]}：${rounds.map(({ round, points: of }) => `${round}回目 ${of.join('/')}点`).join('、')}`,
    wallPoints: '城壁：得点集計のたびに、外側で最も長くつながった部分が1辺につき1点',
    shared: '同数のときは、該当する順位の得点を合計し、人数で割ります（端数切り捨て）。',
    scoring: '直近の得点集計',
    notScored: '得点集計はまだ行われていません。',
    scored: (building, parties) =>
      `${labels[building]}：${parties.map(({ name, rank, count: n, points: won }) => `${rank}位 ${name} ${n}枚（${won}点）`).join('、')}`,
    walls: (lengths) => `城壁：${lengths.map(({ name, length }) => `${name} ${length}点`).join('、')}`,
    totals: (round, all) =>
      `${names.round(round)}後の得点：${all.map(({ name, points: of }) => `${name} ${of}点`).join('、')}`,
  },
  status: (left, money) => `残りタイル${left}枚 · 残りコイン${money}枚`,
  over: (turns) => `全${turns}手番`,
};

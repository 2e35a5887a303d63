import {
  type Alhambra,
  BUILDINGS,
  type ByBuilding,
  type Coin,
  type Open,
  type OpenPlace,
  type OpenPlayer,
  type StarterReason,
  sumOf,
  TAKEN_TOGETHER,
  type TileId,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import { type GameWords, gameWordsOf, type SentencesOf } from '../../contract.ts';
import { cellName as cell, speechOf } from '../../speech.ts';
import { ja as announcements } from '../announcements/ja.ts';
import { announcementsIn } from '../announcements/lines.ts';
import { ja as ending } from '../ending/ja.ts';
import { DIRK } from '../names/contract.ts';
import { joined, ja as names } from '../names/ja.ts';
import { type Action, actionsIn } from './actions.ts';
import { changeWords } from './changes.ts';
import { bySeat, bySum, gainOf } from './gains.ts';
import { areaIn, type PositionWords, positionIn } from './position.ts';
import { linesIn, type NewCoins, type NewTiles } from './story.ts';

const { count } = speechOf('ja');
const sheets = (n: number) => count(n, '枚');
const points = (n: number) => count(n, '点');
const tile = names.tile;
const fullTile = names.fullTile;
const coin = names.coin;
const coins = names.coins;
const currencyName = names.currencies;
const place = names.places;
const round = names.round;
const side = names.sides;
const tiles = (ids: readonly TileId[]) => joined(ids.map(tile));

/** `パビリオン1、塔3`. */
const byBuilding = (of: ByBuilding<number>) =>
  BUILDINGS.filter((building) => of[building] > 0)
    .map((building) => `${names.buildingLabels[building]}${sheets(of[building])}`)
    .join('、') || 'なし';

const BEGINS: { readonly [R in StarterReason]: string } = {
  fewestCoins: 'コインの枚数が最少',
  lowestTotal: '枚数が最少の中で合計額も最少',
  firstSeat: '枚数も合計額も同じため席順',
};

/** What was paid, and what follows from it. */
function paid(id: TileId, payment: readonly Coin[], isExact: boolean): string {
  const over = sumOf(payment) - tileKind(id).cost;
  return isExact ? 'コスト通り：追加の行動あり' : `${over}の払い過ぎ`;
}

function refilled(newTiles: NewTiles, newCoins: NewCoins): string {
  const market = newTiles.map((one) => `${tile(one.tile)}（${currencyName[one.currency]}）`);
  return [
    ...(market.length === 0 ? [] : [`市場に補充：${market.join('、')}。`]),
    ...(newCoins.length === 0 ? [] : [`コイン獲得場に補充：${newCoins.map(coin).join('、')}。`]),
  ].join('');
}

const sights: SentencesOf<Alhambra['Sight']> = {
  dealtMoney: ({ hands }, say) => {
    const each = bySeat(hands).map(
      ({ seat, of }) => `${say.name(seat)} ${coins(of)}（${sheets(of.length)}、計${sumOf(of)}）`,
    );
    return `初期資金：${each.join('／')}。`;
  },
  began: ({ seat, reason }, say) => `スタートプレイヤーは${say.name(seat)}です（${BEGINS[reason]}）。`,
  dirkDrew: ({ count: drawn, counts }) =>
    `${DIRK}がタイルを${sheets(drawn)}獲得しました。現在：${byBuilding(counts)}。`,
  tookCoins: ({ seat, ...took }, say) => `${say.name(seat)}が${coins(took.coins)}を獲得しました。`,
  bought: ({ seat, isExact, ...of }, say) =>
    `${say.name(seat)}が${tile(of.tile)}を${coins(of.coins)}で購入しました（${paid(of.tile, of.coins, isExact)}）。`,
  lostAction: ({ seat }, say) => `${say.name(seat)}は、できる行動がないため何もしませんでした。`,
  placed: ({ seat, tile: id, ...at }, say) => `${say.name(seat)}が${tile(id)}を${cell(at)}に配置しました。`,
  stored: ({ seat, ...of }, say) => `${say.name(seat)}が${tile(of.tile)}をリザーブに置きました。`,
  gaveToDirk: ({ seat, ...of }, say) => `${say.name(seat)}が${tile(of.tile)}を${DIRK}に譲渡しました。`,
  swapped: ({ seat, tile: id, removed, ...at }, say) =>
    `${say.name(seat)}が${cell(at)}の${tile(removed)}をリザーブの${tile(id)}と入れ替えました。`,
  builtFromReserve: ({ seat, tile: id, ...at }, say) =>
    `${say.name(seat)}がリザーブの${tile(id)}を${cell(at)}に配置しました。`,
  movedToReserve: ({ seat, tile: id, ...at }, say) =>
    `${say.name(seat)}が${cell(at)}の${tile(id)}をリザーブに退避しました。`,
  refilledMarket: (of) => refilled(of.tiles, []),
  refilledDisplay: (of) => refilled([], of.coins),
  reshuffled: (of) =>
    `コインの山札がなくなったため、使用済みのコイン${sheets(of.coins)}をシャッフルして新しい山札にしました。`,
  drewScoringCard: (of) => `${of.round}回目の得点計算カードが出ました。`,
  scored: (scoring, say) => {
    const each = bySeat(scoring.totals).map(
      ({ seat, of }) => `${say.name(seat)} **+${points(gainOf(scoring, seat))}**（計${points(of)}）`,
    );
    return `${round(scoring.round)}：${each.join('、')}。`;
  },
  ranOut: () => '市場に補充するタイルが足りないため、ゲーム終了です。',
  awarded: ({ seat, sums, currency, ...of }, say) => {
    const compared = bySum(sums).map((one) => `${say.name(one.seat)} ${one.sum}`);
    if (compared.length === 0)
      return `${currencyName[currency]}のコインを持つ人がいないため、売れ残りの${tile(of.tile)}は誰も獲得しません。`;
    const why = `${currencyName[currency]}の合計額：${compared.join('、')}`;
    return seat === null
      ? `売れ残りの${tile(of.tile)}は、最高額が同額のため誰も獲得しません（${why}）。`
      : `売れ残りの${tile(of.tile)}を${say.name(seat)}が無償で獲得しました（${why}）。`;
  },
  ended: () => 'ゲームは終わりました。',
};

const violations: SentencesOf<Alhambra['Violation']> = {
  placeFirst: (of) => `先に${tiles(of.tiles)}を配置するか、リザーブに置いてください。`,
  actFirst: () => '購入したタイルの配置は、全ての行動の後です。先に追加の行動を行ってください。',
  nothingToPlace: () => '今、配置するタイルはありません。',
  noSuchName: ({ name }) => `${name}という名前のものはこのゲームにありません。`,
  noCoins: () => 'コインを1枚以上選んでください。',
  notOnDisplay: (of) => `コイン獲得場に${coin(of.coin)}がないか、枚数が足りません。`,
  tooMuch: ({ sum }) => `合計が${sum}になります。複数枚取れるのは、合計${TAKEN_TOGETHER}以下のときだけです。`,
  roomForMore: ({ fitting, ...of }) =>
    `まだ取れるコインがあります。${coins(of.coins)}に加えて、${fitting.map(coin).join('か')}も取ってください。`,
  emptyPlace: ({ currency }) => `${place[currency]}にタイルはありません。`,
  notInHand: (of) => `${coin(of.coin)}を持っていないか、枚数が足りません。`,
  wrongCurrency: ({ currency, ...of }) =>
    `${coin(of.coin)}では支払えません。${place[currency]}で使えるのは${currencyName[currency]}のコインだけです。`,
  tooLittle: ({ sum, cost }) => `コストは${cost}ですが、選んだコインの合計は${sum}です。`,
  reserveEmpty: () => 'リザーブにタイルがありません。',
  notInReserve: (of) => `${fullTile(of.tile)}はリザーブにありません。`,
  notToPlace: (of) => `${fullTile(of.tile)}は、今配置するタイルではありません。`,
  fitsNowhere: (of) =>
    of.tile === null
      ? 'どのタイルも、今は配置できる場所がありません。'
      : `${fullTile(of.tile)}を、今配置できる場所はありません。`,
  nothingToMove: () => 'リザーブに退避できるタイルがありません。',
  noTileThere: (at) => `${cell(at)}にタイルはありません。`,
  startTileStays: () => 'スタートタイルは動かせません。',
  occupied: (at) => `${cell(at)}にはすでにタイルがあります。`,
  notAdjacent: (at) => `${cell(at)}に接するタイルがありません。`,
  sidesDiffer: ({ side: of, ...at }) =>
    `${cell(at)}には置けません。${side[of]}側で、城壁のある辺と城壁のない辺が接してしまいます。`,
  unreachable: (at) => `${cell(at)}では城壁のある辺しか接しないため、噴水から徒歩で到達できません。`,
  enclosesEmptyCells: (at) => `${cell(at)}に置くと、タイルに囲まれた空白のスペースができてしまいます。`,
  cutsOff: ({ tiles: ids, ...at }) =>
    `${cell(at)}のタイルを外すと、${tiles(ids)}に噴水から徒歩で到達できなくなります。`,
  leavesHole: (at) => `${cell(at)}のタイルを外すと、四方をタイルに囲まれた空白のスペースができてしまいます。`,
  noDirk: () => `${DIRK}が加わるのは2人プレイのときだけです。`,
  dirkTakesBoughtTiles: () =>
    `${DIRK}に譲渡できるのは購入したタイルだけです。ゲーム終了時に獲得したタイルは譲渡できません。`,
};

const moves: SentencesOf<Alhambra['Move']> = {
  takeCoins: (of) => `${coins(of.coins)}を獲得する`,
  buyTile: ({ currency, ...of }) => `${place[currency]}のタイルを${coins(of.coins)}で購入する`,
  swapTiles: (of) => `${cell(of)}のタイルをリザーブの${tile(of.tile)}と入れ替える`,
  buildFromReserve: (of) => `リザーブの${tile(of.tile)}を${cell(of)}に配置する`,
  moveToReserve: (of) => `${cell(of)}のタイルをリザーブに退避する`,
  placeTile: (of) => `${tile(of.tile)}を${cell(of)}に配置する`,
  storeTile: (of) => `${tile(of.tile)}をリザーブに置く`,
  giveToDirk: (of) => `${tile(of.tile)}を${DIRK}に譲渡する`,
};

/** Japanese. */
export const ja: GameWords<Alhambra> = gameWordsOf({
  name: 'アルハンブラ',
  summary: '4色のコインを集めて建物タイルを購入し、噴水の周りに自分の宮殿を築いて、建物の数と城壁の長さを競います。',
  banner:
    '朝日を浴びる宮殿。2本の塔、瓦屋根のアーケード、青いドームの下の門。手前には星形の噴水がある池、オレンジの木が2本、4色のコイン。',
  howToPlay: [
    '**目的** 建物タイルを購入し、噴水（スタートタイル）の周りに配置していきます。3回の得点集計で、種類ごとの枚数の順位と、外側の城壁の長さが得点になります。得点の最も多い人が勝ちます。',
    '**手番** 次の中から1つを行います。\n' +
      '- **コイン獲得** 場の4枚から1枚、または合計5以下になる複数枚を取ります。まだ取れるコインがあるときは、それも取らなければなりません。\n' +
      '- **建物タイル購入** 売り場ごとに、使えるコインの色が決まっています。コスト以上を支払います。お釣りはありません。**コスト通りに支払うと、追加の行動ができます。**\n' +
      '- **リザーブ操作** リザーブのタイルとの入れ替え、リザーブからの配置、リザーブへの退避のどれかを行います。',
    '**配置** 手番の最後に、購入したタイルを配置するか、リザーブに置きます。タイルは回転できません。' +
      '接する辺は城壁の有無が一致し、どの建物にも噴水から徒歩で到達できなければなりません。また、囲まれた空白を作ってはいけません。',
    '**得点** コインの山札から得点計算カードが出ると1回目と2回目の得点集計、タイルが足りなくなるとゲーム終了で3回目の得点集計です。後の集計ほど得点が高く、2位や3位にも得点があります。' +
      '城壁は、外側で最も長くつながった部分が1辺につき1点です。リザーブのタイルは数えません。',
    '**2人プレイ** ダミーのDirkが加わってタイルを獲得し、建物の順位を争います。',
  ].join('\n\n'),
  options: {},
  parts: { ...names.buildingLabels, walls: '城壁' },
  task,
  sights,
  lines: (sight) =>
    linesIn({
      sight,
      money: (hands, say) => {
        const each = bySeat(hands).map(({ seat, of }) => `${say.name(seat)} ${sheets(of.length)}（計${sumOf(of)}）`);
        return `初期資金：${each.join('、')}。`;
      },
      refilled,
    }),
  chapter: (sight) => (sight.kind === 'ranOut' ? 'ゲーム終了' : null),
  changes: changeWords.ja,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  announcements: (sight) => announcementsIn(announcements, sight),
  closer: ({ players }, seat, say) =>
    players
      .filter((player) => player.seat === seat)
      .flatMap((player) => areaIn(position, player, say.name(player.seat))),
  describe: ({ open, own }, say, offered) => positionIn(position, ending, { open, own }, task(open), say, offered),
});

const ACTION: { readonly [A in Action]: string } = {
  coins: 'コイン獲得',
  tile: '建物タイル購入',
  rebuild: 'リザーブ操作',
};

function task(open: Open, possible?: ReadonlySet<Alhambra['Move']['kind']>): string {
  const { step, players, dirk } = open;
  switch (step.kind) {
    case 'action': {
      const actions = actionsIn(open, possible).map((action) => ACTION[action]);
      const what = `${actions.length > 2 ? `${actions.join('、')}のどれか` : actions.join('か')}を行ってください`;
      return step.isExtra ? `コスト通りの購入でした。追加の行動として、${what}` : what;
    }
    case 'placing': {
      const { toPlace } = players[step.seat]!; // There are as many players as seats.
      const what = `${tiles(toPlace)}を配置するか、リザーブに`;
      return dirk === null ? `${what}置いてください` : `${what}置くか、${DIRK}に譲渡してください`;
    }
    case 'placingWon':
      return '獲得した売れ残りのタイルを配置するか、リザーブに置いてください';
    case 'over':
      return 'ゲームは終わりました';
  }
}

const figures = ({ points: scored, coins: inHand, reserve }: OpenPlayer): string =>
  [
    points(scored),
    `コイン${sheets(inHand)}`,
    ...(reserve.length === 0 ? [] : [`リザーブ${sheets(reserve.length)}`]),
  ].join('、');

function onMarket({ currency, tile: id, sold }: OpenPlace): string {
  const sign = currencyName[currency];
  if (id !== null) return `${sign} ${fullTile(id)}`;
  return sold === null ? `${sign} 空き` : `${sign} 空き（${tile(sold.tile)}が${sold.paid}で売れた後）`;
}

const position: PositionWords = {
  over: 'ゲームは終わりました。',
  doing: (who, what) => `${who.join('、')}：${what}。`,
  ownCoins: (purses, total) => {
    if (purses.length === 0) return 'コインを持っていません。';
    const each = purses.map((of) => `${coins(of.coins)}${of.coins.length === 1 ? '' : `（計${of.sum}）`}`);
    return `あなたのコイン：${each.join('、')}。合計${total}。`;
  },
  places: (id, cells, isFromReserve) => {
    const what = `${isFromReserve ? 'リザーブの' : ''}${fullTile(id)}`;
    return cells.length === 0
      ? `${what}を配置できる場所はありません。`
      : `${what}を配置できる場所：${cells.join('、')}。`;
  },
  samePlaces: (id, other, isFromReserve) =>
    `${isFromReserve ? 'リザーブの' : ''}${fullTile(id)}は${tile(other)}と同じ場所に配置できます。`,
  toPlace: (id) => `これから配置：${fullTile(id)}。`,
  market: (places) => `市場：${places.map(onMarket).join('、')}。`,
  display: (shown, sets) =>
    shown.length === 0
      ? 'コイン獲得場にコインはありません。'
      : `コイン獲得場：${shown.map(coin).join('、')}。${sets.length === 0 ? '' : `取り方：${sets.map(coins).join('／')}。`}`,
  left: (supply, deck) => `残りはタイル${sheets(supply)}、コイン${sheets(deck)}です。`,
  nextScoring: (next, of) => {
    const each = BUILDINGS.map((building) => `${names.buildingLabels[building]}${of[building].join('/')}`);
    return `次は${round(next)}です。順位ごとの得点：${each.join('、')}、城壁は1辺につき1点。`;
  },
  player: (player, name) => {
    const { counts, wall, reserve } = player;
    const stored = reserve.length === 0 ? '' : `リザーブ：${reserve.map(fullTile).join('、')}。`;
    return `${name}：${figures(player)}。建物：${byBuilding(counts)}。最長の城壁：${count(wall, '辺')}。${stored}`;
  },
  layout: (name, isBare) =>
    isBare
      ? `${name}のアルハンブラは(0, 0)の噴水（スタートタイル、城壁なし）だけです。`
      : `${name}のアルハンブラ（北の行から順に。(0, 0)は噴水（スタートタイル、城壁なし）です。書かれていない辺に城壁はありません）`,
  tileAt: (at, id) => `${at}：${tile(id)}、${names.walls(id)}。`,
  wall: (name, along) => {
    const each = along.map((one) => `${one.cell}の${one.sides.map((of) => side[of]).join('・')}`);
    return `${name}の最長の城壁がある辺：${each.join('、')}。`;
  },
  dirk: (counts) => `${DIRK}のタイル：${byBuilding(counts)}。`,
};

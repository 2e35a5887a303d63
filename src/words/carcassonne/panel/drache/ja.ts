import type { Side } from '../../../../engines/carcassonne/index.ts';
import { signed, speechOf } from '../../../speech.ts';
import { ja as names } from '../../names/ja.ts';
import type { Somebody } from './contract.ts';
import type { DrachePanelWords } from './en.ts';

const { list } = speechOf('ja');
const person = names.person;
const SIDES: { readonly [S in Side]: string } = { n: '北', e: '東', s: '南', w: '西' };
const somebody = ({ name, figure, feature, cell }: Somebody): string =>
  `${name === null ? '自分' : name}の${cell === null ? '' : `${cell}の`}${person(figure, feature)}`;

export const ja: DrachePanelWords = {
  buttons: {
    princess: '騎士を選ぶ',
    figureOrFairy: 'コマか妖精',
    portal: (figure) => (figure === 'follower' ? 'ゲートで部下ゴマを置く' : 'ゲートで大きい部下ゴマを置く'),
    fairy: '妖精を動かす',
    leaveFairy: '動かさない',
    column: (x) => `列${signed(x)}`,
    row: (y) => `行${signed(y)}`,
    step: (side, eaten) => `${SIDES[side]}${eaten === 0 ? '' : `（コマ${eaten}個を食べる）`}`,
    somebody: (number, who) => `${number} ${somebody(who)}`,
  },
  questions: {
    knight: 'どの騎士を手元に戻しますか？',
    fairy: '妖精をどの部下ゴマに添えますか？',
    dragon: 'ドラゴンをどちらへ動かしますか？',
    column: 'マジックゲート：どの列に置きますか？',
    row: (x) => `マジックゲート：列${signed(x)}のどの行に置きますか？`,
    spot: (cell) => `マジックゲート：${cell}のどこに置きますか？`,
    onlyFairy: '妖精を動かしますか？',
  },
  notes: {
    walk: (step, of) => `ドラゴンの移動 ${of}歩のうち${step}歩目`,
    spots: (spots) => `${spots}か所`,
    princess: '王女の都市の騎士を、誰のものでも必ず1人戻します。このタイルではコマを置けません。',
    somebody,
    eats: (people) => `${list(people)}を食べる`,
    eatsNobody: 'コマは食べない',
    goesOn: (cell, eats) => `ドラゴンは自動で${cell}へ進み、${eats}`,
    stops: '進めるタイルがなくなり、止まる',
    volcano: 'ドラゴンがここへ移り、コマは置けない',
    shuffledBack: (tiles) => `脇のタイル${tiles}枚が山に戻る`,
    first: { princess: '先に騎士を1人戻す', dragon: 'このあと、得点計算の前にドラゴンが移動する' },
    closes: (features, after) =>
      `${list(features.map(({ feature, tiles }) => (feature === 'cloister' ? '修道院' : `${tiles}枚の${feature === 'city' ? '都市' : '道'}`)))}が完成（得点計算は${after === 'dragon' ? 'ドラゴンの移動後' : '騎士を戻したあと'}）`,
    goHome: (people) => `${list(people)}も手元に戻る`,
    fairyPoints: (points, name) => `妖精で${name === null ? '自分' : name}に+${points}点`,
    fairyIsGood: '手番の最初に+1点、得点計算で+3点、ドラゴンに食べられない',
  },
  does: {
    tile: (cell, rotation) => `${cell}にタイルを置く${rotation === 0 ? '' : `（${names.turned(rotation)}）`}`,
    portal: (placed, cell) => `マジックゲートで${cell}に${person(placed.figure, placed.feature)}を置く`,
    knight: (who) => `${somebody(who)}を手元に戻す`,
    fairy: (who) => `${somebody(who)}に妖精を添える`,
    dragon: (side, cell) => `ドラゴンを${SIDES[side]}の${cell}へ動かす`,
    pass: 'コマを置かない',
    turn: (parts) => parts.join('、'),
    figure: (placed) => `タイルに${person(placed.figure, placed.feature)}を置く`,
  },
  lists: {
    setAside: (tiles) => `最初の火山が出るまで脇に置くタイル（${tiles.length}枚）：${tiles.join('／')}`,
  },
};

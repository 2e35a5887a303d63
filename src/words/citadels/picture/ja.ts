import type { District } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { ja as names } from '../names/ja.ts';
import type { PictureWords } from './en.ts';

const { count } = speechOf('ja');
const [characters, districts] = [names.characters, names.districts];
const only = ([first, ...others]: readonly District[]) => (first && others.length === 0 ? districts[first] : null);

const city = (built: number): string => (built > 8 ? `建物 ${built}` : `建物 ${built}/8`);

const who = (name: string, character: string): string => `${name}（${character}）`;
const tasks: PictureWords['header']['tasks'] = {
  chooses: 'キャラクターを選ぶ',
  takes: '現金獲得か手札補充',
  still: (moves) => (moves.length === 0 ? '手番を終えられる' : moves.join('・')),
  keeps: (keep, drawn) => `${drawn}枚から${keep}枚を選ぶ`,
  salvages: (district) => `${district}を1金で手札に加える？`,
};

export const ja: PictureWords = {
  header: {
    chooses: (name) => `${name}：${tasks.chooses}`,
    takes: (name, character) => `${who(name, character)}：${tasks.takes}`,
    still: (name, character, moves) => `${who(name, character)}：${tasks.still(moves)}`,
    keeps: (name, keep, drawn) => `${name}：${tasks.keeps(keep, drawn)}`,
    salvages: (name, district) => `${name}：${tasks.salvages(district)}`,
    who,
    tasks,
    round: (round) => `第${round}ラウンド`,
    lastRound: '最終ラウンド',
  },
  deck: '山札',
  discard: '捨て札',
  faceUp: '公開除外：',
  none: 'なし',
  choosing: '選択中',
  nobody: '該当者なし',
  murdered: '暗殺',
  robbed: '盗みの標的',
  toCome: 'これから',
  removed: '公開除外',
  lastRoundHere: ['最終', 'ラウンド'],
  deed(deed, name) {
    switch (deed.kind) {
      case 'crowned':
        return '王冠';
      case 'robbedOf':
        return `${deed.gold}金盗まれた`;
      case 'names':
        return deed.how === 'murder'
          ? `${characters[deed.character]}を暗殺`
          : `盗みの標的は${characters[deed.character]}`;
      case 'took':
        return `${deed.gold}金獲得`;
      case 'threwAway':
        return `${only(deed.districts) ?? `${deed.districts.length}枚`}を捨てた`;
      case 'drew':
        return `${deed.cards}枚補充`;
      case 'built':
        return `${districts[deed.district]}を建設`;
      case 'swapped':
        return `${name(deed.partner)}と手札交換`;
      case 'exchanged':
        return `${deed.cards}枚交換`;
      case 'destroyed':
        return `${districts[deed.district]}を破壊`;
      case 'salvaged':
        return `${name(deed.seat)}の手札へ`;
    }
  },
  call: (character, name) => `${character}：${name}`,
  deeds: (told) => told.join('、'),
  shortNames: { trading_post: 'ギルド', dragon_gate: '竜の守り' },
  final: {
    districts: '建物',
    allFive: '5色全て',
    firstWithEight: '最初に8軒',
    eight: '8軒達成',
    first: '最初',
    haunted: (district) => `${district}＝`,
    missing: (points) => `+${points}点に足りない色`,
    tie: {
      districts: (own, other) => `同点：建物の点で${own}対${other}`,
      gold: (own, other) => `同点：建物の点も同じ、現金${own}対${other}`,
      shared: '建物の点も現金も同じ：同順位',
      allLeft: '他の全員がリタイア',
    },
    shortTie: {
      districts: (own, other) => `${own}対${other}`,
      gold: (own, other) => `現金${own}対${other}`,
      shared: '同順位',
      allLeft: '他の全員がリタイア',
    },
  },
  furtherMoves: {
    build: '建設',
    murder: '暗殺',
    steal: '盗み',
    swapHands: '手札の交換',
    exchangeCards: '手札の交換',
    takeIncome: '収入',
    takeExtraGold: '追加1金',
    drawExtraCards: '追加2枚',
    destroy: '破壊',
    useLaboratory: '研究所',
    useSmithy: '鍛冶屋',
  },
  hand: {
    title: 'あなたの手札',
    onlyYou: 'あなただけに見える',
    waits: '他のプレイヤーの手番',
    salvages: '1金で手札に加える？',
    takes: '現金獲得か手札補充',
    exchanges: '交換するカードを選ぶ',
    gives: '1金にするカードを選ぶ',
    builds: '建てるか、手番を終える',
    still: (moves) => (moves.length === 0 ? '手番を終えられる' : `まだできること：${moves.join('・')}`),
    chooses: 'キャラクターを選ぶ',
    keeps: (keep) => `${keep}枚を残す`,
    noCharacter: 'まだ未選択',
    murdered: '暗殺され、このラウンドは手番なし',
    income: (gold, isTaken) => (isTaken ? `収入${gold}金（受け取り済み）` : `収入${gold}金を受け取れる`),
    noIncome: '収入になる建物なし',
    city,
    figures: (gold, built) => `${count(gold, '金')} · ${city(built)}`,
    gold: '金',
    build: '建てる',
    keep: '残す',
    throwAway: '捨てる',
    discard: '捨てる',
    tooExpensive: (gold) => `${gold}金不足`,
    alreadyBuilt: '建設済み',
    empty: '手札なし',
    yourHand: '手札',
    faceUpOut: '公開除外',
    notHere: '選べない',
    faceUpAre: (all) => `公開除外：${all.join('・')}`,
    notHereAre: (all) => `選べない：${all.join('・')}`,
    you: 'あなた',
    caution: 'チャットで自分や他の人の正体を漏らさないように。',
  },
  sheets: {
    districts: '全建物',
    characters: 'キャラクターの能力',
    cityTitle: '街',
    cityOf: (name) => `${name}の建物`,
    nothingBuilt: 'まだ建物なし',
    copiesBuilt: (copies, built) => `×${copies} · 建設${built}`,
    copies: (copies) => `×${copies}`,
    points: (points) => `${points}点`,
    incomeOf: (character) => `${character}なら1金`,
    effects: {
      haunted_city: '終了時に足りない色の代わり',
      keep: '破壊されない',
      observatory: '3枚めくって1枚残す',
      laboratory: '手番に1回、1枚捨てて1金',
      smithy: '手番に1回、3金で2枚引く',
      graveyard: '破壊された建物を1金で手札に',
      library: 'めくったカードを1枚多く残す',
      school_of_magic: 'どの色の収入にもなる',
      dragon_gate: 'コスト6で8点',
      university: 'コスト6で8点',
    },
    powers: {
      assassin: '指定したキャラクターは、このラウンド行動できない。',
      thief: '指定したキャラクターが呼ばれたとき、現金を全て盗む。',
      magician: '他のプレイヤーと手札を全て交換するか、好きな枚数を山札と交換する。',
      king: '黄色の建物1軒につき1金。王冠を得て、次のラウンドで最初に選ぶ。',
      bishop: '青色の建物1軒につき1金。傭兵に建物を破壊されない。',
      merchant: '緑色の建物1軒につき1金、さらに1金。',
      architect: '手札を2枚補充し、3軒まで建てられる。',
      warlord: '赤色の建物1軒につき1金。コストより1金少ない支払いで建物を破壊できる。',
    },
    destroyFor: (price) => `破壊：${price}金`,
    indestructible: '破壊不可',
  },
};

import type { District } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { characterNames, districtNames } from '../names/index.ts';
import type { PictureWords } from './contract.ts';

const { count } = speechOf('ja');
const [characters, districts] = [characterNames.ja, districtNames.ja];
const only = ([first, ...others]: readonly District[]) => (first && others.length === 0 ? districts[first] : null);

const city = (built: number): string => (built > 8 ? `建物 ${built}` : `建物 ${built}/8`);

const who = (name: string, character: string): string => `${name}（${character}）`;
const tasks: PictureWords['header']['tasks'] = {
  chooses: 'キャラクターを選ぶ',
  takes: '現金か手札補充',
  still: (moves) => (moves.length === 0 ? '手番を終えられる' : moves.join('・')),
  keeps: (keep, drawn) => `${drawn}枚から${keep}枚を選ぶ`,
  salvages: (district) => `${district}を1金で引き取る？`,
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
  robbed: '盗難',
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
        return deed.how === 'murder' ? `${characters[deed.character]}を暗殺` : `${characters[deed.character]}から盗む`;
      case 'took':
        return `${deed.gold}金を得た`;
      case 'threwAway':
        return `${only(deed.districts) ?? `${deed.districts.length}枚`}を捨てた`;
      case 'drew':
        return `${deed.cards}枚引いた`;
      case 'built':
        return `${districts[deed.district]}を建設`;
      case 'swapped':
        return `${name(deed.partner)}と手札交換`;
      case 'exchanged':
        return `${deed.cards}枚交換`;
      case 'destroyed':
        return `${districts[deed.district]}を破壊`;
      case 'salvaged':
        return `${name(deed.seat)}が回収`;
    }
  },
  call: (character, name) => `${character}：${name}`,
  deeds: (told) => told.join('、'),
  shortNames: { trading_post: 'ギルド', dragon_gate: '竜の守り' },
  final: {
    districts: '建物',
    allFive: '5色すべて',
    firstWithEight: '最初に8軒',
    eight: '8軒達成',
    first: '1番',
    missing: (points) => `+${points}に足りない色`,
    tie: {
      districts: (own, other) => `同点：建物の点で${own}対${other}`,
      gold: (own, other) => `同点：建物の点も同じ、現金${own}対${other}`,
      shared: '建物の点も現金も同じ：同順位',
      allLeft: '他の全員が抜けました',
    },
    shortTie: {
      districts: (own, other) => `${own}対${other}`,
      gold: (own, other) => `現金${own}対${other}`,
      shared: '同順位',
      allLeft: '他の全員が離脱',
    },
  },
  furtherMoves: {
    build: '建設',
    murder: '暗殺',
    steal: '盗み',
    swapHands: '手札の交換',
    exchangeCards: '手札の交換',
    takeIncome: '収入',
    takeExtraGold: '1金追加',
    drawExtraCards: '2枚追加',
    destroy: '破壊',
    useLaboratory: '研究所',
    useSmithy: '鍛冶屋',
  },
  hand: {
    title: 'あなたの手札',
    onlyYou: 'あなただけに見えます',
    waits: '今はあなたの手番ではない',
    salvages: '1金で引き取る？',
    takes: '現金か手札を受け取る',
    exchanges: '交換するカードを選ぶ',
    gives: '1金にするカードを選ぶ',
    builds: '建てるか、手番を終える',
    still: (moves) => (moves.length === 0 ? '手番を終えられます' : `まだできること：${moves.join('・')}`),
    chooses: 'キャラクターを選ぶ',
    keeps: (keep) => `${keep}枚を残す`,
    noCharacter: 'まだ未選択',
    murdered: 'このラウンドは暗殺されました',
    income: (gold, isTaken) => (isTaken ? `収入${gold}金を得た` : `収入${gold}金を得られる`),
    noIncome: '収入になる建物がない',
    city,
    figures: (gold, built) => `${count(gold, '金')} · ${city(built)}`,
    gold: '金',
    build: '建てる',
    keep: '残す',
    throwAway: '捨てる',
    discard: '捨てる',
    tooExpensive: (gold) => `${gold}金不足`,
    alreadyBuilt: '建設済み',
    empty: '手札はありません',
    yourHand: '手札',
    faceUpOut: '公開除外',
    notHere: '選べない',
    faceUpAre: (all) => `公開除外：${all.join('・')}`,
    notHereAre: (all) => `選べない：${all.join('・')}`,
    you: 'あなた',
    caution: '自分や他の人の正体をチャットで漏らさないように。',
  },
  sheets: {
    districts: '全建物',
    characters: 'キャラクターの能力',
    cityTitle: '街',
    cityOf: (name) => `${name}の建物`,
    nothingBuilt: 'まだ何も建っていません',
    copies: (copies) => `×${copies}`,
    points: (points) => `${points}点`,
    incomeOf: (character) => `${character}に1金`,
    effects: {
      haunted_city: '終了時に足りない色の代わりになる',
      keep: '破壊されない',
      observatory: '3枚引いて1枚残す',
      laboratory: '手番に1回、1枚捨てて1金',
      smithy: '手番に1回、3金で2枚引く',
      graveyard: '破壊された建物を1金で手札に',
      library: '引いたカードを1枚多く残す',
      school_of_magic: 'どの色の収入にも数える',
      dragon_gate: '費用6で8点',
      university: '費用6で8点',
    },
    powers: {
      assassin: '指名したキャラクターはこのラウンド行動できない。',
      thief: '指名したキャラクターが呼ばれたとき、現金をすべてもらう。',
      magician: '他の人と手札をすべて交換するか、山札と何枚でも交換する。',
      king: '黄色の建物1軒につき1金。王冠を得て、次のラウンドに最初に選ぶ。',
      bishop: '青色の建物1軒につき1金。傭兵に建物を破壊されない。',
      merchant: '緑色の建物1軒につき1金、さらに1金。',
      architect: 'カードを2枚もらい、3軒まで建てられる。',
      warlord: '赤色の建物1軒につき1金。費用より1金少なく払って建物を破壊できる。',
    },
    destroyFor: (price) => `破壊：${price}金`,
    indestructible: '破壊不可',
  },
};

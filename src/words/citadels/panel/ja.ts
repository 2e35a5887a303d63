import { numberOf } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { ja as namesWords } from '../names/ja.ts';
import type { PanelWords } from './en.ts';

const { list } = speechOf('ja');
const characters = namesWords.characters;
const names = namesWords.districts;
const colors = namesWords.colors;

/** `5/8`; the Architect may build more than that. */
const filled = (built: number) => (built > 8 ? String(built) : `${built}/8`);

const outOfReach = namesWords.outOfReach;

export const ja: PanelWords = {
  buttons: {
    chooseCharacter: 'キャラクターを選ぶ',
    drawCards: '手札補充',
    takeGold: '現金2金獲得',
    chooseKept: '残すカードを選ぶ',
    build: '建物建設',
    murder: '暗殺',
    steal: '盗みに入る',
    swapHands: '手札交換',
    exchangeCards: '山札交換',
    takeIncome: (gold, colour) => `${colors[colour]}の建物：+${gold}金`,
    takeExtraGold: '商人：+1金',
    drawExtraCards: '建築家：+2枚',
    destroy: '建物破壊',
    useLaboratory: '研究所：1枚捨てて1金',
    useSmithy: '鍛冶屋：3金で2枚',
    endTurn: '手番終了',
    take: '手札に加える（1金）',
    leave: '手札に加えない',
    priced: (district, gold) => `${names[district]}（${gold}金）`,
    keep: (districts) => `${list(districts.map((one) => names[one]))}を残す`,
    throwAway: (districts) => `${list(districts.map((one) => names[one]))}を捨てる`,
    murdered: (character) => `${character}（暗殺済み）`,
    withCards: (name, n) => `${name} · ${n}枚`,
    withDistricts: (name, built) => `${name} · ${built}軒`,
    tickBuilds: (most) => `まとめて建てる（${most}軒まで）`,
    tickCards: '交換するカードを選ぶ',
    buildThese: (price, gold) =>
      price > gold
        ? `コスト${price}金：${price - gold}金不足（現金${gold}金）`
        : `選んだ建物を建てる（${price}金、残り${gold - price}金）`,
    tooManyBuilds: (most) => `${most}軒まで`,
    exchangeThese: (n) => `${n}枚を交換する`,
    exchangeAll: (n) => (n === 1 ? '手札1枚を交換する' : `手札${n}枚全てを交換する`),
  },
  questions: {
    turn: '何をしますか？',
    choose: 'どのキャラクターを選びますか？',
    keep: (keep, drawn) => `めくった${drawn}枚のうち、どの${keep}枚を残しますか？`,
    build: '何を建てますか？',
    murder: 'どのキャラクターを暗殺しますか？',
    steal: 'どのキャラクターに盗みに入りますか？',
    swapHands: '誰と手札を交換しますか？',
    exchange: 'どのカードを交換しますか？',
    destroy: '誰の建物を破壊しますか？',
    destroyIn: (name) => `${name}のどの建物を破壊しますか？`,
    useLaboratory: 'どのカードを捨てて1金を受け取りますか？',
    salvage: (district) => `${names[district]}が破壊されました。1金で手札に加えますか？`,
  },
  notes: {
    final: '選ぶとすぐに確定します',
    caution: 'おしゃべりに気をつけましょう。不用意な一言で、自分や他の人のキャラクターがばれてしまうことがあります。',
    faceUp: (out) => `公開で除外：${list(out.map((one) => characters[one]))}`,
    notHere: (out) => `選べません：${list(out.map((one) => characters[one]))}`,
    order: (seats) => `選ぶ順番：${seats.join('、')}`,
    assassinIsOver: '暗殺者は指定できません',
    murderedInVain: (character) => `暗殺された${characters[character]}には手番がなく、何も盗めません`,
    exchange: '選んだカードを捨て、山札から同じ枚数を引きます',
    yourGold: (gold) => `現金は${gold}金です`,
    protected: (name) => `${name}：伝道師のため破壊不可`,
    complete: (name, built) => `${name}：建物${built}軒のため破壊不可`,
    nothingBuilt: (name) => `${name}：建物なし`,
    outOfReach: (name, kept, short) => `${name}：${outOfReach(kept, short)}`,
    indestructible: (kept) => `${list(kept.map((one) => names[one]))}：破壊不可`,
    short: (district, gold) => `${names[district]}：${gold}金不足`,
    alreadyBuilt: (district) => `${names[district]}：建設済み`,
  },
  hand: {
    title: 'あなたの手札',
    youAre: (character) => `あなたは${characters[character]}です`,
    murdered: 'あなたは暗殺されました。このラウンドの手番はありません。',
    willBeRobbed: '泥棒に狙われています。呼ばれると現金を全て盗まれます。',
    does: (character, what) => `**${characters[character]}**：${what}`,
    drawn: (districts, keep) => `めくったカード：${list(districts.map((one) => names[one]))}。${keep}枚を残します。`,
    gold: (gold) => `現金：**${gold}金**`,
    card: (district, cost, points) => `${names[district]}（${cost}${points === cost ? '' : `、${points}点`}）`,
    cards: (held) => `手札：${held.join('、')}`,
    noCards: '手札はありません。',
    city: (districts) =>
      districts.length === 0
        ? 'まだ何も建てていません。'
        : `建物（${filled(districts.length)}軒）：${list(districts.map((one) => names[one]))}`,
    ties: {
      districts: (other, own, others) => `${other}と同点。建物の点で決まりました（${own}対${others}）。`,
      gold: (other, own, others) => `${other}と総得点も建物の点も同じ。現金で決まりました（${own}対${others}）。`,
      shared: (other) => `${other}と総得点も建物の点も現金も同じ。同順位です。`,
    },
    offered: (from) => `選べたキャラクター：${list(from.map((one) => characters[one]))}`,
  },
  lists: {
    districts: '建物一覧',
    district: (district, colour, cost, points, copies, built) =>
      `${names[district]}（${colors[colour]}）：コスト${cost}${points === cost ? '' : `、${points}点`}、全${copies}枚、建設済み${built}軒`,
    withEffect: (line, effect) => `${line}。${effect}`,
    characters: 'キャラクター一覧',
    character: (character, what) => `${numberOf(character)} ${characters[character]}：${what}`,
  },
  offers: {
    behind: (path, inside, notes) =>
      [`${path.join(' › ')}${inside.length === 0 ? '' : `：${inside.join('、')}`}`, ...notes].join('。'),
  },
  status: {
    round: (round) => `第${round}ラウンド`,
    deck: (deck) => `山札${deck}枚`,
    last: '最終ラウンド',
  },
};

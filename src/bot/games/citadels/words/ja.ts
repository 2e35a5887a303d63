import type { Colour } from '../../../../engines/citadels/index.ts';
import { characterNames, districtNames } from '../../../../words/citadels/names.ts';
import { speechOf } from '../../../../words/speech.ts';
import type { TurnWords } from './contract.ts';

const { list } = speechOf('ja');
const characters = characterNames.ja;
const names = districtNames.ja;

/** `5/8`; the Architect may build more than that. */
const filled = (built: number) => (built > 8 ? String(built) : `${built}/8`);

const COLOUR: { readonly [C in Colour]: string } = {
  yellow: '黄色',
  blue: '青色',
  green: '緑色',
  red: '赤色',
  purple: '紫',
};

const CARD = { name: 'カード', description: '手札のカード' };
const CARDS = { name: 'カード', description: '手札のカード（コンマで区切ります）' };
const CHARACTER = { name: 'キャラクター', description: 'どのキャラクターか' };
const PLAYER = { name: 'プレイヤー', description: 'どのプレイヤーか' };

export const ja: TurnWords = {
  buttons: {
    chooseCharacter: 'キャラクターを選ぶ',
    drawCards: '手札補充',
    takeGold: '現金2金獲得',
    chooseKept: '残すカードを選ぶ',
    build: '建物建設',
    murder: '暗殺',
    steal: '盗む',
    swapHands: '手札を交換',
    exchangeCards: '山札と交換',
    takeIncome: (gold, colour) => `${COLOUR[colour]}の建物：+${gold}金`,
    takeExtraGold: '商人：+1金',
    drawExtraCards: '建築家：+2枚',
    destroy: '建物破壊',
    useLaboratory: '研究所：手札1枚で1金',
    useSmithy: '鍛冶屋：3金で2枚',
    endTurn: '手番終了',
    take: '手札に加える（1金）',
    leave: '取らない',
    priced: (district, gold) => `${names[district]}（${gold}金）`,
    keep: (districts) => `${list(districts.map((one) => names[one]))}を残す`,
    throwAway: (districts) => `${list(districts.map((one) => names[one]))}を捨てる`,
    withCards: (name, n) => `${name} · ${n}枚`,
    withDistricts: (name, built) => `${name} · ${built}軒`,
    tickBuilds: (most) => `まとめて建てる：${most}軒まで選べます`,
    tickCards: '交換するカードを選ぶ',
    buildThese: (price, gold) =>
      price > gold
        ? `${gold}金のうち${price}金：${price - gold}金足りません`
        : `選んだ建物を建てる（${gold}金のうち${price}金）`,
    tooManyBuilds: (most) => `${most}軒までです`,
    exchangeThese: (n) => `${n}枚を交換する`,
    exchangeAll: (n) => (n === 1 ? '手札1枚を交換する' : `手札${n}枚すべてを交換する`),
  },
  questions: {
    turn: '何をしますか？',
    choose: 'どのキャラクターを選びますか？',
    keep: (keep, drawn) => `めくった${drawn}枚から${keep}枚を残してください`,
    build: '何を建てますか？',
    murder: '誰を暗殺しますか？',
    steal: '誰から盗みますか？',
    swapHands: '誰と手札を交換しますか？',
    exchange: 'どのカードを交換しますか？',
    destroy: '誰の建物を破壊しますか？',
    destroyIn: (name) => `${name}のどの建物を破壊しますか？`,
    useLaboratory: 'どのカードを捨てて1金を受け取りますか？',
    salvage: (district) => `${names[district]}が破壊されました。1金で手札に加えますか？`,
  },
  notes: {
    caution: 'おしゃべりに気をつけましょう。不用意な一言で、自分や他の人のキャラクターが知られてしまいます。',
    faceUp: (out) => `公開で除外：${list(out.map((one) => characters[one]))}`,
    notHere: (out) => `ここにはありません：${list(out.map((one) => characters[one]))}`,
    order: (seats) => `選ぶ順番：${seats.join('、')}`,
    assassinIsOver: '暗殺者からは盗めません',
    exchange: '選んだカードを捨ててから、同じ枚数を引きます',
    yourGold: (gold) => `現金は${gold}金です`,
    protected: (name) => `${name}：伝道師`,
    complete: (name, built) => `${name}：${built}軒`,
    nothingBuilt: (name) => `${name}：建物なし`,
    outOfReach: (name) => `${name}：破壊できる建物なし`,
    indestructible: (kept) => `${list(kept.map((one) => names[one]))}：破壊できません`,
    short: (district, gold) => `${names[district]}：あと${gold}金`,
  },
  hand: {
    title: 'あなたの手札',
    youAre: (character) => `あなたは${characters[character]}です`,
    murdered: 'あなたは暗殺されました。このラウンドの手番はありません。',
    keeping: '残すカードを選んでください',
    graveyard: 'あなたの墓地',
    does: (character, what) => `**${characters[character]}**：${what}`,
    drawn: (districts, keep) => `めくったカード：${list(districts.map((one) => names[one]))}。${keep}枚を残します。`,
    gold: (gold) => `現金：**${gold}**金`,
    card: (district, cost, points) => `${names[district]}（${cost}${points === cost ? '' : `、${points}点`}）`,
    cards: (held) => `手札：${held.join('、')}`,
    noCards: '手札はありません。',
    city: (districts) =>
      districts.length === 0
        ? 'まだ何も建てていません。'
        : `建物（${filled(districts.length)}軒）：${list(districts.map((one) => names[one]))}`,
    offered: (from) => `選べたキャラクター：${list(from.map((one) => characters[one]))}`,
  },
  lists: {
    districts: '建物一覧',
    district: (district, colour, cost, points, copies, built) =>
      `${names[district]}（${COLOUR[colour]}）：コスト${cost}${points === cost ? '' : `、${points}点`}、全${copies}枚、建設済み${built}`,
    characters: 'キャラクター一覧',
    character: (character, what) => `${characters[character]}：${what}`,
  },
  status: (round, deck) => `第${round}ラウンド · 山札${deck}枚`,
  statusLast: '最後のラウンド',
  commands: {
    chooseCharacter: {
      name: '選ぶ',
      description: 'このラウンドのキャラクターを選びます',
      options: { character: CHARACTER },
    },
    drawCards: { name: '補充', description: '現金の代わりに、山札から手札を補充します', options: {} },
    takeGold: { name: '現金', description: '手札の補充の代わりに、現金2金を受け取ります', options: {} },
    keepCards: { name: '残す', description: 'めくったカードから手札に残すものを選びます', options: { cards: CARDS } },
    build: {
      name: '建てる',
      description: '建物を建てます。建築家は3軒までまとめて建てられます',
      options: {
        card: CARD,
        second: { name: '2軒目', description: '建築家のための2軒目' },
        third: { name: '3軒目', description: '建築家のための3軒目' },
      },
    },
    murder: { name: '暗殺', description: '暗殺者：キャラクターを暗殺します', options: { character: CHARACTER } },
    steal: { name: '盗む', description: '泥棒：キャラクターから盗みます', options: { character: CHARACTER } },
    swapHands: {
      name: '手札交換',
      description: '魔術師：他のプレイヤーと手札を交換します',
      options: { player: PLAYER },
    },
    exchangeCards: {
      name: '山札交換',
      description: '魔術師：手札を山札と交換します',
      options: { cards: CARDS },
    },
    takeIncome: { name: '収入', description: '自分の色の建物の収入を受け取ります', options: {} },
    takeExtraGold: { name: '追加現金', description: '商人：1金を受け取ります', options: {} },
    drawExtraCards: { name: '追加補充', description: '建築家：山札から2枚を手札に加えます', options: {} },
    destroy: {
      name: '破壊',
      description: '傭兵：他のプレイヤーの建物を破壊します',
      options: { player: PLAYER, district: { name: '建物', description: 'どの建物か' } },
    },
    useLaboratory: { name: '研究所', description: '手札1枚を捨てて1金を受け取ります', options: { card: CARD } },
    useSmithy: { name: '鍛冶屋', description: '3金を支払って2枚を手札に加えます', options: {} },
    endTurn: { name: '終了', description: '手番を終えます', options: {} },
    answerGraveyard: {
      name: '墓地',
      description: '破壊された建物を1金で手札に加えるか、取らないかを選びます',
      options: { answer: { name: '答え', description: '手札に加えるか、取らないか' } },
    },
  },
};

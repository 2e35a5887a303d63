import { ja as names } from '../names/ja.ts';
import type { CommandWords } from './en.ts';

const CARD = { name: 'カード', description: '手札のカード' };
const CARDS = { name: 'カード', description: '手札のカード（カンマで区切ります）' };
const PLAYER = { name: 'プレイヤー', description: '相手のプレイヤー' };

export const ja: CommandWords = {
  subcommands: {
    chooseCharacter: {
      name: '選ぶ',
      description: 'このラウンドのキャラクターを選びます',
      options: { character: { name: 'キャラクター', description: '選ぶキャラクター' } },
    },
    drawCards: { name: '補充', description: '現金を受け取る代わりに、山札から手札を補充します', options: {} },
    takeGold: { name: '現金', description: '手札を補充する代わりに、現金2金を受け取ります', options: {} },
    keepCards: {
      name: '残す',
      description: 'めくったカードから手札に残すものを選びます',
      options: { cards: { name: 'カード', description: '残すカード（カンマで区切ります）' } },
    },
    build: {
      name: '建てる',
      description: '建物を建てます（建築家は3軒までまとめて建てられます）',
      options: {
        card: CARD,
        second: { name: '2軒目', description: '2軒目の建物（建築家のみ）' },
        third: { name: '3軒目', description: '3軒目の建物（建築家のみ）' },
      },
    },
    murder: {
      name: '暗殺',
      description: '暗殺者：暗殺するキャラクターを指定します',
      options: { character: { name: 'キャラクター', description: '暗殺するキャラクター' } },
    },
    steal: {
      name: '盗む',
      description: '泥棒：盗みに入るキャラクターを指定します',
      options: { character: { name: 'キャラクター', description: '盗みに入るキャラクター' } },
    },
    swapHands: {
      name: '手札交換',
      description: '魔術師：他のプレイヤーと手札を全て交換します',
      options: { player: PLAYER },
    },
    exchangeCards: {
      name: '山札交換',
      description: '魔術師：手札の好きな枚数を山札と交換します',
      options: { cards: CARDS },
    },
    takeIncome: { name: '収入', description: 'キャラクターの色の建物の収入を受け取ります', options: {} },
    takeExtraGold: { name: '追加現金', description: '商人：追加の1金を受け取ります', options: {} },
    drawExtraCards: { name: '追加補充', description: '建築家：山札から追加の2枚を手札に加えます', options: {} },
    destroy: {
      name: '破壊',
      description: '傭兵：他のプレイヤーの建物を破壊します',
      options: { player: PLAYER, district: { name: '建物', description: '破壊する建物' } },
    },
    useLaboratory: { name: '研究所', description: '手札1枚を捨てて1金を受け取ります', options: { card: CARD } },
    useSmithy: { name: '鍛冶屋', description: '3金を支払って2枚を手札に加えます', options: {} },
    endTurn: { name: '手番終了', description: '手番を終えます', options: {} },
    answerGraveyard: {
      name: '墓地',
      description: '破壊された建物を1金で手札に加えるかどうかを選びます',
      options: { answer: { name: '答え', description: '手札に加えるかどうか' } },
    },
  },
  suggestions: {
    card: (district, cost) => `${names.districts[district]}（${cost}金）`,
  },
};

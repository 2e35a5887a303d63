import { de as names } from '../names/de.ts';
import type { CommandWords } from './en.ts';

const CARD = { name: 'karte', description: 'Eine Karte aus deiner Hand' };
const CARDS = { name: 'karten', description: 'Karten aus deiner Hand, durch Kommas getrennt' };
const DRAWN = { name: 'karten', description: 'Gezogene Karten, durch Kommas getrennt' };
const CHARACTER = { name: 'charakter', description: 'Welcher Charakter' };
const PLAYER = 'person';

export const de: CommandWords = {
  subcommands: {
    chooseCharacter: {
      name: 'wählen',
      description: 'Wähle deinen Charakter für diese Runde',
      options: { character: CHARACTER },
    },
    drawCards: { name: 'ziehen', description: 'Ziehe Karten, statt Gold zu nehmen', options: {} },
    takeGold: { name: 'gold', description: 'Nimm 2 Gold, statt Karten zu ziehen', options: {} },
    keepCards: {
      name: 'behalten',
      description: 'Wähle, welche gezogenen Karten du behältst',
      options: { cards: DRAWN },
    },
    build: {
      name: 'bauen',
      description: 'Baue ein Bauwerk, als Baumeister bis zu 3 auf einmal',
      options: {
        card: CARD,
        second: { name: 'zweite', description: 'Eine zweite Karte, nur als Baumeister' },
        third: { name: 'dritte', description: 'Eine dritte Karte, nur als Baumeister' },
      },
    },
    murder: { name: 'meucheln', description: 'Meuchler: Meuchle einen Charakter', options: { character: CHARACTER } },
    steal: { name: 'bestehlen', description: 'Dieb: Bestiehl einen Charakter', options: { character: CHARACTER } },
    swapHands: {
      name: 'handtausch',
      description: 'Magier: Tausche deine Handkarten mit jemandem',
      options: { player: { name: PLAYER, description: 'Mit wem' } },
    },
    exchangeCards: {
      name: 'stapeltausch',
      description: 'Magier: Tausche Karten mit dem Stapel',
      options: { cards: CARDS },
    },
    takeIncome: { name: 'einkommen', description: 'Nimm das Gold für die Bauwerke deiner Farbe', options: {} },
    takeExtraGold: { name: 'zusatzgold', description: 'Händler: Nimm 1 Gold', options: {} },
    drawExtraCards: { name: 'zusatzkarten', description: 'Baumeister: Ziehe 2 Karten', options: {} },
    destroy: {
      name: 'zerstören',
      description: 'Söldner: Zerstöre ein fremdes Bauwerk',
      options: {
        player: { name: PLAYER, description: 'In wessen Stadt' },
        district: { name: 'bauwerk', description: 'Welches Bauwerk' },
      },
    },
    useLaboratory: { name: 'laboratorium', description: 'Lege eine Karte für 1 Gold ab', options: { card: CARD } },
    useSmithy: { name: 'schmiede', description: 'Bezahle 3 Gold für 2 Karten', options: {} },
    endTurn: { name: 'ende', description: 'Beende deinen Zug', options: {} },
    answerGraveyard: {
      name: 'friedhof',
      description: 'Nimm das zerstörte Bauwerk für 1 Gold oder lass es liegen',
      options: { answer: { name: 'antwort', description: 'Nehmen oder liegen lassen' } },
    },
  },
  suggestions: {
    card: (district, cost) => `${names.districts[district]} (${cost})`,
  },
};

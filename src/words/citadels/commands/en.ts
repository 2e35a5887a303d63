import { districtNames } from '../names/index.ts';
import type { CommandWords } from './contract.ts';

const CARD = { name: 'card', description: 'A card of your hand' };
const CARDS = { name: 'cards', description: 'Cards of your hand, with commas between' };
const CHARACTER = { name: 'character', description: 'Which character' };
const PLAYER = { name: 'player', description: 'Which player' };

export const en: CommandWords = {
  subcommands: {
    chooseCharacter: {
      name: 'choose',
      description: 'Choose your character for this round',
      options: { character: CHARACTER },
    },
    drawCards: { name: 'draw', description: 'Draw cards, instead of taking gold', options: {} },
    takeGold: { name: 'gold', description: 'Take 2 gold, instead of drawing cards', options: {} },
    keepCards: { name: 'keep', description: 'Keep some of the cards drawn', options: { cards: CARDS } },
    build: {
      name: 'build',
      description: 'Build a district; the Architect up to three at once',
      options: {
        card: CARD,
        second: { name: 'second', description: 'Another one, for the Architect' },
        third: { name: 'third', description: 'A third one, for the Architect' },
      },
    },
    murder: { name: 'murder', description: 'Assassin: murder a character', options: { character: CHARACTER } },
    steal: { name: 'steal', description: 'Thief: rob a character', options: { character: CHARACTER } },
    swapHands: { name: 'swap', description: 'Magician: swap hands with a player', options: { player: PLAYER } },
    exchangeCards: {
      name: 'exchange',
      description: 'Magician: exchange cards with the deck',
      options: { cards: CARDS },
    },
    takeIncome: { name: 'income', description: 'Take the gold for the districts of your colour', options: {} },
    takeExtraGold: { name: 'extra-gold', description: 'Merchant: take 1 gold', options: {} },
    drawExtraCards: { name: 'extra-cards', description: 'Architect: draw 2 cards', options: {} },
    destroy: {
      name: 'destroy',
      description: 'Warlord: destroy a district of another player',
      options: { player: PLAYER, district: { name: 'district', description: 'Which district' } },
    },
    useLaboratory: { name: 'laboratory', description: 'Give a card for 1 gold', options: { card: CARD } },
    useSmithy: { name: 'smithy', description: 'Pay 3 gold for 2 cards', options: {} },
    endTurn: { name: 'end', description: 'End your turn', options: {} },
    answerGraveyard: {
      name: 'graveyard',
      description: 'Take the destroyed district for 1 gold, or leave it',
      options: { answer: { name: 'answer', description: 'Take it, or leave it' } },
    },
  },
  suggestions: {
    card: (district, cost) => `${districtNames.en[district]} (${cost})`,
  },
};

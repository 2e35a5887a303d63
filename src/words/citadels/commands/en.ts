import type { Citadels, District } from '../../../engines/citadels/index.ts';
import type { SubcommandWords, Widened } from '../../contract.ts';
import { en as names } from '../names/en.ts';

const CARD = { name: 'card', description: 'A card from your hand' };
const CARDS = { name: 'cards', description: 'Cards from your hand, separated by commas' };
const DRAWN = { name: 'cards', description: 'Cards to keep, separated by commas' };
const CHARACTER = { name: 'character', description: 'Which character' };
const PLAYER = { name: 'player', description: 'Which player' };

export const en = {
  /** The subcommand for each kind of move. */
  subcommands: {
    chooseCharacter: {
      name: 'choose',
      description: 'Choose your character for this round',
      options: { character: CHARACTER },
    },
    drawCards: { name: 'draw', description: 'Draw cards instead of taking gold', options: {} },
    takeGold: { name: 'gold', description: 'Take 2 gold instead of drawing cards', options: {} },
    keepCards: { name: 'keep', description: 'Choose which of the cards you drew to keep', options: { cards: DRAWN } },
    build: {
      name: 'build',
      description: 'Build a district (Architect: up to three at once)',
      options: {
        card: CARD,
        second: { name: 'second', description: 'Architect: a second card to build' },
        third: { name: 'third', description: 'Architect: a third card to build' },
      },
    },
    murder: { name: 'murder', description: 'Assassin: murder a character', options: { character: CHARACTER } },
    steal: { name: 'steal', description: 'Thief: steal from a character', options: { character: CHARACTER } },
    swapHands: { name: 'swap', description: 'Magician: swap hands with a player', options: { player: PLAYER } },
    exchangeCards: {
      name: 'exchange',
      description: 'Magician: exchange cards with the deck',
      options: { cards: CARDS },
    },
    takeIncome: { name: 'income', description: 'Collect gold for districts of your color', options: {} },
    takeExtraGold: { name: 'extra-gold', description: 'Merchant: take 1 extra gold', options: {} },
    drawExtraCards: { name: 'extra-cards', description: 'Architect: draw 2 extra cards', options: {} },
    destroy: {
      name: 'destroy',
      description: 'Warlord: destroy another player’s district',
      options: { player: PLAYER, district: { name: 'district', description: 'Which district' } },
    },
    useLaboratory: {
      name: 'laboratory',
      description: 'Laboratory: discard a card for 1 gold',
      options: { card: CARD },
    },
    useSmithy: { name: 'smithy', description: 'Smithy: pay 3 gold to draw 2 cards', options: {} },
    endTurn: { name: 'end', description: 'End your turn', options: {} },
    answerGraveyard: {
      name: 'graveyard',
      description: 'Graveyard: take the destroyed district for 1 gold, or leave it',
      options: { answer: { name: 'answer', description: 'Take it or leave it' } },
    },
  } satisfies { readonly [K in Citadels['Move']['kind']]: SubcommandWords },
  suggestions: {
    /** A card and its cost: `Manor (3)`. */
    card: (district: District, cost: number) => `${names.districts[district]} (${cost})`,
  },
};

export type CommandWords = Widened<typeof en>;

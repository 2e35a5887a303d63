import type { CommandWords } from './contract.ts';

export const en: CommandWords = {
  subcommands: {
    draw: { name: 'draw', description: 'Draw candles', options: { count: { name: 'count', description: 'How many' } } },
    hang: {
      name: 'hang',
      description: 'Hang a lantern',
      options: {
        place: { name: 'place', description: 'Where' },
        cards: { name: 'cards', description: 'The candles that pay for it' },
      },
    },
    sell: {
      name: 'sell',
      description: 'Sell beads',
      options: { beads: { name: 'beads', description: 'Which beads' } },
    },
    end: { name: 'end', description: 'End your turn', options: {} },
    answer: {
      name: 'answer',
      description: 'Open the door, or shut it',
      options: { open: { name: 'open', description: 'Whether you open it' } },
    },
    bid: {
      name: 'bid',
      description: 'Offer a candle for the moon',
      options: { card: { name: 'card', description: 'Which candle' } },
    },
  },
};

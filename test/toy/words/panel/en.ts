import type { PanelWords } from './contract.ts';

export const en: PanelWords = {
  buttons: { done: 'Done', value: (value) => (value === true ? 'yes' : value === false ? 'no' : String(value)) },
  questions: {
    kind: 'What do you do?',
    one: (parameter) => `Choose: ${parameter}`,
    some: (parameter, min, max) => `Choose ${min === max ? min : `${min} to ${max}`}: ${parameter}`,
  },
  notes: { soFar: (moves) => `So far: ${moves.join('; ')}` },
  hand: {
    title: 'Your candles',
    lines: ({ hand, bid }) => [
      `You hold ${hand.length === 0 ? 'nothing' : hand.join(', ')}.`,
      ...(bid === null ? [] : [`You have offered **${bid}**. Nobody knows until all have.`]),
    ],
  },
  status: (round) => `round ${round}`,
};

import type { PanelWords } from './contract.ts';
import { en } from './en.ts';

/** The hand is told in English, as the game is. */
export const de: PanelWords = {
  buttons: { done: 'Fertig', value: (value) => (value === true ? 'ja' : value === false ? 'nein' : String(value)) },
  questions: {
    kind: 'Was machst du?',
    one: (parameter) => `Wähle: ${parameter}`,
    some: (parameter, min, max) => `Wähle ${min === max ? min : `${min} bis ${max}`}: ${parameter}`,
  },
  notes: { soFar: (moves) => `Bisher: ${moves.join('; ')}` },
  hand: en.hand,
  status: en.status,
};

/** The sections of Citadels’ rules in reading order, their pictures, and their words. */
import { CHARACTERS } from '../../../engines/citadels/index.ts';
import { readRules } from '../../readRules.ts';

export const SECTIONS = [
  'aim',
  'round',
  'choosing',
  'calling',
  'turn',
  'action',
  'building',
  'income',
  ...CHARACTERS,
  'purple',
  'secrets',
  'deck',
  'end',
  'french',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The sections that have a picture, and its name. */
export const FIGURES = {
  choosing: 'choosing',
  calling: 'characters',
  action: 'action',
  building: 'districts',
  income: 'income',
  assassin: 'assassin',
  thief: 'thief',
  magician: 'magician',
  king: 'king',
  bishop: 'bishop',
  merchant: 'merchant',
  architect: 'architect',
  warlord: 'warlord',
  purple: 'purple',
  end: 'end',
  french: 'french',
} as const satisfies { readonly [S in Section]?: string };
export type RulesFigure = (typeof FIGURES)[keyof typeof FIGURES];

/** The rules of Citadels, by language. */
export const ruleWords = readRules(import.meta.dirname, SECTIONS, FIGURES);

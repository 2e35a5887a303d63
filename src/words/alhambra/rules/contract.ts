/** The sections of Alhambra’s rules in reading order, and their pictures. */
import type { RulesOfGame } from '../../contract.ts';

export const SECTIONS = [
  'aim',
  'turn',
  'coins',
  'buying',
  'exact',
  'placing',
  'matching',
  'rebuilding',
  'refill',
  'scoring',
  'walls',
  'end',
  'dirk',
  'secrets',
  'components',
] as const;
export type Section = (typeof SECTIONS)[number];

export const FIGURES = ['coins', 'payment', 'placing', 'rebuild', 'scoring', 'walls', 'dirk', 'tiles'] as const;
export type RulesFigure = (typeof FIGURES)[number];

export type AlhambraRules = RulesOfGame<Section, RulesFigure>;

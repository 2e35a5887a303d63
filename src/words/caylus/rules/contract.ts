/** The sections of Caylus’s rules in reading order, and their pictures. */
import type { RulesOfGame } from '../../contract.ts';

export const SECTIONS = [
  'aim',
  'round',
  'placing',
  'passing',
  'special',
  'provost',
  'road',
  'buildings',
  'residences',
  'castle',
  'counts',
  'favors',
  'end',
  'two',
  'components',
] as const;
export type Section = (typeof SECTIONS)[number];

export const FIGURES = ['road', 'placing', 'provost', 'building', 'residence', 'castle', 'count', 'favors'] as const;
export type RulesFigure = (typeof FIGURES)[number];

export type CaylusRules = RulesOfGame<Section, RulesFigure>;

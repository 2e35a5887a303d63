/** The sections of the rules of Carcassonne, in the order in which they are read, and the pictures beside them. */
import type { RulesOfGame } from '../../contract.ts';

export const SECTIONS = [
  'aim',
  'turn',
  'tile',
  'follower',
  'city',
  'road',
  'cloister',
  'owners',
  'farm',
  'end',
  'tiles',
  'old',
] as const;
export type Section = (typeof SECTIONS)[number];

export const FIGURES = ['tile', 'follower', 'city', 'road', 'cloister', 'owners', 'farm', 'old', 'tiles'] as const;
export type RulesFigure = (typeof FIGURES)[number];

export type CarcassonneRules = RulesOfGame<Section, RulesFigure>;

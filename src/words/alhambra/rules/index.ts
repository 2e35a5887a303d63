/** The sections of Alhambra’s rules in reading order, their pictures, and their words. */
import { readRules } from '../../readRules.ts';

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

/** The sections that have a picture, and its name. */
export const FIGURES = {
  coins: 'coins',
  buying: 'payment',
  matching: 'placing',
  rebuilding: 'rebuild',
  scoring: 'scoring',
  walls: 'walls',
  dirk: 'dirk',
  components: 'tiles',
} as const satisfies { readonly [S in Section]?: string };
export type RulesFigure = (typeof FIGURES)[keyof typeof FIGURES];

/** The rules of Alhambra, by language. */
export const ruleWords = readRules(import.meta.dirname, SECTIONS, FIGURES);

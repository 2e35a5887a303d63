/** The sections of Caylus’ rules in reading order, their pictures, and their words. */
import { readRules } from '../../readRules.ts';

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

/** The sections that have a picture, and its name. */
export const FIGURES = {
  aim: 'road',
  placing: 'placing',
  provost: 'provost',
  buildings: 'building',
  residences: 'residence',
  castle: 'castle',
  counts: 'count',
  favors: 'favors',
} as const satisfies { readonly [S in Section]?: string };
export type RulesFigure = (typeof FIGURES)[keyof typeof FIGURES];

/** The rules of Caylus, by language. */
export const ruleWords = readRules(import.meta.dirname, SECTIONS, FIGURES);

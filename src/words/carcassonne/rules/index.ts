/** The sections of Carcassonne’s rules in reading order, their pictures, and their words. */
import { readRules } from '../../readRules.ts';

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
  'fluss',
  'tilesFluss',
  'erweiterung',
  'tilesErweiterung',
  'haendler',
  'builder',
  'pig',
  'tilesHaendler',
  'koenig',
  'drache',
  'princess',
  'portal',
  'fairy',
  'order',
  'tilesDrache',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The sections that have a picture, and its name. */
export const FIGURES = {
  tile: 'tile',
  follower: 'follower',
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  owners: 'owners',
  farm: 'farm',
  old: 'old',
  tiles: 'tiles',
  fluss: 'fluss',
  erweiterung: 'erweiterung',
  haendler: 'haendler',
  builder: 'builder',
  pig: 'pig',
  drache: 'drache',
  princess: 'princess',
  portal: 'portal',
  fairy: 'fairy',
  tilesFluss: 'tilesFluss',
  tilesErweiterung: 'tilesErweiterung',
  tilesHaendler: 'tilesHaendler',
  koenig: 'tilesKoenig',
  tilesDrache: 'tilesDrache',
} as const satisfies { readonly [S in Section]?: string };
export type RulesFigure = (typeof FIGURES)[keyof typeof FIGURES];

/** The rules of Carcassonne, by language. */
export const ruleWords = readRules(import.meta.dirname, SECTIONS, FIGURES);

/** The sections of Carcassonne’s rules in reading order, and their pictures. */
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

export const FIGURES = [
  'tile',
  'follower',
  'city',
  'road',
  'cloister',
  'owners',
  'farm',
  'old',
  'fluss',
  'erweiterung',
  'haendler',
  'builder',
  'pig',
  'drache',
  'princess',
  'portal',
  'fairy',
  'tiles',
  'tilesFluss',
  'tilesErweiterung',
  'tilesHaendler',
  'tilesKoenig',
  'tilesDrache',
] as const;
export type RulesFigure = (typeof FIGURES)[number];

export type CarcassonneRules = RulesOfGame<Section, RulesFigure>;

/** The sections of Citadels’ rules in reading order, and their pictures. */
import { CHARACTERS } from '../../../engines/citadels/index.ts';
import type { RulesOfGame } from '../../contract.ts';

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

export const FIGURES = [
  'choosing',
  'characters',
  'action',
  'districts',
  'income',
  ...CHARACTERS,
  'purple',
  'end',
  'french',
] as const;
export type RulesFigure = (typeof FIGURES)[number];

export type CitadelsRules = RulesOfGame<Section, RulesFigure>;

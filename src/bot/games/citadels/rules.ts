/** The sections of the rules, and which of them explains a refused move. */
import type { Citadels, Power, Violation } from '../../../engines/citadels/index.ts';
import { FIGURES, ruleWords, SECTIONS, type Section } from '../../../words/citadels/rules/index.ts';
import { type Rules, sectionsFrom } from '../../contract.ts';

const SECTION_OF_POWER: { readonly [P in Power]: Section } = {
  action: 'action',
  murder: 'assassin',
  theft: 'thief',
  magic: 'magician',
  income: 'income',
  extraGold: 'merchant',
  extraCards: 'architect',
  destruction: 'warlord',
  laboratory: 'purple',
  smithy: 'purple',
};

const SECTION_OF: { readonly [K in Exclude<Violation['kind'], 'noSuchRight' | 'alreadyUsed'>]: Section | null } = {
  notNow: 'turn',
  noSuchCharacter: null,
  notOffered: 'choosing',
  cannotBeNamed: 'calling',
  noSuchDistrict: null,
  noCardsLeft: 'deck',
  wrongCards: 'action',
  handEmpty: null,
  notInHand: null,
  noCardChosen: 'magician',
  tooExpensive: 'building',
  alreadyBuilt: 'french',
  noBuildLeft: 'building',
  nothingToBuild: 'building',
  noIncome: 'income',
  noSuchSeat: null,
  oneself: null,
  cityEmpty: 'warlord',
  cityComplete: 'warlord',
  cityProtected: 'warlord',
  cityOutOfReach: 'warlord',
  notInCity: null,
  indestructible: 'warlord',
  nothingToDestroy: 'warlord',
};

export const rules: Rules<Citadels> = {
  sections: sectionsFrom(ruleWords, SECTIONS, FIGURES, {
    french: { option: 'french', changes: ['building'], overview: 2 },
  }),
  sectionOf: (violation) =>
    violation.kind === 'noSuchRight' || violation.kind === 'alreadyUsed'
      ? SECTION_OF_POWER[violation.right]
      : SECTION_OF[violation.kind],
};

import { type Rules, sectionsFrom } from '../../../src/bot/contract.ts';
import type { Toy, Violation } from '../engine/index.ts';
import { FIGURES, ruleWords, SECTIONS, type Section } from '../words/rules/index.ts';

const SECTION_OF: { readonly [K in Violation['kind']]: Section | null } = {
  notNow: null,
  handFull: 'turn',
  nothingToDraw: 'turn',
  wrongCount: 'turn',
  noLanternLeft: 'hanging',
  noSuchPlace: null,
  placeTaken: 'hanging',
  notInHand: null,
  tooExpensive: 'hanging',
  wrongPayment: 'hanging',
  noBeads: 'turn',
  wrongSale: 'turn',
};

export const rules: Rules<Toy> = {
  sections: sectionsFrom(ruleWords, SECTIONS, FIGURES, {
    fog: { option: 'fog', changes: ['hanging'] },
  }),
  sectionOf: ({ kind }) => SECTION_OF[kind],
};

/** The sections of the rules, and which of them explains a refused move. */
import type { Caylus, Violation } from '../../../engines/caylus/index.ts';
import { FIGURES, ruleWords, SECTIONS, type Section } from '../../../words/caylus/rules/index.ts';
import { type Rules, sectionsFrom } from '../../contract.ts';

const SECTION_OF: { readonly [K in Violation['kind']]: Section | null } = {
  notNow: 'round',
  noSuchName: null,
  occupied: 'placing',
  alreadyThere: 'placing',
  closed: 'two',
  emptySpace: 'placing',
  noWorkersThere: 'placing',
  tooExpensive: 'placing',
  tooFar: 'provost',
  offTheRoad: 'provost',
  notEnoughDeniers: 'provost',
  notProduced: 'road',
  noSuchOption: 'road',
  cannotPay: 'road',
  wrongCubes: 'buildings',
  wrongGain: 'road',
  wrongClass: 'buildings',
  noTileLeft: 'buildings',
  notTheNextSpace: 'buildings',
  notReplaceable: 'residences',
  alreadyPlanned: 'residences',
  notYourResidence: 'residences',
  compulsory: 'road',
  notABatch: 'castle',
  trackUsed: 'favors',
  levelTooHigh: 'favors',
  levelUseless: 'favors',
};

export const rules: Rules<Caylus> = {
  sections: sectionsFrom(ruleWords, SECTIONS, FIGURES),
  sectionOf: ({ kind }) => SECTION_OF[kind],
};

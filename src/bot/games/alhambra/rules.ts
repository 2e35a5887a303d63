/** The sections of the rules, and which of them explains a refused move. */
import type { Alhambra, Violation } from '../../../engines/alhambra/index.ts';
import { FIGURES, ruleWords, SECTIONS, type Section } from '../../../words/alhambra/rules/index.ts';
import { type Rules, sectionsFrom } from '../../contract.ts';

const SECTION_OF: { readonly [K in Violation['kind']]: Section | null } = {
  placeFirst: 'placing',
  nothingToPlace: 'placing',
  actFirst: 'exact',
  noSuchName: null,
  noCoins: 'coins',
  notOnDisplay: 'coins',
  tooMuch: 'coins',
  roomForMore: 'coins',
  emptyPlace: 'buying',
  notInHand: 'buying',
  wrongCurrency: 'buying',
  tooLittle: 'buying',
  notInReserve: 'rebuilding',
  notToPlace: 'placing',
  reserveEmpty: 'rebuilding',
  fitsNowhere: 'matching',
  nothingToMove: 'rebuilding',
  noTileThere: 'rebuilding',
  startTileStays: 'rebuilding',
  occupied: 'matching',
  notAdjacent: 'matching',
  sidesDiffer: 'matching',
  unreachable: 'matching',
  enclosesEmptyCells: 'matching',
  cutsOff: 'rebuilding',
  leavesHole: 'rebuilding',
  noDirk: 'dirk',
  dirkTakesBoughtTiles: 'dirk',
};

export const rules: Rules<Alhambra> = {
  sections: sectionsFrom(ruleWords, SECTIONS, FIGURES),
  sectionOf: ({ kind }) => SECTION_OF[kind],
};

/** The sections of the rules, and which of them explains a refused move. */
import type { Carcassonne, Violation } from '../../../engines/carcassonne/index.ts';
import { SECTIONS, type Section } from '../../../words/carcassonne/rules/contract.ts';
import { ruleWords } from '../../../words/carcassonne/rules/index.ts';
import { type Rules, sectionsFrom } from '../../contract.ts';

const SECTION_OF: { readonly [K in Violation['kind']]: Section | null } = {
  tileNotPlaced: 'turn',
  tileAlreadyPlaced: 'turn',
  noSuchRotation: null,
  cellTaken: 'tile',
  touchesNothing: 'tile',
  edgeMismatch: 'tile',
  riverGoesOnElsewhere: 'tile',
  riverTurnsBack: 'tile',
  fitsNowhereThere: 'tile',
  noSuchFigure: null,
  noFollowerInHand: 'turn',
  figureNotInHand: 'turn',
  figureNotAllowed: 'follower',
  featureComplete: 'follower',
  noOwnFollower: 'follower',
  noSuchSegment: 'follower',
  featureOccupied: 'follower',
  everySpotOccupied: 'follower',
};

export const rules: Rules<Carcassonne> = {
  sections: sectionsFrom(ruleWords, SECTIONS, {
    tile: { figure: 'tile' },
    follower: { figure: 'follower' },
    city: { figure: 'city' },
    road: { figure: 'road' },
    cloister: { figure: 'cloister' },
    owners: { figure: 'owners' },
    farm: { figure: 'farm' },
    tiles: { figure: 'tiles' },
    old: { figure: 'old', option: 'old', changes: ['farm', 'end'], overview: 3 },
  }),
  sectionOf: ({ kind }) => SECTION_OF[kind],
};

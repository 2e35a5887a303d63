/** The sections of the rules, and which of them explains a refused move. */
import type { Carcassonne, Figure, Violation } from '../../../engines/carcassonne/index.ts';
import { FIGURES, ruleWords, SECTIONS, type Section } from '../../../words/carcassonne/rules/index.ts';
import { type Rules, sectionsFrom } from '../../contract.ts';

/** What is wrong with a figure is explained where the figure is. */
const ABOUT_FIGURE = ['figureNotInHand', 'figureNotAllowed', 'featureComplete', 'noOwnFollower'] as const;
type AboutFigure = Extract<Violation, { readonly kind: (typeof ABOUT_FIGURE)[number] }>;
const SECTION_OF_FIGURE: { readonly [F in Figure]: Section } = {
  follower: 'follower',
  bigFollower: 'erweiterung',
  builder: 'builder',
  pig: 'pig',
};
const isAboutFigure = (violation: Violation): violation is AboutFigure =>
  ABOUT_FIGURE.some((kind) => kind === violation.kind);

const SECTION_OF: { readonly [K in Exclude<Violation, AboutFigure>['kind']]: Section | null } = {
  tileNotPlaced: 'turn',
  tileAlreadyPlaced: 'turn',
  noSuchRotation: null,
  cellTaken: 'tile',
  touchesNothing: 'tile',
  edgeMismatch: 'tile',
  riverGoesOnElsewhere: 'fluss',
  riverTurnsBack: 'fluss',
  fitsNowhereThere: 'tile',
  noSuchFigure: null,
  noFollowerInHand: 'turn',
  noSuchSegment: 'follower',
  featureOccupied: 'follower',
  everySpotOccupied: 'follower',
  volcano: 'drache',
  dragonIsMoving: 'drache',
  dragonIsNotMoving: 'drache',
  dragonCannotGo: 'drache',
  noSuchSide: null,
  knightHasToLeave: 'princess',
  noPrincess: 'princess',
  noKnightThere: 'princess',
  noPortal: 'portal',
  notByPortal: 'portal',
  isPortalTile: 'portal',
  noTileThere: 'portal',
  dragonIsThere: 'portal',
  portalLeadsNowhereThere: 'portal',
  noFairy: 'fairy',
  nobodyForFairy: 'fairy',
  noOwnFollowerThere: 'fairy',
  fairyIsThere: 'fairy',
};

export const rules: Rules<Carcassonne> = {
  sections: sectionsFrom(ruleWords, SECTIONS, FIGURES, {
    old: { option: 'old', changes: ['farm', 'end'], overview: 3 },
    fluss: { option: 'fluss', changes: ['turn', 'tile'], overview: 1 },
    tilesFluss: { option: 'fluss', changes: ['tiles'] },
    erweiterung: { option: 'erweiterung', changes: ['follower', 'city', 'road', 'owners', 'end'], overview: 2 },
    tilesErweiterung: { option: 'erweiterung', changes: ['tiles'] },
    haendler: { option: 'haendler', changes: ['city', 'end'], overview: 3 },
    builder: { option: 'haendler', changes: ['turn', 'follower'], overview: 1 },
    pig: { option: 'haendler', changes: ['follower', 'farm', 'old'] },
    tilesHaendler: { option: 'haendler', changes: ['tiles'] },
    drache: { option: 'drache', changes: ['turn', 'follower'], overview: 1 },
    princess: { option: 'drache', changes: ['turn', 'follower', 'city'] },
    portal: { option: 'drache', changes: ['follower'] },
    fairy: { option: 'drache', changes: ['turn', 'end'] },
    order: { option: 'drache', changes: ['turn'] },
    tilesDrache: { option: 'drache', changes: ['tiles'] },
    koenig: { option: 'koenig', changes: ['city', 'road', 'end', 'tiles'], overview: 3 },
  }),
  sectionOf: (violation) =>
    isAboutFigure(violation) ? SECTION_OF_FIGURE[violation.figure] : SECTION_OF[violation.kind],
};

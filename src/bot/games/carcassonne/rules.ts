/** The sections of the rules, and which of them explains a refused move. */
import type { Carcassonne, Figure, Violation } from '../../../engines/carcassonne/index.ts';
import { SECTIONS, type Section } from '../../../words/carcassonne/rules/contract.ts';
import { ruleWords } from '../../../words/carcassonne/rules/index.ts';
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
    fluss: { figure: 'fluss', option: 'fluss', changes: ['turn', 'tile'], overview: 1 },
    tilesFluss: { figure: 'tilesFluss', option: 'fluss', changes: ['tiles'] },
    erweiterung: {
      ...{ figure: 'erweiterung', option: 'erweiterung', overview: 2 },
      changes: ['follower', 'city', 'road', 'owners', 'end'],
    },
    tilesErweiterung: { figure: 'tilesErweiterung', option: 'erweiterung', changes: ['tiles'] },
    haendler: { figure: 'haendler', option: 'haendler', changes: ['city', 'end'], overview: 3 },
    builder: { figure: 'builder', option: 'haendler', changes: ['turn', 'follower'], overview: 1 },
    pig: { figure: 'pig', option: 'haendler', changes: ['follower', 'farm', 'old'] },
    tilesHaendler: { figure: 'tilesHaendler', option: 'haendler', changes: ['tiles'] },
    drache: { figure: 'drache', option: 'drache', changes: ['turn', 'follower'], overview: 1 },
    princess: { figure: 'princess', option: 'drache', changes: ['turn', 'follower', 'city'] },
    portal: { figure: 'portal', option: 'drache', changes: ['follower'] },
    fairy: { figure: 'fairy', option: 'drache', changes: ['turn', 'end'] },
    order: { option: 'drache', changes: ['turn'] },
    tilesDrache: { figure: 'tilesDrache', option: 'drache', changes: ['tiles'] },
    koenig: { figure: 'tilesKoenig', option: 'koenig', changes: ['city', 'road', 'end', 'tiles'], overview: 3 },
  }),
  sectionOf: (violation) =>
    isAboutFigure(violation) ? SECTION_OF_FIGURE[violation.figure] : SECTION_OF[violation.kind],
};

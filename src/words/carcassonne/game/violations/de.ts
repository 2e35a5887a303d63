import type { FeatureKind, Figure, Side, Violation } from '../../../../engines/carcassonne/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { capital, cellName as cell } from '../../../speech.ts';
import { de as names } from '../../names/de.ts';
import { EDGE, THE } from '../sights/de.ts';

type Blocked = Extract<Violation, { readonly kind: 'dragonCannotGo' }>['because'];

const turn = names.turned;

/** What is said where a follower is already; farmers lie. */
const OCCUPIED: { readonly [F in FeatureKind]: string } = {
  city: 'In dieser Stadt steht schon ein Gefolgsmann.',
  road: 'Auf dieser Straße steht schon ein Gefolgsmann.',
  cloister: 'In diesem Kloster steht schon ein Gefolgsmann.',
  field: 'Auf dieser Wiese liegt schon ein Bauer.',
};
const SIDE: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };
const GOES_ON: { readonly [F in Figure]: string } = {
  follower: 'Gefolgsleute kommen in Städte und Klöster, auf Straßen und Wiesen.',
  bigFollower: 'Der große Gefolgsmann kommt in Städte und Klöster, auf Straßen und Wiesen.',
  builder: 'Der Baumeister kommt nur auf Straßen und in Städte.',
  pig: 'Das Schwein kommt nur auf Wiesen.',
};
/** Where one’s own follower is missing. */
const BESIDE_OWN: { readonly [F in FeatureKind]: string } = {
  city: 'in dieselbe Stadt wie einer deiner Ritter',
  road: 'auf dieselbe Straße wie einer deiner Wegelagerer',
  cloister: 'in dasselbe Kloster wie einer deiner Mönche',
  field: 'auf dieselbe Wiese wie einer deiner Bauern',
};

const YOUR: { readonly [F in Figure]: string } = {
  follower: 'dein Gefolgsmann',
  bigFollower: 'dein großer Gefolgsmann',
  builder: 'dein Baumeister',
  pig: 'dein Schwein',
};
const FINISHED: { readonly [F in FeatureKind]: string } = {
  city: 'Diese Stadt',
  road: 'Diese Straße',
  cloister: 'Dieses Kloster',
  field: 'Diese Wiese',
};
/** In the accusative, as a move says it. */
export const MOVED: { readonly [F in Figure]: string } = {
  follower: 'einen Gefolgsmann',
  bigFollower: 'den großen Gefolgsmann',
  builder: 'den Baumeister',
  pig: 'das Schwein',
};

/** Why the dragon can’t go somewhere. */
const BLOCKED: { readonly [R in Blocked]: string } = {
  noTile: 'Dort liegt kein Plättchen',
  wasThere: 'Dort war er bei dieser Bewegung schon',
  fairy: 'Dort steht die Fee',
};

export const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => 'Lege zuerst dein Plättchen.',
  tileAlreadyPlaced: () => 'Du hast dein Plättchen in diesem Zug schon gelegt.',
  noSuchRotation: ({ rotation }) => `Ein Plättchen wird um 0°, 90°, 180° oder 270° gedreht, nicht um ${rotation}°.`,
  cellTaken: (at) => `Auf ${cell(at)} liegt schon ein Plättchen.`,
  touchesNothing: (at) => `Auf ${cell(at)} würde das Plättchen kein anderes berühren.`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `Das Plättchen passt dort nicht: Im ${SIDE[side]} trifft ${EDGE[mine]} auf ${EDGE[theirs]}.`,
  riverGoesOnElsewhere: (at) => `Der Fluss geht auf ${cell(at)} weiter: Dort muss das Plättchen liegen.`,
  riverTurnsBack: () => 'Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen.',
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? ` auf ${cell({ x, y })}` : '';
    const how = rotation === null ? '' : ` ${turn(rotation)}`;
    return `Das Plättchen passt${how} nicht${where}.`;
  },
  noSuchFigure: ({ figure }) => `Eine Figur namens ${figure} gibt es in diesem Spiel nicht.`,
  noFollowerInHand: () => 'Du hast keinen Gefolgsmann mehr im Vorrat.',
  figureNotInHand: ({ figure }) => `${capital(YOUR[figure])} ist schon eingesetzt.`,
  figureNotAllowed: ({ figure }) => GOES_ON[figure],
  featureComplete: ({ figure, feature }) =>
    `${FINISHED[feature]} ist schon fertig; dort kannst du ${MOVED[figure]} nicht mehr einsetzen.`,
  noOwnFollower: ({ figure, feature }) => `${capital(THE[figure])} darf nur ${BESIDE_OWN[feature]}.`,
  noSuchSegment: () => 'Eine solche Stelle hat dieses Plättchen nicht.',
  featureOccupied: ({ feature }) => OCCUPIED[feature],
  everySpotOccupied: () => 'Jede Stelle dieses Plättchens ist schon besetzt.',
  volcano: () => 'Auf ein Vulkanplättchen kommt keine Figur. Du kannst nur die Fee versetzen.',
  knightHasToLeave: () => 'Zuerst musst du einen Ritter aus der Stadt des Burgfräuleins heimschicken.',
  noPrincess: () => 'Einen Ritter heimschicken kannst du nur mit einem Burgfräulein, das in seine Stadt gekommen ist.',
  noKnightThere: ({ x, y }) =>
    `${x !== null && y !== null ? `Auf ${cell({ x, y })}` : 'Dort'} steht kein Ritter aus der Stadt des Burgfräuleins.`,
  noPortal: () => 'Dein Plättchen hat keinen Zaubergang: Eine Figur darfst du nur auf diesem Plättchen einsetzen.',
  notByPortal: ({ figure }) => `${capital(THE[figure])} kann den Zaubergang nicht nehmen; das können nur Gefolgsleute.`,
  isPortalTile: () => 'Das ist das Plättchen mit dem Zaubergang selbst: Setze deinen Gefolgsmann dort wie gewohnt ein.',
  noTileThere: (at) => `Auf ${cell(at)} liegt kein Plättchen.`,
  dragonIsThere: () => 'Auf diesem Plättchen steht der Drache: Dort darfst du keine Figur einsetzen.',
  portalLeadsNowhereThere: ({ x, y }) =>
    `Der Zaubergang führt ${x !== null && y !== null ? `auf ${cell({ x, y })}` : 'dort'} zu keiner freien Stelle.`,
  noFairy: () => 'In dieser Partie gibt es keine Fee.',
  nobodyForFairy: () => 'Du hast keinen anderen Gefolgsmann in der Landschaft, zu dem die Fee kommen könnte.',
  noOwnFollowerThere: ({ x, y }) =>
    `${x !== null && y !== null ? `Auf ${cell({ x, y })}` : 'Dort'} hast du keinen Gefolgsmann, zu dem die Fee kommen könnte.`,
  fairyIsThere: () => 'Die Fee steht schon bei diesem Gefolgsmann.',
  dragonIsMoving: () => 'Der Drache ist unterwegs: Zuerst kommen seine Schritte.',
  dragonIsNotMoving: () => 'Der Drache zieht gerade nicht.',
  noSuchSide: ({ side }) => `Der Drache zieht nach Norden, Osten, Süden oder Westen, nicht nach „${side}“.`,
  dragonCannotGo: ({ side, because }) => `Nach ${SIDE[side]} kann der Drache nicht: ${BLOCKED[because]}.`,
};

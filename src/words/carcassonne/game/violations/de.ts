import type { FeatureKind, Figure, Side, Violation } from '../../../../engines/carcassonne/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { capital, cellName as cell } from '../../../speech.ts';
import { rotationNames } from '../../names/index.ts';
import { EDGE, THE } from '../sights/de.ts';

const turn = rotationNames.de;

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
};

import type { Figure, Side, Violation } from '../../../../engines/carcassonne/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { cellName as cell } from '../../../speech.ts';
import { en as names } from '../../names/en.ts';
import { PLACE } from '../sights/en.ts';

type Blocked = Extract<Violation, { readonly kind: 'dragonCannotGo' }>['because'];

const figures = names.figures;
const rotated = names.turned;

const SIDE: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };
const GOES_ON: { readonly [F in Figure]: string } = {
  follower: 'Followers go on cities, roads, cloisters, and farms.',
  bigFollower: 'The big follower goes on cities, roads, cloisters, and farms.',
  builder: 'The builder only goes on roads and cities.',
  pig: 'The pig only goes on farms.',
};

/** Why the dragon can’t go somewhere. */
const BLOCKED: { readonly [R in Blocked]: string } = {
  noTile: 'there’s no tile',
  wasThere: 'it has already been there during this movement',
  fairy: 'the fairy is there',
};

export const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => 'Place your tile first.',
  tileAlreadyPlaced: () => 'You’ve already placed this turn’s tile.',
  noSuchRotation: ({ rotation }) => `Rotation must be 0, 90, 180, or 270, not ${rotation}.`,
  cellTaken: (at) => `There’s already a tile at ${cell(at)}.`,
  touchesNothing: (at) => `There’s no tile next to ${cell(at)}.`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `That tile doesn’t fit: its ${SIDE[side]} side is ${mine}, but the neighbor’s is ${theirs}.`,
  riverGoesOnElsewhere: (at) => `The river continues at ${cell(at)}, so the tile has to go there.`,
  riverTurnsBack: () => 'The river can’t bend the same way twice in a row.',
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? ` at ${cell({ x, y })}` : '';
    const how = rotation === null ? '' : ` (${rotated(rotation)})`;
    return `The tile doesn’t fit${where}${how}.`;
  },
  noSuchFigure: ({ figure }) => `This game has no piece called ${figure}.`,
  noFollowerInHand: () => 'You have no followers left.',
  figureNotInHand: ({ figure }) => `Your ${figures[figure]} is already on the map.`,
  figureNotAllowed: ({ figure }) => GOES_ON[figure],
  featureComplete: ({ figure, feature }) =>
    `That ${PLACE[feature]} is complete, and the ${figures[figure]} needs one that isn’t.`,
  noOwnFollower: ({ figure, feature }) =>
    `The ${figures[figure]} needs one of your ${feature === 'field' ? 'farmers' : 'followers'} ${feature === 'city' ? 'in' : 'on'} the same ${PLACE[feature]}.`,
  noSuchSegment: () => 'That tile has no such spot.',
  featureOccupied: ({ feature }) => `That ${PLACE[feature]} already has a follower.`,
  everySpotOccupied: () => 'Every spot on this tile is already claimed.',
  volcano: () => 'No figure can be placed on a volcano tile. You can only move the fairy.',
  knightHasToLeave: () => 'First, you have to send home one of the knights in the princess’s city.',
  noPrincess: () => 'You can only send a knight home if your tile’s princess has joined its city.',
  noKnightThere: ({ x, y }) =>
    `There’s no knight of the princess’s city${x !== null && y !== null ? ` at ${cell({ x, y })}` : ' there'}.`,
  noPortal: () => 'Your tile has no magic portal, so a figure can only go on that tile.',
  notByPortal: ({ figure }) => `The ${figures[figure]} can’t go through the portal, only followers can.`,
  isPortalTile: () => 'That’s the portal tile itself: place your follower there in the usual way.',
  noTileThere: (at) => `There’s no tile at ${cell(at)}.`,
  dragonIsThere: () => 'The dragon is on that tile, so no figure can be placed there.',
  portalLeadsNowhereThere: ({ x, y }) =>
    `The portal leads to no open spot${x !== null && y !== null ? ` at ${cell({ x, y })}` : ' there'}.`,
  noFairy: () => 'This game has no fairy.',
  nobodyForFairy: () => 'You have no other follower on the map for the fairy to join.',
  noOwnFollowerThere: ({ x, y }) =>
    `You have no follower ${x !== null && y !== null ? `at ${cell({ x, y })}` : 'there'} for the fairy to join.`,
  fairyIsThere: () => 'The fairy is already with that follower.',
  dragonIsMoving: () => 'The dragon is moving. Its steps come first.',
  dragonIsNotMoving: () => 'The dragon isn’t moving right now.',
  noSuchSide: ({ side }) => `The dragon moves north, east, south, or west, not ${side}.`,
  dragonCannotGo: ({ side, because }) => `The dragon can’t go ${SIDE[side]}: ${BLOCKED[because]}.`,
};

import { GOODS, type Sign, type TileKind } from '../../../engines/carcassonne/index.ts';
import { capital, speechOf } from '../../speech.ts';
import { awardNames, figureNames, goodNames, personNames, rotationNames } from '../names/index.ts';
import type { FigureOn, PanelWords } from './contract.ts';
import { en as drache } from './drache/en.ts';

const figures = figureNames.en;
const goods = goodNames.en;
const awards = awardNames.en;
const rotated = rotationNames.en;
const { list, count } = speechOf('en');
const spaces = (n: number) => count(n, 'space', 'spaces');
const tiles = (n: number) => count(n, 'tile', 'tiles');
const laid = (cell: string, rotation: number) => (rotation === 0 ? cell : `${cell}, ${rotated(rotation)}`);
/** `a 7-tile`, `an 8-tile`: numbers that are spoken with a vowel first. */
const sized = (n: number) => `${/^(8|11$|18$)/.test(`${n}`) ? 'an' : 'a'} ${n}-tile`;
const SIGN: { readonly [S in Sign]: string } = { inn: ' with an inn', cathedral: ' with a cathedral' };
const SETS: { readonly [S in TileKind['set']]: string } = {
  ...{ base: 'Base game', fluss: 'River', erweiterung: 'Inns and cathedrals', haendler: 'Traders and builders' },
  ...{ koenig: 'King and robber', drache: 'Princess and dragon' },
};
const withSign = (sign: Sign | null) => (sign === null ? '' : SIGN[sign]);

const role = ({ figure, feature }: FigureOn): string => personNames.en(figure, feature);

export const en: PanelWords = {
  drache,
  buttons: {
    placeTile: 'Place the tile',
    placeFollower: 'Place a follower',
    placeFigure: 'Place a figure',
    rotation: (degrees) => `${degrees}°`,
    nobody: 'No follower',
    noFigure: 'No figure',
    spot: (placed, where) => {
      const what = capital(role(placed));
      if (placed.figure === 'builder') return `${what} (${where === null ? '' : `${where} `}${placed.feature})`;
      return `${what}${where === null ? '' : ` (${where})`}`;
    },
    other: (placed) => capital(role(placed)),
    follower: (letter, spot) => `${letter} ${spot}`,
    lastTile: 'Go to last tile',
  },
  questions: {
    place: 'Where should the tile go?',
    rotation: 'Which rotation?',
    follower: 'Place a follower?',
    figure: 'Place a figure?',
  },
  notes: {
    stepPlace: (places) => `Step 1 of 3 · ${spaces(places)}, numbered as on the board`,
    stepRotation: (number, cell) => `Space ${number} at ${cell}`,
    stepFollower: (cell, rotation, { follower, bigFollower = 0, builder = 0, pig = 0 }) => {
      const left = [
        count(follower, 'follower', 'followers'),
        ...(bigFollower > 0 ? [`${figures.bigFollower} (counts as 2)`] : []),
        ...(builder > 0 ? [figures.builder] : []),
        ...(pig > 0 ? [figures.pig] : []),
      ];
      return `Step 2 of 3 · tile at ${laid(cell, rotation)} · ${list(left)} left`;
    },
    secondTile: 'Second tile of your turn',
    stepLast: (outlook, isTurn) => {
      const said = outlook === '' ? 'completes nothing' : outlook;
      return isTurn ? `Step 3 of 3 · ${said}` : capital(said);
    },
    you: 'you',
    fromYou: 'you',
    closed: ({ feature, tiles: size, points, sign }, names) =>
      `${feature === 'cloister' ? 'a cloister' : `${sized(size)} ${feature}`}${withSign(sign)} ` +
      `(${names.length === 0 ? `${count(points, 'point', 'points')}, unclaimed` : `+${points}${names.length > 1 ? ' each' : ''} for ${list(names)}`})`,
    closes: (features) => `completes ${features.join(', ')}`,
    grows: ({ feature, tiles: size, sign }, isYours, others) => {
      const grown = feature === 'cloister' ? `reaches ${size} of 9 tiles` : `grows to ${tiles(size)}${withSign(sign)}`;
      if (others.length === 0) return `your ${feature} ${grown}`;
      const whose = isYours ? `the ${feature} you share with ${list(others)}` : `${list(others)}’s ${feature}`;
      return `${whose} ${grown}`;
    },
    sign: (sign) =>
      ({
        inn: 'inn: 2 points per tile if completed, otherwise 0',
        cathedral: 'cathedral: 3 points per tile and pennant if completed, otherwise 0',
      })[sign],
    goods: (taken, name) => {
      const what = GOODS.filter((good) => taken[good] > 0).map((good) => `${taken[good]} ${goods[good]}`);
      return `${name === null ? 'you take' : `${name} takes`} ${list(what)}`;
    },
    award: ({ award, size, isKept, from }, name) => {
      if (isKept)
        return `${name === null ? 'you keep' : `${name} keeps`} the ${awards[award]}, now with ${tiles(size)}`;
      return `${name === null ? 'you take' : `${name} takes`} the ${awards[award]}${from === null ? '' : ` from ${from}`}`;
    },
    again: (name) => `then ${name === null ? 'you place' : `${name} places`} a second tile`,
    good: {
      builder: 'your later tiles there earn you a second tile',
      pig: '1 more point per completed city if you win this farm',
    },
    atOnce: (points) => `+${points} right away`,
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    way: (label, what) => `${label}${what === '' ? '' : `: ${what}`}`,
    ways: (ways) => `The tile rotated ${ways.join('; ')}.`,
    place: (number, cell, ways) => `Space ${number} at ${cell}: ${ways.join(' | ')}.`,
  },
  summary: (cell, rotation, placed) =>
    `Tile at ${laid(cell, rotation)}${placed === null ? ', no follower' : `${rotation === 0 ? '' : ','} with a ${role(placed)}`}.`,
  lists: {
    tiles: 'Tiles left',
    left: (left) => `${tiles(left)} left, including the one to place`,
    inStack: (left) => (left === 0 ? 'No tiles left' : `${tiles(left)} left`),
    set: (set, left, all) => `**${SETS[set]}: ${left} of ${all}**`,
    tile: (tile, left, all) => `${tile}: ${left} of ${all}`,
    inBox: (all) => `${tiles(all)} in the box, including the start tile`,
    kind: (tile, all) => `${tile}: ${all}`,
  },
  status: {
    turn: (turn, left) => `Turn ${turn} · ${tiles(left)} left`,
    tile: (tile, left) => `Tile ${tile} · ${tiles(left)} left`,
    over: (number, of, removed) =>
      `${of === 'turns' ? count(number, 'turn', 'turns') : `${tiles(number)} placed`}${removed.length === 0 ? '' : ` · Removed (fit nowhere): ${removed.join('; ')}`}`,
  },
};

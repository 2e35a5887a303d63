import { type ByGood, GOODS, type OpenPlayer, type Sign, type TileKind } from '../../../engines/carcassonne/index.ts';
import type { Widened } from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { en as namesWords } from '../names/en.ts';
import type { Closed, FigureOn, Growing, Taken } from './contract.ts';
import { en as drache } from './drache/en.ts';

const figures = namesWords.figures;
const goods = namesWords.goods;
const awards = namesWords.awards;
const rotated = namesWords.turned;
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

const role = ({ figure, feature }: FigureOn): string => namesWords.person(figure, feature);

export const en = {
  /** Option `drache`. */
  drache,
  /** Labels of buttons; at most 80 characters. */
  buttons: {
    placeTile: 'Place the tile',
    placeFollower: 'Place a follower',
    /** In a game with other figures than followers. */
    placeFigure: 'Place a figure',
    /** A rotation, also shown below its thumbnail, in degrees clockwise. */
    rotation: (degrees: number) => `${degrees}°`,
    /** Place no follower. */
    nobody: 'No follower',
    /** The same in a game with other figures than followers. */
    noFigure: 'No figure',
    /** The figure a spot would get: `Farmer (north)`. `where`: null if it’s the only one of its kind. */
    spot: (placed: FigureOn, where: string | null) => {
      const what = capital(role(placed));
      if (placed.figure === 'builder') return `${what} (${where === null ? '' : `${where} `}${placed.feature})`;
      return `${what}${where === null ? '' : ` (${where})`}`;
    },
    /** Another figure on the same spot, whose letter says where: `Big farmer`. */
    other: (placed: FigureOn) => capital(role(placed)),
    /** A spot by its letter, with the figure: `A Knight`. */
    follower: (letter: string, spot: string) => `${letter} ${spot}`,
    /** Zooms in on the last placed tile. */
    lastTile: 'Go to last tile',
  },
  questions: {
    place: 'Where should the tile go?',
    rotation: 'Which rotation?',
    follower: 'Place a follower?',
    /** In a game with other figures than followers. */
    figure: 'Place a figure?',
  },
  /** More information at a step. */
  notes: {
    /** `places`: the number of spaces where the tile fits, in any rotation. */
    stepPlace: (places: number) => `Step 1 of 3 · ${spaces(places)}, numbered as on the board`,
    /** `number`: of the space, as on the board. */
    stepRotation: (number: number, cell: string) => `Space ${number} at ${cell}`,
    stepFollower: (
      cell: string,
      rotation: number,
      { follower, bigFollower = 0, builder = 0, pig = 0 }: OpenPlayer['hand'],
    ) => {
      const left = [
        count(follower, 'follower', 'followers'),
        ...(bigFollower > 0 ? [`${figures.bigFollower} (counts as 2)`] : []),
        ...(builder > 0 ? [figures.builder] : []),
        ...(pig > 0 ? [figures.pig] : []),
      ];
      return `Step 2 of 3 · tile at ${laid(cell, rotation)} · ${list(left)} left`;
    },
    /** The tile of a second part of the turn. */
    secondTile: 'Second tile of your turn',
    /** `outlook`: what the move completes, or an empty string. `isTurn`: whether it is the last step of a whole turn. */
    stepLast: (outlook: string, isTurn: boolean) => {
      const said = outlook === '' ? 'completes nothing' : outlook;
      return isTurn ? `Step 3 of 3 · ${said}` : capital(said);
    },
    /** The reader, in a list of players who score. */
    you: 'you',
    /** The reader, from whom something is taken. */
    fromYou: 'you',
    /** A feature that would be completed, and who would score it. No one scores if `names` is empty. */
    closed: ({ feature, tiles: size, points, sign }: Closed, names: readonly string[]) =>
      `${feature === 'cloister' ? 'a cloister' : `${sized(size)} ${feature}`}${withSign(sign)} ` +
      `(${names.length === 0 ? `${count(points, 'point', 'points')}, unclaimed` : `+${points}${names.length > 1 ? ' each' : ''} for ${list(names)}`})`,
    /** Everything that a move would complete: a list of `closed`. */
    closes: (features: readonly string[]) => `completes ${features.join(', ')}`,
    /** A feature that would grow. It belongs to the reader, others, or both. */
    grows: ({ feature, tiles: size, sign }: Growing, isYours: boolean, others: readonly string[]) => {
      const grown = feature === 'cloister' ? `reaches ${size} of 9 tiles` : `grows to ${tiles(size)}${withSign(sign)}`;
      if (others.length === 0) return `your ${feature} ${grown}`;
      const whose = isYours ? `the ${feature} you share with ${list(others)}` : `${list(others)}’s ${feature}`;
      return `${whose} ${grown}`;
    },
    /** What the inn or cathedral of an incomplete feature means for its points. */
    sign: (sign: Sign) =>
      ({
        inn: 'inn: 2 points per tile if completed, otherwise 0',
        cathedral: 'cathedral: 3 points per tile and pennant if completed, otherwise 0',
      })[sign],
    /** Goods that a player would take. `name`: null for the reader. */
    goods: (taken: ByGood<number>, name: string | null) => {
      const what = GOODS.filter((good) => taken[good] > 0).map((good) => `${taken[good]} ${goods[good]}`);
      return `${name === null ? 'you take' : `${name} takes`} ${list(what)}`;
    },
    /** The king or robber that a player would take. `name`: null for the reader. */
    award: ({ award, size, isKept, from }: Taken, name: string | null) => {
      if (isKept)
        return `${name === null ? 'you keep' : `${name} keeps`} the ${awards[award]}, now with ${tiles(size)}`;
      return `${name === null ? 'you take' : `${name} takes`} the ${awards[award]}${from === null ? '' : ` from ${from}`}`;
    },
    /** A second tile that the builder would earn a player. `name`: null for the reader. */
    again: (name: string | null) => `then ${name === null ? 'you place' : `${name} places`} a second tile`,
    /** What a builder or a pig on a spot would be good for. */
    good: {
      builder: 'your later tiles there earn you a second tile',
      pig: '1 more point per completed city if you win this farm',
    } satisfies { readonly [F in 'builder' | 'pig']: string },
    /** The points that the reader would score this turn. */
    atOnce: (points: number) => `+${points} right away`,
    /** Everything a choice would do, without empty parts; can be empty. */
    all: (parts: readonly string[]) => parts.filter((part) => part !== '').join('; '),
    /** A rotation or spot, and what it would do (`what`, possibly empty). */
    way: (label: string, what: string) => `${label}${what === '' ? '' : `: ${what}`}`,
    /** What the tile looks like in each rotation that fits. */
    ways: (ways: readonly string[]) => `The tile rotated ${ways.join('; ')}.`,
    /** A space by its number, with the rotations that fit there. */
    place: (number: number, cell: string, ways: readonly string[]) =>
      `Space ${number} at ${cell}: ${ways.join(' | ')}.`,
  },
  /** The whole turn, shown at the last step for confirmation. `placed`: null for no figure. */
  summary: (cell: string, rotation: number, placed: FigureOn | null) =>
    `Tile at ${laid(cell, rotation)}${placed === null ? ', no follower' : `${rotation === 0 ? '' : ','} with a ${role(placed)}`}.`,
  lists: {
    /** Title of the list of tiles left, also its button. */
    tiles: 'Tiles left',
    /** Above the kinds: the number of tiles left, including the one to place. */
    left: (left: number) => `${tiles(left)} left, including the one to place`,
    /** The same if no tile has to be placed: this turn’s tile is on the map, or the game is over. */
    inStack: (left: number) => (left === 0 ? 'No tiles left' : `${tiles(left)} left`),
    /** Above the kinds of a set, if there are several: how many are left, of how many. */
    set: (set: TileKind['set'], left: number, all: number) => `**${SETS[set]}: ${left} of ${all}**`,
    /** A kind of tile: how many are left, of how many. */
    tile: (tile: string, left: number, all: number) => `${tile}: ${left} of ${all}`,
    /** Before the start: the number of tiles in all, and of one kind. */
    inBox: (all: number) => `${tiles(all)} in the box, including the start tile`,
    kind: (tile: string, all: number) => `${tile}: ${all}`,
  },
  /**
   * Below the task: turn and tiles left. After the game: number of turns, and the tiles that fit nowhere. Where a turn
   * can have two tiles, tiles are counted instead of turns.
   */
  status: {
    turn: (turn: number, left: number) => `Turn ${turn} · ${tiles(left)} left`,
    tile: (tile: number, left: number) => `Tile ${tile} · ${tiles(left)} left`,
    over: (number: number, of: 'turns' | 'tiles', removed: readonly string[]) =>
      `${of === 'turns' ? count(number, 'turn', 'turns') : `${tiles(number)} placed`}${removed.length === 0 ? '' : ` · Removed (fit nowhere): ${removed.join('; ')}`}`,
  },
};

export type PanelWords = Widened<typeof en>;

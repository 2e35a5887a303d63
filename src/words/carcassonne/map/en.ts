import type { Direction, FeatureKind, LyingSegment, Side, Sign, Survey } from '../../../engines/carcassonne/index.ts';
import type { Widened } from '../../contract.ts';
import { capital, cellName, speechOf } from '../../speech.ts';
import { en as namesWords } from '../names/en.ts';
import { countsIn } from '../names/goods.ts';
import type { Inhabitant, Landmark, Person, ToldSegment } from './contract.ts';
import { sidesInOrder } from './sides.ts';

const { list, count } = speechOf('en');
const persons = namesWords.person;
const goods = namesWords.goods;
const tiles = (n: number) => count(n, 'tile', 'tiles');

const SIGN: { readonly [S in Sign]: string } = { inn: 'an inn', cathedral: 'a cathedral' };
const SIDE: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };
const DIRECTION: { readonly [D in Direction]: string } = {
  ...{ n: 'north', ne: 'northeast', e: 'east', se: 'southeast' },
  ...{ s: 'south', sw: 'southwest', w: 'west', nw: 'northwest' },
};
const LAND: { readonly [F in FeatureKind]: string } = {
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  field: 'farm',
};

const LANDMARK: { readonly [L in Landmark]: string } = {
  ...{ spring: 'spring', lake: 'lake' },
  ...{ volcano: 'volcano', dragon: 'dragon symbol', portal: 'magic portal' },
};

const sidesOf = ({ sides }: LyingSegment): readonly string[] => sidesInOrder(sides).map((side) => SIDE[side]);

export const en = {
  /** A tile as rotated: `city north, road from west to east`. Anything not mentioned is field. */
  tile: (segments: readonly ToldSegment[], landmark: Landmark | null) =>
    [...(landmark === null ? [] : [LANDMARK[landmark]]), ...segments.flatMap(shown)].join(', ') || 'fields only',
  /** The sides of a segment, or the part of the tile where it is: `north`, `west–east`. */
  where: (segment: LyingSegment) =>
    segment.kind === 'field'
      ? segment.toward === null
        ? 'middle'
        : DIRECTION[segment.toward]
      : sidesOf(segment).join('–'),
  /** A feature and its size: `north city of 3 tiles with 1 pennant`. `where`: its part of the tile, or null. */
  feature: (of: Survey, where: string | null) =>
    `${of.complete ? 'completed ' : ''}${where === null ? '' : `${where} `}${LAND[of.kind]} ${size(of)}`,
  /** The cells a feature still needs: `open at (1, 2)`, or an empty string for a farm. */
  needs: ({ needs }: Survey) => (needs.length === 0 ? '' : `open at ${list(needs.map(cellName))}`),
  /** Both together. `needs` can be empty. */
  spot: (what: string, needs: string) => `${what}${needs === '' ? '' : `, ${needs}`}`,
  /** The figures on a feature of this kind: `Aya’s knight at (1, 2), north; Aya’s builder at (1, 3)`. */
  people: (people: readonly Person[], kind: FeatureKind) =>
    people
      .map(
        ({ figure, name, cell, where }) =>
          `${name}’s ${persons(figure, kind)} at ${cell}${where === null ? '' : `, ${where}`}`,
      )
      .join('; '),
  /** A figure where it is: `Aya’s knight at (1, 2), north`. */
  person: (one: Inhabitant) => `${someone(one)} at ${one.cell}${within(one)}`,
  /** A sentence about a feature with figures: each from the method of its name. `cells`: its tiles. */
  occupied: (people: string, what: string, cells: readonly string[], needs: string) =>
    `${people}: ${what}, on ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`,
  /** A sentence about a feature without followers. `needs` can be empty. */
  free: (what: string, cells: readonly string[], needs: string) =>
    `Unclaimed: ${what}, on ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`,
  /** The cell that the river needs next. */
  river: (cell: string) => `The river continues at ${cell}.`,
  /** Above the list of tiles. */
  tiles: 'Tiles, row by row from the north. Any side not mentioned is field.',
  /** A sentence about a tile. */
  placement: (cell: string, tile: string) => `${cell}: ${tile}.`,
  /** A kind of tile: from `tileNames`. */
  kind: namesWords.tile,
  /** A sentence about tiles that fit nowhere. `tiles`: from `tileNames`. */
  removed: (names: readonly string[]) => `Removed (fit nowhere): ${names.join('; ')}.`,
  /** Option `drache`: the sentences about dragon and fairy. */
  drache: {
    /** Where the dragon is: null beside the map. */
    dragon: (cell: string | null) => (cell === null ? 'The dragon isn’t on the map yet.' : `The dragon is at ${cell}.`),
    /** Where the fairy is, and with whom; null for beside the map, and for no one. */
    fairy: (cell: string | null, companion: Inhabitant | null) => {
      if (cell === null) return 'The fairy isn’t on the map yet.';
      return companion === null
        ? `The fairy is at ${cell}, with no follower.`
        : `The fairy is with ${someone(companion)} at ${cell}${within(companion)}.`;
    },
    /** Dragon tiles that wait for the first volcano. `tiles`: from `tileNames`. */
    setAside: (names: readonly string[]) => `Set aside until the first volcano: ${names.join('; ')}.`,
    /** Where the dragon has been during this movement, from its first tile to where it is. */
    way: (cells: readonly string[]) => `The dragon’s way so far: ${cells.join(', ')}.`,
    /** A step that the dragon can take, and who is there. */
    step: (side: Side, cell: string, eaten: readonly Inhabitant[]) =>
      `${capital(SIDE[side])} to ${cell}: it eats ${eaten.length === 0 ? 'no one' : list(eaten.map(someone))}.`,
    /** The knights of whom the princess sends one back. */
    knights: (knights: readonly Inhabitant[]): string =>
      `Knights to choose from: ${knights.map(en.person).join('; ')}.`,
    /** Above the unclaimed features: where the portal leads. `dragon`: its cell. */
    portal: (dragon: string | null) =>
      `The portal leads to everything below that is unclaimed${dragon === null ? '' : `, except on the dragon’s tile ${dragon}`}.`,
  },
};

export type MapWords = Widened<typeof en>;

/** `Aya’s big knight` */
const someone = ({ figure, feature, name }: Inhabitant): string => `${name}’s ${persons(figure, feature)}`;
/** `, north`: the part of the tile. */
const within = ({ where }: Inhabitant): string => (where === null ? '' : `, ${where}`);

function shown(segment: ToldSegment): readonly string[] {
  const { kind, sides, pennants, sign, good, extra } = segment;
  const names = sidesOf(segment);
  switch (kind) {
    case 'city': {
      const has = [
        ...(pennants > 0 ? ['a pennant'] : []),
        ...signIn(sign),
        ...(good === null ? [] : [goods[good]]),
        ...(extra === 'princess' ? ['a princess'] : []),
      ];
      return [`city ${sides.length === 4 ? 'on all sides' : list(names)}${having(has)}`];
    }
    case 'road':
    case 'river':
      return [
        `${kind} ${names.length === 1 ? `to the ${names[0]}` : `from ${names.join(' to ')}`}${having([...signIn(sign), ...(extra === 'tunnel' ? ['a tunnel'] : [])])}`,
      ];
    case 'cloister':
      return ['cloister'];
    case 'field':
      return [];
  }
}

const signIn = (sign: Sign | null): readonly string[] => (sign === null ? [] : [SIGN[sign]]);
/** ` with a pennant and wine` */
const having = (things: readonly string[]): string => (things.length === 0 ? '' : ` with ${list(things)}`);

function size({ kind, cells, pennants, sign, goods: taken, cities }: Survey): string {
  switch (kind) {
    case 'city': {
      const shields = pennants > 0 ? [count(pennants, 'pennant', 'pennants')] : [];
      const wares = countsIn(taken).map(([good, n]) => `${n} ${goods[good]}`);
      return `of ${tiles(cells.length)}${having([...shields, ...signIn(sign), ...wares])}`;
    }
    case 'road':
      return `of ${tiles(cells.length)}${having(signIn(sign))}`;
    case 'cloister':
      return `with ${cells.length} of 9 tiles`;
    case 'field':
      return `touching ${count(cities, 'completed city', 'completed cities')}`;
  }
}

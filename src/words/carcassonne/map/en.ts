import type { Direction, FeatureKind, LyingSegment, Side, Sign, Survey } from '../../../engines/carcassonne/index.ts';
import { capital, cellName, speechOf } from '../../speech.ts';
import { countsIn } from '../names/goods.ts';
import { goodNames, personNames, tileNames } from '../names/index.ts';
import type { Inhabitant, Landmark, MapWords, ToldSegment } from './contract.ts';
import { sidesInOrder } from './sides.ts';

const { list, count } = speechOf('en');
const persons = personNames.en;
const goods = goodNames.en;
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

export const en: MapWords = {
  tile: (segments, landmark) =>
    [...(landmark === null ? [] : [LANDMARK[landmark]]), ...segments.flatMap(shown)].join(', ') || 'fields only',
  where: (segment) =>
    segment.kind === 'field'
      ? segment.toward === null
        ? 'middle'
        : DIRECTION[segment.toward]
      : sidesOf(segment).join('–'),
  feature: (of, where) =>
    `${of.complete ? 'completed ' : ''}${where === null ? '' : `${where} `}${LAND[of.kind]} ${size(of)}`,
  needs: ({ needs }) => (needs.length === 0 ? '' : `open at ${list(needs.map(cellName))}`),
  spot: (what, needs) => `${what}${needs === '' ? '' : `, ${needs}`}`,
  people: (people, kind) =>
    people
      .map(
        ({ figure, name, cell, where }) =>
          `${name}’s ${persons(figure, kind)} at ${cell}${where === null ? '' : `, ${where}`}`,
      )
      .join('; '),
  person: (one) => `${someone(one)} at ${one.cell}${within(one)}`,
  occupied: (people, what, cells, needs) => `${people}: ${what}, on ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`,
  free: (what, cells, needs) => `Unclaimed: ${what}, on ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`,
  river: (cell) => `The river continues at ${cell}.`,
  tiles: 'Tiles, row by row from the north. Any side not mentioned is field.',
  placement: (cell, tile) => `${cell}: ${tile}.`,
  kind: tileNames.en,
  removed: (names) => `Removed (fit nowhere): ${names.join('; ')}.`,
  drache: {
    dragon: (cell) => (cell === null ? 'The dragon isn’t on the map yet.' : `The dragon is at ${cell}.`),
    fairy: (cell, companion) => {
      if (cell === null) return 'The fairy isn’t on the map yet.';
      return companion === null
        ? `The fairy is at ${cell}, with no follower.`
        : `The fairy is with ${someone(companion)} at ${cell}${within(companion)}.`;
    },
    setAside: (names) => `Set aside until the first volcano: ${names.join('; ')}.`,
    way: (cells) => `The dragon’s way so far: ${cells.join(', ')}.`,
    step: (side, cell, eaten) =>
      `${capital(SIDE[side])} to ${cell}: it eats ${eaten.length === 0 ? 'no one' : list(eaten.map(someone))}.`,
    knights: (knights) => `Knights to choose from: ${knights.map(en.person).join('; ')}.`,
    portal: (dragon) =>
      `The portal leads to everything below that is unclaimed${dragon === null ? '' : `, except on the dragon’s tile ${dragon}`}.`,
  },
};

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

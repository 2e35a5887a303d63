import type { Direction, FeatureKind, LyingSegment, Side, Sign, Survey } from '../../../engines/carcassonne/index.ts';
import { cellName, speechOf } from '../../speech.ts';
import { countsIn } from '../names/goods.ts';
import { goodNames, personNames } from '../names/index.ts';
import type { MapWords } from './contract.ts';
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

const sidesOf = ({ sides }: LyingSegment): readonly string[] => sidesInOrder(sides).map((side) => SIDE[side]);

export const en: MapWords = {
  tile: (segments, landmark) =>
    [...(landmark === null ? [] : [landmark]), ...segments.flatMap(shown)].join(', ') || 'fields only',
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
  occupied: (people, what, cells, needs) => `${people}: ${what}, on ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`,
  free: (what, cells, needs) => `Unclaimed: ${what}, on ${list(cells)}, ${needs}.`,
  river: (cell) => `The river continues at ${cell}.`,
  tiles: 'Tiles, row by row from the north. Any side not mentioned is field.',
  placement: (cell, tile) => `${cell}: ${tile}.`,
  removed: (names) => `Removed (fit nowhere): ${names.join('; ')}.`,
};

function shown(segment: LyingSegment): readonly string[] {
  const { kind, sides, pennants, sign, good } = segment;
  const names = sidesOf(segment);
  switch (kind) {
    case 'city': {
      const has = [...(pennants > 0 ? ['a pennant'] : []), ...signIn(sign), ...(good === null ? [] : [goods[good]])];
      return [`city ${sides.length === 4 ? 'on all sides' : list(names)}${having(has)}`];
    }
    case 'road':
    case 'river':
      return [
        `${kind} ${names.length === 1 ? `to the ${names[0]}` : `from ${names.join(' to ')}`}${having(signIn(sign))}`,
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

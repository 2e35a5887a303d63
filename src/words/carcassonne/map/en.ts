import type { Direction, FeatureKind, LyingSegment, Side, Survey } from '../../../engines/carcassonne/index.ts';
import { cellName, speechOf } from '../../speech.ts';
import { followerNames } from '../names/index.ts';
import type { MapWords } from './contract.ts';
import { sidesInOrder } from './sides.ts';

const { list, count } = speechOf('en');
const followers = followerNames.en;
const tiles = (n: number) => count(n, 'tile', 'tiles');

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
  tile: (segments) => segments.flatMap(shown).join(', ') || 'fields only',
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
  occupied(people, { kind }, what, cells, needs) {
    const who = people.map(
      ({ name, cell, where }) => `${name}’s ${followers[kind]} at ${cell}${where === null ? '' : `, ${where}`}`,
    );
    return `${who.join('; ')}: ${what}, on ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`;
  },
  free: (what, cells, needs) => `Unclaimed: ${what}, on ${list(cells)}, ${needs}.`,
  tiles: 'Tiles, row by row from the north. Any side not mentioned is field.',
  placement: (cell, tile) => `${cell}: ${tile}.`,
  removed: (names) => `Removed (fit nowhere): ${names.join('; ')}.`,
};

function shown(segment: LyingSegment): readonly string[] {
  const { kind, sides, pennants } = segment;
  const names = sidesOf(segment);
  switch (kind) {
    case 'city':
      return [`city ${sides.length === 4 ? 'on all sides' : list(names)}${pennants > 0 ? ' with a pennant' : ''}`];
    case 'road':
    case 'river':
      return [`${kind} ${names.length === 1 ? `to the ${names[0]}` : `from ${names.join(' to ')}`}`];
    case 'cloister':
      return ['cloister'];
    case 'field':
      return [];
  }
}

function size({ kind, cells, pennants, cities }: Survey): string {
  switch (kind) {
    case 'city':
      return `of ${tiles(cells.length)}${pennants > 0 ? ` with ${count(pennants, 'pennant', 'pennants')}` : ''}`;
    case 'road':
      return `of ${tiles(cells.length)}`;
    case 'cloister':
      return `with ${cells.length} of 9 tiles`;
    case 'field':
      return `touching ${count(cities, 'completed city', 'completed cities')}`;
  }
}

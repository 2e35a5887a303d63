import type { Direction, FeatureKind, LyingSegment, Side, Survey } from '../../../engines/carcassonne/index.ts';
import { cellName, speechOf } from '../../speech.ts';
import type { MapWords } from './contract.ts';
import { sidesInOrder } from './sides.ts';

const { list, count } = speechOf('de');
const tiles = (n: number) => count(n, 'Plättchen');

/** Alone, and before a hyphen. */
const SIDE: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };
const SHORT: { readonly [S in Side]: string } = { n: 'Nord', e: 'Ost', s: 'Süd', w: 'West' };
const DIRECTION: { readonly [D in Direction]: string } = {
  ...{ n: 'Norden', ne: 'Nordosten', e: 'Osten', se: 'Südosten' },
  ...{ s: 'Süden', sw: 'Südwesten', w: 'Westen', nw: 'Nordwesten' },
};
const LAND: { readonly [F in FeatureKind]: string } = {
  city: 'Stadt',
  road: 'Straße',
  cloister: 'Kloster',
  field: 'Wiese',
};
const COMPLETE: { readonly [F in FeatureKind]: string } = {
  ...LAND,
  city: 'fertige Stadt',
  road: 'fertige Straße',
  cloister: 'fertiges Kloster',
};
const FOLLOWERS: { readonly [F in FeatureKind]: readonly [one: string, more: string] } = {
  city: ['Ritter', 'Ritter'],
  road: ['Wegelagerer', 'Wegelagerer'],
  cloister: ['Mönch', 'Mönche'],
  field: ['Bauer', 'Bauern'],
};

const oneOrPair = (segment: LyingSegment): string => {
  const sides = sidesInOrder(segment.sides);
  return sides.map((side) => (sides.length === 1 ? SIDE : SHORT)[side]).join('–');
};

/** Of a farm: the completed cities that it touches. */
export const atCities = (n: number): string =>
  n === 0 ? 'ohne fertige Stadt' : n === 1 ? 'an einer fertigen Stadt' : `an ${n} fertigen Städten`;

export const de: MapWords = {
  tile: (segments) => segments.flatMap(shown).join(', ') || 'nur Wiese',
  where: (segment) =>
    segment.kind === 'field' ? (segment.toward === null ? 'Mitte' : DIRECTION[segment.toward]) : oneOrPair(segment),
  feature: (of, where) =>
    `${(of.complete ? COMPLETE : LAND)[of.kind]}${where === null ? '' : ` (${where})`} ${size(of)}`,
  needs: ({ needs }) => (needs.length === 0 ? '' : `offen nach ${list(needs.map(cellName))}`),
  spot: (what, needs) => `${what}${needs === '' ? '' : `, ${needs}`}`,
  occupied(people, { kind }, what, cells, needs) {
    const where = people.map(({ name, cell, where }) => `${name} auf ${cell}${where === null ? '' : `, ${where}`}`);
    const who = FOLLOWERS[kind][people.length > 1 ? 1 : 0];
    return `${who} von ${where.join('; ')}: ${what}, auf ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`;
  },
  free: (what, cells, needs) => `Unbesetzt: ${what}, auf ${list(cells)}, ${needs}.`,
  tiles: 'Die Plättchen, wie sie liegen, Reihe für Reihe von Norden nach Süden; was nicht genannt ist, ist Wiese.',
  placement: (cell, tile) => `${cell}: ${tile}.`,
  removed: (names) =>
    `Aus dem Spiel, weil ${names.length === 1 ? 'es nirgends passte' : 'sie nirgends passten'}: ${names.join('; ')}.`,
};

function shown(segment: LyingSegment): readonly string[] {
  const { kind, sides, pennants } = segment;
  switch (kind) {
    case 'city': {
      const where =
        sides.length === 4 ? 'auf allen Seiten' : `im ${list(sidesInOrder(sides).map((side) => SIDE[side]))}`;
      return [`Stadt ${where}${pennants > 0 ? ' mit Wappen' : ''}`];
    }
    case 'road':
    case 'river': {
      const name = kind === 'road' ? 'Straße' : 'Fluss';
      return [`${name} ${sides.length === 1 ? `nach ${oneOrPair(segment)}` : oneOrPair(segment)}`];
    }
    case 'cloister':
      return ['Kloster'];
    case 'field':
      return [];
  }
}

function size({ kind, cells, pennants, cities }: Survey): string {
  switch (kind) {
    case 'city':
      return `aus ${tiles(cells.length)}${pennants > 0 ? ` mit ${count(pennants, 'Wappen')}` : ''}`;
    case 'road':
      return `aus ${tiles(cells.length)}`;
    case 'cloister':
      return `mit ${cells.length} von 9 Plättchen`;
    case 'field':
      return atCities(cities);
  }
}

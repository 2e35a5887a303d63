import {
  type Direction,
  type FeatureKind,
  FIGURES,
  type Figure,
  type LyingSegment,
  type Side,
  type Sign,
  type Survey,
} from '../../../engines/carcassonne/index.ts';
import { capital, cellName, speechOf } from '../../speech.ts';
import { de as namesWords } from '../names/de.ts';
import { countsIn } from '../names/goods.ts';
import type { Inhabitant, Landmark, ToldSegment } from './contract.ts';
import type { MapWords } from './en.ts';
import { sidesInOrder } from './sides.ts';

const { list, count } = speechOf('de');
const goods = namesWords.goods;
const signs = namesWords.signs;
const tiles = (n: number) => count(n, 'Plättchen');

/** Alone, and before a hyphen. */
const SIDE: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };
const SHORT: { readonly [S in Side]: string } = { n: 'Nord', e: 'Ost', s: 'Süd', w: 'West' };
const DIRECTION: { readonly [D in Direction]: string } = {
  ...{ n: 'Norden', ne: 'Nordosten', e: 'Osten', se: 'Südosten' },
  ...{ s: 'Süden', sw: 'Südwesten', w: 'Westen', nw: 'Nordwesten' },
};
const LANDMARK: { readonly [L in Landmark]: string } = {
  ...{ spring: 'Quelle', lake: 'See' },
  ...{ volcano: 'Vulkan', dragon: 'Drachensymbol', portal: 'Zaubergang' },
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
/** Figures of one kind on a feature. */
function whoIn(figure: Figure, kind: FeatureKind, isOne: boolean): string {
  const [one, more] = FOLLOWERS[kind];
  switch (figure) {
    case 'follower':
      return isOne ? one : more;
    case 'bigFollower':
      return isOne ? `großer ${one}` : `große ${more}`;
    case 'builder':
      return 'Baumeister';
    case 'pig':
      return isOne ? 'Schwein' : 'Schweine';
  }
}

const oneOrPair = (segment: LyingSegment): string => {
  const sides = sidesInOrder(segment.sides);
  return sides.map((side) => (sides.length === 1 ? SIDE : SHORT)[side]).join('–');
};

/** Of a farm: the completed cities that it touches. */
export const atCities = (n: number): string =>
  n === 0 ? 'ohne fertige Stadt' : n === 1 ? 'an einer fertigen Stadt' : `an ${n} fertigen Städten`;

export const de: MapWords = {
  tile: (segments, landmark) =>
    [...(landmark === null ? [] : [LANDMARK[landmark]]), ...segments.flatMap(shown)].join(', ') || 'nur Wiese',
  where: (segment) =>
    segment.kind === 'field' ? (segment.toward === null ? 'Mitte' : DIRECTION[segment.toward]) : oneOrPair(segment),
  feature: (of, where) =>
    `${(of.complete ? COMPLETE : LAND)[of.kind]}${where === null ? '' : ` (${where})`} ${size(of)}`,
  needs: ({ needs }) => (needs.length === 0 ? '' : `offen nach ${list(needs.map(cellName))}`),
  spot: (what, needs) => `${what}${needs === '' ? '' : `, ${needs}`}`,
  people: (people, kind) =>
    FIGURES.map((figure) => people.filter((one) => one.figure === figure))
      .filter((alike) => alike.length > 0)
      .map((alike) => {
        const where = alike.map(({ name, cell, where }) => `${name} auf ${cell}${where === null ? '' : `, ${where}`}`);
        return `${whoIn(alike[0]!.figure, kind, alike.length === 1)} von ${where.join('; ')}`; // No group is empty.
      })
      .join('; '),
  person: (one) => `${someone(one)} auf ${one.cell}${within(one)}`,
  occupied: (people, what, cells, needs) =>
    `${capital(people)}: ${what}, auf ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`,
  free: (what, cells, needs) => `Unbesetzt: ${what}, auf ${list(cells)}${needs === '' ? '' : `, ${needs}`}.`,
  river: (cell) => `Der Fluss geht auf ${cell} weiter.`,
  tiles: 'Die Plättchen, wie sie liegen, Reihe für Reihe von Norden nach Süden; was nicht genannt ist, ist Wiese.',
  placement: (cell, tile) => `${cell}: ${tile}.`,
  kind: namesWords.tile,
  removed: (names) =>
    `Aus dem Spiel, weil ${names.length === 1 ? 'es nirgends passte' : 'sie nirgends passten'}: ${names.join('; ')}.`,
  drache: {
    dragon: (cell) =>
      cell === null ? 'Der Drache ist noch nicht in der Landschaft.' : `Der Drache steht auf ${cell}.`,
    fairy: (cell, companion) => {
      if (cell === null) return 'Die Fee ist noch nicht in der Landschaft.';
      return companion === null
        ? `Die Fee steht allein auf ${cell}.`
        : `Die Fee steht auf ${cell}; bei ihr: ${someone(companion)}${within(companion)}.`;
    },
    setAside: (names) => `Beiseite bis zum ersten Vulkan: ${names.join('; ')}.`,
    way: (cells) => `Weg des Drachen bisher: ${cells.join(', ')}.`,
    step: (side, cell, eaten) =>
      `Nach ${SIDE[side]} auf ${cell}; ${eaten.length === 0 ? 'keine Opfer' : `Opfer: ${eaten.map(someone).join(', ')}`}.`,
    knights: (knights) => `Zur Wahl stehen: ${knights.map(de.person).join('; ')}.`,
    portal: (dragon) =>
      `Der Zaubergang führt zu allem, was unten unbesetzt ist${dragon === null ? '' : `, nur nicht auf das Plättchen des Drachen, ${dragon}`}.`,
  },
};

/** `großer Ritter von Aya` */
const someone = ({ figure, feature, name }: Inhabitant): string => `${whoIn(figure, feature, true)} von ${name}`;
/** `, Norden`: the part of the tile. */
const within = ({ where }: Inhabitant): string => (where === null ? '' : `, ${where}`);

function shown(segment: ToldSegment): readonly string[] {
  const { kind, sides, pennants, sign, good, extra } = segment;
  switch (kind) {
    case 'city': {
      const where =
        sides.length === 4 ? 'auf allen Seiten' : `im ${list(sidesInOrder(sides).map((side) => SIDE[side]))}`;
      const has = [
        ...(pennants > 0 ? ['Wappen'] : []),
        ...signIn(sign),
        ...(good === null ? [] : [goods[good]]),
        ...(extra === 'princess' ? ['Burgfräulein'] : []),
      ];
      return [`Stadt ${where}${having(has)}`];
    }
    case 'road':
    case 'river': {
      const name = kind === 'road' ? 'Straße' : 'Fluss';
      return [
        `${name} ${sides.length === 1 ? `nach ${oneOrPair(segment)}` : oneOrPair(segment)}${having([...signIn(sign), ...(extra === 'tunnel' ? ['Tunnel'] : [])])}`,
      ];
    }
    case 'cloister':
      return ['Kloster'];
    case 'field':
      return [];
  }
}

const signIn = (sign: Sign | null): readonly string[] => (sign === null ? [] : [signs[sign]]);
/** ` mit Wappen und Wein` */
const having = (things: readonly string[]): string => (things.length === 0 ? '' : ` mit ${list(things)}`);

function size({ kind, cells, pennants, sign, goods: taken, cities }: Survey): string {
  switch (kind) {
    case 'city': {
      const shields = pennants > 0 ? [count(pennants, 'Wappen')] : [];
      const wares = countsIn(taken).map(([good, n]) => `${n} ${goods[good]}`);
      return `aus ${tiles(cells.length)}${having([...shields, ...signIn(sign), ...wares])}`;
    }
    case 'road':
      return `aus ${tiles(cells.length)}${having(signIn(sign))}`;
    case 'cloister':
      return `mit ${cells.length} von 9 Plättchen`;
    case 'field':
      return atCities(cities);
  }
}

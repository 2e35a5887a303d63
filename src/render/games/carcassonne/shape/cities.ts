/**
 * The outlines of cities at rotation 0. A city's outline follows its own sides, and walls from lattice corner to
 * lattice corner.
 */
import { type Good, type Segment, SIDES } from '../../../../engines/carcassonne/index.ts';
import { between, minus, type Point, plus, unit } from '../../../kit/geometry.ts';
import { type CityOutline, crossingBands } from './crossingBands.ts';
import { CENTER, CORNERS, type Curve, cubic, fromSide, line } from './curves.ts';

/** What a city shows on a sign: a pennant, the good that it yields, or its princess. */
type CitySign = 'pennant' | 'princess' | Good;

export interface CityShape extends CityOutline {
  readonly segment: number;
  readonly sign: CitySign | null;
  readonly hasCathedral: boolean;
}

/** A cap is a city on one side: its depth in the tile, and the angle at which its wall leaves the corner. */
const CAP = { depth: 0.33, angle: 29, handle: 0.24, shoulder: 0.2 } as const;
/** A cap beside another city of the same tile is flatter, so that their walls separate at once. */
const FLAT_CAP = { depth: 0.29, angle: 11, handle: 0.22, shoulder: 0.22 } as const;
/** A cap that leaves room for a river or a church in the middle of the tile. */
const LOW_CAP = { depth: 0.24, angle: 22, handle: 0.24, shoulder: 0.22 } as const;
/** A cap opposite the bulge of a band, with a closed field between them. */
const LENS_CAP = { depth: 0.2, angle: 9, handle: 0.24, shoulder: 0.24 } as const;

/** What decides the outline of a city besides its sides. */
interface Surroundings {
  /** Sides that belong to other cities of the tile. */
  readonly others: readonly number[];
  /** Whether the middle of the tile has a river or a church. */
  readonly isLow: boolean;
  /** Whether the walls of this cap and the one opposite meet in the middle of the tile. */
  readonly isBackToBack: boolean;
  /** Whether a road passes under the city, with land between each end of its tunnel and the wall. */
  readonly isTunneled: boolean;
  /** Corners without a side of a city that walls run to. */
  readonly spurs: readonly number[];
  /** Corners to which the wall of a cap runs beside the wall of a corner, with a closed field between them. */
  readonly lenses: readonly number[];
}

/** The cities of a tile. */
export function citiesOf(segments: readonly Segment[]): readonly CityShape[] {
  const sides = segments.map(sidesOf);
  const bands = crossingBands(sides);
  const isLow = segments.some(({ kind }) => kind === 'river' || kind === 'cloister');
  const isBackToBack = areBackToBack(segments);
  const isTunneled = segments.some((segment) => segment.kind === 'road' && segment.tunnel);
  const spurs = spursOf(segments);
  const lenses = lensesOf(segments);
  return segments.flatMap((segment, index) => {
    if (segment.kind !== 'city') return [];
    const others = sides.flatMap((own, i) => (i === index ? [] : own));
    const outline =
      bands?.get(index) ?? outlineOf(sides[index]!, { others, isLow, isBackToBack, isTunneled, spurs, lenses });
    const sign = signOf(segment);
    return [{ segment: index, sign, hasCathedral: segment.cathedral, ...outline }];
  });
}

/** Clockwise; none for what isn't a city. */
const sidesOf = (segment: Segment): readonly number[] =>
  segment.kind === 'city' ? segment.edges.map((side) => SIDES.indexOf(side)).toSorted((a, b) => a - b) : [];

/** No city of a tile has several. */
const signOf = ({ pennants, princess, good }: Extract<Segment, { readonly kind: 'city' }>): CitySign | null => {
  if (pennants > 0) return 'pennant';
  return princess ? 'princess' : good;
};

/** Whether two caps separate the fields on either side of the tile, with a road from each to where they meet. */
function areBackToBack(segments: readonly Segment[]): boolean {
  const caps = segments.filter((segment) => segment.kind === 'city' && segment.edges.length === 1);
  const fields = segments.filter(({ kind }) => kind === 'field');
  return caps.length === 2 && fields.length === 4;
}

/** The corners at which two fields meet that no road separates: a wall runs to them. */
function spursOf(segments: readonly Segment[]): readonly number[] {
  const fieldAt = (half: number) =>
    segments.findIndex((segment) => segment.kind === 'field' && segment.halves.includes(half));
  return [0, 1, 2, 3].filter((corner) => {
    const [before, after] = [fieldAt((2 * corner + 7) % 8), fieldAt(2 * corner)];
    return before >= 0 && after >= 0 && before !== after;
  });
}

/** The corners at which closed fields end that lie between a cap and a corner. */
function lensesOf(segments: readonly Segment[]): readonly number[] {
  return segments.flatMap((segment) => {
    if (segment.kind !== 'field' || segment.halves.length > 0) return [];
    const sides = segment.cities.map((city) => sidesOf(segments[city]!));
    const cap = sides.find((own) => own.length === 1);
    const corner = sides.find((own) => own.length === 2 && (own[1]! - own[0]!) % 2 === 1);
    return cap === undefined || corner === undefined ? [] : [(cap[0]! + 3) % 4];
  });
}

/** @param sides of this city, clockwise */
function outlineOf(sides: readonly number[], surroundings: Surroundings): CityOutline {
  const walls: Curve[] = [];
  const outline = sides.flatMap((side, i) => {
    const next = sides[(i + 1) % sides.length]!;
    const passed = sides.length === 1 ? 3 : ((next - side + 4) % 4) - 1;
    const edge = line(CORNERS[side]!, CORNERS[(side + 1) % 4]!);
    const past = wallsPast(passed, side, surroundings);
    walls.push(...past);
    return [edge, ...past.flat()];
  });
  return { outline, walls, passages: [] };
}

/** The walls from the end of one of the city's sides past this many other sides. */
function wallsPast(passed: number, side: number, surroundings: Surroundings): readonly Curve[] {
  const { others, isTunneled, spurs, lenses } = surroundings;
  const isSpur = spurs.includes((side + 2) % 4);
  switch (passed) {
    case 1:
      return [[bulge((side + 1) % 4, others.includes((side + 1) % 4), isTunneled)]];
    case 2:
      return isSpur ? cornerSpur(side) : [[diagonal(side, others)]];
    case 3:
      if (lenses.includes((side + 3) % 4)) return capBesideLens(side);
      return isSpur ? capSpur(side) : [cap(side, surroundings)];
    default:
      return [];
  }
}

/** Past one side: a wall that sags into the tile, deeper if that side has another city or the end of a tunnel. */
function bulge(side: number, isDeep: boolean, isTunneled: boolean): Curve[number] {
  const [along, inward] = isDeep ? [0.13, 0.68] : isTunneled ? [0.2, 0.46] : [0.28, 0.25];
  return cubic(
    fromSide(side, 0, 0),
    fromSide(side, along, inward),
    fromSide(side, 1 - along, inward),
    fromSide(side, 1, 0),
  );
}

/** Past two sides: nearly the diagonal, pulled toward the city. */
function diagonal(side: number, others: readonly number[]): Curve[number] {
  const from = CORNERS[(side + 1) % 4]!;
  const to = CORNERS[(side + 3) % 4]!;
  const inward: Point = unit(minus(CORNERS[side]!, CENTER));
  const pull = [0.08, 0.13, 0.17][others.length] ?? 0.08;
  return cubic(from, plus(between(from, to, 0.3), inward, pull), plus(between(from, to, 0.7), inward, pull), to);
}

/** Past three sides: around a single side of the tile. */
function cap(side: number, { others, isLow, isBackToBack }: Surroundings): Curve {
  const at = (along: number, inward: number) => fromSide(side, along, inward);
  if (isBackToBack) {
    return [
      cubic(at(1, 0), at(0.66, 0.1), at(0.6, 0.48), at(0.5, 0.5)),
      cubic(at(0.5, 0.5), at(0.4, 0.48), at(0.34, 0.1), at(0, 0)),
    ];
  }
  const beside = [(side + 1) % 4, (side + 3) % 4].filter((other) => others.includes(other)).length;
  const isUnderBand = beside === 2 && others.length === 2;
  const isShared = beside > 0;
  const { depth, angle, handle, shoulder } = isLow ? LOW_CAP : isUnderBand ? LENS_CAP : isShared ? FLAT_CAP : CAP;
  const rise = Math.sin((angle * Math.PI) / 180) * handle;
  const run = Math.cos((angle * Math.PI) / 180) * handle;
  return [
    cubic(at(1, 0), at(1 - run, rise), at(0.5 + shoulder, depth), at(0.5, depth)),
    cubic(at(0.5, depth), at(0.5 - shoulder, depth), at(run, rise), at(0, 0)),
  ];
}

/** A cap that narrows to the far corner of the tile. */
function capSpur(side: number): readonly Curve[] {
  const at = (along: number, inward: number) => fromSide(side, along, inward);
  return [
    [cubic(at(1, 0), at(0.72, 0.2), at(0.66, 0.58), at(1, 1))],
    [cubic(at(1, 1), at(0.5, 0.66), at(0.2, 0.3), at(0, 0))],
  ];
}

/** A cap that narrows to the corner before its side, beside the wall of the opposite corner. */
function capBesideLens(side: number): readonly Curve[] {
  const at = (along: number, inward: number) => fromSide(side, along, inward);
  return [
    [cubic(at(1, 0), at(0.52, 0.15), at(0.2, 0.54), at(0, 1))],
    [cubic(at(0, 1), at(0.16, 0.66), at(0.17, 0.3), at(0, 0))],
  ];
}

/** A corner that narrows to the opposite corner of the tile. */
function cornerSpur(side: number): readonly Curve[] {
  const at = (along: number, inward: number) => fromSide(side, along, inward);
  return [
    [cubic(at(1, 0), at(0.6, 0.3), at(0.6, 0.56), at(1, 1))],
    [cubic(at(1, 1), at(0.56, 0.6), at(0.3, 0.6), at(0, 1))],
  ];
}

/** A figure and its spot as they are typed: `A`, `B pig`, `nobody`. */
import type { Carcassonne, Move } from '../../../engines/carcassonne/index.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { figureNames } from '../../../words/carcassonne/names/index.ts';
import type { Mistyped, Position, Reader } from '../../contract.ts';
import { type PlaceTile, type Spot, spotsOf } from './choices.ts';
import { spotLabel } from './offers.ts';

export const NOBODY = 'nobody';

/** A spot that was suggested for one of several rotations says which: `A 90`, `A builder 90`. */
export const rotationIn = (follower: string): string | undefined => /^[a-z]\b.*?(\d+)°?$/i.exec(follower.trim())?.[1];

/** A spot as it can be typed: `A` for a follower, and `A builder` for another figure. */
export const typedSpot = ({ letter, move: { figure } }: Spot): string =>
  figure === 'follower' ? letter : `${letter} ${figure}`;

/** The moves that place a tile and the figure typed with it, or what could be typed instead. */
export function readFigure(
  position: Position<Carcassonne>,
  tile: PlaceTile,
  typed: string,
  reader: Reader,
): Result<readonly Move[], Mistyped> {
  const after = position.after([tile]);
  const isNobody = typed.trim().toLowerCase() === NOBODY;
  const wrong = (possible: readonly string[]) =>
    failed({ section: 'follower', option: 'follower', typed, possible: [...possible, NOBODY] });
  if (!after.ok || after.value.isClosed) return isNobody ? ok([tile]) : wrong([]);
  if (isNobody) return ok([tile, { kind: 'pass' }]);
  const spots = spotsOf(after.value);
  const isTurnedSo = Number(rotationIn(typed) ?? tile.rotation) === tile.rotation;
  const spot = isTurnedSo ? spotIn(typed, spots, reader) : undefined;
  return spot === undefined ? wrong(spots.map(typedSpot)) : ok([tile, spot.move]);
}

/**
 * The spot that is typed by its letter and the beginning of a figure's name or of its label: `A`, `A big`, `B pig 90`. A
 * letter alone is a follower, or the only figure that can go there.
 */
function spotIn(typed: string, spots: readonly Spot[], reader: Reader): Spot | undefined {
  const [, letter = '', name = ''] = /^(\w)(?:\s+(.*?))??(?:\s*\d+°?)?$/.exec(typed.trim()) ?? [];
  const there = spots.filter((spot) => fold(spot.letter) === fold(letter));
  if (name === '') return there.find(({ move }) => move.figure === 'follower') ?? onlyOf(there);
  const begins = (called: string): boolean => fold(called).startsWith(fold(name));
  return onlyOf(
    there.filter((spot) => {
      const { figure } = spot.move;
      return [figure, figureNames[reader.locale][figure], spotLabel(spot, reader)].some(begins);
    }),
  );
}

const onlyOf = <T>([only, ...others]: readonly T[]): T | undefined => (others.length === 0 ? only : undefined);

/** Without capitals and spaces. */
const fold = (text: string): string => text.toLowerCase().replaceAll(' ', '');

/**
 * What is done after the tile, as it is typed: a figure and its spot (`A`, `B pig`, by portal `3,-2 A`), a follower for the
 * fairy (`fairy 3,-2`), a knight for the princess (`knight 3,-2`), or `nobody`.
 */
import type { Carcassonne, Move } from '../../../engines/carcassonne/index.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { cellName } from '../../../words/speech.ts';
import type { Mistyped, Position, Reader, Suggestion } from '../../contract.ts';
import { type PlaceTile, type Spot, spotsOf } from './choices.ts';
import { type Chosen, labelOf, peopleFor } from './drache/people.ts';
import { portalSpots } from './drache/portal.ts';
import { nobodyLabel } from './offers.ts';
import { spotLabel } from './spotText.ts';

export const NOBODY = 'nobody';

/** A spot that was suggested for one of several rotations says which: `A 90`, `A builder 90`. */
export const rotationIn = (follower: string): string | undefined => /^[a-z]\b.*?(\d+)°?$/i.exec(follower.trim())?.[1];

/** A spot as it can be typed: `A` for a follower, and `A builder` for another figure. */
export const typedSpot = ({ letter, move: { figure } }: Pick<Spot, 'letter'> & { readonly move: Figured }): string =>
  figure === 'follower' ? letter : `${letter} ${figure}`;
type Figured = Pick<Spot['move'], 'figure'>;

/** Something that can be typed, and the move that it is. */
interface TypedMove extends Suggestion {
  readonly move: Move;
}

/** All that can be done now after the tile: the tile's own spots first, then the fairy, then the spots by portal. */
export function actionsTyped(position: Position<Carcassonne>, reader: Reader): readonly TypedMove[] {
  const { buttons, drache } = reader.words.carcassonne.panel;
  const { kind } = position.view.open.step;
  if (kind === 'princess') return peopleTyped(position, 'removeKnight', reader, (label) => label);
  if (kind !== 'action') return [];
  return [
    ...spotsOf(position).map((spot) => ({
      ...{ name: buttons.follower(spot.letter, spotLabel(spot, reader)), value: typedSpot(spot), move: spot.move },
    })),
    ...peopleTyped(position, 'moveFairy', reader, (label) => `${drache.buttons.fairy}: ${label}`),
    ...portalSpots(position).map((spot) => ({
      name: `${cellName(spot.move)} ${buttons.follower(spot.letter, spotLabel(spot, reader))}`,
      ...{ value: `${spot.move.x},${spot.move.y} ${typedSpot(spot)}`, move: spot.move },
    })),
    { name: nobodyLabel(position, reader), value: NOBODY, move: { kind: 'pass' } },
  ];
}

const TYPED_AS: { readonly [K in Chosen['move']['kind']]: string } = { removeKnight: 'knight', moveFairy: 'fairy' };

function peopleTyped(
  position: Position<Carcassonne>,
  kind: Chosen['move']['kind'],
  reader: Reader,
  named: (label: string) => string,
): readonly TypedMove[] {
  const people = peopleFor(position, kind);
  return people.map((one) => {
    const { x, y, segment } = one.move;
    const isAlone = people.filter(({ move }) => move.x === x && move.y === y).length === 1;
    return {
      name: named(labelOf(position, one, position.seat, reader)),
      value: `${TYPED_AS[kind]} ${x},${y}${isAlone ? '' : ` ${segment}`}`,
      move: one.move,
    };
  });
}

/** The moves that place a tile and do what was typed with it, or what could be typed instead. */
export function readFigure(
  position: Position<Carcassonne>,
  tile: PlaceTile,
  typed: string,
  reader: Reader,
): Result<readonly Move[], Mistyped> {
  const after = position.after([tile]);
  const isNothing = !after.ok || after.value.isClosed || !ASKS.includes(after.value.view.open.step.kind);
  if (isNothing) return isNobody(typed) ? ok([tile]) : failed(mistyped('follower', typed, [NOBODY]));
  const isTurnedSo = Number(rotationIn(typed) ?? tile.rotation) === tile.rotation;
  const action = readAction(after.value, isTurnedSo ? typed : '', 'follower', reader);
  return action.ok ? ok([tile, action.value]) : failed({ ...action.error, typed });
}

/** The steps that come after the tile and belong to whoever has placed it. */
const ASKS: readonly string[] = ['action', 'princess'];

/** The move that was typed, or what could be. `option`: where it was typed. */
export function readAction(
  position: Position<Carcassonne>,
  typed: string,
  option: string,
  reader: Reader,
): Result<Move, Mistyped> {
  const all = actionsTyped(position, reader);
  const spot = spotIn(typed, position.view.open.step.kind === 'action' ? spotsOf(position) : [], reader);
  const move =
    all.find(({ value }) => fold(value) === fold(typed))?.move ?? spot?.move ?? onlyOf(matching(all, typed))?.move;
  if (move !== undefined) return ok(move);
  const isPrincess = position.view.open.step.kind === 'princess';
  return failed(
    mistyped(
      option,
      typed === '' ? null : typed,
      all.map(({ value }) => value),
      isPrincess ? 'princess' : 'follower',
    ),
  );
}

const isNobody = (typed: string): boolean => fold(typed) === NOBODY;

const mistyped = (
  option: string,
  typed: string | null,
  possible: readonly string[],
  section: string = 'follower',
): Mistyped => ({ section, option, typed, possible });

/** Those whose text or name begins with what was typed. */
export function matching<T extends Suggestion>(all: readonly T[], typed: string): readonly T[] {
  const wanted = fold(typed);
  if (wanted === '') return [];
  return all.filter(({ name, value }) => fold(value).startsWith(wanted) || fold(name).startsWith(wanted));
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
      return [figure, reader.words.carcassonne.names.figures[figure], spotLabel(spot, reader)].some(begins);
    }),
  );
}

export const onlyOf = <T>([only, ...others]: readonly T[]): T | undefined => (others.length === 0 ? only : undefined);

/** Without capitals, spaces, and parentheses, and with the keyboard's minus sign. */
const fold = (text: string): string => text.toLowerCase().replaceAll('−', '-').replaceAll(/[ ()]/g, '');

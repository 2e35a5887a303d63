import type { Carcassonne, Move } from '../../../engines/carcassonne/index.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { commandWords } from '../../../words/carcassonne/commands/index.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import { cellName } from '../../../words/speech.ts';
import type { Mistyped, MoveCommand, Position, Reader, Suggestion, Typed } from '../../contract.ts';
import { gainOf, outlookOf, outlookText, type PlaceTile, placings, type Spot, spotsOf } from './choices.ts';
import { spotLabel } from './offers.ts';

const NOBODY = 'nobody';

/** `/carcassonne place at: rotation: follower:`: a whole turn in one line; the options can be typed in any order. */
export const place: MoveCommand<Carcassonne> = {
  name: 'place',
  words: (locale) => commandWords[locale].subcommands.place,
  options: [
    { name: 'at', isRequired: true },
    { name: 'rotation', isRequired: false },
    { name: 'follower', isRequired: false },
  ],

  suggest(position, typed, focused, reader) {
    const others = { ...typed, [focused]: undefined };
    const moves = placings(position).filter((move) => agrees(move, others));
    switch (focused) {
      case 'at':
        return suggestPlaces(position, moves, reader);
      case 'rotation':
        return [...new Set(moves.map(({ rotation }) => rotation))]
          .toSorted((a, b) => a - b)
          .map((rotation) => ({
            name: commandWords[reader.locale].suggestions.rotation(rotation),
            value: String(rotation),
          }));
      default:
        return suggestFollowers(position, moves, reader);
    }
  },

  read(position, typed) {
    const moves = readTile(position, typed);
    return moves.ok ? readFollower(position, moves.value, typed.follower ?? NOBODY) : moves;
  },
};

/** The player's best immediate gains come first, then row by row. */
function suggestPlaces(
  position: Position<Carcassonne>,
  moves: readonly PlaceTile[],
  reader: Reader,
): readonly Suggestion[] {
  const { seat } = position;
  return moves
    .map((move) => ({ move, outlook: outlookOf(position, move) }))
    .toSorted(
      (a, b) =>
        gainOf(seat, b.outlook.closed) - gainOf(seat, a.outlook.closed) ||
        a.move.y - b.move.y ||
        a.move.x - b.move.x ||
        a.move.rotation - b.move.rotation,
    )
    .map(({ move, outlook }) => ({
      name: commandWords[reader.locale].suggestions.place(
        cellName(move),
        move.rotation,
        outlookText(seat, outlook, reader),
      ),
      value: `${move.x},${move.y},${move.rotation}`,
    }));
}

function suggestFollowers(
  position: Position<Carcassonne>,
  moves: readonly PlaceTile[],
  reader: Reader,
): readonly Suggestion[] {
  const { nobody: label, follower } = panelWords[reader.locale].buttons;
  const nobody = { name: label, value: NOBODY };
  const [move, ...others] = moves;
  if (move === undefined || others.length > 0) return [nobody];
  return [
    ...spotsAfter(position, move).map((spot) => ({
      name: follower(spot.letter, spotLabel(spot, reader)),
      value: spot.letter,
    })),
    nobody,
  ];
}

function spotsAfter(position: Position<Carcassonne>, move: PlaceTile): readonly Spot[] {
  const after = position.after([move]);
  return after.ok && !after.value.isClosed ? spotsOf(after.value) : [];
}

/** The numbers in a text such as `(1, −2)`, `1,-2` or `1,-2,90`. */
const numbersIn = (text: string): readonly number[] =>
  [...text.replaceAll('−', '-').matchAll(/-?\d+/g)].map(([number]) => Number(number));

function agrees({ x, y, rotation }: PlaceTile, { at, rotation: turned }: { at?: string; rotation?: string }): boolean {
  const [atX = x, atY = y, atRotation = rotation] = at === undefined ? [] : numbersIn(at);
  const [wanted = rotation] = turned === undefined ? [] : numbersIn(turned);
  // `rotation:` wins: the one in `at:` may have been chosen before it.
  return x === atX && y === atY && rotation === (turned === undefined ? atRotation : wanted);
}

function readTile(position: Position<Carcassonne>, typed: Typed): Result<PlaceTile, Mistyped> {
  const { at = '', rotation } = typed;
  const everywhere = placings(position);
  const there = everywhere.filter((move) => numbersIn(at).length >= 2 && agrees(move, { at: withoutRotation(at) }));
  if (there.length === 0) {
    const cells = [...new Set(everywhere.map(cellName))];
    return failed({ section: 'tile', option: 'at', typed: at, possible: cells });
  }
  const [move, ...others] = there.filter((one) => agrees(one, typed));
  if (move !== undefined && others.length === 0) return ok(move);
  return failed({
    option: 'rotation',
    typed: rotation ?? null,
    possible: there.map((one) => String(one.rotation)),
  });
}

const withoutRotation = (at: string): string => numbersIn(at).slice(0, 2).join(',');

function readFollower(
  position: Position<Carcassonne>,
  tile: PlaceTile,
  typed: string,
): Result<readonly Move[], Mistyped> {
  const after = position.after([tile]);
  const wanted = typed.trim().toLowerCase();
  if (!after.ok || after.value.isClosed) {
    return wanted === NOBODY
      ? ok([tile])
      : failed({ section: 'follower', option: 'follower', typed, possible: [NOBODY] });
  }
  if (wanted === NOBODY) return ok([tile, { kind: 'pass' }]);
  const spots = spotsOf(after.value);
  const spot = spots.find(({ letter }) => letter.toLowerCase() === wanted.charAt(0) && /^.(\s|$)/.test(wanted));
  return spot === undefined
    ? failed({
        section: 'follower',
        option: 'follower',
        typed,
        possible: [...spots.map(({ letter }) => letter), NOBODY],
      })
    : ok([tile, spot.move]);
}

import { type Carcassonne, lowestRotation, ROTATIONS, type Rotation } from '../../../engines/carcassonne/index.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { cellName } from '../../../words/speech.ts';
import type { Mistyped, MoveCommand, Position, Reader, Suggestion, Typed } from '../../contract.ts';
import { type PlaceTile, placings, type Spot, spotsOf } from './choices.ts';
import { nobodyLabel } from './offers.ts';
import { gainOf, outlookOf } from './outlook.ts';
import { outlookText } from './outlookText.ts';
import { spotLabel } from './spotText.ts';
import { actionsTyped, NOBODY, readFigure, rotationIn, typedSpot } from './typedFigure.ts';

/** `/carcassonne place at: rotation: follower:`: a whole turn in one line; the options can be typed in any order. */
export const place: MoveCommand<Carcassonne> = {
  name: 'place',
  words: (words) => words.carcassonne.commands.subcommands.place,
  options: [
    { name: 'at', isRequired: true },
    { name: 'rotation', isRequired: false },
    { name: 'follower', isRequired: false },
  ],

  suggest(position, typed, focused, reader) {
    const others = { ...typed, [focused]: undefined };
    const moves = withoutTwins(
      position,
      placings(position).filter((move) => agrees(move, others)),
    );
    switch (focused) {
      case 'at':
        return suggestPlaces(position, moves, reader);
      case 'rotation':
        return [...new Set(moves.map(({ rotation }) => rotation))]
          .toSorted((a, b) => a - b)
          .map((rotation) => ({
            name: reader.words.carcassonne.commands.suggestions.rotation(rotation),
            value: String(rotation),
          }));
      default:
        return suggestFollowers(position, moves, reader);
    }
  },

  read(position, typed, reader) {
    const [x = 0, y = 0] = numbersIn(typed.at ?? '');
    // The rules say why no tile can be placed now.
    if (position.view.open.step.kind !== 'placeTile') return ok([{ kind: 'placeTile', x, y, rotation: 0 }]);
    const moves = readTile(position, typed, reader);
    return moves.ok ? readFigure(position, moves.value, typed.follower ?? NOBODY, reader) : moves;
  },
};

/** Of rotations in which the tile looks and plays the same on a cell only the first. */
function withoutTwins({ view }: Position<Carcassonne>, moves: readonly PlaceTile[]): readonly PlaceTile[] {
  const { step } = view.open;
  if (step.kind !== 'placeTile') return moves;
  const byLook = Map.groupBy(moves, ({ x, y, rotation }) => `${x},${y},${lowestRotation(step.tile, rotation)}`);
  return [...byLook.values()].map(([first]) => first!); // A group has a member.
}

/** What is best for the player at once comes first, else row by row. */
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
        gainOf(seat, b.outlook) - gainOf(seat, a.outlook) ||
        a.move.y - b.move.y ||
        a.move.x - b.move.x ||
        a.move.rotation - b.move.rotation,
    )
    .map(({ move, outlook }) => ({
      name: reader.words.carcassonne.commands.suggestions.place(
        cellName(move),
        move.rotation,
        outlookText(position, outlook, reader),
      ),
      value: `${move.x},${move.y},${move.rotation}`,
    }));
}

/** Where several rotations fit, the spots of each: choosing one of them chooses the rotation as well. */
function suggestFollowers(
  position: Position<Carcassonne>,
  moves: readonly PlaceTile[],
  reader: Reader,
): readonly Suggestion[] {
  const { buttons, notes } = reader.words.carcassonne.panel;
  const nobody = { name: nobodyLabel(position, reader), value: NOBODY };
  const isOneCell = new Set(moves.map(cellName)).size === 1;
  if (!isOneCell) return [nobody];
  const [only, ...others] = moves;
  if (only !== undefined && others.length === 0) {
    const after = position.after([only]);
    const actions = after.ok && !after.value.isClosed ? actionsTyped(after.value, reader) : [];
    return actions.length > 0 ? actions.map(({ name, value }) => ({ name, value })) : [nobody];
  }
  const spots = moves.flatMap((move) =>
    spotsAfter(position, move).map((spot) => {
      const name = buttons.follower(spot.letter, spotLabel(spot, reader));
      return {
        name: notes.all([name, buttons.rotation(move.rotation)]),
        value: `${typedSpot(spot)} ${move.rotation}`,
      };
    }),
  );
  return [...spots, nobody];
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

function readTile(position: Position<Carcassonne>, typed: Typed, reader: Reader): Result<PlaceTile, Mistyped> {
  const { at = '', follower = '' } = typed;
  const rotation = typed.rotation ?? (numbersIn(at).length < 3 ? rotationIn(follower) : undefined);
  const wanted = { at, ...(rotation === undefined ? {} : { rotation }) };
  const everywhere = placings(position);
  const there = everywhere.filter((move) => numbersIn(at).length >= 2 && agrees(move, { at: withoutRotation(at) }));
  if (there.length === 0) {
    const cells = [...new Set(everywhere.map(cellName))];
    return failed({ section: 'tile', option: 'at', typed: at, possible: cells, ...whyNot(position, wanted, reader) });
  }
  const [move, ...others] = withoutTwins(
    position,
    there.filter((one) => agrees(one, wanted)),
  );
  if (move !== undefined && others.length === 0) return ok(move);
  return failed({
    section: 'tile',
    option: 'rotation',
    typed: rotation ?? null,
    possible: withoutTwins(position, there).map((one) => String(one.rotation)),
    ...(move === undefined ? whyNot(position, wanted, reader) : {}),
  });
}

/** What the rules say against the tile there; where no rotation was typed, of each in which it does not look the same. */
function whyNot(
  position: Position<Carcassonne>,
  { at, rotation }: { readonly at: string; readonly rotation?: string },
  { words, say }: Reader,
): Pick<Mistyped, 'why'> {
  const { step } = position.view.open;
  const [x, y, turned] = numbersIn(at);
  if (step.kind !== 'placeTile' || x === undefined || y === undefined) return {};
  const wanted = rotation === undefined ? turned : numbersIn(rotation)[0];
  const refused = (degrees: number): string | null => {
    // Judged before it can be played: it may be turned by any number.
    const after = position.after([{ kind: 'placeTile', x, y, rotation: degrees as Rotation }]);
    return after.ok || after.error.kind !== 'illegal'
      ? null
      : words.carcassonne.game.violation(after.error.violation, say);
  };
  if (wanted !== undefined) return said([refused(wanted)]);
  const rotations = ROTATIONS.filter((degrees) => lowestRotation(step.tile, degrees) === degrees);
  const reasons = rotations.map((degrees) => ({ degrees, reason: refused(degrees) }));
  const [first] = reasons;
  if (reasons.every(({ reason }) => reason === first?.reason)) return said([first?.reason ?? null]);
  const { buttons, notes } = words.carcassonne.panel;
  return said(
    reasons.map(({ degrees, reason }) => (reason === null ? null : notes.way(buttons.rotation(degrees), reason))),
  );
}

/** These sentences as one reason; none where there are none. */
function said(reasons: readonly (string | null)[]): Pick<Mistyped, 'why'> {
  const why = reasons.filter((reason) => reason !== null).join(' ');
  return why === '' ? {} : { why };
}

const withoutRotation = (at: string): string => numbersIn(at).slice(0, 2).join(',');

import { type Stream, shuffled } from '../../kernel/random.ts';
import { type Seat, seatsOf } from '../contract.ts';
import { CHARACTER_RULES } from './characters/index.ts';
import { FACE_UP, SEATS } from './components.ts';
import { CHARACTERS, type Character } from './ids.ts';
import { nextSeat, playerAt, type Removal, type State, stepOf } from './state.ts';

/**
 * Removes the characters of a round (rules §5.1): the King is never face-up, but is as likely as any other remaining
 * character to be face-down.
 */
export function removeCharacters(seats: number, stream: Stream): Removal {
  const faceUp = shuffled(stream, CHARACTERS.filter(canBeFaceUp)).slice(0, FACE_UP[seats]);
  const remaining = CHARACTERS.filter((character) => !faceUp.includes(character));
  return { faceUp, faceDown: remaining[stream.uniform(remaining.length)]! };
}

/** What is wrong with a removal for `seats` players, or null. */
export function whyNotRemoved(seats: number, { faceUp, faceDown }: Removal): string | null {
  if (faceUp.length !== FACE_UP[seats])
    return `${FACE_UP[seats]} characters must be removed face-up, not ${faceUp.length}`;
  const wrong = faceUp.find((character) => !canBeFaceUp(character));
  if (wrong !== undefined) return `the ${wrong} is never removed face-up`;
  return new Set([...faceUp, faceDown]).size === faceUp.length + 1 ? null : 'a character is removed twice';
}

const canBeFaceUp = (character: Character): boolean => CHARACTER_RULES[character].isNeverFaceUp !== true;

/** The seats in choosing order. */
export function choosingOrder({ players, selection }: State): readonly Seat[] {
  const seats = seatsOf(players.length);
  return [...seats.slice(selection.first), ...seats.slice(0, selection.first)];
}

/**
 * The characters that this seat can choose from, or could when it chose, in the order of their numbers (rules §5.2):
 * those left by earlier seats. With seven players, the last seat also gets the one removed face-down.
 */
export function offeredTo(state: State, seat: Seat): readonly Character[] {
  const gone = goneBefore(state, seat);
  return CHARACTERS.filter((character) => !gone.includes(character));
}

/** The same as far as its player knows it: once it is offered, and unless somebody else has taken the seat over. */
export function rememberedOffer(state: State, seat: Seat): readonly Character[] | null {
  const step = stepOf(state);
  const isChoosing = step?.kind === 'choose' && step.seat === seat;
  const isKnown = playerAt(state, seat).character !== null && !state.selection.forgotten?.includes(seat);
  return isChoosing || isKnown ? offeredTo(state, seat) : null;
}

/** Whether this character is, or was, among those offered to the seat. */
export const isOffered = (state: State, seat: Seat, character: Character): boolean =>
  !goneBefore(state, seat).includes(character);

/** The characters that this seat cannot choose from; null for an earlier seat that has not chosen yet. */
function goneBefore(state: State, seat: Seat): readonly (Character | null)[] {
  const { players, selection } = state;
  const gone: (Character | null)[] = [...selection.faceUp];
  let place = 0;
  for (let earlier = selection.first; earlier !== seat; earlier = nextSeat(state, earlier)) {
    gone.push(players[earlier]!.character);
    place++;
  }
  if (place < SEATS.max - 1) gone.push(selection.faceDown);
  return gone;
}

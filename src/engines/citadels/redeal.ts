import { type Random, type Stream, shuffled } from '../../kernel/random.ts';
import type { Seat, Viewer } from '../contract.ts';
import { inOrder } from './cards.ts';
import { CHARACTERS, type Character, type District } from './ids.ts';
import { revealedCharacter } from './revealed.ts';
import { choosingOrder, offeredTo, rememberedOffer, removeCharacters } from './selection.ts';
import { playerAt, type State } from './state.ts';

/**
 * Another state that the viewer cannot distinguish from this one: redeals all unseen cards; redoes the choice of the
 * face-down character and of the characters not yet called, consistent with what the viewer has seen of it; and redraws
 * the removals planned for later rounds.
 */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  const stream = random.stream('redeal');
  const chosen = rechoose(redealCards(state, viewer, stream), viewer, stream);
  return { ...chosen, scripted: state.scripted.map(() => removeCharacters(state.players.length, stream)) };
}

function redealCards(state: State, viewer: Viewer, stream: Stream): State {
  const pool: District[] = [...state.deck];
  for (const card of state.discard) if (isUnseen(card)) pool.push(card.district);
  for (const [seat, { hand }] of state.players.entries()) if (seat !== viewer) pool.push(...hand);
  for (const step of state.agenda) if (step.kind === 'keep' && step.seat !== viewer) pool.push(...step.drawn);

  const dealt = [...shuffled(stream, pool)];
  const anew = (cards: readonly District[]): readonly District[] => dealt.splice(0, cards.length);
  return {
    ...state,
    deck: anew(state.deck),
    discard: state.discard.map((card) => (isUnseen(card) ? { ...card, district: dealt.pop()! } : card)),
    players: state.players.map((player, seat) =>
      seat === viewer ? player : { ...player, hand: inOrder(anew(player.hand)) },
    ),
    agenda: state.agenda.map((step) =>
      step.kind === 'keep' && step.seat !== viewer ? { ...step, drawn: anew(step.drawn) } : step,
    ),
  };

  function isUnseen({ seenBy }: State['discard'][number]): boolean {
    return seenBy !== 'table' && seenBy !== viewer;
  }
}

/** Redoes the round's choice of characters, seat by seat, consistent with everything the viewer knows. */
function rechoose(state: State, viewer: Viewer, stream: Stream): State {
  const order = choosingOrder(state);
  const choosers = order.filter((seat) => playerAt(state, seat).character !== null);
  const known = new Map<Seat, Character>();
  for (const seat of choosers) {
    const { character } = playerAt(state, seat);
    if (character !== null && (seat === viewer || revealedCharacter(state, seat) !== null)) known.set(seat, character);
  }
  const knownCharacters = new Set(known.values());
  const shown = viewer === 'table' ? null : rememberedOffer(state, viewer);

  for (const faceDown of shuffled(stream, CHARACTERS)) {
    if (state.selection.faceUp.includes(faceDown)) continue;
    const players = state.players.map((player) => ({ ...player, character: null }));
    const chosen = chooseOn({ ...state, players, selection: { ...state.selection, faceDown } }, choosers);
    if (chosen !== null) return chosen;
  }
  throw new Error('the recorded choices are inconsistent');

  /** The state with these seats' choices added; null if they cannot choose consistently with what the viewer knows. */
  function chooseOn(at: State, [seat, ...later]: readonly Seat[]): State | null {
    if (seat === undefined) return isAsShown(at) ? at : null;
    for (const character of shuffled(stream, offeredTo(at, seat))) {
      const taken = { ...at, players: at.players.with(seat, { ...playerAt(at, seat), character }) };
      const chosen = isPossible(taken, seat, character) ? chooseOn(taken, later) : null;
      if (chosen !== null) return chosen;
    }
    return null;
  }

  function isAsShown(at: State): boolean {
    if (shown === null || viewer === 'table') return true;
    const offered = offeredTo(at, viewer);
    return shown.every((character) => offered.includes(character));
  }

  function isPossible(at: State, seat: Seat, character: Character): boolean {
    const real = known.get(seat);
    if (real !== undefined) return character === real;
    if (knownCharacters.has(character)) return false;
    if (revealedCharacter(at, seat) !== null) return false; // Already called, and no one had it.
    const isEarlier = viewer !== 'table' && order.indexOf(seat) < order.indexOf(viewer);
    return !isEarlier || shown === null || !shown.includes(character);
  }
}

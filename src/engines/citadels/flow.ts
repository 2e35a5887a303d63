import type { Random } from '../../kernel/random.ts';
import type { Seat, Step } from '../contract.ts';
import { CHARACTER_RULES } from './characters/index.ts';
import type { Event } from './events.ts';
import { CHARACTERS } from './ids.ts';
import { ownerOf } from './players.ts';
import { standingsOf } from './scoring.ts';
import { removeCharacters } from './selection.ts';
import type { AgendaStep, Removal, State } from './state.ts';
import type { Citadels } from './types.ts';

/**
 * What happens by itself, in the order of rules §11. Every function takes the state and the list of events so far,
 * tells what it does, and gives the state after it. No turn is ended and no question answered by itself, not even where
 * one answer is left: of two equal cards drawn, that would tell the one that is kept.
 */

/** In the order of the characters' numbers, which is that of their effects. */
const RULES = Object.values(CHARACTER_RULES);

/** What these show was in the dark before. */
const HIDDEN: ReadonlySet<Event['kind']> = new Set([
  'chose', // The next seat is shown what is left.
  'called',
  'crowned', // The murdered King's owner, in the last round.
  'drew',
  'swapped',
  'exchanged',
  'drewExtraCards',
  'usedSmithy',
]);

/** These have asked chance. */
const CHANCE: ReadonlySet<Event['kind']> = new Set(['reshuffled', 'roundBegan']);

/** What a move has led to. */
export function stepFrom(state: State, events: readonly Event[]): Step<Citadels> {
  let revealed: Step<Citadels>['revealed'] = 'nothing';
  for (const { kind } of events) {
    if (CHANCE.has(kind)) return { state, events, revealed: 'chance' };
    if (HIDDEN.has(kind)) revealed = 'hidden';
  }
  return { state, events, revealed };
}

/** The state with the step on top replaced by others, or taken away. */
export const withStep = (state: State, ...steps: readonly AgendaStep[]): State => ({
  ...state,
  agenda: [...state.agenda.slice(0, -1), ...steps],
});

/** Begins a round (rules §5.1): these characters are removed, and the crown's holder chooses first. */
export function beginRound(state: State, removal: Removal, events: Event[]): State {
  const { crown } = state;
  const round = state.round + 1;
  events.push({ kind: 'roundBegan', round, first: crown, faceUp: removal.faceUp });
  return {
    ...state,
    round,
    selection: { ...removal, first: crown },
    murdered: null,
    robbed: null,
    called: 0,
    players: state.players.map((player) => ({ ...player, character: null })),
    agenda: [{ kind: 'choose', seat: crown }],
  };
}

/**
 * Calls the characters after the one called last until somebody answers (rules §5.3); after the eighth the round ends.
 * Those removed face-up and the murdered one are not called.
 */
export function callNext(state: State, random: Random, events: Event[]): State {
  const { selection, murdered } = state;
  for (let called = state.called + 1; called <= CHARACTERS.length; called++) {
    const character = CHARACTERS[called - 1]!;
    if (character === murdered || selection.faceUp.includes(character)) continue;
    const seat = ownerOf(state, character);
    events.push({ kind: 'called', character, seat });
    if (seat !== null) return beginTurn({ ...state, called }, seat, events);
  }
  return endRound({ ...state, called: CHARACTERS.length, agenda: [] }, random, events);
}

/** The turn of whoever was just called: first the theft, then the crown (rules §5.3). */
function beginTurn(state: State, seat: Seat, events: Event[]): State {
  let begun = state;
  for (const { onCall } of RULES) if (onCall) begun = onCall(begun, seat, events);
  return { ...begun, agenda: [{ kind: 'turn', seat, used: [], built: 0 }] };
}

/** The murdered King's owner gets the crown; then the game is over, or the next round begins (rules §11). */
function endRound(state: State, random: Random, events: Event[]): State {
  let ended = state;
  for (const { onRoundEnd } of RULES) if (onRoundEnd) ended = onRoundEnd(ended, events);
  if (ended.firstComplete !== null) {
    events.push({ kind: 'ended', standings: standingsOf(ended) });
    return ended;
  }
  const [removal, ...scripted] = ended.scripted;
  if (removal !== undefined) return beginRound({ ...ended, scripted }, removal, events);
  const stream = random.stream(`characters/${ended.round + 1}`);
  return beginRound(ended, removeCharacters(ended.players.length, stream), events);
}

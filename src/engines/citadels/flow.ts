import type { Random } from '../../kernel/random.ts';
import { type Seat, type Step, seatsOf, type Turn } from '../contract.ts';
import { CHARACTER_RULES } from './characters/index.ts';
import { SEATS } from './components.ts';
import type { Event } from './events.ts';
import { CHARACTERS } from './ids.ts';
import { standingsOf } from './scoring.ts';
import { removeCharacters } from './selection.ts';
import { type AgendaStep, ownerOf, type Removal, type State, stepOf } from './state.ts';
import type { Citadels } from './types.ts';

/**
 * What happens automatically, in the order of rules §11. Every function takes the state and the list of events so far,
 * appends its own events, and returns the next state. No turn ends and no question is answered automatically, even with
 * only one answer left: if the game kept one of two equal cards on its own, everyone would know which card that is.
 */

/** In the order of the characters' numbers, in which their effects happen. */
const RULES = Object.values(CHARACTER_RULES);

/** Events that reveal something hidden. */
const HIDDEN: ReadonlySet<Event['kind']> = new Set([
  'chose', // The next seat sees the remaining characters.
  'called',
  'crowned', // The murdered King's owner, in the last round.
  'drew',
  'swapped',
  'exchanged',
  'drewExtraCards',
  'usedSmithy',
]);

/** Events that involve chance. */
const CHANCE: ReadonlySet<Event['kind']> = new Set(['reshuffled', 'roundBegan']);

/** One per seat, created once, since every move needs it several times. */
const WAITING_FOR: readonly Turn[] = seatsOf(SEATS.max).map((seat) => ({ awaits: [seat] }));

/** Who has to act, or how the game ended. */
export function turn(state: State): Turn {
  const step = stepOf(state);
  return step === null ? { over: standingsOf(state) } : WAITING_FOR[step.seat]!; // No seat is beyond the last one.
}

/** In each round, everyone chooses, then each player has one turn, when their character is called. */
export const stage = ({ round, called }: State): number => (CHARACTERS.length + 1) * round + called;

/** The step a move has led to. */
export function stepFrom(state: State, events: readonly Event[]): Step<Citadels> {
  let revealed: Step<Citadels>['revealed'] = 'nothing';
  for (const { kind } of events) {
    if (CHANCE.has(kind)) return { state, events, revealed: 'chance' };
    if (HIDDEN.has(kind)) revealed = 'hidden';
  }
  return { state, events, revealed };
}

/** The state with the current step replaced by others, or removed. */
export const withStep = (state: State, ...steps: readonly AgendaStep[]): State => ({
  ...state,
  agenda: [...state.agenda.slice(0, -1), ...steps],
});

/** Starts a round (rules §5.1): removes these characters; the holder of the crown chooses first. */
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
 * Calls the next characters until one has an owner (rules §5.3); after the eighth, the round ends. Skips the characters
 * removed face-up and the murdered one.
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

/** Starts the turn of the owner just called: first the theft, then the crown (rules §5.3). */
function beginTurn(state: State, seat: Seat, events: Event[]): State {
  let begun = state;
  for (const { onCall } of RULES) if (onCall) begun = onCall(begun, seat, events);
  return { ...begun, agenda: [{ kind: 'turn', seat, used: [], built: 0 }] };
}

/** The murdered King's owner gets the crown; then the game ends or the next round starts (rules §11). */
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

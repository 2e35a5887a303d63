import type { Seat } from '../contract.ts';
import { MOST_GOLD_PER_STEP, MOST_ROUNDS, stepsOf } from './bounds.ts';
import { inOrder } from './cards.ts';
import { CHARACTER_RULES } from './characters/index.ts';
import { CHARACTERS, type Character, numberOf } from './ids.ts';
import { hasPower } from './powers.ts';
import { salvagerOf } from './rules/destroy.ts';
import { drawnAndKept } from './rules/drawCards.ts';
import { hasCompleteCity } from './scoring.ts';
import { choosingOrder, isOffered, whyNotRemoved } from './selection.ts';
import { type AgendaStep, characterCalled, ownerOf, playerAt, type State, type TurnStep } from './state.ts';

/** Describes an inconsistency in a well-formed state, or returns null. Doesn't check whether play can reach it. */
export const check = (state: State): string | null =>
  checkSeats(state) ??
  checkBounds(state) ??
  checkCards(state) ??
  checkSelection(state) ??
  checkCalls(state) ??
  checkCompletion(state) ??
  checkAgenda(state);

function checkSeats({ options, players, crown, selection, firstComplete, discard, agenda }: State): string | null {
  if (new Set(options).size < options.length) return 'an option is listed twice';
  const { first, forgotten = [] } = selection;
  const seats = [crown, first, ...forgotten, firstComplete ?? crown, ...agenda.map(({ seat }) => seat)];
  for (const { seenBy } of discard) if (seenBy !== 'table' && seenBy !== 'nobody') seats.push(seenBy);
  const stranger = seats.find((seat) => seat >= players.length);
  return stranger === undefined ? null : `there is no seat ${stranger}`;
}

/** Checks that nothing has grown beyond what play can have brought. A theft only moves gold, so it counts as a whole. */
function checkBounds(state: State): string | null {
  const { round, reshuffles, players } = state;
  if (round > MOST_ROUNDS) return `there is no round ${round}`;
  const steps = stepsOf(state);
  if (reshuffles > steps) return `the deck cannot have been reshuffled ${reshuffles} times`;
  const gold = players.reduce((sum, player) => sum + player.gold, 0);
  return gold > MOST_GOLD_PER_STEP * steps ? `the players cannot have ${gold} gold` : null;
}

function checkCards({ options, players }: State): string | null {
  for (const [seat, { hand, city }] of players.entries()) {
    if (inOrder(hand).some((card, at) => card !== hand[at])) return `the hand of seat ${seat} is not in order`;
    if (options.includes('french') && new Set(city).size < city.length)
      return `seat ${seat} has built the same district twice`;
  }
  return null;
}

/** Checks that the removals are possible, and that seats chose in order from what they were offered. */
function checkSelection(state: State): string | null {
  const { players, selection, scripted } = state;
  const wrong = [selection, ...scripted].map((removal) => whyNotRemoved(players.length, removal));
  const problem = wrong.find((one) => one !== null);
  if (problem !== undefined) return problem;
  let isPending = false;
  for (const seat of choosingOrder(state)) {
    const { character } = playerAt(state, seat);
    if (character === null) isPending = true;
    else if (isPending) return `seat ${seat} has chosen before its turn`;
    else if (!isOffered(state, seat, character)) return `${character} was not offered to seat ${seat}`;
  }
  return null;
}

/**
 * Checks that the named characters could be named by characters already called, and that the crown is where the King
 * brought it.
 */
function checkCalls(state: State): string | null {
  const { murdered, robbed, selection, crown } = state;
  const named = [
    ['assassin', murdered],
    ['thief', robbed],
  ] as const;
  for (const [by, character] of named) {
    if (character === null) continue;
    const isPossible = numberOf(character) > numberOf(by) && !selection.faceUp.includes(character);
    if (!isPossible || !wasCalled(state, by)) return `the ${by} cannot have named ${character}`;
  }
  const kingsOwner = wasCalled(state, 'king') || isCrownedDead(state) ? ownerOf(state, 'king') : null;
  const expected = kingsOwner ?? selection.first;
  return crown === expected ? null : `the crown is at seat ${crown}, not at seat ${expected}`;
}

/** Whether a character was called and has an owner. */
const wasCalled = (state: State, character: Character): boolean =>
  state.called >= numberOf(character) && state.murdered !== character && ownerOf(state, character) !== null;

/** True when the game is over, so the owner of the murdered King has the crown (rules §6.4). */
const isCrownedDead = ({ murdered, agenda }: State): boolean => murdered === 'king' && agenda.length === 0;

function checkCompletion({ players, firstComplete }: State): string | null {
  if (firstComplete === null) return players.some(hasCompleteCity) ? 'no one was first to complete a city' : null;
  return hasCompleteCity(players[firstComplete]!) ? null : `the city of seat ${firstComplete} is not complete`;
}

/**
 * Checks that someone is choosing, or has the turn of the last character called with at most one open question, or that
 * the game is over.
 */
function checkAgenda(state: State): string | null {
  const [first, question] = state.agenda;
  if (first === undefined) {
    return state.called === CHARACTERS.length && state.firstComplete !== null ? null : 'nothing is pending';
  }
  switch (first.kind) {
    case 'choose':
      return question === undefined
        ? checkChoosing(state, first.seat)
        : 'a question is open while characters are chosen';
    case 'turn':
      return checkTurn(state, first) ?? (question === undefined ? null : checkQuestion(state, first, question));
    default:
      return 'a question is open outside a turn';
  }
}

function checkChoosing(state: State, seat: Seat): string | null {
  const { called, firstComplete } = state;
  if (called > 0 || firstComplete !== null) return 'characters are chosen at the wrong time';
  const next = choosingOrder(state).find((one) => playerAt(state, one).character === null);
  return seat === next ? null : `seat ${seat} is not the next to choose`;
}

function checkTurn(state: State, turn: TurnStep): string | null {
  const { seat, used, built } = turn;
  if (state.players.some(({ character }) => character === null)) return 'a player has not chosen';
  if (state.called === 0) return 'no one was called';
  const character = characterCalled(state);
  if (ownerOf(state, character) !== seat || character === state.murdered) return `seat ${seat} was not called`;
  if (new Set(used).size < used.length) return 'a power was used twice';
  const wrong = used.find((power) => !hasPower(state, turn, power));
  if (wrong !== undefined) return `seat ${seat} has used ${wrong} without having it`;
  if (built > (CHARACTER_RULES[character].builds ?? 1) || built > playerAt(state, seat).city.length)
    return `seat ${seat} has built ${built} districts`;
  if (character === 'assassin' && used.includes('murder') !== (state.murdered !== null))
    return 'the murder does not match the powers used';
  return character === 'thief' && used.includes('theft') !== (state.robbed !== null)
    ? 'the theft does not match the powers used'
    : null;
}

function checkQuestion(state: State, turn: TurnStep, question: AgendaStep): string | null {
  switch (question.kind) {
    case 'keep': {
      const { count, keep } = drawnAndKept(playerAt(state, turn.seat).city);
      if (question.seat !== turn.seat || !turn.used.includes('action')) return 'cards were drawn by no one';
      const { length } = question.drawn;
      return question.keep === keep && length > keep && length <= count ? null : 'the wrong number of cards was drawn';
    }
    case 'graveyard':
      if (!turn.used.includes('destruction')) return 'nothing was destroyed';
      return salvagerOf(state, turn.seat) === question.seat ? null : `seat ${question.seat} cannot be asked`;
    default:
      return 'two turns are nested';
  }
}

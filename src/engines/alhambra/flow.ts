import type { Random } from '../../kernel/random.ts';
import { type Seat, type Step, seatOf, seatsOf, type Turn } from '../contract.ts';
import { canAct } from './acting.ts';
import { SEATS } from './components.ts';
import { dirkDraws } from './dirk.ts';
import { awardLeftovers } from './ending.ts';
import type { Event } from './events.ts';
import type { Round } from './ids.ts';
import { refillDisplay, refillMarket } from './refill.ts';
import { scoringRound, standingsOf } from './scoring.ts';
import { type GameStep, type Purchase, playerAt, type State, winnersOf } from './state.ts';
import type { Alhambra } from './types.ts';

/**
 * What happens automatically, in the order of rules §4, §10 and §13. Every function takes the state and the list of
 * events so far, appends its own events, and returns the next state.
 */

/** Events that reveal something hidden. */
const HIDDEN: ReadonlySet<Event['kind']> = new Set(['bought', 'lostAction', 'awarded']);

/** Events that turn up tiles or coins. */
const CHANCE: ReadonlySet<Event['kind']> = new Set(['refilledMarket', 'refilledDisplay', 'dirkDrew', 'reshuffled']);

/** One per seat, created once, since every move needs it several times. */
const WAITING_FOR: readonly Turn[] = seatsOf(SEATS.max).map((seat) => ({ awaits: [seat] }));

/** Who has to act, or how the game ended. All who won tiles place them at the same time (rules §13.2). */
export function turn(state: State): Turn {
  const { step } = state;
  switch (step.kind) {
    case 'action':
    case 'placing':
      return WAITING_FOR[step.seat]!; // No seat is beyond the last one.
    case 'placingWon':
      return { awaits: winnersOf(state) };
    case 'over':
      return { over: standingsOf(state) };
  }
}

/** The number of the turn; placing won tiles is one more. */
export const stage = ({ turn, step }: State): number =>
  step.kind === 'action' || step.kind === 'placing' ? turn : turn + 1;

/** The step a move has led to. */
export function stepFrom(state: State, events: readonly Event[]): Step<Alhambra> {
  let revealed: Step<Alhambra>['revealed'] = 'nothing';
  for (const { kind } of events) {
    if (CHANCE.has(kind)) return { state, events, revealed: 'chance' };
    if (HIDDEN.has(kind)) revealed = 'hidden';
  }
  return { state, events, revealed };
}

/** The seat on turn begins its turn; without any possible action the turn is over at once (rules §4). */
export function beginTurn(state: State, seat: Seat, random: Random, events: Event[]): State {
  return awaitAction({ ...state, turn: state.turn + 1 }, seat, [], random, events);
}

/** The seat has an action, unless it can do nothing (rules §4). */
export function awaitAction(
  state: State,
  seat: Seat,
  purchases: readonly Purchase[],
  random: Random,
  events: Event[],
): State {
  const waiting = withStep(state, { kind: 'action', seat, purchases });
  if (canAct(waiting, seat)) return waiting;
  events.push({ kind: 'lostAction', seat });
  return endActions(waiting, seat, purchases, random, events);
}

/** After the last action: the bought tiles are placed, or the turn is over (rules §4). */
export function endActions(
  state: State,
  seat: Seat,
  purchases: readonly Purchase[],
  random: Random,
  events: Event[],
): State {
  if (playerAt(state, seat).toPlace.length > 0) return withStep(state, { kind: 'placing', seat, purchases });
  return endTurn(state, seat, random, events);
}

/** After a tile was placed, stored, or given away: the next one, or what follows when none is left. */
export function continuePlacing(state: State, seat: Seat, random: Random, events: Event[]): State {
  if (playerAt(state, seat).toPlace.length > 0) return state;
  if (state.step.kind === 'placing') return endTurn(state, seat, random, events);
  return winnersOf(state).length > 0 ? state : finish(state, events);
}

/** Refills market and display, then holds the scoring rounds that are due (rules §10). */
function endTurn(state: State, seat: Seat, random: Random, events: Event[]): State {
  const market = refillMarket(state, events);
  const { state: refilled, due } = refillDisplay(market, random, events);
  let next = refilled;
  for (const round of due) next = dirkDraws(score(next, round, events), `scoring${round}`, events);
  if (next.market.includes(null)) return endGame(next, events);
  return beginTurn(next, seatOf((seat + 1) % state.seats, state.seats)!, random, events); // The remainder is a seat.
}

/** Hands out what lies on the market; those who won tiles place them (rules §13). */
function endGame(state: State, events: Event[]): State {
  events.push({ kind: 'ranOut' });
  const awarded = awardLeftovers(state, events);
  return winnersOf(awarded).length > 0 ? withStep(awarded, { kind: 'placingWon' }) : finish(awarded, events);
}

/** The third scoring round, which ends the game (rules §13.3). */
function finish(state: State, events: Event[]): State {
  const scored = withStep(score(state, 3, events), { kind: 'over' });
  events.push({ kind: 'ended', standings: standingsOf(scored) });
  return scored;
}

function score(state: State, round: Round, events: Event[]): State {
  const scoring = scoringRound(state, round);
  events.push({ kind: 'scored', ...scoring });
  return { ...state, scorings: [...state.scorings, scoring] };
}

const withStep = (state: State, step: GameStep): State => ({ ...state, step });

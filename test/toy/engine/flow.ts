/**
 * What happens by itself (GUIDE 3 and 5 to 8). Forced steps look at public facts only: a turn whose hand happens to pay
 * for nothing goes on, or its ending would tell the hand.
 */
import type { Seat, Step } from '../../../src/engines/contract.ts';
import { ACTIONS, beadOf, ROUNDS, worthOf } from './components.ts';
import { mostDrawn } from './deck.ts';
import type { Event } from './events.ts';
import type { Card } from './ids.ts';
import { type AgendaStep, playerAt, type State, seatsFrom, stepOf, withPlayer, withPoints } from './state.ts';
import type { Toy } from './types.ts';
import type { Violation } from './violations.ts';

type Auction = Extract<AgendaStep, { readonly kind: 'auction' }>;

/** Why a move that answers `kind` cannot be made now; null where that step is on top. */
export function notNow(state: State, kind: AgendaStep['kind']): Violation | null {
  const now = stepOf(state);
  return now === null || now.kind === kind ? null : { kind: 'notNow', now: now.kind };
}

/** Who has to say something. */
export function awaited(state: State): readonly Seat[] {
  const now = stepOf(state);
  if (now === null) return [];
  return now.kind === 'auction' ? biddersLeft(state, now) : [now.seat];
}

/** In each round, each player has one turn, then all bid in the auction. A question at a door belongs to the turn. */
export function stage({ round, agenda, players }: State): number {
  const turnsLeft = agenda.filter(({ kind }) => kind === 'turn').length;
  return (players.length + 1) * round + players.length - turnsLeft;
}

/** The state with the step on top replaced by others, or taken away. */
export const withStep = (state: State, ...entries: readonly AgendaStep[]): State => ({
  ...state,
  agenda: [...state.agenda.slice(0, -1), ...entries],
});

/** One of the turn's actions is used up. */
export function withoutAction(state: State): State {
  const now = stepOf(state);
  if (now?.kind !== 'turn') throw new Error(`an action was played while ${now?.kind} was pending`);
  return withStep(state, { ...now, left: now.left - 1 });
}

/** The candle goes from the hand into the auction. */
export function offer(state: State, auction: Auction, seat: Seat, card: Card): State {
  const hand = playerAt(state, seat).hand.filter((other) => other !== card);
  const bids = auction.bids.map((bid, i) => (i === seat ? card : bid));
  return withPlayer(withStep(state, { ...auction, bids }), seat, { hand });
}

/** The door is open: a point for both. */
export const openDoor = (state: State, owner: Seat, guest: Seat): State =>
  withPoints(withPoints(withStep(state), owner, 'doors', 1), guest, 'doors', 1);

/** Carries on until somebody has a choice or the game is over. */
export function settle(step: Step<Toy>): Step<Toy> {
  const forced = nextForced(step.state);
  if (forced === null) return step;
  const revealed = forced.event?.kind === 'auctionClosed' ? 'hidden' : 'nothing';
  return settle({
    state: forced.state,
    events: forced.event ? [...step.events, forced.event] : step.events,
    revealed: step.revealed === 'nothing' ? revealed : step.revealed,
  });
}

/** One thing that happens by itself, or null when somebody has a choice. */
function nextForced(state: State): { readonly state: State; readonly event: Event | null } | null {
  const now = stepOf(state);
  if (now === null) return state.round < ROUNDS ? beginRound(state) : null;
  switch (now.kind) {
    case 'turn': {
      const { seat, left } = now;
      if (left > 0 && hasVisibleAction(state, seat)) return null;
      const ended = withStep(state);
      return { state: ended, event: { kind: 'turnEnded', seat, forced: left > 0 } };
    }
    case 'door': {
      const { seat, guest, place } = now;
      if (state.stock[beadOf(place)] > 0) return null;
      return { state: openDoor(state, seat, guest), event: { kind: 'doorOpened', seat, guest, forced: true } };
    }
    case 'auction':
      return forcedBid(state, now) ?? closeAuction(state, now);
  }
}

function beginRound(state: State): { readonly state: State; readonly event: Event } {
  const round = state.round + 1;
  const turns = seatsFrom(state, state.beginner).map((seat): AgendaStep => ({ kind: 'turn', seat, left: ACTIONS }));
  const auction: AgendaStep = { kind: 'auction', bids: state.players.map(() => null) };
  return { state: { ...state, round, agenda: [auction, ...turns.reverse()] }, event: { kind: 'roundBegan', round } };
}

/** Whether, for all that everybody sees, this seat may have something to do besides ending the turn. */
function hasVisibleAction(state: State, seat: Seat): boolean {
  const { hand, beads, lanterns } = playerAt(state, seat);
  const hasBeads = Object.values(beads).some((count) => count > 0);
  return hasBeads || mostDrawn(state, seat) > 0 || (hand.length > 0 && lanterns > 0);
}

const biddersLeft = (state: State, { bids }: Auction): readonly Seat[] =>
  seatsFrom(state, state.beginner)
    .filter((seat) => bids[seat] === null && playerAt(state, seat).hand.length > 0)
    .sort((a, b) => a - b);

function forcedBid(state: State, auction: Auction): { readonly state: State; readonly event: Event } | null {
  for (const seat of biddersLeft(state, auction)) {
    const [card, second] = playerAt(state, seat).hand;
    if (card === undefined || second !== undefined) continue;
    return { state: offer(state, auction, seat, card), event: { kind: 'bid', seat, card, forced: true } };
  }
  return null;
}

/** Once nobody has to choose any more, the highest candle takes a moon; null before that. */
function closeAuction(state: State, auction: Auction): { readonly state: State; readonly event: Event } | null {
  if (biddersLeft(state, auction).length > 0) return null;
  const bids = seatsFrom(state, state.beginner).flatMap((seat) => {
    const card = auction.bids[seat];
    return card ? [{ seat, card }] : [];
  });
  const best = Math.max(...bids.map(({ card }) => worthOf(card)));
  const winner = bids.find(({ card }) => worthOf(card) === best)?.seat ?? null;

  const discard = [...state.discard, ...bids.map(({ card }) => card)];
  const cleared = withStep({ ...state, discard });
  const event: Event = { kind: 'auctionClosed', bids, winner };
  if (winner === null) return { state: cleared, event };
  const moons = playerAt(cleared, winner).moons + 1;
  return { state: withPlayer({ ...cleared, moons: cleared.moons - 1 }, winner, { moons }), event };
}

import { seatsOf } from '../contract.ts';
import { firstUncounted } from './counting.ts';
import type { Event } from './events.ts';
import { finalHand, standingsOf } from './scoring.ts';
import { playerAt, type State } from './state.ts';

/**
 * The state with the stage and turn order of the next round: the first section that is not counted yet, and with two
 * players the other one first (rules §10.5, §10.6). Null after the count of the towers, which ends the game (rules §10.4).
 */
export function withNextStage(state: State, events: Event[]): State | null {
  const stage = firstUncounted(state);
  if (stage === null) return null; // The towers are counted last.
  if (stage !== state.stage) events.push({ kind: 'stageChanged', stage });
  const next = { ...state, stage, passed: [] };
  if (next.seats !== 2) return next;
  const order = next.order.toReversed();
  events.push({ kind: 'orderChanged', slots: null, order });
  return { ...next, order };
}

/** The end of the game: what is left in hand is turned into points (rules §12). */
export function withEnd(state: State, events: Event[]): State {
  const over: State = { ...state, activity: { kind: 'over' } };
  const hands = seatsOf(over.seats).map((seat) => finalHand(playerAt(over, seat), seat));
  events.push({ kind: 'finalScoring', hands }, { kind: 'ended', standings: standingsOf(over) });
  return over;
}

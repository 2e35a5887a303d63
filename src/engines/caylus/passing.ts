import type { Seat } from '../contract.ts';
import type { PassReason } from './causes.ts';
import { FIRST_PASS_DENIERS } from './components.ts';
import type { Event } from './events.ts';
import { withGain } from './holdings.ts';
import type { State } from './state.ts';

/** The seat takes the next number on the bridge; the first one gets a denier (rules §4.4). */
export function passed(state: State, seat: Seat, reason: PassReason, events: Event[]): State {
  const deniers = state.passed.length === 0 ? FIRST_PASS_DENIERS : 0;
  const number = state.passed.length + 1;
  events.push({ kind: 'passed', seat, number, deniers, reason });
  const bridge = { ...state, passed: [...state.passed, seat] };
  return deniers === 0 ? bridge : withGain(bridge, seat, { deniers }, 'favors');
}

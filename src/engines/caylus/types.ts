import type { Change } from './changes.ts';
import type { Event, Sight } from './events.ts';
import type { Option, Part } from './ids.ts';
import type { Move } from './moves.ts';
import type { Deal, State } from './state.ts';
import type { Open, Own } from './view.ts';
import type { Violation } from './violations.ts';

/** The eleven types of Caylus as one bundle. */
export interface Caylus {
  Option: Option;
  Deal: Deal;
  State: State;
  Move: Move;
  Event: Event;
  Sight: Sight;
  Violation: Violation;
  Part: Part;
  Open: Open;
  Own: Own;
  Change: Change;
}

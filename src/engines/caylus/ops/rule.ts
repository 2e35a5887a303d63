import type { Seat } from '../../contract.ts';
import type { Source } from '../causes.ts';
import type { Effect, Op } from '../effects.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';

/** Who carries out an effect, and what lets them. */
export interface Actor {
  readonly seat: Seat;
  readonly source: Source;
}

type EffectOf<K extends Op> = Extract<Effect, { readonly op: K }>;

/** How the effects of one kind are carried out. */
export interface OpRule<K extends Op> {
  /** Does what needs no decision and returns the next state; null if the player has to decide. */
  begin(state: State, actor: Actor, effect: EffectOf<K>, events: Event[]): State | null;
  /** What the player has to decide; null for effects that never ask. */
  step(actor: Actor, effect: EffectOf<K>): Step | null;
}

import type { Effect, Op } from '../effects.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { build } from './build.ts';
import { inn } from './inn.ts';
import { moveProvost } from './moveProvost.ts';
import { produce } from './produce.ts';
import { relocateWorker } from './relocateWorker.ts';
import type { Actor, OpRule } from './rule.ts';
import { stables } from './stables.ts';
import { trade } from './trade.ts';

const none: OpRule<'none'> = { begin: (state) => state, step: () => null };

const OPS: { readonly [K in Op]: OpRule<K> } = {
  produce,
  trade,
  build,
  moveProvost,
  relocateWorker,
  stables,
  inn,
  none,
};

/** Each key holds the rule for exactly that op, which TypeScript cannot follow. */
const opRule = (op: Op): OpRule<Op> => OPS[op] as unknown as OpRule<Op>;

/** Begins an effect: the next state, or null if the player has to decide. */
export const beginEffect = (state: State, actor: Actor, effect: Effect, events: Event[]): State | null =>
  opRule(effect.op).begin(state, actor, effect, events);

/** What the player has to decide about an effect. */
export const stepFor = (actor: Actor, effect: Effect): Step | null => opRule(effect.op).step(actor, effect);

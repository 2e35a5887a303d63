import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_DEADLINE } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import { failOverdue } from './lifecycle.ts';

/** How often to check, in ms of real time: the playground's own clock can jump. */
const TICK = 25;

/** Fails unanswered interactions after three seconds. Returns a function that stops it. */
export function watchDeadlines(playground: Playground): () => void {
  let timer: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const stopListening = playground.changes.listen((change) => {
    if (change.kind !== 'interactionSent' || timer !== null) return;
    timer = setInterval(() => {
      if (failOverdue(playground) === 0) stop();
    }, TICK);
    timer.unref();
  });
  return () => {
    stopListening();
    stop();
  };
}

/** Waits until the time to answer an interaction created at `createdAt` is over, by the playground's clock. */
export async function untilOverdue({ clock }: Playground, createdAt: number): Promise<void> {
  while (clock.now() <= createdAt + ANSWER_DEADLINE) await wait(TICK, undefined, { ref: false });
}

/** How long a member is looked up while the fault `slowLookUps` is armed, in ms: such as during an incident. */
const SLOW_LOOK_UP = 4_000;
/** In ms of real time. */
const SHORT_TICK = 5;

/** Waits as long as the look-up of a member takes, by the playground's clock. */
export async function untilLookedUp({ clock, armed, lookUpTime }: Playground): Promise<void> {
  const since = clock.steady();
  const time = armed.has('slowLookUps') ? SLOW_LOOK_UP : lookUpTime;
  while (clock.steady() < since + time) await wait(SHORT_TICK, undefined, { ref: false });
}

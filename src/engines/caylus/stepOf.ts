import { remembered } from '../recent.ts';
import { activeEffect } from './active.ts';
import { FAVORS } from './components.ts';
import { stepFor } from './ops/index.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';

/** What the game waits for; null when it is over. Favors come before what the phase does (rules §2). */
export const stepOf = remembered((state: State): Step | null => favorStep(state) ?? activityStep(state));

function favorStep({ favor, pending }: State): Step | null {
  if (favor === null) {
    const [first] = pending;
    return first === undefined ? null : { kind: 'track', seat: first.seat, source: first.source };
  }
  const { seat, source, track, level } = favor;
  if (level === null) return { kind: 'level', seat, source, track };
  return stepFor({ seat, source: { kind: 'favor', track, level } }, FAVORS[track][level]);
}

function activityStep(state: State): Step | null {
  const { activity } = state;
  switch (activity.kind) {
    case 'placing':
      return { kind: 'place', seat: activity.seat };
    case 'special':
    case 'road': {
      const active = activeEffect(state);
      return active === null ? null : stepFor(active, active.effect);
    }
    case 'provost':
      return { kind: 'provost', seat: activity.seat, isGuild: false };
    case 'castle':
      return { kind: 'castle', seat: activity.seat };
    case 'bestBuilder':
    case 'count':
    case 'over':
      return null;
  }
}

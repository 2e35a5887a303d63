import type { PageFault } from '../pageProtocol.ts';
import { refuse } from '../rules/refusal.ts';
import type { RuleName } from '../rules/table.ts';
import type { Changes } from '../world/changes.ts';

/**
 * Trouble to be made on purpose. Each is armed and hits the next fitting event, then is gone; only `down` stays until it
 * is taken back. What each of them does is written beside its name on the page (`page/trouble.tsx`).
 */
export type Fault = PageFault;

/** A refusal that has no cause but a test's wish: `route` is a part of method and route. */
export interface PlannedRefusal {
  readonly rule: RuleName;
  readonly route: string;
}

/** Faults that are armed; `arm` and `disarm` count nothing: a fault is armed or not. */
export function faults(changes: Changes) {
  const armed = new Set<Fault>();
  const refusals: PlannedRefusal[] = [];
  const set = (fault: Fault, isArmed: boolean): void => {
    if (isArmed) armed.add(fault);
    else armed.delete(fault);
    changes.tell({ kind: 'faultsChanged' });
  };
  return {
    armed: (): readonly Fault[] => [...armed],
    set,
    /** Plans the refusal of the next request to a route that contains the text; what is returned takes that back. */
    plan: (refusal: PlannedRefusal): (() => void) => {
      refusals.push(refusal);
      return () => {
        const index = refusals.indexOf(refusal);
        if (index !== -1) refusals.splice(index, 1);
      };
    },
    /** Refuses the request if that was planned for its route (`POST /channels/:channel/messages`). */
    refusePlanned: (route: string): void => {
      const index = refusals.findIndex((each) => route.includes(each.route));
      const [planned] = index === -1 ? [] : refusals.splice(index, 1);
      if (planned !== undefined) refuse(planned.rule);
    },
    /** Whether the fault is armed; it stays so. */
    has: (fault: Fault): boolean => armed.has(fault),
    /** Whether the fault was armed; it no longer is. */
    take: (fault: Fault): boolean => {
      if (!armed.has(fault)) return false;
      set(fault, false);
      return true;
    },
  };
}

export type Faults = ReturnType<typeof faults>;

import { LASTING_FAULTS, type PageFault } from '../pageProtocol.ts';
import { isPageName, NetworkPage, type PageName } from '../rules/pages.ts';
import { refuse } from '../rules/refusal.ts';
import type { RuleName } from '../rules/table.ts';
import type { Playground } from '../world/playground.ts';

/**
 * An error to cause on purpose. Once armed, a fault hits the next matching event and is disarmed; those of
 * `LASTING_FAULTS` stay armed until they are switched off. `page/tools/trouble.tsx` describes each one.
 */
export type Fault = PageFault;

/** A refusal that a test asks for: of the next request whose method and route contain `route`. */
interface PlannedRefusal {
  readonly rule: RuleName | PageName;
  readonly route: string;
}

/** The armed faults and planned refusals. Arming a fault twice has no further effect. */
export function faults({ changes, armed }: Pick<Playground, 'changes' | 'armed'>) {
  const refusals: PlannedRefusal[] = [];
  const set = (fault: Fault, isArmed: boolean): void => {
    if (isArmed) armed.add(fault);
    else armed.delete(fault);
    changes.emit({ kind: 'faultsChanged' });
  };
  return {
    armed: (): readonly Fault[] => [...armed],
    set,
    /** Plans a refusal. Returns a function that cancels it. */
    plan: (refusal: PlannedRefusal): (() => void) => {
      refusals.push(refusal);
      return () => {
        const index = refusals.indexOf(refusal);
        if (index !== -1) refusals.splice(index, 1);
      };
    },
    /** Whether a refusal is planned for a file at this path, which has none of the API's answers. */
    isPlanned: (route: string): boolean => {
      const index = refusals.findIndex((each) => route.includes(each.route));
      return index !== -1 && refusals.splice(index, 1).length > 0;
    },
    /** Refuses the request if a refusal is planned for its route (`POST /channels/:channel/messages`). */
    refusePlanned: (route: string): void => {
      const index = refusals.findIndex((each) => route.includes(each.route));
      const [planned] = index === -1 ? [] : refusals.splice(index, 1);
      if (planned === undefined) return;
      if (isPageName(planned.rule)) throw new NetworkPage(planned.rule);
      refuse(planned.rule);
    },
    /** Whether the fault is armed. Leaves it armed. */
    has: (fault: Fault): boolean => armed.has(fault),
    /** Whether the fault was armed. Disarms it, unless it lasts. */
    take: (fault: Fault): boolean => {
      if (!armed.has(fault)) return false;
      if (!LASTING_FAULTS.includes(fault)) set(fault, false);
      return true;
    },
  };
}

export type Faults = ReturnType<typeof faults>;

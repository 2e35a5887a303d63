import type { Seat } from '../../engines/contract.ts';
import type { PanelAction } from './panel.ts';

/** A panel that was shown: the step of a seat's draft, made for the offer after row `seq`. */
export interface ShownPanel {
  readonly table: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly step: number;
}

/**
 * What the buttons of recently shown panels do, so that a press need not build its panel again. Only a shortcut: a panel
 * that is not here, as after a restart, is built from the stored draft and comes out the same.
 */
export interface RecentPanels {
  keep(panel: ShownPanel, actions: readonly PanelAction[]): void;
  actionsOf(panel: ShownPanel): readonly PanelAction[] | null;
}

/** Panels kept; the oldest go first. */
const MAX_PANELS = 1_000;

export function createRecentPanels(): RecentPanels {
  const kept = new Map<string, readonly PanelAction[]>();
  const keyOf = ({ table, seat, seq, step }: ShownPanel): string => `${table}:${seat}:${seq}:${step}`;
  return {
    keep(panel, actions) {
      kept.set(keyOf(panel), actions);
      const [oldest] = kept.keys();
      if (kept.size > MAX_PANELS && oldest !== undefined) kept.delete(oldest);
    },
    actionsOf: (panel) => kept.get(keyOf(panel)) ?? null,
  };
}

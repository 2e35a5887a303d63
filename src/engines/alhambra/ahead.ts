import type { Ahead } from '../contract.ts';
import { canAct } from './acting.ts';
import { CURRENCIES } from './ids.ts';
import type { Alhambra } from './types.ts';

/** The next action can be planned: market, display, and hand are known, and can only lose what is in them. */
export const ahead: Ahead<Alhambra> = {
  standing: [],

  position(state, seat) {
    const { step } = state;
    if ((step.kind !== 'action' && step.kind !== 'placing') || step.seat === seat) return null;
    const asked = { ...state, step: { kind: 'action', seat, purchases: [] } } as const;
    return canAct(asked, seat) ? asked : null;
  },

  /** A place of the market means the tile that lies there; after a scoring round, everything is worth something else. */
  meaning: ({ market, scorings }, _seat, moves) => ({
    scorings: scorings.length,
    tiles: moves.map((move) => (move.kind === 'buyTile' ? (market[CURRENCIES.indexOf(move.currency)] ?? null) : null)),
  }),
};

import { canRebuild, type Move, type Open } from '../../../engines/alhambra/index.ts';

/** The three actions as players know them: rebuilding is three kinds of moves. */
export const ACTIONS = ['coins', 'tile', 'rebuild'] as const;
export type Action = (typeof ACTIONS)[number];

const ACTION_OF: { readonly [K in Move['kind']]: Action | null } = {
  takeCoins: 'coins',
  buyTile: 'tile',
  swapTiles: 'rebuild',
  buildFromReserve: 'rebuild',
  moveToReserve: 'rebuild',
  placeTile: null,
  storeTile: null,
  giveToDirk: null,
};

/** The actions of a turn that are open, as far as everyone knows; with `possible`, those that the player has. */
export function actionsIn(open: Open, possible?: ReadonlySet<Move['kind']>): readonly Action[] {
  if (open.step.kind !== 'action') return [];
  if (possible !== undefined)
    return ACTIONS.filter((action) => [...possible].some((kind) => ACTION_OF[kind] === action));
  const isOpen: { readonly [A in Action]: boolean } = {
    coins: open.display.length > 0,
    tile: open.market.some(({ tile }) => tile !== null),
    rebuild: canRebuild(open.players[open.step.seat]!), // There are as many players as seats.
  };
  return ACTIONS.filter((action) => isOpen[action]);
}

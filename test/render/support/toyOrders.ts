import type { Seat } from '../../../src/engines/contract.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import { toy } from '../../toy/engine/index.ts';
import { ordered } from './ordered.ts';
import { shownInGame } from './scenes.ts';

/** The module with the pictures of the toy. */
export const TEST_GAMES = new URL('../../toy/render/module.ts', import.meta.url).href;

/** All pictures of a game of the toy. */
export const toyOrders = (): readonly PictureOrder[] =>
  shownInGame(toy, 2, 'renderer').map(({ view, scene }) => {
    const viewer = view.own === null ? 'table' : (0 as Seat);
    return { kind: 'board', game: 'toy', table: '7', viewer, view, scene: ordered(scene) };
  });

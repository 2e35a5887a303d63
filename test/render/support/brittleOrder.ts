import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import { openViewOf } from '../../support/views.ts';

/** Where a painting thread finds the pictures of brittle.ts. */
export const BRITTLE = new URL('./brittle.ts', import.meta.url).href;

/** A picture that does `what`. */
export const brittleOrder = (what: string, table = '1'): PictureOrder => ({
  ...{ kind: 'board', game: 'brittle', table, viewer: 'table', view: { open: openViewOf({}), own: null } },
  scene: { names: [what], locale: 'en', recent: [], story: [], step: null, zoom: null, screen: 'desktop' },
});

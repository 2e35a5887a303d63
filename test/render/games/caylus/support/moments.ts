/** Moments of games that anybody can play again, and how they are shown. */
import { type Caylus, caylus, type Open } from '../../../../../src/engines/caylus/index.ts';
import type { Scene } from '../../../../../src/render/contract.ts';
import type { TableOrder } from '../../../../../src/render/pipeline/order.ts';
import { shownFrom } from '../../../support/played.ts';
import { type Moment, sensibleGame } from './sensibleGame.ts';

const shown = shownFrom(caylus, ['Ayumi', 'Björn', 'Chloé', '大地', 'Maximilian der Große']);

/** All positions of a game with this many seats. */
export const gameOf = (seats: number): readonly Moment[] => [...sensibleGame(seats, `showcase of ${seats}`)];

/** The first moment in the rest of a game in which a step of this kind is asked. */
export const askedAt = (moments: readonly Moment[], share: number, kind: Open['step']['kind']): Moment =>
  shown.momentAt(moments, share, ({ step }) => step.kind === kind);

/** What everyone sees. */
export const viewOf = (moment: Moment) => shown.viewOf(moment);

/** What everyone is shown beside the view. */
export const sceneOf = (moment: Moment, others: Partial<Scene<Caylus>> = {}): Scene<Caylus> =>
  shown.sceneOf(moment, 'table', others);

/** The table as everyone sees it. */
export const boardOf = (moment: Moment, others: Partial<Scene<Caylus>> = {}): TableOrder =>
  shown.orderOf('board', moment, 'table', others);

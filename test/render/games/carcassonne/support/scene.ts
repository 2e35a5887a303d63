import { type Carcassonne, carcassonne, type State } from '../../../../../src/engines/carcassonne/index.ts';
import type { Scene } from '../../../../../src/render/contract.ts';
import { NAMES } from '../../../support/scenes.ts';

/** A scene in which nothing is asked and nothing has happened. */
export const sceneFor = (seats: number, others: Partial<Scene<Carcassonne>> = {}): Scene<Carcassonne> => ({
  ...{ names: NAMES.slice(0, seats), locale: 'en', recent: [], story: [], step: null, zoom: null, screen: 'desktop' },
  ...others,
});

/** What everybody sees. */
export const viewOf = (state: State) => ({ open: carcassonne.open(state), own: null });

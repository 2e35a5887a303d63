import type { Random } from '../../kernel/random.ts';
import type { Viewer } from '../contract.ts';
import { shuffledInLayers } from './stack.ts';
import type { State } from './state.ts';

/** The stack in another order: no one knows the order within its layers, and everyone knows everything else. */
export const redeal = (state: State, _viewer: Viewer, random: Random): State => ({
  ...state,
  stack: shuffledInLayers(random, state.stack, (layer) => `redeal ${layer}`),
});

import { type Random, shuffled } from '../../kernel/random.ts';
import type { Viewer } from '../contract.ts';
import type { State } from './state.ts';

/** The stack in another order: no one knows the order, and everyone knows everything else. */
export const redeal = (state: State, _viewer: Viewer, random: Random): State => ({
  ...state,
  stack: shuffled(random.stream('redeal'), state.stack),
});

import { type Random, shuffled } from '../../kernel/random.ts';
import type { Viewer } from '../contract.ts';
import type { State } from './state.ts';

/** The stack in another order: nobody knows it, and everybody knows everything else. */
export const redeal = (state: State, _viewer: Viewer, random: Random): State => ({
  ...state,
  stack: shuffled(random.stream('redeal'), state.stack),
});

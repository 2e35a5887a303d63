import { it } from 'vitest';
import { expectRecomputed } from './support/results.ts';

it('recomputing all results from the final states agrees with those that were counted as the games ended', () =>
  expectRecomputed(['carcassonne']));

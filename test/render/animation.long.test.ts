import { test } from 'vitest';
import { expectFrames } from './support/animated.ts';

test.each([
  { what: 'the board', hasHand: false },
  { what: 'the board with the hand below it', hasHand: true },
])('each frame, painted over those before, looks like $what', ({ hasHand }) =>
  expectFrames(hasHand, Number.POSITIVE_INFINITY),
);

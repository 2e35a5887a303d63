import { test } from 'vitest';
import { expectRefusals } from './support/oddMoves.ts';

test('§4 People: the toy refuses whatever is no move with a typed error, and nothing changes', () =>
  expectRefusals('toy', 400));

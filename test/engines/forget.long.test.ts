import { test } from 'vitest';
import { eachGame } from '../games.ts';
import { forgetsOnlyItsOwn } from './support/forgetting.ts';

test.each(eachGame)('%s', (id, { seats }) => {
  forgetsOnlyItsOwn(id, seats);
});

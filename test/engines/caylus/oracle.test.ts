import { test } from 'vitest';
import { built, compareBatches, comparePayments, compareTrades, effects, randomPlayers } from './comparing.ts';

const players = randomPlayers(60);

test.each(effects)('§7.4 trades are all bags that fit: %s', (_, options) => {
  compareTrades(players, options);
});

test.each(built)('§8 payments are all bags that fit: %s, also with the discounts of favors', (id) => {
  comparePayments(players, id);
});

test('§9.2 batches are all bags of three kinds with food', () => {
  compareBatches(players);
});

/** A seat that somebody else takes over loses what only the player before has learned, and nothing else. */
import { expect, test } from 'vitest';
import type { Own } from '../../src/engines/citadels/view.ts';
import { seatsOf } from '../../src/engines/contract.ts';
import { withToy } from '../games.ts';
import { engineOf } from '../support/engines.ts';
import { forgetsOnlyItsOwn, positions } from './support/forgetting.ts';

test('toy', () => {
  forgetsOnlyItsOwn('toy', withToy.toy!.seats);
});

test('citadels: the characters offered are known again from the next round on, the cards discarded never', () => {
  const engine = engineOf('citadels');
  let rounds = 0;
  for (const state of positions('citadels', 4, 3)) {
    const seat = seatsOf(4)[1]!;
    const own = (at: object) => engine.own(at, seat) as unknown as Own; // The engine is that of Citadels.
    const before = own(state);
    const after = own(engine.forget?.(state, seat) ?? state);
    expect(after.discarded).toEqual([]);
    expect([after.hand, after.character, after.drawn]).toEqual([before.hand, before.character, before.drawn]);
    expect(after.offered).toEqual(before.character === null ? before.offered : null);
    rounds += Number(before.character !== null);
  }
  expect(rounds).toBeGreaterThan(10);
});

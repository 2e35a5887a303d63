/** A seat that somebody else takes over loses what only the player before has learned, and nothing else. */
import { expect } from 'vitest';
import { seatsOf } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { engineOf } from '../../support/engines.ts';
import { wholeGame } from '../../support/wholeGame.ts';

/** Positions of random games. */
export function* positions(id: string, seats: number, games: number) {
  const engine = engineOf(id);
  for (let game = 0; game < games; game++) {
    const random = seeded(`forget ${id} ${game}`);
    const stream = random.stream('moves');
    const config = { seats, options: [] };
    const played = wholeGame(engine, config, random, (_, __, legal) => legal[stream.uniform(legal.length)]!);
    for (const { before } of played.moves) yield before;
  }
}

/** What a seat forgets of two random games is what it alone knew, and nothing else changes. */
export function forgetsOnlyItsOwn(id: string, seats: number): void {
  const engine = engineOf(id);
  let lost = 0;
  for (const state of positions(id, seats, 2)) {
    for (const seat of seatsOf(seats)) {
      const after = engine.forget?.(state, seat) ?? state;
      expect(engine.check(after)).toBeNull();
      const { version } = engine.save;
      const loaded = engine.load(version, JSON.parse(JSON.stringify(after)));
      expect(loaded).toEqual({ ok: true, value: after });
      expect(engine.open(after)).toEqual(engine.open(state));
      expect(engine.census(after)).toEqual(engine.census(state));
      expect(engine.turn(after)).toEqual(engine.turn(state));
      expect([...engine.legal(after, seat)]).toEqual([...engine.legal(state, seat)]);
      for (const other of seatsOf(seats))
        if (other !== seat) expect(engine.own(after, other)).toEqual(engine.own(state, other));
      if (JSON.stringify(engine.own(after, seat)) !== JSON.stringify(engine.own(state, seat))) lost++;
    }
  }
  expect(lost > 0).toBe(engine.forget !== undefined);
}

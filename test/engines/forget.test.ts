/** A seat that somebody else takes over loses what only the player before has learned, and nothing else. */
import { expect, test } from 'vitest';
import type { Own } from '../../src/engines/citadels/view.ts';
import { seatsOf } from '../../src/engines/contract.ts';
import { seeded } from '../../src/kernel/random.ts';
import { withToy } from '../games.ts';
import { engineOf } from '../support/engines.ts';

/** Positions of random games. */
function* positions(id: string, seats: number, games: number) {
  const engine = engineOf(id);
  for (let game = 0; game < games; game++) {
    const random = seeded(`forget ${id} ${game}`);
    const stream = random.stream('moves');
    const config = { seats, options: [] };
    let { state } = engine.setup(config, engine.deal(config, random));
    for (let turn = engine.turn(state); 'awaits' in turn; turn = engine.turn(state)) {
      yield state;
      const seat = turn.awaits[0]!;
      const moves = [...engine.legal(state, seat)];
      const played = engine.play(state, seat, moves[stream.uniform(moves.length)]!, random);
      if (!played.ok) throw new Error(played.error.kind);
      state = played.value.state;
    }
  }
}

test.each(Object.entries(withToy))('%s', (id, { seats }) => {
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

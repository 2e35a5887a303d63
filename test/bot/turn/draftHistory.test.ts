import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/bot/contract.ts';
import {
  back,
  instead,
  onward,
  presentOf,
  readTrail,
  standOf,
  type Trail,
  trailOf,
  trailToJson,
} from '../../../src/bot/turn/draftHistory.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { type Toy, toy } from '../../toy/engine/index.ts';

const draft = (half: Draft<Toy>['half']): Draft<Toy> => ({ moves: [], half, picked: [] });
const start = trailOf(draft({}));

describe('the way to a half-made move', () => {
  test('goes on by answers, turns on the spot by controls, and back to where it began', () => {
    const there = onward(onward(start, draft({ kind: 'hang' })), draft({ kind: 'hang', place: 'a1' }));
    const turned = instead(there, draft({ kind: 'hang', place: 'a2' }));
    expect(presentOf(turned)).toEqual(draft({ kind: 'hang', place: 'a2' }));
    expect(presentOf(back(turned))).toEqual(draft({ kind: 'hang' }));
    expect(presentOf(back(back(back(back(turned)))))).toEqual(draft({}));
  });

  test('of a long move forgets the steps after the first, never the first', () => {
    let long: Trail<Toy> = start;
    for (let i = 0; i < 100; i++) long = onward(long, draft({ kind: 'draw', count: i }));
    expect(long.drafts.length).toBeLessThanOrEqual(16);
    expect(long.drafts[0]).toEqual(draft({}));
    expect(presentOf(long)).toEqual(draft({ kind: 'draw', count: 99 }));
    expect(JSON.stringify(trailToJson(long)).length).toBeLessThan(4_096);
  });

  test('comes back from what is stored', () => {
    const trail = onward(start, { moves: [{ kind: 'draw', count: 1 }], half: { kind: 'sell' }, picked: ['jade'] });
    expect(readTrail(toy, JSON.parse(JSON.stringify(trailToJson(trail))))).toEqual(trail);
  });

  test.each([
    null,
    {},
    { drafts: [], page: 0 },
    { drafts: [{ moves: [], half: {}, picked: [] }], page: -1 },
    { drafts: [{ moves: [], half: { kind: 'fly' }, picked: [] }], page: 0 },
    { drafts: [{ moves: [{ kind: 'draw' }], half: {}, picked: [] }], page: 0 },
    { drafts: [{ moves: [], half: {}, picked: [{}] }], page: 0 },
    { drafts: [{ moves: [], half: {}, picked: [] }, 7], page: 0 },
  ])('is not read from %j', (value) => expect(readTrail(toy, value)).toBeNull());

  test('falls when the rules accept it no longer, with their reason', () => {
    const config = { seats: 2, options: [] };
    const { state } = toy.setup(config, toy.deal(config, seeded('trail')));
    const turn = toy.turn(state);
    const seat = 'awaits' in turn ? turn.awaits[0]! : (0 as Seat);
    expect(standOf(toy, state, seat, draft({ kind: 'draw' })).ok).toBe(true);
    expect(standOf(toy, state, seat, draft({ kind: 'bid' }))).toEqual({
      ok: false,
      error: { kind: 'illegal', violation: { kind: 'notNow', now: 'turn' } },
    });
    // A move that shows something new ends what can be asked: no other may follow it.
    const drawn = { moves: [{ kind: 'draw', count: 1 }], half: {}, picked: [] } as const;
    const stand = standOf(toy, state, seat, drawn);
    expect(stand.ok && stand.value.position.isClosed).toBe(true);
    expect(standOf(toy, state, seat, { ...drawn, moves: [...drawn.moves, { kind: 'end' }] }).ok).toBe(false);
  });
});

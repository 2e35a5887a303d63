import { describe, expect, test } from 'vitest';
import type { MoveDraft } from '../../../src/bot/contract.ts';
import {
  currentDraft,
  type DraftHistory,
  historyOf,
  historyToJson,
  readHistory,
  resolveDraft,
  withCurrent,
  withoutLast,
  withStep,
} from '../../../src/bot/turn/draftHistory.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { type Toy, toy } from '../../toy/engine/index.ts';

const draft = (partial: MoveDraft<Toy>['partial']): MoveDraft<Toy> => ({ moves: [], partial, picked: [] });
const start = historyOf(draft({}));

describe('the way to a partial move', () => {
  test('goes on by answers, turns on the spot by controls, and back to where it began', () => {
    const there = withStep(withStep(start, draft({ kind: 'hang' })), draft({ kind: 'hang', place: 'a1' }));
    const turned = withCurrent(there, draft({ kind: 'hang', place: 'a2' }));
    expect(currentDraft(turned)).toEqual(draft({ kind: 'hang', place: 'a2' }));
    expect(currentDraft(withoutLast(turned))).toEqual(draft({ kind: 'hang' }));
    expect(currentDraft(withoutLast(withoutLast(withoutLast(withoutLast(turned)))))).toEqual(draft({}));
  });

  test('of a long move forgets the steps after the first, never the first', () => {
    let long: DraftHistory<Toy> = start;
    for (let i = 0; i < 100; i++) long = withStep(long, draft({ kind: 'draw', count: i }));
    expect(long.drafts.length).toBeLessThanOrEqual(16);
    expect(long.drafts[0]).toEqual(draft({}));
    expect(currentDraft(long)).toEqual(draft({ kind: 'draw', count: 99 }));
    expect(JSON.stringify(historyToJson(long)).length).toBeLessThan(4_096);
  });

  test('comes back from what is stored', () => {
    const history = withStep(start, {
      moves: [{ kind: 'draw', count: 1 }],
      partial: { kind: 'sell' },
      picked: ['jade'],
    });
    expect(readHistory(toy, JSON.parse(JSON.stringify(historyToJson(history))))).toEqual(history);
  });

  test.each([
    null,
    {},
    { drafts: [], page: 0 },
    { drafts: [{ moves: [], partial: {}, picked: [] }], page: -1 },
    { drafts: [{ moves: [], partial: { kind: 'fly' }, picked: [] }], page: 0 },
    { drafts: [{ moves: [{ kind: 'draw' }], partial: {}, picked: [] }], page: 0 },
    { drafts: [{ moves: [], partial: {}, picked: [{}] }], page: 0 },
    { drafts: [{ moves: [], partial: {}, picked: [] }, 7], page: 0 },
  ])('is not read from %j', (value) => expect(readHistory(toy, value)).toBeNull());

  test('falls when the rules accept it no longer, with their reason', () => {
    const config = { seats: 2, options: [] };
    const { state } = toy.setup(config, toy.deal(config, seeded('history')));
    const turn = toy.turn(state);
    const seat = 'awaits' in turn ? turn.awaits[0]! : (0 as Seat);
    expect(resolveDraft(toy, state, seat, draft({ kind: 'draw' })).ok).toBe(true);
    expect(resolveDraft(toy, state, seat, draft({ kind: 'bid' }))).toEqual({
      ok: false,
      error: { kind: 'illegal', violation: { kind: 'notNow', now: 'turn' } },
    });
    // A move that shows something new ends what can be asked: no other may follow it.
    const drawn = { moves: [{ kind: 'draw', count: 1 }], partial: {}, picked: [] } as const;
    const stand = resolveDraft(toy, state, seat, drawn);
    expect(stand.ok && stand.value.position.isClosed).toBe(true);
    expect(resolveDraft(toy, state, seat, { ...drawn, moves: [...drawn.moves, { kind: 'end' }] }).ok).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import type { MoveDraft } from '../../../src/bot/contract.ts';
import {
  currentDraft,
  type DraftHistory,
  historyOf,
  readHistory,
  resolveDraft,
  savedDraft,
  withCurrent,
  withDraft,
  withoutLast,
  withPage,
} from '../../../src/bot/turn/draftHistory.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { positionAt } from '../../../src/tables/view/position.ts';
import { type Toy, toy } from '../../toy/engine/index.ts';

const draft = (partial: MoveDraft<Toy>['partial']): MoveDraft<Toy> => ({ moves: [], partial, picked: [] });
const start = historyOf(draft({}));

describe('the way to a partial move', () => {
  test('goes on by answers, turns on the spot by controls, and back to where it began', () => {
    const there = withDraft(withDraft(start, draft({ kind: 'hang' })), draft({ kind: 'hang', place: 'a1' }));
    const turned = withCurrent(there, draft({ kind: 'hang', place: 'a2' }));
    expect(currentDraft(turned)).toEqual(draft({ kind: 'hang', place: 'a2' }));
    expect(currentDraft(withoutLast(turned))).toEqual(draft({ kind: 'hang' }));
    expect(currentDraft(withoutLast(withoutLast(withoutLast(withoutLast(turned)))))).toEqual(draft({}));
  });

  test('of a long move forgets the steps after the first, never the first', () => {
    let long: DraftHistory<Toy> = start;
    for (let i = 0; i < 100; i++) long = withDraft(long, draft({ kind: 'draw', count: i }));
    expect(long.drafts.length).toBeLessThanOrEqual(16);
    expect(long.drafts[0]).toEqual(draft({}));
    expect(currentDraft(long)).toEqual(draft({ kind: 'draw', count: 99 }));
    expect(JSON.stringify(savedDraft(long)).length).toBeLessThan(4_096);
  });

  test('comes back from what is stored', () => {
    const history = withDraft(start, {
      moves: [{ kind: 'draw', count: 1 }],
      partial: { kind: 'sell' },
      picked: ['jade'],
    });
    expect(readHistory(toy, JSON.parse(JSON.stringify(savedDraft(history))))).toEqual(history);
  });

  test('is stored under the names of the first releases', () => {
    const history = withPage(withDraft(start, draft({ kind: 'hang', place: 'a1' })), 2);
    expect(savedDraft(history)).toEqual({
      step: 3,
      data: {
        drafts: [
          { moves: [], half: {}, picked: [] },
          { moves: [], half: { kind: 'hang', place: 'a1' }, picked: [] },
        ],
        page: 2,
      },
    });
    expect(readHistory(toy, savedDraft(history))).toEqual(history);
  });

  test('counts every change as one more step, from that at which it was opened', () => {
    const there = withDraft(historyOf(draft({}), 4), draft({ kind: 'hang' }));
    expect(there.step).toBe(5);
    expect([withDraft, withCurrent].map((change) => change(there, draft({ kind: 'draw' })).step)).toEqual([6, 6]);
    expect([withPage(there, 1).step, withoutLast(there).step, historyOf(draft({})).step]).toEqual([6, 6, 1]);
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
  ])('is not read from %j', (data) => expect(readHistory(toy, { step: 1, data })).toBeNull());

  test('falls when the rules accept it no longer, with their reason', () => {
    const config = { seats: 2, options: [] };
    const { state } = toy.setup(config, toy.deal(config, seeded('history')));
    const turn = toy.turn(state);
    const seat = 'awaits' in turn ? turn.awaits[0]! : (0 as Seat);
    const from = positionAt(toy, state, seat);
    expect(resolveDraft(from, draft({ kind: 'draw' })).ok).toBe(true);
    expect(resolveDraft(from, draft({ kind: 'bid' }))).toEqual({
      ok: false,
      error: { kind: 'illegal', violation: { kind: 'notNow', now: 'turn' } },
    });
    // A move that shows something new ends what can be asked: no other may follow it.
    const drawn = { moves: [{ kind: 'draw', count: 1 }], partial: {}, picked: [] } as const;
    const stand = resolveDraft(from, drawn);
    expect(stand.ok && stand.value.position.isClosed).toBe(true);
    expect(resolveDraft(from, { ...drawn, moves: [...drawn.moves, { kind: 'end' }] }).ok).toBe(false);
  });
});

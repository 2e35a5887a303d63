import { describe, expect, it } from 'vitest';
import { heapOf } from './support/heap.ts';
import { ANNE, BERT, done, openTestTables, press, refused, startTable } from './support/testTables.ts';

/** Two seats at a heap, both awaited; Anne waits or takes. */
async function atHeap(stones: number) {
  const service = openTestTables(undefined, { heap: heapOf(stones) });
  const { id } = await startTable(service, 2, 'heap');
  const play = (user: string, move: object, offer: number | null) =>
    service.tables.play(id, { interaction: press(), user, offer, moves: [move] });
  const take = (count: number) => ({ kind: 'take', stones: count });
  return { play, take };
}

describe('what a seat may do while it is awaited together with others', () => {
  it('keeps its number when another move leaves it as it was, though the state is another', async () => {
    const { play, take } = await atHeap(20);
    const offers = (table: { seats: readonly { offer: number }[] }) => table.seats.map(({ offer }) => offer);
    const first = done(await play(ANNE, { kind: 'wait' }, 4));
    expect(offers(first)).toEqual([5, 4]);
    const second = done(await play(ANNE, take(3), 5));
    expect(offers(second)).toEqual([6, 4]);
    expect(offers(done(await play(BERT, take(1), 4)))).toEqual([6, 7]);
  });

  it('gets a new number when another move changes it: the old buttons are outdated', async () => {
    const { play, take } = await atHeap(5);
    const table = done(await play(ANNE, take(3), 4));
    expect(table.seats.map(({ offer }) => offer)).toEqual([5, 5]);
    expect(refused(await play(BERT, take(1), 4))).toEqual({ kind: 'stale' });
    expect(done(await play(BERT, take(1), 5)).seq).toBe(6);
  });

  it('is judged against the present state when no number is given', async () => {
    const { play, take } = await atHeap(5);
    done(await play(ANNE, take(3), null));
    expect(refused(await play(BERT, take(3), null))).toMatchObject({ kind: 'refused', refusal: { kind: 'illegal' } });
    expect(done(await play(BERT, take(2), null)).status).toBe('finished');
  });
});

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withToy } from '../../games.ts';
import { offers, openTestTables, press, startTable } from './testTables.ts';

/** More computing than this to say no is too much, in ms (reliability: 50 ms an input). */
const SLOW = 50;

/** Whatever JSON can hold, and moves that are nearly right. */
function oddMoves(legal: Readonly<Record<string, unknown>>) {
  const bent = fc
    .tuple(fc.constantFrom(...Object.keys(legal), 'extra', '__proto__'), fc.jsonValue())
    .map(([name, value]) => ({ ...legal, [name]: value }));
  const missing = fc.constantFrom(...Object.keys(legal)).map((name) => {
    const { [name]: _, ...others } = legal;
    return others;
  });
  return fc.oneof(fc.anything(), fc.jsonValue(), bent, missing);
}

/** What this thread has computed, in ms: what others of a busy machine take doesn't count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Whatever is no move is refused with a typed error, and nothing changes. */
export async function expectRefusals(game: string, runs = 1_500): Promise<void> {
  const service = openTestTables();
  const { id } = await startTable(service, withToy[game]!.seats, game);
  const table = (await service.tables.get(id))!;
  const legal = offers(table);
  const { user, move } = legal[0]!;
  const moves = oddMoves(move as Readonly<Record<string, unknown>>);
  const kinds = new Map<string, number>();
  let longest = 0;
  const before = JSON.stringify(table);

  /** How long it took to say no, in ms. */
  async function refuse(odd: readonly unknown[]): Promise<number> {
    const from = computed();
    const played = await service.tables.play(id, { interaction: press(), user, offer: null, moves: odd });
    const took = computed() - from;
    const kind = played.ok ? 'played' : played.error.kind;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(JSON.stringify(await service.tables.get(id))).toBe(before);
    return took;
  }

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(moves, { maxLength: 3 }), moves), async (one) => {
      const odd: readonly unknown[] = Array.isArray(one) ? one : [one];
      // What was bent may be a move again.
      fc.pre(!odd.some((each) => legal.some((known) => isDeepStrictEqual(known.move, each))));
      let took = await refuse(odd);
      // The machine may have paused: an input that is slow is so each time.
      for (let again = 0; took > SLOW && again < 4; again++) took = Math.min(took, await refuse(odd));
      longest = Math.max(longest, took);
    }),
    { numRuns: runs },
  );
  console.info(`${game}: ${JSON.stringify(Object.fromEntries(kinds))}, at most ${longest.toFixed(0)} ms`);
  expect([...kinds.keys()]).toEqual(['refused']);
  expect(kinds.get('refused')).toBeGreaterThanOrEqual(runs);
  expect(longest).toBeLessThan(SLOW);
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offers, openHall, press, startTable } from './support/hall.ts';

const RUNS = 1_500;

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

test.each(['toy', 'carcassonne'])(
  '§4 People: %s refuses whatever is no move with a typed error, and nothing changes',
  async (game) => {
    const hall = openHall();
    const { id } = await startTable(hall, 2, game);
    const table = (await hall.tables.get(id))!;
    const { user, move } = offers(table)[0]!;
    const moves = oddMoves(move as Readonly<Record<string, unknown>>);
    const kinds = new Map<string, number>();
    let longest = 0;
    const before = JSON.stringify(table);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(moves, { maxLength: 3 }), moves), async (odd) => {
        const asked = {
          interaction: press(),
          user,
          offer: null,
          moves: (Array.isArray(odd) ? odd : [odd]) as unknown[],
        };
        const from = performance.now();
        const played = await hall.tables.play(id, asked);
        longest = Math.max(longest, performance.now() - from);
        // A bent move may still be one: then it is no odd one.
        if (played.ok) return fc.pre(false);
        kinds.set(played.error.kind, (kinds.get(played.error.kind) ?? 0) + 1);
        expect(JSON.stringify(await hall.tables.get(id))).toBe(before);
      }),
      { numRuns: RUNS },
    );
    console.info(`${game}: ${JSON.stringify(Object.fromEntries(kinds))}, at most ${longest.toFixed(0)} ms`);
    expect([...kinds.keys()]).toEqual(['refused']);
    expect(kinds.get('refused')).toBeGreaterThan(RUNS * 0.9);
    expect(longest).toBeLessThan(250);
  },
);

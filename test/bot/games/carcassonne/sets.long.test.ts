/** Turns of games with the four sets that add no steps to a turn: every figure on every spot in one step, and what the words of a choice promise. */
import { describe, expect, test } from 'vitest';
import { carcassonne as game } from '../../../../src/bot/games/carcassonne/index.ts';
import { resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { type Event, OPTIONS, type State } from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { afterTile, at, happens, NOTHING, positions, reader } from './turnsFrom.ts';

/** Princess and dragon have tests of their own (`drache/`). */
const SETS = OPTIONS.filter((option) => option !== 'old' && option !== 'drache');

/** Every n-th position of a random game with all four sets. */
const some = (seed: string, seats: number, nth: number): readonly (readonly [State, Seat])[] =>
  [...positions(seed, seats, SETS)].filter((_, i) => i % nth === 0);

describe('a turn with the four sets', () => {
  test('asks for figure and spot in one step, of which the picture has all answers', () => {
    let most = 0;
    const asked = new Set<string>();
    for (const [state, seat] of some('fits', 4, 4)) {
      for (const tile of at(state, seat).legal()) {
        const after = afterTile(state, seat, tile);
        if (after.isClosed) continue;
        const { answers, asides = [], picture } = game.controls.panel(after, { ...NOTHING, moves: [tile] }, reader);
        const all = [...answers, ...asides.flat()];
        // Every answer leads to the last step, and the last one places nothing.
        expect(all.map(({ draft }) => draft.partial)).toEqual(picture!.step.answers.map(({ partial }) => partial));
        expect(all.at(-1)!.draft.partial).toEqual({ kind: 'pass' });
        most = Math.max(most, all.length);
        asked.add([...after.legal()].flatMap((move) => (move.kind === 'placeFollower' ? move.figure : [])).join());
      }
    }
    // Also where no normal follower is in hand.
    expect([...asked].some((figures) => figures !== '' && !/\bfollower/.test(figures))).toBe(true);
    console.info(`at most ${most} answers`);
    expect(most).toBeGreaterThan(8);
  });
});

test('what is taken or earned is foretold by each last step, exactly', () => {
  const told = { tookGoods: 0, tookAward: 0, beganSecondPart: 0 };
  const inWords: { readonly [K in keyof typeof told]: RegExp } = {
    tookGoods: /you take \d+ (wine|grain|cloth)/,
    tookAward: /you (take|keep) the (king|robber)/,
    beganSecondPart: /then you place a second tile/,
  };
  const KINDS = Object.keys(inWords) as (keyof typeof told)[]; // Keys of the record.
  for (const [state, seat] of ['goods', 'awards'].flatMap((seed) => some(seed, 2, 1))) {
    for (const tile of at(state, seat).legal()) {
      const turn = afterTile(state, seat, tile).isClosed ? [tile] : [tile, { kind: 'pass' } as const];
      const stand = resolveDraft(at(state, seat), { ...NOTHING, moves: turn });
      if (!stand.ok) throw new Error('a legal turn is refused');
      const { note } = game.controls.summary(stand.value.position, stand.value.draft, reader);
      const kinds = happens(state, seat, turn).map(({ kind }: Event) => kind);
      for (const kind of KINDS) {
        expect([note, inWords[kind].test(note)]).toEqual([note, kinds.includes(kind)]);
        if (kinds.includes(kind)) told[kind]++;
      }
    }
  }
  console.info(JSON.stringify(told));
  expect(Math.min(...Object.values(told))).toBeGreaterThan(10);
});

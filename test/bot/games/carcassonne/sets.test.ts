/** Turns of games with the four sets that add no steps to a turn: every figure on every spot in one step, and what the words of a choice promise. */
import { describe, expect, test } from 'vitest';
import { limits, MOST_BUTTONS } from '../../../../src/bot/discord/limits.ts';
import { carcassonne as game } from '../../../../src/bot/games/carcassonne/index.ts';
import { resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { type Event, OPTIONS, type State } from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import {
  afterTile,
  at,
  byCommand,
  byPanel,
  byRules,
  happens,
  lookAfter,
  NOTHING,
  positions,
  reader,
} from './turnsFrom.ts';

/** Princess and dragon have tests of their own (`drache/`). */
const SETS = OPTIONS.filter((option) => option !== 'old' && option !== 'drache');

/** Every n-th position of a random game with all four sets. */
const some = (seed: string, seats: number, nth: number): readonly (readonly [State, Seat])[] =>
  [...positions(seed, seats, SETS)].filter((_, i) => i % nth === 0);

describe('a turn with the four sets', () => {
  test('is the same by the rules, by the panel, and typed, whatever figure it places', () => {
    let count = 0;
    const kinds = new Set<string>();
    for (const [state, seat] of some('reach', 6, 16)) {
      const rules = byRules(state, seat);
      const panel = byPanel(state, seat);
      expect(byCommand(state, seat).toSorted()).toEqual(panel.toSorted());
      const looks = panel.map((turn) => lookAfter(state, seat, turn));
      expect(new Set(looks)).toEqual(new Set(rules.map((turn) => lookAfter(state, seat, turn))));
      expect(new Set(looks).size).toBe(panel.length);
      for (const turn of rules) kinds.add(turn.split(' ')[3] ?? 'pass');
      count += rules.length;
    }
    expect([...kinds].toSorted()).toEqual(['bigFollower', 'builder', 'follower', 'pass', 'pig']);
    expect(count).toBeGreaterThan(500);
    console.info(`${count} turns`);
  });

  test('asks for figure and spot in one step that fits Discord in every language', () => {
    let most = 0;
    const asked = new Set<string>();
    for (const [state, seat] of some('fits', 4, 4)) {
      for (const tile of at(state, seat).legal()) {
        const after = afterTile(state, seat, tile);
        if (after.isClosed) continue;
        for (const locale of LOCALES) {
          const step = game.controls.panel(after, { ...NOTHING, moves: [tile] }, { ...reader, locale });
          const { answers, asides = [], picture } = step;
          const all = [...answers, ...asides.flat()];
          expect(answers.length).toBeLessThanOrEqual(MOST_BUTTONS);
          for (const row of asides) expect(row.length).toBeLessThanOrEqual(limits.buttonsInRow);
          expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
          for (const { label } of all) expect(label.length).toBeLessThanOrEqual(limits.buttonLabel);
          // Every answer leads to the last step, and the last one places nothing.
          expect(all.map(({ draft }) => draft.partial)).toEqual(picture!.step.answers.map(({ partial }) => partial));
          expect(all.at(-1)!.draft.partial).toEqual({ kind: 'pass' });
          most = Math.max(most, all.length);
        }
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

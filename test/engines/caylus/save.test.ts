import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caylus } from '../../../src/engines/caylus/index.ts';
import { seeded } from '../../../src/kernel/random.ts';

/** A game of four as version 1 stored it in phase 5, while a favor that a building brought is resolved. Never edited. */
const version1: unknown = JSON.parse(readFileSync(new URL('./saves/version1.json', import.meta.url), 'utf8'));

test('a game stored by version 1 loads and can be played to its end', () => {
  const loaded = caylus.load(1, version1);
  if (!loaded.ok) throw new Error(loaded.error);
  let state = loaded.value;
  expect(caylus.open(state)).toMatchObject({ seats: 4, phase: 'road', stage: 'walls', activity: { kind: 'road' } });
  expect(state.favor?.level).not.toBe(null);
  const random = seeded('save');
  const choice = random.stream('choice');
  let moves = 0;
  for (;;) {
    const turn = caylus.turn(state);
    if ('over' in turn) break;
    const legal = [...caylus.legal(state, turn.awaits[0]!)];
    const played = caylus.play(state, turn.awaits[0]!, legal[choice.uniform(legal.length)]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    moves++;
  }
  expect(moves).toBeGreaterThan(20);
});

test('the present version is 1, and no other is read', () => {
  expect(caylus.save.version).toBe(1);
  expect(caylus.load(2, version1)).toMatchObject({ ok: false });
  expect(caylus.load(0, version1)).toMatchObject({ ok: false });
});

test('unknown keys, missing keys and unknown names are refused', () => {
  const state = version1 as Readonly<Record<string, unknown>>; // The file holds an object.
  const { road: _, ...withoutRoad } = state;
  expect(caylus.load(1, { ...state, seed: 'x' })).toMatchObject({ ok: false });
  expect(caylus.load(1, withoutRoad)).toMatchObject({ ok: false });
  expect(caylus.load(1, { ...state, stage: 'roof' })).toMatchObject({ ok: false });
  expect(caylus.load(1, null)).toMatchObject({ ok: false });
});

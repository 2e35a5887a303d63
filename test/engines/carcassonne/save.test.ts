import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { noChance } from '../../../src/kernel/random.ts';

/** A game of four with `old` as version 1 stored it in mid-game. Never edited. */
const version1: unknown = JSON.parse(readFileSync(new URL('./saves/version1.json', import.meta.url), 'utf8'));

test('a game stored by version 1 loads and can be played to its end', () => {
  const loaded = carcassonne.load(1, version1);
  if (!loaded.ok) throw new Error(loaded.error);
  let state = loaded.value;
  expect(carcassonne.open(state)).toMatchObject({ seats: 4, options: ['old'] });
  let moves = 0;
  for (;;) {
    const turn = carcassonne.turn(state);
    if ('over' in turn) break;
    const [first] = carcassonne.legal(state, turn.awaits[0]!);
    const played = carcassonne.play(state, turn.awaits[0]!, first!, noChance);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    moves++;
  }
  expect(moves).toBeGreaterThan(20);
  expect(state.placements.length + state.removed.length).toBe(72);
});

test('the present version is 1, and no other is read', () => {
  expect(carcassonne.save.version).toBe(1);
  expect(carcassonne.load(2, version1)).toMatchObject({ ok: false });
  expect(carcassonne.load(0, version1)).toMatchObject({ ok: false });
});

test('unknown keys, missing keys and unknown names are refused', () => {
  const state = version1 as Readonly<Record<string, unknown>>; // The file holds an object.
  const { stack: _, ...withoutStack } = state;
  expect(carcassonne.load(1, { ...state, seed: 'x' })).toMatchObject({ ok: false });
  expect(carcassonne.load(1, withoutStack)).toMatchObject({ ok: false });
  expect(carcassonne.load(1, { ...state, options: ['new'] })).toMatchObject({ ok: false });
  expect(carcassonne.load(1, { ...state, seats: 6 })).toMatchObject({ ok: false });
  expect(carcassonne.load(1, null)).toMatchObject({ ok: false });
});

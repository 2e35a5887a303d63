import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alhambra } from '../../../src/engines/alhambra/index.ts';
import { seeded } from '../../../src/kernel/random.ts';

/** A game of two as version 1 stored it after the first scoring round, while tiles are placed. Never edited. */
const version1: unknown = JSON.parse(readFileSync(new URL('./saves/version1.json', import.meta.url), 'utf8'));

test('a game stored by version 1 loads and can be played to its end', () => {
  const loaded = alhambra.load(1, version1);
  if (!loaded.ok) throw new Error(loaded.error);
  let state = loaded.value;
  expect(alhambra.open(state)).toMatchObject({ seats: 2, step: { kind: 'placing' }, scorings: [{ round: 1 }] });
  const random = seeded('save');
  const choice = random.stream('choice');
  let moves = 0;
  for (;;) {
    const turn = alhambra.turn(state);
    if ('over' in turn) break;
    const legal = [...alhambra.legal(state, turn.awaits[0]!)];
    const played = alhambra.play(state, turn.awaits[0]!, legal[choice.uniform(legal.length)]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    moves++;
  }
  expect(moves).toBeGreaterThan(20);
});

test('the present version is 1, and no other is read', () => {
  expect(alhambra.save.version).toBe(1);
  expect(alhambra.load(2, version1)).toMatchObject({ ok: false });
  expect(alhambra.load(0, version1)).toMatchObject({ ok: false });
});

test('unknown keys, missing keys and unknown names are refused', () => {
  const state = version1 as Readonly<Record<string, unknown>>; // The file holds an object.
  const { deck: _, ...withoutDeck } = state;
  expect(alhambra.load(1, { ...state, seed: 'x' })).toMatchObject({ ok: false });
  expect(alhambra.load(1, withoutDeck)).toMatchObject({ ok: false });
  expect(alhambra.load(1, { ...state, market: ['start', null, null, null] })).toMatchObject({ ok: false });
  expect(alhambra.load(1, null)).toMatchObject({ ok: false });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citadels } from '../../../src/engines/citadels/index.ts';
import { seeded } from '../../../src/kernel/random.ts';

/** A game of five with `french` as version 1 stored it in mid-game, cards just drawn. Never edited. */
const version1: unknown = JSON.parse(readFileSync(new URL('./saves/version1.json', import.meta.url), 'utf8'));

test('a game stored by version 1 loads and can be played to its end', () => {
  const loaded = citadels.load(1, version1);
  if (!loaded.ok) throw new Error(loaded.error);
  let state = loaded.value;
  expect(citadels.open(state)).toMatchObject({ options: ['french'], step: { kind: 'keep' } });
  const random = seeded('save');
  const choice = random.stream('choice');
  let moves = 0;
  for (;;) {
    const turn = citadels.turn(state);
    if ('over' in turn) break;
    const legal = [...citadels.legal(state, turn.awaits[0]!)];
    const played = citadels.play(state, turn.awaits[0]!, legal[choice.uniform(legal.length)]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    moves++;
  }
  expect(moves).toBeGreaterThan(20);
});

test('the present version is 1, and no other is read', () => {
  expect(citadels.save.version).toBe(1);
  expect(citadels.load(2, version1)).toMatchObject({ ok: false });
  expect(citadels.load(0, version1)).toMatchObject({ ok: false });
});

test('unknown keys, missing keys and unknown names are refused', () => {
  const state = version1 as Readonly<Record<string, unknown>>; // The file holds an object.
  const { deck: _, ...withoutDeck } = state;
  expect(citadels.load(1, { ...state, seed: 'x' })).toMatchObject({ ok: false });
  expect(citadels.load(1, withoutDeck)).toMatchObject({ ok: false });
  expect(citadels.load(1, { ...state, options: ['italian'] })).toMatchObject({ ok: false });
  expect(citadels.load(1, null)).toMatchObject({ ok: false });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';

/** States that these versions have stored. Never edited. */
const stored = (name: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(`./saves/${name}.json`, import.meta.url), 'utf8'));

const version1 = stored('version1');

test('version 2 is not read from what version 1 stored', () => {
  expect(carcassonne.load(2, version1)).toMatchObject({ ok: false });
});

test('points and hands list just what the options bring', () => {
  const [first, ...others] = stored('version1').players as readonly { points: object; hand: object }[]; // As stored.
  const load = (changes: object) =>
    carcassonne.load(1, { ...version1, players: [{ ...first, ...changes }, ...others] });
  expect(load({}).ok).toBe(true);
  expect(load({ hand: {} })).toMatchObject({ ok: false });
  expect(load({ hand: { follower: 3, dragon: 1 } })).toMatchObject({ ok: false });
  expect(load({ points: { ...first!.points, dragons: 1 } })).toMatchObject({ ok: false });
});

test('hands and points are written in one order, however they were stored', () => {
  const players = stored('version2-second').players as readonly { points: object; hand: object }[]; // As stored.
  const turned = (record: object) => Object.fromEntries(Object.entries(record).toReversed());
  const shuffled = players.map(({ points, hand }) => ({ points: turned(points), hand: turned(hand) }));
  const loaded = carcassonne.load(2, { ...stored('version2-second'), players: shuffled });
  if (!loaded.ok) throw new Error(loaded.error);
  expect(JSON.stringify(loaded.value.players[0])).toBe(
    JSON.stringify({ points: players[0]!.points, hand: players[0]!.hand }),
  );
  const [player] = carcassonne.open(loaded.value).players;
  expect(Object.keys(player!.hand)).toEqual(['follower', 'bigFollower', 'builder', 'pig']);
  expect(Object.keys(player!.parts)).toEqual(['cities', 'roads', 'cloisters', 'farms', 'goods', 'king', 'robber']);
});

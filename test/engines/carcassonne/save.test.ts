import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../src/kernel/random.ts';

/** States that these versions have stored. Never edited. */
const stored = (name: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(`./saves/${name}.json`, import.meta.url), 'utf8'));

/** What the program that stored them made of each, by playing the first legal move until the end. */
const STORED = [
  [1, 'version1', 'mid-game, four seats, old', 49, [16, 9, 25, 18]],
  [1, 'version1-action', 'a follower to be placed, a tile removed', 72, [19, 12]],
  [1, 'version1-late', 'the last turns of three', 7, [23, 17, 15]],
  [1, 'version1-over', 'a game of five that is over', 0, [22, 19, 17, 32, 15]],
  [2, 'version2-second', 'six seats, four sets, the second part of a turn', 77, [32, 47, 62, 11, 75, 37]],
  [2, 'version2-earned', 'all options, a second part earned', 97, [53, 44, 37, 29]],
  [2, 'version2-river', 'a follower to be placed beside the river, with king and robber', 97, [11, 13, 10]],
  [2, 'version2-over', 'a game of five with all options that is over', 0, [72, 41, 101, 121, 61]],
  [2, 'version2-dragon', 'six seats, all options, the third step of the dragon', 107, [34, 25, 19, 11, 21, 27]],
  [2, 'version2-princess', 'a knight to be removed, a second part earned', 231, [24, 14, 21]],
  [2, 'version2-aside', 'dragon tiles set aside, before the first volcano', 176, [11, 11, 19, 20]],
  [2, 'version2-portal', 'a follower to be placed by a portal, with the fairy', 173, [28, 16]],
  [2, 'version2-dragon-over', 'a game of five with all options and the dragon that is over', 0, [8, 29, 28, 19, 14]],
] as const;

test.each(STORED)(
  'the state of version %i %s (%s) loads and goes on as it would have',
  (version, name, _, moves, points) => {
    const loaded = carcassonne.load(version, stored(name));
    if (!loaded.ok) throw new Error(loaded.error);
    expect(loaded.value).toEqual(version === 1 ? { ...stored(name), expansions: {} } : stored(name));
    let state = loaded.value;
    let played = 0;
    for (; ; played++) {
      const turn = carcassonne.turn(state);
      if ('over' in turn) break;
      const [first] = carcassonne.legal(state, turn.awaits[0]!);
      const step = carcassonne.play(state, turn.awaits[0]!, first!, seeded('stored'));
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      state = step.value.state;
    }
    expect(played).toBe(moves);
    expect(carcassonne.scores(state).map((score) => score.points)).toEqual(points);
  },
);

const version1 = stored('version1');

test('the present version is 2, which writes what it reads, and no other is read', () => {
  expect(carcassonne.save.version).toBe(2);
  const version2 = { ...version1, expansions: {} };
  expect(carcassonne.load(2, version2)).toEqual({ ok: true, value: version2 });
  expect(carcassonne.load(2, version1)).toMatchObject({ ok: false });
  expect(carcassonne.load(3, version2)).toMatchObject({ ok: false });
  expect(carcassonne.load(0, version1)).toMatchObject({ ok: false });
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

test('unknown keys, missing keys and unknown names are refused', () => {
  const { stack: _, ...withoutStack } = version1;
  expect(carcassonne.load(1, { ...version1, seed: 'x' })).toMatchObject({ ok: false });
  expect(carcassonne.load(1, withoutStack)).toMatchObject({ ok: false });
  expect(carcassonne.load(1, { ...version1, options: ['new'] })).toMatchObject({ ok: false });
  expect(carcassonne.load(1, { ...version1, seats: 6 })).toMatchObject({ ok: false });
  expect(carcassonne.load(1, null)).toMatchObject({ ok: false });
});

import { expect, test } from 'vitest';
import { type Carcassonne, carcassonne, type Event } from '../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { gameWords } from '../../../src/words/carcassonne/game/index.ts';
import { LOCALES, type Say } from '../../../src/words/contract.ts';

const say: Say = { name: (seat) => ['Aya', 'Ben', 'Clemens'][seat] ?? '?' };

/** Everything that happens in a random game, and each position after a move. */
function* game(seed: string, options: readonly 'old'[]) {
  const config = { seats: 3, options };
  const random = seeded(seed);
  const pick = random.stream('test');
  let step = carcassonne.setup(config, carcassonne.deal(config, random));
  for (;;) {
    yield step;
    const turn = carcassonne.turn(step.state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...carcassonne.legal(step.state, seat)];
    const played = carcassonne.play(step.state, seat, moves[pick.uniform(moves.length)]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    step = played.value;
  }
}

test.each(LOCALES)(
  '%s: everything that happens in a game has a sentence, and every position a description',
  (locale) => {
    const said = new Set<Event['kind']>();
    let sentences = 0;
    for (const [i, options] of [[], ['old'], [], []].entries()) {
      for (const { state, events } of game(`words ${i}`, options as readonly 'old'[])) {
        for (const event of events) {
          const sentence = gameWords[locale].sight(carcassonne.sight(event, 'table'), say);
          if (sentence === null) continue;
          said.add(event.kind);
          sentences++;
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
          expect(sentence.at(-1)).toMatch(/[.。]/);
        }
        const lines = gameWords[locale].describe({ open: carcassonne.open(state), own: null }, say);
        expect(lines.length).toBeGreaterThan(4);
        expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
    expect(sentences).toBeGreaterThan(500);
    expect([...said].sort()).toEqual(
      expect.arrayContaining([
        'placedTile',
        'placedFollower',
        'passed',
        'scoredFeature',
        'returned',
        'ended',
        'drewTile',
      ]),
    );
  },
);

test('en: the sentences say who, what and how much', () => {
  const { en } = gameWords;
  const [aya, ben] = [0 as Seat, 1 as Seat];
  const sight = (event: Event) => en.sight(event, say);
  expect(sight({ kind: 'placedTile', seat: aya, tile: 'D', x: 3, y: -2, rotation: 90 })).toBe(
    'Aya placed a tile at (3, −2).',
  );
  expect(
    sight({ kind: 'placedFollower', seat: ben, figure: 'follower', x: 0, y: 1, segment: 0, feature: 'field' }),
  ).toBe('Ben placed a farmer at (0, 1).');
  expect(
    sight({
      kind: 'scoredFeature',
      feature: 'city',
      complete: true,
      cells: [
        { x: 0, y: 0 },
        { x: 0, y: -1 },
        { x: 1, y: -1 },
      ],
      pennants: 1,
      strengths: [
        { seat: aya, strength: 1 },
        { seat: ben, strength: 1 },
      ],
      owners: [aya, ben],
      points: 8,
    }),
  ).toBe('Aya and Ben **+8** each for a completed 3-tile city with 1 pennant.');
  expect(en.violation({ kind: 'featureOccupied', feature: 'road', by: [ben] }, say)).toBe(
    'That road already has a follower.',
  );
  expect(en.violation({ kind: 'edgeMismatch', side: 'w', mine: 'road', theirs: 'field' }, say)).toBe(
    'That tile doesn’t fit: its west side is road, but the neighbor’s is field.',
  );
});

test.each(LOCALES)('%s: every move of a position has words of its own', (locale) => {
  const [first] = game('moves', []);
  const moves = [...carcassonne.legal(first!.state, carcassonneTurn(first!.state))];
  const texts = moves.map((move) => gameWords[locale].move(move, say));
  expect(new Set(texts).size).toBe(moves.length);
  expect(moves.length).toBeGreaterThan(3);
});

function carcassonneTurn(state: Carcassonne['State']): Seat {
  const turn = carcassonne.turn(state);
  if ('over' in turn) throw new Error('over');
  return turn.awaits[0]!;
}

test.each(LOCALES)('%s: two cities that one tile completes with nobody on them are told apart', (locale) => {
  const city = (y: number): Event => ({
    ...{ kind: 'scoredFeature', feature: 'city', complete: true, pennants: 0, strengths: [], owners: [], points: 2 },
    cells: [
      { x: 1, y },
      { x: 1, y: 0 },
    ],
  });
  const lines = gameWords[locale].lines([city(-1), city(1)], say).map(({ text }) => text);
  expect(lines[0]).toContain('(1, −1)');
  expect(lines[1]).toContain('(1, 1)');
});

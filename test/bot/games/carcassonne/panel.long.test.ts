import { describe, expect, test } from 'vitest';
import { carcassonne as game } from '../../../../src/bot/games/carcassonne/index.ts';
import { historyOf, resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { panelOf } from '../../../../src/bot/turn/panel.ts';
import {
  atlas,
  type Carcassonne,
  cellsAround,
  cellsOf,
  carcassonne as engine,
  featureAt,
  type Move,
  nodeOf,
  nodesOf,
  type State,
} from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { afterTile, at, happens, NOTHING, positions, reader } from './turnsFrom.ts';

/** What the seat is better off by at once after this tile. */
function gainBy(state: State, seat: Seat, tile: Move): number {
  const sums = [0, 0];
  for (const event of happens(state, seat, passing(state, seat, tile))) {
    if (event.kind !== 'scoredFeature' || !event.complete) continue;
    for (const owner of event.owners) sums[owner]! += event.points;
  }
  return sums[seat]! - sums[1 - seat]!;
}

const closes = (state: State, seat: Seat, tile: Move): boolean =>
  happens(state, seat, passing(state, seat, tile)).some((event) => event.kind === 'scoredFeature' && event.complete);

const passing = (state: State, seat: Seat, tile: Move): readonly Move[] =>
  afterTile(state, seat, tile).isClosed ? [tile] : [tile, { kind: 'pass' }];

/** The sizes of all features of this kind with an own follower after the tile: as the end of the game would count them. */
function sizesOf(state: State, seat: Seat, tile: Move, kind: string): readonly number[] {
  const played = engine.play(state, seat, tile, seeded('x'));
  if (!played.ok) throw new Error('a legal move was refused');
  const { placements, figures } = engine.open(played.value.state);
  const map = atlas(placements);
  return figures.flatMap((figure) => {
    const placement = placements.findIndex(({ x, y }) => x === figure.x && y === figure.y);
    const feature = featureAt(map, nodeOf(placement, figure.segment));
    if (figure.seat !== seat || feature?.kind !== kind) return [];
    return [(kind === 'cloister' ? cellsAround(map, feature.root) : cellsOf(map, nodesOf(map, feature))).length];
  });
}

describe('the panel of Carcassonne', () => {
  test('the panel has all places by the numbers of the board; a rotation is asked only of several', () => {
    let [asked, all] = [0, 0];
    for (const [state, seat] of positions('numbers')) {
      const numbers = new Map<string, string>();
      for (const { label, partial } of game.controls.marks(at(state, seat), wordsIn('en'))!.answers) {
        numbers.set(label, `${partial.x},${partial.y}`);
      }
      const cells = [...numbers.values()].map((cell) => cell.split(',').map(Number));
      expect(cells).toEqual(cells.toSorted((a, b) => a[1]! - b[1]! || a[0]! - b[0]!));

      const places = game.controls.panel(at(state, seat), NOTHING, reader);
      const shown = places.picture!.step.answers;
      expect(new Map(shown.map(({ label, partial }) => [label, `${partial.x},${partial.y}`]))).toEqual(numbers);
      expect(places.answers.map(({ label }) => label)).toEqual([...numbers.keys()]);
      for (const { draft } of places.answers) {
        all++;
        const stand = resolveDraft(at(state, seat), draft);
        if (!stand.ok) throw new Error('a place is refused');
        if (stand.value.draft.moves.length > 0) continue;
        const turning = game.controls.panel(stand.value.position, stand.value.draft, reader);
        expect(turning.question).toBe('Which rotation?');
        expect(turning.answers.length).toBeGreaterThan(1);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(all - asked).toBeGreaterThan(100);
    console.info(`of ${all} places ${asked} ask for the rotation`);
  });

  test('each place says the best that it completes, and what of somebody grows, over all rotations', () => {
    let [completions, growths] = [0, 0];
    const all = ['outlook', 'outlook 2', 'outlook 3'].flatMap((seed) => [...positions(seed, 2)]);
    for (const [state, seat] of all) {
      for (const { draft, hint = '' } of game.controls.panel(at(state, seat), NOTHING, reader).answers) {
        const { x, y } = draft.partial as { x: number; y: number }; // A place has a cell.
        const ways = [...engine.legal(state, seat)].filter(
          (move) => move.kind === 'placeTile' && move.x === x && move.y === y,
        );
        const gains = ways.map((move) => gainBy(state, seat, move));
        if (hint.includes('completes')) expect(ways.some((move) => closes(state, seat, move))).toBe(true);
        if (Math.max(...gains) > 0) {
          expect(hint).toMatch(/completes .*\(\+\d+ (each )?for .*you/);
          completions++;
        }
        for (const [, name, tiles] of hint.matchAll(/your (city|road|cloister) (?:grows to|reaches) (\d+)/g)) {
          expect(ways.some((move) => sizesOf(state, seat, move, name!).includes(Number(tiles)))).toBe(true);
          growths++;
        }
      }
    }
    expect(completions).toBeGreaterThan(8);
    expect(growths).toBeGreaterThan(100);
    console.info(`${completions} gains and ${growths} own features that grow were told`);
  });

  test('the follower step is skipped where nobody can be placed, and the last step says why', () => {
    let skipped = 0;
    for (const [state, seat] of [...positions('skipped', 5)].filter((_, i) => i % 3 === 0)) {
      for (const tile of engine.legal(state, seat)) {
        const sheet = panelOf(game, at(state, seat), historyOf({ ...NOTHING, moves: [tile] }), reader);
        if (!sheet.ok) throw new Error('a legal tile is refused');
        if (sheet.value.heading.includes('Place a follower')) continue;
        expect(sheet.value.note).toMatch(/You have no followers left\.|Every spot/);
        expect(sheet.value.rows.flat().map(({ label }) => label)).toEqual(['Confirm', 'Close']);
        skipped++;
      }
    }
    expect(skipped).toBeGreaterThan(0);
    console.info(`${skipped} turns without the question`);
  });

  test('what the last step foretells happens, and says nothing of the next tile', () => {
    let told = 0;
    for (const [state, seat] of positions('foretold')) {
      for (const tile of engine.legal(state, seat)) {
        const stand = resolveDraft(at(state, seat), { ...NOTHING, moves: [tile, { kind: 'pass' }] });
        if (!stand.ok || !stand.value.position.isClosed) continue;
        const { note } = game.controls.summary(stand.value.position, stand.value.draft, reader);
        const completes = happens(state, seat, [tile, { kind: 'pass' }]).some(
          (event) => event.kind === 'scoredFeature' && event.complete,
        );
        expect(/completes an? (\d+-tile )?(city|road|cloister)/.test(note)).toBe(completes);
        expect(note).not.toContain('drew');
        if (completes) told++;
      }
    }
    expect(told).toBeGreaterThan(20);
    console.info(`${told} completions foretold`);
  });

  test('what is foreseen of the stack is made up, and otherwise each time', () => {
    let right = 0;
    let count = 0;
    const guesses = new Set<string>();
    for (const [state, seat] of positions('made up')) {
      const tile = [...engine.legal(state, seat)][0]!;
      const drawn = (events: readonly Carcassonne['Sight'][]) => events.find(({ kind }) => kind === 'drewTile');
      const guess = drawn(at(state, seat).foresee([tile, { kind: 'pass' }]));
      const truth = drawn(
        happens(state, seat, afterTile(state, seat, tile).isClosed ? [tile] : [tile, { kind: 'pass' }]),
      );
      if (!guess || !truth) continue;
      count++;
      if (JSON.stringify(guess) === JSON.stringify(truth)) right++;
      if (count === 1)
        for (let i = 0; i < 20; i++) guesses.add(JSON.stringify(at(state, seat).foresee([tile, { kind: 'pass' }])));
    }
    expect(count).toBeGreaterThan(50);
    expect(right).toBeLessThan(count / 2);
    expect(guesses.size).toBeGreaterThan(3);
  });
});

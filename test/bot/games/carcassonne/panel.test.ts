import { describe, expect, test } from 'vitest';
import type { MoveDraft, Position } from '../../../../src/bot/contract.ts';
import { place } from '../../../../src/bot/games/carcassonne/commands.ts';
import { carcassonne as game } from '../../../../src/bot/games/carcassonne/index.ts';
import { historyOf, resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { panelOf } from '../../../../src/bot/turn/panel.ts';
import {
  type Carcassonne,
  carcassonne as engine,
  type Move,
  type State,
} from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/position.ts';

const reader = { locale: 'en', say: { name: (seat: Seat) => `seat ${seat}` } } as const;
const NOTHING: MoveDraft<Carcassonne> = { moves: [], partial: {}, picked: [] };

/** Positions of a random game in which a tile is to be placed. */
function* positions(seed: string, seats = 3): Iterable<readonly [State, Seat]> {
  const random = seeded(seed);
  const config = { seats, options: [] };
  let { state } = engine.setup(config, engine.deal(config, random));
  const stream = random.stream('playout');
  for (;;) {
    const turn = engine.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...engine.legal(state, seat)];
    if (moves[0]?.kind === 'placeTile') yield [state, seat];
    const played = engine.play(state, seat, moves[stream.uniform(moves.length)]!, random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

const at = (state: State, seat: Seat): Position<Carcassonne> => positionAt(engine, state, seat);

/** The position after a tile that may be placed. */
function afterTile(state: State, seat: Seat, tile: Move): Position<Carcassonne> {
  const after = at(state, seat).after([tile]);
  if (!after.ok) throw new Error('a legal tile is refused');
  return after.value;
}

const written = (moves: readonly Move[]) => moves.map((move) => engine.notation.write(move)).join(' ');

/** All whole turns by the rules: tile, then follower or nobody where that is asked. */
function byRules(state: State, seat: Seat): readonly string[] {
  return [...engine.legal(state, seat)].flatMap((tile) => {
    const after = afterTile(state, seat, tile);
    if (after.isClosed) return [written([tile])];
    return [...after.legal()].map((second) => written([tile, second]));
  });
}

/** All whole turns to which the panel leads, turning the tile and answering. */
function byPanel(state: State, seat: Seat): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (draft: MoveDraft<Carcassonne>): void => {
    const key = JSON.stringify(draft);
    if (seen.has(key)) return;
    seen.add(key);
    const stand = resolveDraft(at(state, seat), draft);
    if (!stand.ok) throw new Error(`the panel leads to a refusal: ${JSON.stringify(stand.error)}`);
    if (stand.value.position.isClosed) {
      found.add(written(stand.value.draft.moves));
      return;
    }
    const { controls, answers } = game.controls.panel(stand.value.position, stand.value.draft, reader);
    for (const slot of [...controls, ...answers]) walk(slot.draft);
  };
  walk(NOTHING);
  return [...found];
}

/** All whole turns that can be typed from what autocomplete suggests. */
function byCommand(state: State, seat: Seat): readonly string[] {
  const position = at(state, seat);
  return place.suggest(position, {}, 'at', reader).flatMap(({ value }) =>
    place.suggest(position, { at: value }, 'follower', reader).map(({ value: follower }) => {
      const moves = place.read(position, { at: value, follower }, reader);
      if (!moves.ok) throw new Error(`a suggestion is refused: ${JSON.stringify(moves.error)}`);
      return written(moves.value);
    }),
  );
}

describe('the panel and the command of Carcassonne', () => {
  test('reach the same turns as the rules', () => {
    let count = 0;
    for (const [state, seat] of positions('same', 2)) {
      const rules = byRules(state, seat).toSorted();
      expect(byPanel(state, seat).toSorted()).toEqual(rules);
      expect(byCommand(state, seat).toSorted()).toEqual(rules);
      count += rules.length;
    }
    expect(count).toBeGreaterThan(1_000);
    console.info(`${count} turns, the same by rules, panel and command`);
  });

  test('a cell keeps its number for the whole turn, on the board and in the panel, counted row by row', () => {
    let panels = 0;
    for (const [state, seat] of positions('numbers')) {
      const numbers = new Map<string, string>();
      for (const { label, partial } of game.controls.marks(at(state, seat))!.answers) {
        numbers.set(label, `${partial.x},${partial.y}`);
      }
      const cells = [...numbers.values()].map((cell) => cell.split(',').map(Number));
      expect(cells).toEqual(cells.toSorted((a, b) => a[1]! - b[1]! || a[0]! - b[0]!));
      for (const rotation of [0, 90, 180, 270] as const) {
        const draft: MoveDraft<Carcassonne> = { moves: [], partial: { kind: 'placeTile', rotation }, picked: [] };
        const stand = resolveDraft(at(state, seat), draft);
        if (!stand.ok) continue; // No place this way round.
        for (const { label, partial } of game.controls.panel(stand.value.position, draft, reader).picture!.step
          .answers) {
          expect(numbers.get(label)).toBe(`${partial.x},${partial.y}`);
        }
        panels++;
      }
    }
    expect(panels).toBeGreaterThan(100);
  });

  test('the tile is first offered as drawn, or else the next way round that fits; the turns go round all of those', () => {
    let turnedFirst = 0;
    for (const [state, seat] of positions('turning')) {
      const fitting = [
        ...new Set(
          [...engine.legal(state, seat)].flatMap((move) => (move.kind === 'placeTile' ? [move.rotation] : [])),
        ),
      ].toSorted((a, b) => a - b);
      const first = game.controls.panel(at(state, seat), NOTHING, reader);
      expect(first.picture!.step.partial.rotation).toBe(fitting[0]);
      if (fitting[0] !== 0) turnedFirst++;
      const seen = [first.picture!.step.partial.rotation];
      let now = first;
      while (now.controls.length > 0 && seen.length < fitting.length) {
        now = game.controls.panel(at(state, seat), now.controls[1]!.draft, reader);
        seen.push(now.picture!.step.partial.rotation);
      }
      expect(seen).toEqual(fitting);
    }
    expect(turnedFirst).toBeGreaterThan(0);
  });

  test('the follower step is skipped where nobody can be placed, and the last step says why', () => {
    let skipped = 0;
    for (const [state, seat] of positions('skipped', 5)) {
      for (const tile of engine.legal(state, seat)) {
        const sheet = panelOf(game, at(state, seat), historyOf({ ...NOTHING, moves: [tile] }), reader);
        if (!sheet.ok) throw new Error('a legal tile is refused');
        if (sheet.value.heading.includes('follower on your tile')) continue;
        expect(sheet.value.note).toMatch(/has no follower in hand|every spot/);
        expect(sheet.value.rows.flat().map(({ label }) => label)).toEqual(['Do it', 'Close']);
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
        expect(/closes a (city|road|cloister)/.test(note)).toBe(completes);
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

/** The events of these moves on the real state. */
function happens(state: State, seat: Seat, moves: readonly Move[]): readonly Carcassonne['Event'][] {
  let now = state;
  return moves.flatMap((move) => {
    const played = engine.play(now, seat, move, seeded('x'));
    if (!played.ok) throw new Error('a legal move was refused');
    now = played.value.state;
    return played.value.events;
  });
}

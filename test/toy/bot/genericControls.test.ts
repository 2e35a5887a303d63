import { describe, expect, test } from 'vitest';
import type { MoveDraft } from '../../../src/bot/contract.ts';
import { countComponents } from '../../../src/bot/discord/components.ts';
import { limits } from '../../../src/bot/discord/limits.ts';
import { ticksOf } from '../../../src/bot/discord/menus.ts';
import { historyOf, resolveDraft } from '../../../src/bot/turn/draftHistory.ts';
import { panelMessage, panelOf } from '../../../src/bot/turn/panel.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { canonicalJson } from '../../../src/kernel/json.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { positionAt } from '../../../src/tables/position.ts';
import { type Move, type State, type Toy, toy } from '../engine/index.ts';
import { toyOnDiscord } from './index.ts';

const reader = { locale: 'en', say: { name: (seat: Seat) => `seat ${seat}` } } as const;

/** Every single move to which the buttons of the panel lead, by notation. */
function reachable(state: State, seat: Seat): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (draft: MoveDraft<Toy>): void => {
    const key = canonicalJson({ partial: draft.partial, picked: draft.picked.toSorted() });
    if (seen.has(key)) return;
    seen.add(key);
    const stand = resolveDraft(positionAt(toy, state, seat), draft);
    if (!stand.ok) return;
    const [move] = stand.value.draft.moves;
    if (move) {
      found.add(toy.notation.write(move));
      return;
    }
    const { answers, multiSelect } = toyOnDiscord.controls.panel(stand.value.position, draft, reader);
    for (const { draft: next } of answers) walk(next);
    if (multiSelect === null) return;
    for (const { draft: next, isDisabled } of multiSelect.slots) if (!isDisabled) walk(next);
    const lines = ticksOf(multiSelect.lines, draft.picked);
    if (draft.picked.length >= multiSelect.most) return;
    for (const { value, isTicked } of lines) if (!isTicked) walk({ ...draft, picked: [...draft.picked, value] });
  };
  walk({ moves: [], partial: {}, picked: [] });
  return found;
}

/** Positions of a random game, with a seat that is awaited in each. */
function* positions(seed: string): Iterable<readonly [State, Seat]> {
  const random = seeded(seed);
  const config = { seats: 3, options: [] };
  let { state } = toy.setup(config, toy.deal(config, random));
  const stream = random.stream('playout');
  for (;;) {
    const turn = toy.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[stream.uniform(turn.awaits.length)]!;
    yield [state, seat];
    const moves = [...toy.legal(state, seat)];
    const played = toy.play(state, seat, moves[stream.uniform(moves.length)]!, random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

describe('the generic panel', () => {
  test('leads to every legal move, and to none that the rules refuse', () => {
    let count = 0;
    let unlisted = 0;
    for (const seed of ['a', 'b', 'c']) {
      for (const [state, seat] of positions(seed)) {
        const legal = new Set([...toy.legal(state, seat)].map((move: Move) => toy.notation.write(move)));
        const reached = reachable(state, seat);
        expect([...legal].filter((move) => !reached.has(move))).toEqual([]);
        for (const text of reached) {
          expect(toy.play(state, seat, toy.notation.read(text)!, seeded('x')).ok).toBe(true);
          if (!legal.has(text)) unlisted++;
        }
        count += legal.size;
      }
    }
    expect(count).toBeGreaterThan(500);
    console.info(`${count} legal moves, and ${unlisted} others that are not worth listing`);
  });

  test('has more than fifteen answers as lines of menus, and more than 25 in several', () => {
    const [state, seat] = [...positions('a')].find(([one, at]) =>
      [...toy.legal(one, at)].some(({ kind }) => kind === 'hang'),
    )!;
    const panel = panelOf(
      toyOnDiscord,
      positionAt(toy, state, seat),
      historyOf<Toy>({ moves: [], partial: { kind: 'hang' }, picked: [] }),
      reader,
    );
    if (!panel.ok) throw new Error('the step is refused');
    const asked = positionAt(toy, state, seat).choices({ kind: 'hang' });
    if (!('values' in asked)) throw new Error('no place is asked for');
    expect(asked.values.length).toBeGreaterThan(25);

    const { menus, actions } = panel.value;
    expect(menus.flatMap(({ lines }) => lines.map(({ label }) => label))).toEqual(asked.values);
    expect(menus.every(({ least, most }) => least === 1 && most === 1)).toBe(true);
    const lengths = menus.map(({ lines }) => lines.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(2);
    expect(menus.map(({ placeholder }) => placeholder)).toEqual(
      menus.map(({ lines }) => `Choose one: ${lines[0]!.label} to ${lines.at(-1)!.label}`),
    );
    for (const { slot, lines } of menus) {
      const action = actions[slot];
      if (action?.kind !== 'choose') throw new Error('a menu of single answers is no choice');
      expect(action.lines.map((line) => line.kind === 'go' && line.draft.partial)).toEqual(
        lines.map(({ label }) => ({ kind: 'hang', place: label })),
      );
    }
  });

  test('makes messages within Discord’s limits at every step of a game', () => {
    let most = 0;
    for (const [state, seat] of positions('limits')) {
      for (const partial of [{}, { kind: 'hang' }, { kind: 'sell' }, { kind: 'draw' }] as const) {
        const sheet = panelOf(
          toyOnDiscord,
          positionAt(toy, state, seat),
          historyOf({ moves: [], partial, picked: [] }),
          reader,
        );
        if (!sheet.ok) continue;
        const ids = { kind: 'move', table: '123456789', seq: 99_999, draft: 99_999 } as const;
        const file = { name: 'board.png', bytes: new Uint8Array(1), alt: 'x' };
        const message = panelMessage(toyOnDiscord, sheet.value, ids, { above: 'x', picture: file });
        most = Math.max(most, countComponents(message.components));
      }
    }
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(limits.components);
    console.info(`at most ${most} components`);
  });
});

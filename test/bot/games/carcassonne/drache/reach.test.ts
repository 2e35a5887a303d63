/** Every legal move of the set with the dragon is reached with buttons and typed, and every panel fits Discord. */
import { describe, expect, test } from 'vitest';
import type { MoveDraft, Position } from '../../../../../src/bot/contract.ts';
import { fits } from '../../../../../src/bot/discord/components.ts';
import { limits } from '../../../../../src/bot/discord/limits.ts';
import { place } from '../../../../../src/bot/games/carcassonne/commands.ts';
import { dragon, figure } from '../../../../../src/bot/games/carcassonne/drache/commands.ts';
import { carcassonne as game } from '../../../../../src/bot/games/carcassonne/index.ts';
import { historyOf, resolveDraft } from '../../../../../src/bot/turn/draftHistory.ts';
import { movesAtOnce, panelMessage, panelOf } from '../../../../../src/bot/turn/panel.ts';
import {
  type Carcassonne,
  carcassonne as engine,
  type Move,
  OPTIONS,
} from '../../../../../src/engines/carcassonne/index.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { amount } from '../../../../support/amount.ts';
import { at, decisions, NOTHING, reader, written } from '../turnsFrom.ts';

type At = Position<Carcassonne>;
type Draft = MoveDraft<Carcassonne>;

const SETS = OPTIONS.filter((option) => option !== 'old');
/** A position to begin from, and the moves of a draft that has come further. */
interface Moment {
  readonly from: At;
  readonly moves: readonly Move[];
}

/**
 * Moments of a random game in which something else than a tile is asked, by step: committed ones, and those after a tile
 * that is not committed yet.
 */
function momentsOf(seed: string, seats: number, options = SETS): readonly Moment[] {
  return [...decisions(seed, seats, options)].flatMap(([state, seat], i): readonly Moment[] => {
    const from = at(state, seat);
    if (engine.open(state).step.kind !== 'placeTile') return [{ from, moves: [] }];
    const tiles = [...from.legal()];
    const tile = tiles[i % tiles.length]!;
    const after = from.after([tile]);
    return after.ok && !after.value.isClosed ? [{ from, moves: [tile] }] : [];
  });
}

function stepAt({ from, moves }: Moment): string {
  const after = from.after(moves);
  if (!after.ok) throw new Error('a legal tile is refused');
  return after.value.view.open.step.kind;
}

/** Some moments of each sort in which the set matters: by the kinds of moves that are legal. */
function chosen(seed: string, seats: number, most: number): readonly Moment[] {
  const kindsAt = ({ from, moves }: Moment): readonly string[] => {
    const after = from.after(moves);
    return after.ok ? [...new Set([...after.value.legal()].map(({ kind }) => kind))] : [];
  };
  const all = [1, 2].flatMap((game) => momentsOf(`${seed} ${game}`, seats));
  const ofSet = all.filter((one) => kindsAt(one).some((kind) => !['placeFollower', 'pass'].includes(kind)));
  const bySort = Map.groupBy(ofSet, (one) => [one.moves.length, ...kindsAt(one)].join());
  return [...bySort.values()].flatMap((some) => {
    const nth = Math.max(1, Math.floor(some.length / most));
    return some.filter((_, i) => i % nth === 0).slice(-most);
  });
}

/** The legal moves of a moment, as a whole draft. */
function byRules({ from, moves }: Moment): readonly string[] {
  const after = from.after(moves);
  if (!after.ok) throw new Error('a legal tile is refused');
  return [...after.value.legal()].map((move) => written([...moves, move]));
}

/** The next moves to which the panel leads from a moment, and how many presses each needs. */
function byPanel({ from, moves }: Moment): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let drafts: readonly Draft[] = [{ ...NOTHING, moves }];
  for (let presses = 0; drafts.length > 0; presses++) {
    drafts = drafts.flatMap((draft) => {
      const stand = resolveDraft(from, draft);
      if (!stand.ok) throw new Error(`the panel leads to a refusal: ${JSON.stringify(stand.error)}`);
      const { draft: resolved, position } = stand.value;
      if (resolved.moves.length > moves.length) {
        const line = written(resolved.moves.slice(0, moves.length + 1));
        if (!found.has(line)) found.set(line, presses);
        return [];
      }
      const { answers, asides = [] } = game.controls.panel(position, resolved, reader);
      return [...answers, ...asides.flat()].map((answer) => answer.draft);
    });
  }
  return found;
}

/** The next moves that can be typed from what is suggested. */
function byTyping({ from, moves }: Moment): readonly string[] {
  const [tile] = moves;
  if (tile?.kind === 'placeTile') {
    const cell = `${tile.x},${tile.y},${tile.rotation}`;
    return place.suggest(from, { at: cell }, 'follower', reader).map(({ value }) => {
      const read = place.read(from, { at: cell, follower: value }, reader);
      if (!read.ok) throw new Error(`a suggestion is refused: ${JSON.stringify(read.error)}`);
      return written(read.value);
    });
  }
  return [figure, dragon].flatMap((command) =>
    command.options.flatMap(({ name }) =>
      command.suggest(from, {}, name, reader).map(({ value }) => {
        const read = command.read(from, { [name]: value }, reader);
        if (!read.ok) throw new Error(`a suggestion is refused: ${JSON.stringify(read.error)}`);
        return written(read.value);
      }),
    ),
  );
}

describe('with all sets', () => {
  test('every move after the tile is reached with buttons and typed', () => {
    const kinds = new Map<string, number>();
    let mostSpots = 0;
    let mostPresses = 0;
    for (const moment of chosen('reach', 6, amount(3, 40))) {
      const rules = byRules(moment).toSorted();
      const panel = byPanel(moment);
      expect([...panel.keys()].toSorted()).toEqual(rules);
      // The dragon's first step after a tile is a command of its own.
      if (!(moment.moves.length > 0 && stepAt(moment) === 'dragon')) expect(byTyping(moment).toSorted()).toEqual(rules);
      for (const line of rules) {
        const kind = line.replace(/^tile \S+ \d+ /, '').split(' ')[0]!;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      mostSpots = Math.max(mostSpots, rules.filter((line) => line.includes('portal')).length);
      mostPresses = Math.max(mostPresses, ...panel.values());
    }
    console.info(`${JSON.stringify(Object.fromEntries(kinds))}, at most ${mostSpots} spots and ${mostPresses} presses`);
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(['portal', 'fairy', 'knight', 'dragon', 'follower', 'pass']),
    );
    expect(mostSpots).toBeGreaterThan(100);
    // The figure, the column, the row, the spot.
    expect(mostPresses).toBeLessThanOrEqual(4);
  });

  test('a step of the dragon by itself is one press, on the board and in the panel', () => {
    let steps = 0;
    for (const { from, moves } of momentsOf('walk', 3)) {
      if (moves.length > 0 || from.view.open.step.kind !== 'dragon') continue;
      const legal = [...from.legal()].map((move) => written([move]));
      for (const buttons of [
        game.controls.board(from.view.open, 'en'),
        game.controls.panel(from, NOTHING, reader).answers,
      ]) {
        expect(buttons.map((button) => written(movesAtOnce(game, from, button, reader) ?? []))).toEqual(legal);
        expect(buttons.every(({ isDisabled }) => isDisabled === undefined)).toBe(true);
        steps += buttons.length;
      }
    }
    console.info(`${steps} steps`);
    expect(steps).toBeGreaterThan(20);
  });

  test('every panel fits Discord in every language, with no answer cut off', () => {
    let panels = 0;
    for (const { from, moves } of chosen('fits', 6, amount(2, 12))) {
      const seen = new Set<string>();
      const walk = (draft: Draft): void => {
        const key = JSON.stringify(draft);
        if (seen.has(key) || seen.size > amount(60, 1_000)) return;
        seen.add(key);
        for (const locale of LOCALES) {
          const panel = panelOf(game, from, historyOf(draft), { ...reader, locale });
          if (!panel.ok) throw new Error(`the panel leads to a refusal: ${JSON.stringify(panel.error)}`);
          const message = panelMessage(
            game,
            panel.value,
            { kind: 'move', table: '1', seq: 1, draft: 1 },
            { above: null, picture: null },
          );
          expect(fits(message), key).toBe(true);
          expect(JSON.stringify(message.components), key).not.toContain('…"');
          for (const row of [...panel.value.rows, ...panel.value.lastRows]) {
            expect(row.length).toBeLessThanOrEqual(limits.buttonsInRow);
            for (const { label } of row) expect(label.length).toBeLessThanOrEqual(limits.buttonLabel);
          }
          panels++;
        }
        const stand = resolveDraft(from, draft);
        if (!stand.ok || stand.value.position.isClosed) return;
        const { answers, asides = [] } = game.controls.panel(stand.value.position, stand.value.draft, reader);
        const labels = [...answers, ...asides.flat()].map(({ label }) => label);
        expect(new Set(labels).size, key).toBe(labels.length);
        for (const answer of [...answers, ...asides.flat()]) walk(answer.draft);
      };
      walk({ ...NOTHING, moves });
    }
    console.info(`${panels} panels`);
    expect(panels).toBeGreaterThan(200);
  });
});

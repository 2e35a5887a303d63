/** What holds for the buttons and commands of every game. */

import { expect } from 'vitest';
import type { BotGame, MoveDraft, Position } from '../../../../src/bot/contract.ts';
import { fits } from '../../../../src/bot/discord/components.ts';
import { limits, MOST_BUTTONS } from '../../../../src/bot/discord/limits.ts';
import { historyOf } from '../../../../src/bot/turn/draftHistory.ts';
import { panelMessage, panelOf } from '../../../../src/bot/turn/panel.ts';
import type { Engine, Kind } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { engineOf } from '../../../support/engines.ts';
import { testGames } from '../../support/games.ts';
import {
  byButtons,
  byCommands,
  draftsFrom,
  legalAt,
  type Moment,
  momentAt,
  panelAt,
  positionsOf,
  type RandomGame,
  type Reached,
  reader,
} from './moments.ts';

/** What these tests need to know of a game. */
export interface ReachSample {
  readonly games: readonly RandomGame[];
  /** At most so many presses for each kind of move, the last step included. */
  readonly presses: { readonly [kind: string]: number };
  /** Kinds for which random games seldom have an occasion. Left out: none. */
  readonly seldom?: readonly string[];
  /** How many presses more a move may take than others of its kind. Left out: none. */
  morePresses?(move: Kind, from: Position): number;
  /** The options that are filled in, in this order, where it is not just those that are required. */
  readonly typed: { readonly [command: string]: readonly string[] };
  /** Buttons of the board do not depend on what is held: a press may only say why not. */
  readonly boardMayRefuse?: true;
  /** Several moves are composed before they are played. */
  readonly composes?: true;
  /** What is there after a move, where several moves come to the same. Left out: no two do. */
  lookAfter?(move: Kind, from: Position): string;
  readonly rowsOnBoard: number;
  /** Whether hints in lines of menus are longer than what is shown of them. Left out: never. */
  cutsHints?(moment: Moment): boolean;
  /** In a long test every n-th moment of a sort is looked at. */
  readonly nth: number;
}

/** How much is looked at. */
export interface Amount {
  /** Random games, from the first one on. */
  readonly games: number;
  /** Every n-th moment of a sort; null for as many as the game’s sample says. */
  readonly nth: number | null;
  /** Drafts of each moment that are shown in every language. */
  readonly drafts: number;
}

interface Tested {
  readonly game: BotGame;
  readonly engine: Engine;
  readonly sample: ReachSample;
  readonly write: (move: Kind) => string;
}

/** `reach.ts` in each game's folder. */
async function testedGame(id: keyof typeof testGames): Promise<Tested> {
  const { reach } = await import(id === 'toy' ? '../../../toy/bot/reach.ts' : `../${id}/reach.ts`);
  const engine = engineOf(id);
  return { game: testGames[id], engine, sample: reach, write: (move) => engine.notation.write(move) };
}

/** Of all moments of a sort, which is the kinds of moves that are legal, every n-th, the first among them. */
function* momentsOf(tested: Tested, { games, nth }: Amount, seed: string): Generator<Moment> {
  const { engine, sample } = tested;
  const counts = new Map<string, number>();
  for (const one of sample.games.slice(0, games)) {
    const name = `${seed} ${one.seats} ${one.options.join(' ')}`;
    for (const [i, [state, seat]] of [...positionsOf(engine, one, name)].entries()) {
      for (const moment of momentsAt(tested, momentAt(engine, state, seat), i)) {
        const kinds = new Set(legalAt(moment).map(({ kind }) => kind));
        const sort = [one.options.length, moment.moves.length, ...kinds].join();
        const count = counts.get(sort) ?? 0;
        counts.set(sort, count + 1);
        if (count % (nth ?? sample.nth) === 0) yield moment;
      }
    }
  }
}

/** A moment, and the one after a move, where more is composed. Of moves that come to the same, the first is offered. */
function momentsAt({ sample, write }: Tested, moment: Moment, i: number): readonly Moment[] {
  if (!sample.composes) return [moment];
  const looks = Map.groupBy(legalAt(moment), (move) => sample.lookAfter?.(move, moment.from) ?? write(move));
  const [move] = [...looks.values()][i % looks.size]!;
  const after = moment.from.after([move!]); // A group has a member.
  return after.ok && !after.value.isClosed ? [moment, { ...moment, moves: [move!] }] : [moment];
}

/** From the board, from the hand, and from the panel: whatever there is at this moment. */
function waysIn({ game, engine, sample }: Tested, moment: Moment): readonly Reached[] {
  const { from, moves } = moment;
  if (moves.length > 0) return [byButtons(game, engine, moment, panelAt(game, moment))];
  const board = game.controls.board(from.view.open, wordsIn('en'));
  return [
    byButtons(game, engine, moment, board, sample.boardMayRefuse),
    ...(game.hand === null ? [] : [byButtons(game, engine, moment, game.hand.choices(from, reader))]),
  ];
}

/** All that can be typed at a position, computed once for all moments that begin there. */
const typedFrom = new WeakMap<Position, readonly (readonly Kind[])[]>();

/** The next moves that can be typed; null where a whole turn was typed and what follows is typed by itself. */
function typedAt({ game, sample, write }: Tested, { from, moves }: Moment): ReadonlyMap<string, Kind> | null {
  const begun = moves.map(write).join();
  const all = typedFrom.get(from) ?? byCommands(game, from, sample.typed);
  typedFrom.set(from, all);
  const ways = all.filter((typed) => typed.slice(0, moves.length).map(write).join() === begun);
  if (ways.some(({ length }) => length === moves.length)) return null;
  return new Map(ways.map((typed) => [write(typed[moves.length]!), typed[moves.length]!])); // It is longer.
}

/** Every legal move is reached with buttons and typed, in no more presses than promised, and nothing else is. */
export async function reachesEveryMove(
  id: keyof typeof testGames,
  amount: Amount,
): Promise<{ readonly count: number; readonly kinds: readonly string[] }> {
  const tested = await testedGame(id);
  const { sample, write } = tested;
  const most: Record<string, number> = {};
  let count = 0;
  for (const moment of momentsOf(tested, amount, 'reach')) {
    const lookOf = (move: Kind): string => sample.lookAfter?.(move, moment.from) ?? write(move);
    const isLegal = (move: Kind): boolean => moment.from.after([...moment.moves, move]).ok;
    const legal = legalAt(moment);
    const wanted = new Set(legal.map(lookOf));
    for (const reached of waysIn(tested, moment)) {
      const found = new Map([...reached.values()].map((one) => [lookOf(one.move), one]));
      // No two of those that are offered come to the same.
      expect(found.size).toBe(reached.size);
      expect([...wanted].filter((look) => !found.has(look))).toEqual([]);
      for (const { move, presses } of reached.values()) {
        expect([write(move), isLegal(move)]).toEqual([write(move), true]);
        const fewest = presses - (sample.morePresses?.(move, moment.from) ?? 0);
        if (legal.some((one) => write(one) === write(move))) most[move.kind] = Math.max(most[move.kind] ?? 0, fewest);
      }
    }
    const typed = typedAt(tested, moment);
    if (typed !== null) {
      const looks = new Set([...typed.values()].map(lookOf));
      expect([...wanted].filter((look) => !looks.has(look))).toEqual([]);
    }
    count += legal.length;
  }
  console.info(`${id}: ${count} moves, presses at most: ${JSON.stringify(most)}`);
  for (const [kind, presses] of Object.entries(most))
    expect(presses, kind).toBeLessThanOrEqual(sample.presses[kind] ?? 0);
  return { count, kinds: Object.keys(most) };
}

/** The kinds of moves that random games of this game come to. */
export async function kindsOf(id: keyof typeof testGames): Promise<readonly string[]> {
  const { presses, seldom = [] } = (await testedGame(id)).sample;
  return Object.keys(presses).filter((kind) => !seldom.includes(kind));
}

/** What everybody sees is the same whatever is held, and all that is shown fits Discord in every language. */
export async function fitsWhateverIsHeld(id: keyof typeof testGames, amount: Amount): Promise<number> {
  const tested = await testedGame(id);
  let shown = 0;
  for (const moment of momentsOf(tested, amount, 'fits')) {
    if (moment.moves.length === 0) expectGoodBoard(tested, moment);
    for (const draft of draftsFrom(tested.game, moment, amount.drafts)) shown += expectGoodPanel(tested, moment, draft);
  }
  console.info(`${id}: ${shown} panels fit`);
  return shown;
}

function expectGoodBoard({ game, engine, sample }: Tested, { state, from }: Moment): void {
  const { open } = from.view;
  const other = engine.redeal(state, 'table', seeded('other'));
  expect(game.controls.marks(momentAt(engine, other, from.seat).from, wordsIn('en'))).toEqual(
    game.controls.marks(from, wordsIn('en')),
  );
  for (const locale of LOCALES) {
    const buttons = game.controls.board(open, wordsIn(locale));
    expect(game.controls.board(engine.open(other), wordsIn(locale))).toEqual(buttons);
    expect(buttons.length).toBeLessThanOrEqual(sample.rowsOnBoard * limits.buttonsInRow);
    expectGoodLabels(buttons);
    const spoken = { ...reader, words: wordsIn(locale) };
    expect(game.controls.offers(from, spoken, from.seat).length).toBeGreaterThan(0);
    for (const list of game.lists)
      expect(list.lines(open, [], wordsIn(locale), reader.say).join('\n').length).toBeLessThanOrEqual(
        limits.text - 200,
      );
    if (game.hand === null) continue;
    expect(game.hand.inWords(from.view, spoken).join('\n').length).toBeLessThanOrEqual(1_500);
    expect(game.hand.lines(from.view, spoken).join('\n').length).toBeLessThanOrEqual(1_000);
    expect(game.hand.choices(from, spoken).length).toBeLessThanOrEqual(MOST_BUTTONS);
    expect(game.hand.title(from.view, spoken).length).toBeGreaterThan(0);
  }
}

/** Shown whole, and no two alike. */
function expectGoodLabels(buttons: readonly { readonly label: string }[]): void {
  const labels = buttons.map(({ label }) => label);
  expect(labels.filter((label) => label.length > limits.buttonLabel)).toEqual([]);
  expect(new Set(labels).size, labels.join()).toBe(labels.length);
}

function expectGoodPanel({ game, sample }: Tested, moment: Moment, draft: MoveDraft): number {
  for (const locale of LOCALES) {
    const panel = panelOf(game, moment.from, historyOf(draft), { ...reader, words: wordsIn(locale) });
    if (!panel.ok && sample.boardMayRefuse) return 0;
    if (!panel.ok) throw new Error(`a panel leads to a refusal: ${JSON.stringify(panel.error)}`);
    const ids = { kind: 'move', table: '123456789', seq: 99_999, draft: 99_999 } as const;
    const picture = { name: 'board.png', bytes: new Uint8Array(1), alt: 'x' };
    const message = panelMessage(game, panel.value, ids, { above: 'x', picture });
    expect(fits(message), JSON.stringify(draft)).toBe(true);
    const shown = JSON.stringify(message.components);
    expect(shown, JSON.stringify(draft)).not.toMatch(/"label":"[^"]*…"/);
    if (!sample.cutsHints?.(moment)) expect(shown, JSON.stringify(draft)).not.toContain('…"');
    for (const row of [...panel.value.rows, ...panel.value.lastRows])
      expect(row.length).toBeLessThanOrEqual(limits.buttonsInRow);
    expectGoodLabels([...panel.value.rows.flat(), ...panel.value.lastRows.flat()]);
  }
  return LOCALES.length;
}

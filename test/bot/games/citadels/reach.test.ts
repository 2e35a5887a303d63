/** What is asked and pressed in Citadels alone; what holds for every game is in `../reach.test.ts`. */

import { describe, expect, test } from 'vitest';
import type { MoveButton, MultiSelect, Position } from '../../../../src/bot/contract.ts';
import { citadels as game } from '../../../../src/bot/games/citadels/index.ts';
import { resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { movesAtOnce } from '../../../../src/bot/turn/panel.ts';
import {
  type Citadels,
  costOf,
  citadels as engine,
  type Move,
  type State,
} from '../../../../src/engines/citadels/index.ts';
import { type Seat, seatsOf } from '../../../../src/engines/contract.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { turn } from '../../../engines/citadels/support.ts';
import { anyMove, byButtons, momentAt, positionsOf, reader } from '../support/moments.ts';

/** Positions of a random game with the seat that is awaited. */
const positions = (seed: string, seats: number) =>
  positionsOf(engine, { seats, options: [], choose: anyMove(engine) }, seed);

const at = (state: State, seat: Seat): Position<Citadels> => positionAt(engine, state, seat);

/** What may stand ticked: one line, any two, all but one, all. */
function ticksFor({ lines }: MultiSelect<Citadels>): readonly MoveButton<Citadels>['draft']['picked'][] {
  const values = lines.map(({ value }) => value);
  const single = values.map((value) => [value]);
  const pairs = values.flatMap((one, i) => values.slice(i + 1).map((other) => [one, other]));
  return [...single, ...pairs, ...values.map((_one, i) => values.toSpliced(i, 1)), values];
}

const written = (move: Move) => engine.notation.write(move);

describe('buttons and commands of Citadels', () => {
  test('Laboratory and Smithy are buttons of the city in which they stand', () => {
    const { state } = turn({
      characters: ['thief', 'king', 'bishop', 'warlord'],
      turn: 'king',
      cities: [[], ['laboratory', 'smithy']],
      hands: [[], ['manor', 'docks']],
      gold: [0, 3],
      deck: ['temple', 'tavern'],
    });
    const [seat] = seatsOf(2).slice(1);
    const moment = momentAt(engine, state, seat!);
    const found = byButtons(game, engine, moment, game.controls.board(engine.open(state), wordsIn('en')), true);
    const lines = ['smithy', 'laboratory manor', 'build manor'];
    expect(lines.map((line) => found.get(line)?.presses)).toEqual([1, 2, 2]);
  });

  test('End turn asks only where something else is possible; it is the last button, and alone is green', () => {
    let [asked, atOnce] = [0, 0];
    for (const [state, seat] of positions('end', 4)) {
      const position = at(state, seat);
      if (position.view.open.step.kind !== 'turn') continue;
      const buttons = game.controls.board(position.view.open, wordsIn('en'));
      expect(buttons.findIndex(({ style }) => style === 'success')).toBe(buttons.length - 1);
      const isAsked = movesAtOnce(game, position, buttons.at(-1)!, reader) === null;
      expect(isAsked).toBe([...position.legal()].length > 1);
      if (isAsked) asked++;
      else atOnce++;
    }
    expect(Math.min(asked, atOnce)).toBeGreaterThan(5);
  });

  test('in the direct message a character, and the card to keep, is one press', () => {
    let asked = 0;
    for (const [state, seat] of positions('direct', 6)) {
      const position = at(state, seat);
      const { kind } = position.view.open.step;
      if (kind !== 'choose' && kind !== 'keep') continue;
      const slots = game.hand!.choices(position, reader);
      const offered = slots.map(({ draft }) => written(draft.partial as Move));
      expect(offered.toSorted()).toEqual([...position.legal()].map(written).toSorted());
      // Cards to keep come in the order in which they were drawn, as in the picture.
      const { drawn } = position.view.own;
      if (drawn !== null && drawn.keep === 1)
        expect(offered).toEqual([...new Set(drawn.cards.map((card) => `keep ${card}`))]);
      expect(slots.every(({ playsAtOnce }) => playsAtOnce)).toBe(true);
      asked++;
    }
    expect(asked).toBeGreaterThan(100);
  });

  test('the Architect ticks several builds, of which just those sums can be pressed that can be paid', () => {
    let [open, closed] = [0, 0];
    for (const [state, seat] of positions('architect', 4)) {
      const position = at(state, seat);
      const { turn: now, step, players } = position.view.open;
      if (now?.character !== 'architect' || now.buildsLeft < 2 || step.kind !== 'turn') continue;
      const draft = { moves: [], partial: { kind: 'build' }, picked: [] } as const;
      const { multiSelect } = game.controls.panel(position, draft, reader);
      for (const picked of multiSelect === null ? [] : ticksFor(multiSelect)) {
        const [slot] = game.controls.panel(position, { ...draft, picked }, reader).multiSelect!.slots;
        const price = slot!.draft.moves.reduce(
          (sum, move) => sum + (move.kind === 'build' ? costOf(move.district) : 0),
          0,
        );
        const isPaid = price <= players[seat]!.gold && picked.length <= now.buildsLeft;
        expect([picked, slot!.isDisabled !== true]).toEqual([picked, isPaid]);
        expect(resolveDraft(at(state, seat), slot!.draft).ok).toBe(isPaid);
        if (isPaid) open++;
        else closed++;
      }
    }
    console.info(`${open} rows of builds can be paid, ${closed} cannot`);
    expect(Math.min(open, closed)).toBeGreaterThan(5);
  });

  test('typed names are read in every language, with price and number or without', () => {
    const [state, seat] = [...positions('typed', 4)][0]!;
    const position = at(state, seat);
    const choose = game.commands.find(({ name }) => name === 'choose')!;
    for (const typed of ['king', '4 King', '王様', 'könig', ' KING '])
      expect(choose.read(position, { character: typed }, reader)).toEqual({
        ok: true,
        value: [{ kind: 'chooseCharacter', character: 'king' }],
      });
    expect(choose.read(position, { character: 'queen' }, reader)).toMatchObject({
      ok: false,
      error: { option: 'character' },
    });
    const exchange = game.commands.find(({ name }) => name === 'exchange')!;
    expect(exchange.read(position, { cards: 'Town Hall, 猟城、 keep' }, reader)).toEqual({
      ok: true,
      value: [{ kind: 'exchangeCards', cards: ['keep', 'manor', 'town_hall'] }],
    });
  });
});

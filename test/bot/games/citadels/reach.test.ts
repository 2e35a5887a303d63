import { describe, expect, test } from 'vitest';
import type { MoveButton, MultiSelect, Position } from '../../../../src/bot/contract.ts';
import { limits, MOST_BUTTONS } from '../../../../src/bot/discord/limits.ts';
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
import { seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/position.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { turn } from '../../../engines/citadels/support.ts';

const reader = { locale: 'en', say: { name: (seat: Seat) => `seat ${seat}` } } as const;

/** Positions of a random game with the seat that is awaited. */
function* positions(seed: string, seats: number): Iterable<readonly [State, Seat]> {
  const random = seeded(seed);
  const config = { seats, options: [] };
  let { state } = engine.setup(config, engine.deal(config, random));
  const stream = random.stream('playout');
  for (;;) {
    const turn = engine.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    yield [state, seat];
    const moves = [...engine.legal(state, seat)];
    const played = engine.play(state, seat, moves[stream.uniform(moves.length)]!, random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

const at = (state: State, seat: Seat): Position<Citadels> => positionAt(engine, state, seat);

/** What may stand ticked: one line, any two, all but one, all. */
function ticksFor({ lines }: MultiSelect<Citadels>): readonly MoveButton<Citadels>['draft']['picked'][] {
  const values = lines.map(({ value }) => value);
  const single = values.map((value) => [value]);
  const pairs = values.flatMap((one, i) => values.slice(i + 1).map((other) => [one, other]));
  return [...single, ...pairs, ...values.map((_one, i) => values.toSpliced(i, 1)), values];
}

const written = (move: Move) => engine.notation.write(move);

/** All single moves to which buttons lead, with the fewest presses for each. */
function byButtons(state: State, seat: Seat, slots: readonly MoveButton<Citadels>[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const note = (move: Move, presses: number) => {
    const line = written(move);
    found.set(line, Math.min(presses, found.get(line) ?? presses));
  };
  let here: readonly { readonly slot: MoveButton<Citadels>; readonly presses: number }[] = slots.map((slot) => ({
    slot,
    presses: 1,
  }));
  while (here.length > 0) {
    here = here.flatMap(({ slot, presses }) => {
      const key = JSON.stringify([slot.draft, slot.playsAtOnce]);
      if (seen.has(key)) return [];
      seen.add(key);
      const stand = resolveDraft(at(state, seat), slot.draft);
      if (!stand.ok) return []; // A public button that this hand does not allow: it says why.
      const { draft, position } = stand.value;
      const [move, ...more] = draft.moves;
      const isAsked = movesAtOnce(game, at(state, seat), slot, reader) === null;
      if (slot.playsAtOnce && move !== undefined && more.length === 0) note(move, isAsked ? presses + 1 : presses);
      if (slot.playsAtOnce || position.isClosed) return [];
      const panel = game.controls.panel(position, draft, reader);
      const { multiSelect } = panel;
      // Ticks are a press for the menu, and one for what is done with them.
      const taking = (multiSelect === null ? [] : ticksFor(multiSelect)).flatMap((picked) => {
        const { slots } = game.controls.panel(position, { ...draft, picked }, reader).multiSelect!;
        return slots.filter(({ isDisabled }) => !isDisabled).map((next) => ({ slot: next, presses: presses + 2 }));
      });
      return [...panel.answers.map((next) => ({ slot: next, presses: presses + 1 })), ...taking];
    });
  }
  return found;
}

/** All moves of an offered subcommand that can be typed from what autocomplete suggests. */
function byCommands(position: Position<Citadels>): readonly string[] {
  return game.commands.flatMap((command) => {
    const [first, second] = command.options.filter(({ isRequired }) => isRequired);
    if (first === undefined) {
      const moves = command.read(position, {}, reader);
      return moves.ok ? moves.value.map(written) : [];
    }
    return command.suggest(position, {}, first.name, reader).flatMap(({ value }) => {
      const seconds = second
        ? command.suggest(position, { [first.name]: value }, second.name, reader).map((one) => one.value)
        : [''];
      return seconds.map((other) => {
        const moves = command.read(
          position,
          { [first.name]: value, ...(second ? { [second.name]: other } : {}) },
          reader,
        );
        if (!moves.ok) throw new Error(`a suggestion is refused: ${JSON.stringify(moves.error)}`);
        return moves.value.map(written).join(' ');
      });
    });
  });
}

describe('buttons and commands of Citadels', () => {
  test('reach the same moves as the rules, none in more presses than promised', () => {
    let count = 0;
    const presses = new Map<string, number>();
    for (const [state, seat] of [4, 5, 7].flatMap((seats) => [...positions(`reach ${seats}`, seats)])) {
      const position = at(state, seat);
      const rules = [...position.legal()].map(written);
      const board = byButtons(state, seat, game.controls.board(position.view.open, 'en'));
      const hand = byButtons(state, seat, game.hand!.choices(position, reader));
      for (const line of rules) {
        expect([line, board.has(line), hand.has(line)]).toEqual([line, true, true]);
        const kind = line.split(' ')[0]!;
        presses.set(kind, Math.max(presses.get(kind) ?? 0, board.get(line) ?? 0));
      }
      // End turn asks where something else is possible, and only there.
      if (board.has('end')) expect([board.get('end'), hand.get('end')]).toEqual(rules.length > 1 ? [2, 2] : [1, 1]);
      for (const line of board.keys()) {
        const move = engine.notation.read(line)!;
        expect([line, engine.play(state, seat, move, seeded('try')).ok]).toEqual([line, true]);
      }
      const typed = new Set(byCommands(position));
      for (const line of rules) expect([line, typed.has(line)]).toEqual([line, true]);
      count += rules.length;
    }
    const most = Object.fromEntries(presses);
    console.info(`${count} moves, presses at most: ${JSON.stringify(most)}`);
    expect(count).toBeGreaterThan(1_000);
    expect(most).toMatchObject({ choose: 2, gold: 1, draw: 1, keep: 2, build: 2, end: 2, income: 1 });
    expect(most).toMatchObject({ murder: 2, steal: 2, swap: 2, destroy: 3, graveyard: 1, exchange: 3 });
  });

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
    const found = byButtons(state, seat!, game.controls.board(engine.open(state), 'en'));
    expect([found.get('smithy'), found.get('laboratory manor'), found.get('build manor')]).toEqual([1, 2, 2]);
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

  test('what everybody sees offers the same whatever is held, and fits Discord, as does the hand', () => {
    let looked = 0;
    for (const [state, seat] of positions('fits', 7)) {
      const position = at(state, seat);
      const other = engine.redeal(state, 'table', seeded(`other ${looked}`));
      for (const locale of LOCALES) {
        const slots = game.controls.board(position.view.open, locale);
        expect(game.controls.board(engine.open(other), locale)).toEqual(slots);
        expect(slots.length).toBeLessThanOrEqual(2 * limits.buttonsInRow);
        expect(slots.every(({ label }) => label.length <= limits.buttonLabel)).toBe(true);
        // End turn is the last button of the turn and the only one of its color.
        if (position.view.open.step.kind === 'turn')
          expect(slots.findIndex(({ style }) => style === 'success')).toBe(slots.length - 1);
        const spoken = { ...reader, locale };
        expect(game.hand!.inWords(position.view, spoken).join('\n').length).toBeLessThanOrEqual(1_500);
        expect(game.hand!.lines(position.view, spoken).join('\n').length).toBeLessThanOrEqual(1_000);
        expect(game.hand!.choices(position, spoken).length).toBeLessThanOrEqual(MOST_BUTTONS);
        expect(game.hand!.title(position.view, spoken).length).toBeGreaterThan(0);
      }
      looked++;
    }
    expect(looked).toBeGreaterThan(300);
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

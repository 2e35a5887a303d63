import { describe, expect, test } from 'vitest';
import type { MoveButton, Position } from '../../../../src/bot/contract.ts';
import { limits, MOST_BUTTONS } from '../../../../src/bot/discord/limits.ts';
import { alhambra as game } from '../../../../src/bot/games/alhambra/index.ts';
import { resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { movesAtOnce } from '../../../../src/bot/turn/panel.ts';
import { type Alhambra, alhambra as engine, type Move, type State } from '../../../../src/engines/alhambra/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/position.ts';
import { LOCALES } from '../../../../src/words/contract.ts';

const reader = { locale: 'en', say: { name: (seat: Seat) => `seat ${seat}` } } as const;

/** Positions of a random game with a seat that has to act. */
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
    // Every kind as often as any other, so that tiles are bought and rebuilt.
    const kinds = [...new Set(moves.map(({ kind }) => kind))];
    const kind = kinds[stream.uniform(kinds.length)]!;
    const some = moves.filter((move) => move.kind === kind);
    const played = engine.play(state, seat, some[stream.uniform(some.length)]!, random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

const at = (state: State, seat: Seat): Position<Alhambra> => positionAt(engine, state, seat);
const written = (move: Move) => engine.notation.write(move);

/** All single moves to which buttons lead, with the fewest presses for each, the last step included. */
function byButtons(state: State, seat: Seat, slots: readonly MoveButton<Alhambra>[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const note = (move: Move, presses: number) => {
    const line = written(move);
    found.set(line, Math.min(presses, found.get(line) ?? presses));
  };
  const legal = [...at(state, seat).legal()];
  let here = slots.map((slot) => ({ slot, presses: 1 }));
  while (here.length > 0) {
    here = here.flatMap(({ slot, presses }) => {
      const key = JSON.stringify(slot.draft);
      if (slot.isDisabled || seen.has(key)) return [];
      seen.add(key);
      const resolved = resolveDraft(at(state, seat), slot.draft);
      if (!resolved.ok) throw new Error(`a button leads nowhere: ${slot.label} ${JSON.stringify(resolved.error)}`);
      const { draft, position } = resolved.value;
      const [move, ...more] = draft.moves;
      if (move !== undefined && more.length === 0)
        note(move, movesAtOnce(game, at(state, seat), slot, reader) === null ? presses + 1 : presses);
      if (move !== undefined || position.isClosed) return [];
      const panel = game.controls.panel(position, draft, reader);
      // A press opens the menu, another one pays with what is selected.
      const { partial } = draft;
      const payments =
        panel.multiSelect === null
          ? []
          : legal.filter(
              (one) => one.kind === 'buyTile' && partial.kind === 'buyTile' && one.currency === partial.currency,
            );
      const paying = payments.flatMap((one) => {
        const picked = one.kind === 'buyTile' ? one.coins : [];
        const { slots: pay } = game.controls.panel(position, { ...draft, picked }, reader).multiSelect!;
        return pay.map((next) => ({ slot: next, presses: presses + 2 }));
      });
      const answers = [...panel.answers, ...(panel.asides ?? []).flat()];
      return [...answers.map((next) => ({ slot: next, presses: presses + 1 })), ...paying];
    });
  }
  return found;
}

/** All moves that can be typed from what autocomplete suggests. */
function byCommands(position: Position<Alhambra>): readonly string[] {
  return game.commands.flatMap((command) => {
    const [first, second] = command.options;
    const names = command.name === 'place' ? ['tile', 'at'] : [first, second].flatMap((one) => (one ? [one.name] : []));
    return command.suggest(position, {}, names[0]!, reader).flatMap(({ value }) => {
      const typed = { [names[0]!]: value };
      const rest =
        names[1] === undefined
          ? [{}]
          : command.suggest(position, typed, names[1], reader).map((one) => ({ [names[1]!]: one.value }));
      return rest.flatMap((other) => {
        const moves = command.read(position, { ...typed, ...other }, reader);
        if (!moves.ok) throw new Error(`a suggestion is refused: ${JSON.stringify(moves.error)}`);
        return moves.value.map(written);
      });
    });
  });
}

/** At most so many presses for each kind of move, the last step included; one more chooses another tile to place. */
const BUDGET: { readonly [K in Move['kind']]: number } = {
  takeCoins: 2,
  buyTile: 3,
  swapTiles: 5,
  buildFromReserve: 5,
  moveToReserve: 4,
  placeTile: 3,
  storeTile: 3,
  giveToDirk: 3,
};

describe('buttons and commands of Alhambra', () => {
  test('reach the same moves as the rules, none in more presses than promised', () => {
    let count = 0;
    const presses = new Map<Move['kind'], number>();
    for (const [state, seat] of [2, 4, 6].flatMap((seats) => [...positions(`reach ${seats}`, seats)])) {
      const position = at(state, seat);
      const moves = [...position.legal()];
      const rules = moves.map(written);
      const board = byButtons(state, seat, game.controls.board(position.view.open, 'en'));
      const hand = byButtons(state, seat, game.hand!.choices(position, reader));
      for (const line of rules) expect([line, board.has(line), hand.has(line)]).toEqual([line, true, true]);
      const { toPlace } = position.view.open.players[seat]!;
      for (const move of moves) {
        const isFirst = !('tile' in move) || !toPlace.slice(1).includes(move.tile);
        const most = Math.max(board.get(written(move))!, hand.get(written(move))!) - (isFirst ? 0 : 1);
        presses.set(move.kind, Math.max(presses.get(move.kind) ?? 0, most));
      }
      for (const line of board.keys()) {
        const move = engine.notation.read(line)!;
        expect([line, engine.play(state, seat, move, seeded('try')).ok]).toEqual([line, true]);
      }
      const typed = new Set(byCommands(position));
      for (const line of rules) expect([line, typed.has(line)]).toEqual([line, true]);
      count += rules.length;
    }
    console.info(`${count} moves, presses at most: ${JSON.stringify(Object.fromEntries(presses))}`);
    expect([...presses.keys()].toSorted()).toEqual(Object.keys(BUDGET).toSorted());
    for (const [kind, number] of presses) expect([kind, number <= BUDGET[kind]]).toEqual([kind, true]);
    expect(count).toBeGreaterThan(1_000);
  });

  test('what everybody sees offers the same whatever is held, and fits Discord, as does the hand', () => {
    let looked = 0;
    for (const [state, seat] of [...positions('fits', 6), ...positions('fits two', 2)]) {
      const position = at(state, seat);
      const other = engine.redeal(state, 'table', seeded(`other ${looked}`));
      const marks = game.controls.marks(position, 'en');
      expect(game.controls.marks(at(other, seat), 'en')).toEqual(marks);
      for (const locale of LOCALES) {
        const slots = game.controls.board(position.view.open, locale);
        expect(game.controls.board(engine.open(other), locale)).toEqual(slots);
        expect(slots.length).toBeLessThanOrEqual(limits.buttonsInRow);
        const spoken = { ...reader, locale };
        expect(game.hand!.inWords(position.view, spoken).join('\n').length).toBeLessThanOrEqual(1_000);
        expect(game.hand!.lines(position.view, spoken).join('\n').length).toBeLessThanOrEqual(1_000);
        expect(game.hand!.choices(position, spoken).length).toBeLessThanOrEqual(MOST_BUTTONS);
        expect(game.controls.offers(position, spoken, seat).length).toBeGreaterThan(0);
        for (const list of game.lists) {
          const lines = list.lines(position.view.open, [], locale, reader.say);
          expect(lines.join('\n').length).toBeLessThanOrEqual(limits.text - 200);
        }
      }
      looked++;
    }
    expect(looked).toBeGreaterThan(100);
  });
});

import { describe, expect, test } from 'vitest';
import type { MoveButton, Position } from '../../../../src/bot/contract.ts';
import { limits } from '../../../../src/bot/discord/limits.ts';
import { caylus as game } from '../../../../src/bot/games/caylus/index.ts';
import { resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { movesAtOnce } from '../../../../src/bot/turn/panel.ts';
import { type Caylus, caylus as engine, type Move, type State } from '../../../../src/engines/caylus/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/position.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { choose } from '../../../engines/caylus/choose.ts';
import { turn } from '../../../engines/caylus/support.ts';

const reader = { locale: 'en', say: { name: (seat: Seat) => `seat ${seat}` } } as const;

/** Positions of a random game with a seat that has to act. */
function* positions(seed: string, seats: number): Iterable<readonly [State, Seat]> {
  const random = seeded(seed);
  const config = { seats, options: [] };
  let { state } = engine.setup(config, engine.deal(config, random));
  const stream = random.stream('playout');
  for (;;) {
    const awaits = engine.turn(state);
    if ('over' in awaits) return;
    const seat = awaits.awaits[0]!;
    yield [state, seat];
    const move = choose(state, seat, stream);
    const played = engine.play(state, seat, move, random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

const at = (state: State, seat: Seat): Position<Caylus> => positionAt(engine, state, seat);
const written = (move: Move) => engine.notation.write(move);

/** All single moves to which buttons lead, with the fewest presses for each, the last step included. */
function byButtons(state: State, seat: Seat): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const start = at(state, seat);
  let here: readonly { readonly slot: MoveButton<Caylus>; readonly presses: number }[] = game.controls
    .board(start.view.open, 'en')
    .map((slot) => ({ slot, presses: 1 }));
  while (here.length > 0) {
    here = here.flatMap(({ slot, presses }) => {
      const key = JSON.stringify([slot.draft, slot.playsAtOnce]);
      if (slot.isDisabled || seen.has(key)) return [];
      seen.add(key);
      const resolved = resolveDraft(start, slot.draft);
      if (!resolved.ok) throw new Error(`a button leads nowhere: ${slot.label} ${JSON.stringify(resolved.error)}`);
      const { draft, position } = resolved.value;
      const [move] = draft.moves;
      if (move !== undefined) {
        const line = written(move);
        const count = movesAtOnce(game, start, slot, reader) === null ? presses + 1 : presses;
        found.set(line, Math.min(count, found.get(line) ?? count));
        return [];
      }
      const panel = game.controls.panel(position, draft, reader);
      return [...panel.answers, ...(panel.asides ?? []).flat()].map((next) => ({ slot: next, presses: presses + 1 }));
    });
  }
  return found;
}

/** All moves that can be typed from what autocomplete suggests. */
function byCommands(position: Position<Caylus>): readonly string[] {
  const legal = [...position.legal()];
  return game.commands.flatMap((command) => {
    const read = (typed: Record<string, string>): readonly string[] => {
      const moves = command.read(position, typed, reader);
      if (!moves.ok) return [];
      return moves.value.map(written);
    };
    const walk = (typed: Record<string, string>, [option, ...rest]: readonly string[]): readonly string[] => {
      if (option === undefined) return read(typed);
      const suggested = command.suggest(position, typed, option, reader);
      return suggested.flatMap(({ value }) => walk({ ...typed, [option]: value }, rest));
    };
    if (command.options.length === 0) {
      const [line] = read({});
      return legal.some((move) => written(move) === line) ? [line!] : [];
    }
    return walk(
      {},
      command.options.map(({ name }) => name),
    );
  });
}

/** At most so many presses for each kind of move. */
const BUDGET: { readonly [K in Move['kind']]: number } = {
  placeWorker: 2,
  pass: 1,
  moveWorker: 2,
  moveProvost: 2,
  answerInn: 1,
  produce: 1,
  trade: 4,
  build: 5,
  decline: 1,
  buildHouse: 3,
  stopBuilding: 2,
  chooseTrack: 1,
  chooseLevel: 1,
};

describe('buttons and commands of Caylus', () => {
  test('reach the same moves as the rules, none in more presses than promised', () => {
    const presses = new Map<Move['kind'], number>();
    let count = 0;
    let most = 0;
    for (const [state, seat] of [2, 3, 5].flatMap((seats) => [...positions(`reach ${seats}`, seats)])) {
      const position = at(state, seat);
      const moves = [...position.legal()];
      const board = byButtons(state, seat);
      const rules = moves.map(written);
      expect([...board.keys()].toSorted()).toEqual(rules.toSorted());
      expect([...new Set(byCommands(position))].toSorted()).toEqual(rules.toSorted());
      for (const move of moves)
        presses.set(move.kind, Math.max(presses.get(move.kind) ?? 0, board.get(written(move)) ?? 0));
      most = Math.max(most, moves.filter(({ kind }) => kind === 'placeWorker').length);
      count += rules.length;
    }
    console.info(`${count} moves, up to ${most} places, presses: ${JSON.stringify(Object.fromEntries(presses))}`);
    for (const [kind, number] of presses) expect([kind, number <= BUDGET[kind]]).toEqual([kind, true]);
    expect(count).toBeGreaterThan(1_000);
  });

  test('what everybody sees fits Discord in three languages, and so does what is told in words', () => {
    let looked = 0;
    for (const [state, seat] of [...positions('fits', 5), ...positions('fits two', 2)]) {
      const position = at(state, seat);
      for (const locale of LOCALES) {
        const spoken = { ...reader, locale };
        const slots = game.controls.board(position.view.open, locale);
        expect(slots.length).toBeLessThanOrEqual(limits.buttonsInRow);
        const panel = game.controls.panel(position, { moves: [], partial: {}, picked: [] }, spoken);
        const all = [...slots, ...panel.answers, ...(panel.asides ?? []).flat()];
        expect(all.map(({ label }) => label).filter((label) => label.length > limits.buttonLabel)).toEqual([]);
        for (const answers of [slots, panel.answers])
          expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
        expect(game.controls.offers(position, spoken, seat).length).toBeGreaterThan(0);
        if (looked % 20 === 0)
          for (const list of game.lists) {
            const lines = list.lines(position.view.open, [], locale, reader.say);
            expect([list.name, locale, lines.join('\n').length <= limits.text - 200]).toEqual([
              list.name,
              locale,
              true,
            ]);
          }
      }
      looked++;
    }
    expect(looked).toBeGreaterThan(100);
  });

  test('29 places are lines of menus, and one of them is chosen with the second press', () => {
    const road = ['w_farm_food', 'w_farm_cloth', 'w_sawmill', 'w_quarry', 'w_market', 'w_peddler', 'w_mason']
      .concat(['w_lawyer', 's_farm', 's_park', 's_workshop', 's_church', 's_tailor', 's_bank', 's_alchemist'])
      .map((id, i) => `${i < 7 ? i + 9 : i + 10} ${id} ${i % 2}`);
    const { state, awaits } = turn({ seats: 5, road });
    const { answers } = game.controls.panel(
      at(state, awaits as Seat), // Of five.
      { moves: [], partial: { kind: 'placeWorker' }, picked: [] },
      reader,
    );
    expect(answers.length).toBeGreaterThanOrEqual(29);
    expect(answers.every(({ playsAtOnce, hint }) => playsAtOnce && hint)).toBe(true);
  });
});

/** Moments of random games, and every way to say a move at each. */

import type { BotGame, MoveButton, MoveDraft, MultiSelect, Position } from '../../../../src/bot/contract.ts';
import { resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import { movesAtOnce } from '../../../../src/bot/turn/panel.ts';
import type { Engine, GameTypes, Kind, Seat } from '../../../../src/engines/contract.ts';
import { type Stream, seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import { wordsIn } from '../../../../src/words/words.ts';

export const reader = { words: wordsIn('en'), say: { name: (seat: Seat) => `seat ${seat}` } } as const;

export interface RandomGame<G extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: readonly G['Option'][];
  /** How it goes on. */
  choose(state: G['State'], seat: Seat, stream: Stream): G['Move'];
}

/** Goes on with any legal move. */
export const anyMove =
  <G extends GameTypes>(engine: Engine<G>): RandomGame<G>['choose'] =>
  (state, seat, stream) => {
    const moves = [...engine.legal(state, seat)];
    return moves[stream.uniform(moves.length)]!;
  };

/** Goes on with every kind of move as often as with any other. */
export const anyKind =
  <G extends GameTypes>(engine: Engine<G>): RandomGame<G>['choose'] =>
  (state, seat, stream) => {
    const byKind = [...Map.groupBy(engine.legal(state, seat), ({ kind }) => kind).values()];
    const moves = byKind[stream.uniform(byKind.length)]!;
    return moves[stream.uniform(moves.length)]!;
  };

/** All positions of a random game, each with the first seat that is awaited. */
export function* positionsOf<G extends GameTypes>(
  engine: Engine<G>,
  { seats, options, choose }: RandomGame<G>,
  seed: string,
): Generator<readonly [G['State'], Seat]> {
  const random = seeded(seed);
  const config = { seats, options };
  let { state } = engine.setup(config, engine.deal(config, random));
  const stream = random.stream('playout');
  for (let turn = engine.turn(state); 'awaits' in turn; turn = engine.turn(state)) {
    const seat = turn.awaits[0]!;
    yield [state, seat];
    const played = engine.play(state, seat, choose(state, seat, stream), random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

/** A seat that has to act, and the moves that it has composed but not played yet. */
export interface Moment {
  readonly state: object;
  readonly from: Position;
  readonly moves: readonly Kind[];
}

export const momentAt = (engine: Engine, state: object, seat: Seat): Moment => ({
  ...{ state, from: positionAt(engine, state, seat), moves: [] },
});

/** The legal moves after those that are composed. */
export function legalAt({ from, moves }: Moment): readonly Kind[] {
  const after = from.after(moves);
  if (!after.ok) throw new Error('a legal move is refused');
  return [...after.value.legal()];
}

const nothingPicked = (moves: readonly Kind[], partial: MoveDraft['partial'] = {}): MoveDraft => ({
  ...{ moves, partial, picked: [] },
});

/** What may be ticked: all that is legal, one line, any two, all but one, all. */
function ticksFor({ lines }: MultiSelect, position: Position, { partial }: MoveDraft): readonly MoveDraft['picked'][] {
  const values = lines.map(({ value }) => value);
  const choice = position.choices(partial);
  const legal = 'parameter' in choice ? [...position.legal()].flatMap((move) => bagIn(move, choice.parameter)) : [];
  const single = values.map((value) => [value]);
  const pairs = values.flatMap((one, i) => values.slice(i + 1).map((other) => [one, other]));
  return [...legal, ...single, ...pairs, ...values.map((_one, i) => values.toSpliced(i, 1)), values];
}

/** The values that a move has for a parameter, if several. */
function bagIn(move: Kind, parameter: string): readonly MoveDraft['picked'][] {
  const value = Object.entries(move).find(([name]) => name === parameter)?.[1];
  return Array.isArray(value) ? [value] : [];
}

/** A move that buttons lead to, and the fewest presses for it, the last step included. */
export type Reached = ReadonlyMap<string, { readonly move: Kind; readonly presses: number }>;

/**
 * The next moves to which buttons lead from a moment.
 *
 * @param mayRefuse the first buttons do not depend on what is held, so that a press may only say why not
 */
export function byButtons(
  game: BotGame,
  { notation }: Pick<Engine, 'notation'>,
  { from, moves }: Moment,
  buttons: readonly MoveButton[],
  mayRefuse = false,
): Reached {
  const found = new Map<string, { readonly move: Kind; readonly presses: number }>();
  const seen = new Set<string>();
  let here = buttons.map((button) => ({ button, presses: 1 }));
  while (here.length > 0) {
    here = here.flatMap(({ button, presses }) => {
      const key = JSON.stringify([button.draft, button.playsAtOnce]);
      if (button.isDisabled || seen.has(key)) return [];
      seen.add(key);
      const resolved = resolveDraft(from, button.draft);
      if (!resolved.ok) {
        if (mayRefuse && presses === 1) return [];
        throw new Error(`a button leads nowhere: ${button.label} ${JSON.stringify(resolved.error)}`);
      }
      const { draft, position } = resolved.value;
      const move = draft.moves[moves.length];
      if (move !== undefined) {
        const needed = movesAtOnce(game, from, button, reader) === null ? presses + 1 : presses;
        const line = notation.write(move);
        if (needed < (found.get(line)?.presses ?? Number.POSITIVE_INFINITY)) found.set(line, { move, presses: needed });
        return [];
      }
      const panel = game.controls.panel(position, draft, reader, from);
      const { multiSelect } = panel;
      // One press for the menu, one for what is done with the ticks.
      const taking = (multiSelect === null ? [] : ticksFor(multiSelect, position, draft)).flatMap((picked) => {
        const ticked = game.controls.panel(position, { ...draft, picked }, reader, from).multiSelect;
        return (ticked?.slots ?? []).map((next) => ({ button: next, presses: presses + 2 }));
      });
      const answers = [...panel.answers, ...(panel.asides ?? []).flat()];
      return [...answers.map((next) => ({ button: next, presses: presses + 1 })), ...taking];
    });
  }
  return found;
}

/** The buttons of the panel that a moment has reached. */
export function panelAt(game: BotGame, { from, moves }: Moment): readonly MoveButton[] {
  const after = from.after(moves);
  if (!after.ok) throw new Error('a legal move is refused');
  const { answers, asides = [] } = game.controls.panel(after.value, nothingPicked(moves), reader, from);
  return [...answers, ...asides.flat()];
}

/** What can be typed from what is suggested: by the names of the options that are filled in, for each command. */
export function byCommands(
  game: BotGame,
  from: Position,
  optionsOf: { readonly [command: string]: readonly string[] },
): readonly (readonly Kind[])[] {
  return game.commands.flatMap((command) => {
    const read = (typed: Readonly<Record<string, string>>): readonly (readonly Kind[])[] => {
      const moves = command.read(from, typed, reader);
      if (moves.ok) return [moves.value];
      if (Object.keys(typed).length === 0) return [];
      throw new Error(`a suggestion is refused: ${JSON.stringify([command.name, typed, moves.error])}`);
    };
    const fill = (
      typed: Readonly<Record<string, string>>,
      [option, ...others]: readonly string[],
    ): readonly (readonly Kind[])[] =>
      option === undefined
        ? read(typed)
        : command
            .suggest(from, typed, option, reader)
            .flatMap(({ value }) => fill({ ...typed, [option]: value }, others));
    const required = command.options.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    return fill({}, optionsOf[command.name] ?? required);
  });
}

/** Every draft to which buttons lead from a moment, up to `most`. */
export function* draftsFrom(game: BotGame, { from, moves }: Moment, most: number): Generator<MoveDraft> {
  const seen = new Set<string>();
  const open: MoveDraft[] = [nothingPicked(moves)];
  for (let draft = open.shift(); draft !== undefined && seen.size < most; draft = open.shift()) {
    const key = JSON.stringify(draft);
    if (seen.has(key)) continue;
    seen.add(key);
    yield draft;
    const stand = resolveDraft(from, draft);
    if (!stand.ok || stand.value.position.isClosed) continue;
    const { answers, asides = [] } = game.controls.panel(stand.value.position, stand.value.draft, reader, from);
    open.push(...[...answers, ...asides.flat()].filter(({ isDisabled }) => !isDisabled).map((one) => one.draft));
  }
}

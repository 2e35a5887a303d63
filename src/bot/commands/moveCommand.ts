/** Subcommands for moves, made of the parameters of the rules: a game says only how its values are typed. */
import type { GameTypes, Kind, Rulebook } from '../../engines/contract.ts';
import { failed, ok } from '../../kernel/result.ts';
import type { SubcommandWords } from '../../words/contract.ts';
import { type Words, wordsIn } from '../../words/words.ts';
import type { MoveCommand, Position, Reader, Suggestion, Typed } from '../contract.ts';
import { limits } from '../discord/limits.ts';

type ParameterOf<M extends Kind> = M extends Kind ? Exclude<keyof M, 'kind'> & string : never;

/** The moves that have these parameters. */
type MoveWith<G extends GameTypes, P extends string> = Extract<G['Move'], { readonly [Q in P]: unknown }>;

/** What a parameter can hold. */
type ValueOf<G extends GameTypes, P extends string> =
  MoveWith<G, P> extends { readonly [Q in P]: infer Value } ? Value : never;

/** What is known where an option is typed that means these parameters. */
export interface Asked<G extends GameTypes, P extends string> {
  readonly kind: MoveWith<G, P>['kind'];
  readonly position: Position<G>;
  /** What was typed for the other options, as far as it can be read. */
  readonly given: { readonly [Q in ParameterOf<G['Move']>]?: ValueOf<G, Q> };
  /** The legal moves of this kind that the rules list, with what is given. */
  readonly moves: readonly MoveWith<G, P>[];
  readonly reader: Reader;
}

/** Values of these parameters; null for what cannot be read. */
type Read<G extends GameTypes, P extends string> = { readonly [Q in P]: ValueOf<G, Q> | null } | null;

/** How the value of a parameter is typed, or those of several at once: an option of a command. */
export interface TypedValue<G extends GameTypes, P extends string> {
  /** The name of the option. Omitted: that of the parameter. */
  readonly option?: string;
  /** What can be typed; of equal values only the first is shown. */
  offer(asked: Asked<G, P>): readonly Suggestion[];
  read(typed: string, asked: Asked<G, P>): Read<G, P>;
  /** What is meant where nothing is typed; null where the choice is open. Omitted: the option is required. */
  omitted?(asked: Asked<G, P>): Read<G, P>;
  /** What can be typed instead of something that cannot be read. Omitted: the names of what is offered. */
  possible?(asked: Asked<G, P>): readonly string[];
}

/** One for each parameter; parameters that have the same are typed at once. */
export type TypedValues<G extends GameTypes> = {
  readonly [P in ParameterOf<G['Move']>]: TypedValue<G, P>;
};

interface WordsOfMoves<G extends GameTypes> {
  readonly subcommands: { readonly [K in G['Move']['kind']]: SubcommandWords };
}

/** Makes the subcommand of a kind of move. Its English name is in the words. */
export const moveCommandsIn =
  <G extends GameTypes>(
    engine: Pick<Rulebook<G>, 'parameters' | 'readPartialMove'>,
    commandsIn: (words: Words) => WordsOfMoves<G>,
    valuesOf: (kind: G['Move']['kind']) => TypedValues<G>,
  ) =>
  (kind: G['Move']['kind']): MoveCommand<G> => {
    const options = optionsOf(Object.keys(engine.parameters(kind)), valuesOf(kind));

    /** The values in their form; null if one of them cannot be read. */
    function inForm(read: object | null): object | null {
      if (read === null || Object.values(read).includes(null)) return null;
      const partial = engine.readPartialMove({ kind, ...read });
      return partial.ok ? partial.value : null;
    }

    function askedFor(option: Option<G>, position: Position<G>, typed: Typed, reader: Reader): AskedOfAny<G> {
      const legal = [...position.legal()].filter((move) => move.kind === kind);
      let asked: AskedOfAny<G> = { kind, position, given: {}, moves: legal, reader };
      for (const { name, value } of options) {
        const text = typed[name];
        if (value === option.value || text === undefined) continue;
        const given = { ...asked.given, ...inForm(value.read(text, asked)) };
        asked = { ...asked, given, moves: legal.filter((move) => agrees(move, given)) };
      }
      return asked;
    }

    return {
      name: commandsIn(wordsIn('en')).subcommands[kind].name,
      words: (words) => commandsIn(words).subcommands[kind],
      options: options
        .map(({ name, value }) => ({ name, isRequired: value.omitted === undefined }))
        .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)),

      suggest(position, typed, focused, reader) {
        const option = options.find(({ name }) => name === focused);
        return option === undefined ? [] : offered(option, askedFor(option, position, typed, reader));
      },

      read(position, typed, reader) {
        let move: object = { kind };
        for (const option of options) {
          const { name, value } = option;
          const { [name]: text = null } = typed;
          const asked = askedFor(option, position, typed, reader);
          const read = inForm(text === null && value.omitted ? value.omitted(asked) : value.read(text ?? '', asked));
          if (read === null) {
            const possible = value.possible?.(asked) ?? offered(option, asked).map((one) => one.name);
            return failed({ option: name, typed: text, possible });
          }
          move = { ...move, ...read };
        }
        return ok([move as G['Move']]); // All of its parameters were read.
      },
    };
  };

interface AskedOfAny<G extends GameTypes> {
  readonly kind: G['Move']['kind'];
  readonly position: Position<G>;
  readonly given: object;
  readonly moves: readonly G['Move'][];
  readonly reader: Reader;
}

interface Option<G extends GameTypes> {
  readonly name: string;
  readonly value: {
    offer(asked: AskedOfAny<G>): readonly Suggestion[];
    read(typed: string, asked: AskedOfAny<G>): object | null;
    omitted?(asked: AskedOfAny<G>): object | null;
    possible?(asked: AskedOfAny<G>): readonly string[];
  };
}

/** In the order of the parameters. */
function optionsOf<G extends GameTypes>(parameters: readonly string[], values: TypedValues<G>): readonly Option<G>[] {
  const names = new Map<Option<G>['value'], string>();
  for (const parameter of parameters) {
    const value = values[parameter as keyof TypedValues<G>];
    // It is asked only about moves that have the parameter.
    const ofAny = value as unknown as Option<G>['value'];
    if (!names.has(ofAny)) names.set(ofAny, value.option ?? parameter);
  }
  return [...names].map(([value, name]) => ({ name, value }));
}

function offered<G extends GameTypes>({ value }: Option<G>, asked: AskedOfAny<G>): readonly Suggestion[] {
  const all = value.offer(asked).filter((one) => one.value.length <= limits.choiceValue);
  return all.filter((one, i) => all.findIndex((other) => other.value === one.value) === i);
}

/** Whether a move has these values; lists are sorted in both. */
function agrees(move: object, given: object): boolean {
  const own = new Map<string, unknown>(Object.entries(move));
  return Object.entries(given).every(([name, value]) => String(own.get(name)) === String(value));
}

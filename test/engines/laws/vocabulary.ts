import type { Engine, Kind, Shape, Value } from '../../../src/engines/contract.ts';
import { type Stream, shuffled } from '../../../src/kernel/random.ts';
import { ascending, pick } from './run.ts';

type Argument = Value | readonly Value[];

/** Values that moves have held, to make other moves of: of the right form, mostly wrong, sometimes legal. */
interface Vocabulary {
  /** Remembers the values that these moves hold. */
  learn(moves: Iterable<Kind>): void;
  /** A move of any kind with any values. */
  anyMove(chance: Stream): Kind;
  /** The move with one parameter changed; of a move without parameters, any other. */
  changed(move: Kind, chance: Stream): Kind;
}

/** How many values of a parameter are remembered. */
const REMEMBERED = 200;

const ODD_TEXTS = ['', 'nothing', '__proto__', 'constructor', 'toString', '0'];
const ODD_INTEGERS = [0, 1, -1, 2, 3, 90, 1000, -(2 ** 31), Number.MAX_SAFE_INTEGER];

export function vocabularyOf(engine: Engine): Vocabulary {
  const words = new Map<string, Value[]>();

  function anyValue(kind: string, name: string, shape: Shape, chance: Stream): Value {
    const known = words.get(`${kind} ${name}`) ?? [];
    if (known.length > 0 && chance.uniform(10) > 0) return pick(chance, known);
    if (shape === 'boolean') return chance.uniform(2) === 0;
    return shape.startsWith('text') ? pick(chance, ODD_TEXTS) : pick(chance, ODD_INTEGERS);
  }

  function anyArgument(kind: string, name: string, shape: Shape, chance: Stream): Argument {
    if (shape !== 'integers' && shape !== 'texts') return anyValue(kind, name, shape, chance);
    return Array.from({ length: chance.uniform(5) }, () => anyValue(kind, name, shape, chance));
  }

  function anyMove(chance: Stream): Kind {
    const kind = pick(chance, engine.kinds);
    const shapes = Object.entries(engine.parameters(kind));
    const parameters = shapes.map(([name, shape]) => [name, anyArgument(kind, name, shape, chance)]);
    return { kind, ...Object.fromEntries(parameters) };
  }

  return {
    learn(moves) {
      for (const { kind, ...parameters } of moves) {
        for (const [name, argument] of Object.entries<Argument>(parameters)) {
          const known = words.get(`${kind} ${name}`) ?? [];
          const fresh = [argument].flat().filter((value) => !known.includes(value));
          words.set(`${kind} ${name}`, [...known, ...new Set(fresh)].slice(0, REMEMBERED));
        }
      }
    },

    anyMove,

    changed(move, chance) {
      const { kind, ...parameters } = move;
      const shapes = Object.entries(engine.parameters(kind));
      if (shapes.length === 0) return anyMove(chance);
      const [name, shape] = pick(chance, shapes);
      const before = Object.entries<Argument>(parameters).find(([one]) => one === name)?.[1];
      const isList = typeof before === 'object' && chance.uniform(3) > 0;
      const added = anyValue(kind, name, shape, chance);
      return { ...move, [name]: isList ? otherList(before, added, chance) : anyArgument(kind, name, shape, chance) };
    },
  };
}

/** A list with something left out, added, doubled or in another order. */
const otherList = (before: readonly Value[], added: Value, chance: Stream): readonly Value[] =>
  pick(chance, [
    before.slice(1),
    before.slice(0, -1),
    [...before, added].toSorted(ascending),
    [...before, ...before.slice(-1)],
    before.toReversed(),
    shuffled(chance, [...before, added]),
  ]);

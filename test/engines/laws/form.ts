/** The law about moves from outside. */
import type { Engine } from '../../../src/engines/contract.ts';
import { type Stream, shuffled } from '../../../src/kernel/random.ts';
import { difference } from './difference.ts';
import { asHalf, broken, type Moment, moments, pick, type Run, show } from './run.ts';
import { counter, type Seen } from './seen.ts';

/**
 * A legal move reads back to itself, also with its keys and lists in another order; anything else that is read is of the
 * right form, and what is not is refused as malformed, with what is wrong.
 */
export function readsAnyJson(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('read', 'half-made', 'malformed');
  for (const moment of moments(engine, run)) {
    const { chance, next } = moment;
    if (next === null) continue;
    const { move } = next;
    const reads = (value: unknown): void => {
      const outcome = engine.readMove(value);
      if (!outcome.ok) broken(moment, `the legal move ${show(value)} is refused: ${show(outcome.error)}`);
      const found = difference(outcome.value, move);
      if (found !== null) broken(moment, `${show(value)} is read as ${show(outcome.value)}: ${found}`);
      add('read');
    };
    const refuses = (value: unknown, reader: typeof engine.readMove | typeof engine.readPartialMove): void => {
      const outcome = reader(value);
      if (outcome.ok) broken(moment, `${show(value)} is read as ${show(outcome.value)}`);
      if (outcome.error.kind !== 'malformed') broken(moment, `${show(value)} is refused as ${outcome.error.kind}`);
      if (outcome.error.problem === '' || outcome.error.problem.length > 500)
        broken(moment, `${show(outcome.error)} is no answer`);
      add('malformed');
    };

    reads(JSON.parse(JSON.stringify(move)));
    reads(mixed(move, chance));
    for (const [name, argument] of Object.entries(move)) {
      const others = Object.fromEntries(Object.entries(move).filter(([one]) => one !== name));
      refuses(others, engine.readMove);
      if (name !== 'kind') readsHalf(moment, others);
      const odd = { ...move, [name]: pick(chance, oddInsteadOf(argument)) };
      refuses(odd, engine.readMove);
      refuses(odd, engine.readPartialMove);
    }
    for (const stranger of ['unheardOf', '__proto__', 'toString', 'seat', 'x'.repeat(1000)]) {
      if (Object.hasOwn(move, stranger)) continue;
      refuses(JSON.parse(`{${JSON.stringify(stranger)}:1,${JSON.stringify(move).slice(1)}`), engine.readMove);
    }
    for (const rubbish of RUBBISH) {
      refuses(rubbish, engine.readMove);
      refuses(rubbish, engine.readPartialMove);
    }
    if (!engine.readPartialMove({}).ok) broken(moment, 'a partial move may say nothing yet');
    refuses({}, engine.readMove);
  }
  return seen;

  function readsHalf(moment: Moment, partial: object): void {
    const outcome = engine.readPartialMove(partial);
    if (!outcome.ok) broken(moment, `the partial move ${show(partial)} is refused: ${show(outcome.error)}`);
    const found = difference(outcome.value, partial);
    if (found !== null) broken(moment, `the partial move ${show(partial)} is read otherwise: ${found}`);
    const seat = moment.next?.seat;
    if (seat !== undefined && 'none' in engine.choices(moment.state, seat, asHalf({ ...partial }))) {
      broken(moment, `a part of a legal move, ${show(partial)}, has no way on`);
    }
    add('half-made');
  }
}

/** The same move with keys and lists in another order. */
function mixed(move: object, chance: Stream): unknown {
  const entries = Object.entries(move).map(([name, argument]) => [
    name,
    Array.isArray(argument) ? shuffled(chance, argument) : argument,
  ]);
  return Object.fromEntries(shuffled(chance, entries));
}

/** Values that no parameter of this one's shape can hold, and no kind is. */
function oddInsteadOf(argument: unknown): readonly unknown[] {
  const ever = [null, {}, [null], [[]], [{}], 0.5, 1e300, -0, 'x'.repeat(65), Array.from({ length: 65 }, () => 0)];
  if (Array.isArray(argument)) return [...ever, '', 0, true, argument.join(), [...argument, 0.5]];
  if (typeof argument === 'number') return [...ever, `${argument}`, true, [argument]];
  if (typeof argument === 'boolean') return [...ever, `${argument}`, Number(argument), [argument]];
  return [...ever, 0, true, [argument], `no such ${argument}`.padEnd(65, '.')];
}

const RUBBISH: readonly unknown[] = [
  ...[undefined, null, true, 0, '', 'move', [], [{}], Number.NaN],
  ...[{ kind: null }, { kind: '' }, { kind: 'constructor' }, { kind: '__proto__' }, { kind: ['kind'] }, { kind: {} }],
  ...[{ x: 1 }, JSON.parse('{"__proto__":{"kind":"end"}}')],
];

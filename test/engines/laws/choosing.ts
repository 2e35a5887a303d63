/** Laws about what is offered: `choices`, `legal`, `play` and the notation say the same. */
import type { Engine, Kind, Question, Seat, Value } from '../../../src/engines/contract.ts';
import { canonicalJson, isRecord } from '../../../src/kernel/json.ts';
import type { Stream } from '../../../src/kernel/random.ts';
import { difference } from './difference.ts';
import { ascending, asHalf, ask, broken, buildMove, type Moment, moments, pick, type Run, show } from './run.ts';
import { counter, type Seen } from './seen.ts';
import { vocabularyOf } from './vocabulary.ts';

/** `legal` lists what walking `choices` leads to, each move once, in an order that never changes; all are accepted. */
export function listsWhatChoicesLeadTo(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('positions', 'moves');
  for (const moment of moments(engine, run)) {
    const { state, random, seats, awaits } = moment;
    const copy = structuredClone(state);
    for (const seat of awaits) {
      const listed = [...engine.legal(state, seat)];
      const texts = listed.map(canonicalJson);
      if (new Set(texts).size < texts.length) broken(moment, 'legal lists a move twice');
      const order = difference(texts, [...engine.legal(copy, seat)].map(canonicalJson));
      if (order !== null) broken(moment, `legal is not the same for an equal state: ${order}`);
      // Kind by kind: one that is not even asked for must have nothing to say.
      const walked = new Set(
        engine.kinds.flatMap((kind) => [...walk(engine, state, seat, { kind })]).map(canonicalJson),
      );
      const now = engine.kindsNow?.(state) ?? engine.kinds;
      if (
        difference(
          now,
          engine.kinds.filter((kind) => now.includes(kind)),
        ) !== null
      )
        broken(moment, `${show(now)} are not in the order of the rules`);
      const unwalked = texts.find((text) => !walked.has(text));
      if (unwalked !== undefined) broken(moment, `legal lists ${unwalked}, where choices do not lead`);
      if (walked.size > texts.length)
        broken(moment, `choices lead to ${walked.size} moves, legal lists ${texts.length}`);
      for (const move of listed) {
        const outcome = engine.play(state, seat, move, random);
        if (!outcome.ok) broken(moment, `legal lists ${show(move)}, which is refused: ${show(outcome.error)}`);
      }
      add('moves', listed.length);
    }
    for (const seat of seats.filter((one) => !awaits.includes(one))) {
      if ([...engine.legal(state, seat)].length > 0) broken(moment, `seat ${seat} is not awaited and has legal moves`);
    }
    add('positions');
  }
  return seen;
}

function* walk(engine: Engine, state: object, seat: Seat, partial: Readonly<Record<string, unknown>>): Generator<Kind> {
  const choice = ask(engine, state, seat, partial);
  if ('complete' in choice) yield choice.complete;
  if (!('parameter' in choice)) return;
  const answers: readonly unknown[] = choice.kind === 'one' ? choice.values : choice.suggested;
  for (const answer of answers) yield* walk(engine, state, seat, { ...partial, [choice.parameter]: answer });
}

/**
 * A move is accepted exactly when `choices` can build it, whatever the order in which its parameters are given; and what is
 * refused is refused for the same reason.
 */
export function acceptsExactlyWhatChoicesBuild(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('positions', 'accepted', 'refused', 'half-made');
  const vocabulary = vocabularyOf(engine);
  for (const moment of moments(engine, run)) {
    const { state, awaits, chance, random } = moment;
    for (const seat of awaits) {
      const listed = [...engine.legal(state, seat)];
      vocabulary.learn(listed);
      const built = Array.from({ length: 3 }, () => buildMove(engine, state, seat, chance));
      const tried = [
        ...Array.from({ length: 4 }, () => pick(chance, listed)),
        ...built.filter((move) => move !== null),
        ...Array.from({ length: 6 }, () => vocabulary.changed(pick(chance, listed), chance)),
        ...Array.from({ length: 4 }, () => vocabulary.anyMove(chance)),
      ];
      for (const move of tried) {
        const outcome = engine.play(state, seat, move, random);
        if (outcome.ok) {
          add('half-made', buildsInAnyOrder(moment, seat, move));
          add('accepted');
        } else {
          const choice = engine.choices(state, seat, asHalf({ ...move }));
          if (!('none' in choice)) broken(moment, `choices accept ${show(move)}, play refuses it`);
          const other = difference(choice.none, outcome.error);
          if (other !== null) broken(moment, `choices and play refuse ${show(move)} for different reasons: ${other}`);
          add('refused');
        }
      }
      for (let i = 0; i < 3; i++) leadsNowhereWrong(moment, seat, chance);
    }
    add('positions');
  }
  return seen;
}

/** Every part of an accepted move asks for something missing and offers the move's value for it. */
function buildsInAnyOrder(moment: Moment, seat: Seat, move: Kind): number {
  const { engine, state } = moment;
  const { kind, ...parameters } = move;
  const names = Object.keys(parameters);
  const whole = new Map<string, unknown>(Object.entries(move));
  for (let given = 0; given < 2 ** names.length; given++) {
    const partial = Object.fromEntries([
      ['kind', kind],
      ...names.filter((_, i) => given & (1 << i)).map((name) => [name, whole.get(name)]),
    ]);
    const choice = ask(engine, state, seat, partial);
    if ('none' in choice)
      broken(moment, `${show(move)} is accepted, yet ${show(partial)} leads to ${show(choice.none)}`);
    if ('complete' in choice) {
      const other = difference(choice.complete, move);
      if (other !== null) broken(moment, `${show(partial)} is completed to another move than ${show(move)}: ${other}`);
    } else {
      const { parameter } = choice;
      if (!offers(choice, whole.get(parameter)))
        broken(moment, `${show(partial)} does not offer what ${show(move)} says`);
    }
  }
  const kinds = engine.choices(state, seat, {});
  if (!('parameter' in kinds) || !kinds.values.includes(kind)) broken(moment, `${kind} is accepted and not offered`);
  return 2 ** names.length;
}

function offers({ kind, values, min, max }: Question, answer: unknown): boolean {
  if (kind === 'one') return values.some((value) => value === answer);
  if (!Array.isArray(answer) || answer.length < min || answer.length > max) return false;
  const rest = [...values];
  for (const value of answer) {
    const at = rest.indexOf(value);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return true;
}

/** Answers at random with single values and suggestions only: each of them must lead to a move that is accepted. */
function leadsNowhereWrong(moment: Moment, seat: Seat, chance: Stream): void {
  const { engine, state, random } = moment;
  let partial: Record<string, Value | readonly Value[]> = {};
  for (;;) {
    const choice = ask(engine, state, seat, partial);
    if ('none' in choice) broken(moment, `${show(partial)} was offered and leads to ${show(choice.none)}`);
    if ('complete' in choice) {
      const outcome = engine.play(state, seat, choice.complete, random);
      if (!outcome.ok)
        broken(moment, `choices build ${show(choice.complete)}, which is refused: ${show(outcome.error)}`);
      return;
    }
    checkQuestion(moment, partial, choice);
    const answers: readonly (Value | readonly Value[])[] = choice.kind === 'one' ? choice.values : choice.suggested;
    partial = { ...partial, [choice.parameter]: pick(chance, answers) };
  }
}

/** A question has different values (of a bag as often as it is there), possible bounds and suggestions that answer it. */
function checkQuestion(moment: Moment, partial: object, question: Question): void {
  const { kind, values, min, max, suggested } = question;
  const wrong = (problem: string): never =>
    broken(moment, `the question after ${show(partial)} ${problem}: ${show(question)}`);
  if (values.length === 0) wrong('has no values');
  if (kind !== 'bag' && new Set(values).size < values.length) wrong('offers a value twice');
  if (kind === 'one') {
    if (min !== 1 || max !== 1 || suggested.length > 0) wrong('asks for one value and says more');
    return;
  }
  if (min < 0 || max < min || max > values.length) wrong('has impossible bounds');
  if (suggested.length === 0) wrong('suggests nothing');
  for (const answer of suggested) {
    if (!offers(question, answer)) wrong(`suggests ${show(answer)}, which is no answer`);
    if (difference(answer, answer.toSorted(ascending)) !== null) wrong(`suggests ${show(answer)}, which is not sorted`);
  }
}

/** Every legal move has a line of its own, which reads back to it; other lines read to a move of that line, or to nothing. */
export function writesAndReadsMoves(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('moves', 'other lines');
  const { notation } = engine;
  for (const moment of moments(engine, run)) {
    const { state, awaits, chance } = moment;
    const byLine = new Map<string, string>();
    for (const seat of awaits) {
      const built = Array.from({ length: 3 }, () => buildMove(engine, state, seat, chance)).filter(
        (move) => move !== null,
      );
      for (const move of [...engine.legal(state, seat), ...built]) {
        const line = notation.write(move);
        if (line.trim() !== line || !/^[^\r\n]+$/.test(line)) broken(moment, `the line ${show(line)} is not one line`);
        const text = canonicalJson(move);
        if ((byLine.get(line) ?? text) !== text)
          broken(moment, `${show(line)} stands for ${byLine.get(line)} and ${text}`);
        byLine.set(line, text);
        const back = difference(notation.read(line), move);
        if (back !== null) broken(moment, `${show(line)} does not read back to ${text}: ${back}`);
        add('moves');
      }
    }
    for (const line of byLine.keys()) {
      if (chance.uniform(4) > 0) continue;
      const other = misspelt(line, chance);
      const move = notation.read(other);
      if (move !== null && notation.write(move) !== other) {
        broken(moment, `${show(other)} reads as ${show(move)}, which is written ${show(notation.write(move))}`);
      }
      if (move !== null && isRecord(move) && !engine.readMove(move).ok) {
        broken(moment, `${show(other)} reads as ${show(move)}, which has not the form of a move`);
      }
      add('other lines');
    }
  }
  return seen;
}

/** The line with one character taken out, doubled, replaced, or two changed round. */
function misspelt(line: string, chance: Stream): string {
  const at = chance.uniform(line.length);
  const [head, here, tail] = [line.slice(0, at), line[at] ?? '', line.slice(at + 1)];
  return pick(chance, [
    `${head}${tail}`,
    `${head}${here}${here}${tail}`,
    `${head}${pick(chance, [...' +-0123456789abcxyz'])}${tail}`,
    `${head}${tail.slice(0, 1)}${here}${tail.slice(1)}`,
    `${line} `,
    line.toUpperCase(),
  ]);
}

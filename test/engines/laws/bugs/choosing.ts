import { failed } from '../../../../src/kernel/result.ts';
import { CARDS } from '../../../toy/engine/ids.ts';
import { type State, toy } from '../../../toy/engine/index.ts';
import { type BugsOf, illegal, speaker, wrong } from './bug.ts';

type Choices = typeof toy.choices;

/** The toy asking its questions otherwise. */
const asking = (change: (choice: ReturnType<Choices>, partial: Parameters<Choices>[2]) => ReturnType<Choices>) =>
  wrong({ choices: (state, seat, partial) => change(toy.choices(state, seat, partial), partial) });

let calls = 0;

const hasOffers = (state: State): boolean => 'awaits' in toy.turn(state);

export const choosingBugs: BugsOf<
  | 'legal lists what choices lead to, each once and in a fixed order, and all of it is accepted'
  | 'a move is accepted exactly when choices can build it, in any order'
  | 'any JSON is read as a move of the right form or refused as malformed'
  | 'every legal move has a line of its own, which reads back to it'
> = {
  'legal lists what choices lead to, each once and in a fixed order, and all of it is accepted': [
    [
      'legal stops after twenty moves',
      wrong({ legal: (state, seat) => [...toy.legal(state, seat)].slice(0, 20) }),
      /choices lead to \d+ moves, legal lists 20/,
    ],
    [
      'legal lists a move twice',
      wrong({ legal: (state, seat) => [...toy.legal(state, seat)].flatMap((move) => [move, move]) }),
      /lists a move twice/,
    ],
    [
      'a kind of move is not looked for',
      wrong({
        *legal(state, seat) {
          for (const move of toy.legal(state, seat)) if (move.kind !== 'draw') yield move;
        },
      }),
      /choices lead to \d+ moves, legal lists/,
    ],
    [
      'the kinds of a moment are in another order',
      wrong({ kindsNow: () => toy.kinds.toReversed() }),
      /are not in the order of the rules/,
    ],
    [
      'the order changes from call to call',
      wrong({
        legal: (state, seat) => (calls++ % 2 === 0 ? [...toy.legal(state, seat)].toReversed() : toy.legal(state, seat)),
      }),
      /not the same for an equal state/,
    ],
    [
      'legal lists what choices do not know, and it is played',
      wrong({
        *legal(state, seat) {
          yield* toy.legal(state, seat);
          if (toy.legal(state, seat)[Symbol.iterator]().next().value) yield { kind: 'draw', count: 0 };
        },
        play: (state, seat, move, random) =>
          toy.play(state, seat, move.kind === 'draw' && move.count === 0 ? { kind: 'end' } : move, random),
      }),
      /where choices do not lead/,
    ],
    [
      'a legal move is refused',
      wrong({
        play: (state, seat, move, random) =>
          move.kind === 'draw' && move.count === 2 ? illegal : toy.play(state, seat, move, random),
      }),
      /"count":2}, which is refused/,
    ],
    [
      'a seat out of turn has legal moves',
      wrong({ legal: (state, seat) => (hasOffers(state) ? toy.legal(state, speaker(state, seat)) : []) }),
      /is not awaited and has legal moves/,
    ],
  ],

  'a move is accepted exactly when choices can build it, in any order': [
    [
      'candles in any order are accepted',
      wrong({
        play: (state, seat, move, random) => {
          const sorted = move.kind === 'hang' ? { ...move, cards: move.cards.toSorted() } : move;
          const answer = toy.play(state, seat, sorted, random);
          return answer.ok ? answer : toy.play(state, seat, move, random);
        },
      }),
      /"hang".* is accepted, yet .* leads to/,
    ],
    [
      'the candles cannot be chosen first',
      asking((choice, partial) =>
        partial.kind === 'hang' && partial.cards && !partial.place ? { none: { kind: 'gameOver' } } : choice,
      ),
      /is accepted, yet {"kind":"hang","cards":.*} leads to/,
    ],
    [
      'every candle is offered',
      asking((choice) =>
        'parameter' in choice && choice.parameter === 'card' ? { ...choice, values: CARDS } : choice,
      ),
      /was offered and leads to/,
    ],
    [
      'the last place is not offered',
      asking((choice) =>
        'parameter' in choice && choice.parameter === 'place'
          ? { ...choice, values: choice.values.slice(0, -1) }
          : choice,
      ),
      /does not offer what|has no values/,
    ],
    [
      'fewer beads may be taken than are accepted',
      asking((choice) => ('parameter' in choice && choice.kind === 'bag' ? { ...choice, max: 1 } : choice)),
      /does not offer what|is no answer/,
    ],
    [
      'the place is asked for again',
      wrong({
        choices: (state, seat, partial) =>
          toy.choices(state, seat, partial.kind === 'hang' ? { kind: 'hang' } : partial),
      }),
      /asked for its place again/,
    ],
    [
      'choices accept what play refuses',
      asking((choice, partial) =>
        partial.kind === 'bid' && partial.card ? { complete: { kind: 'bid', card: partial.card } } : choice,
      ),
      /choices accept .*, play refuses it/,
    ],
    [
      'choices know one reason only',
      asking((choice) =>
        'none' in choice ? { none: { kind: 'illegal', violation: { kind: 'tooExpensive' } } } : choice,
      ),
      /for different reasons/,
    ],
    [
      'choices complete another move',
      asking((choice) =>
        'complete' in choice && choice.complete.kind === 'draw' ? { complete: { kind: 'draw', count: 1 } } : choice,
      ),
      /completed to another move/,
    ],
    [
      'all kinds are offered at all times',
      asking((choice) =>
        'parameter' in choice && choice.parameter === 'kind' ? { ...choice, values: toy.kinds } : choice,
      ),
      /was offered and leads to/,
    ],
  ],

  'any JSON is read as a move of the right form or refused as malformed': [
    [
      'parameters that nobody knows are let through',
      wrong({
        readMove: (value) => {
          const { kind, place, cards, beads, count, open, card } = Object(value);
          const known = Object.entries({ kind, place, cards, beads, count, open, card });
          return toy.readMove(Object.fromEntries(known.filter(([, argument]) => argument !== undefined)));
        },
      }),
      /unheardOf.* is read as/,
    ],
    [
      'sets stay in the order in which they were written',
      wrong({
        readMove: (value) => {
          const read = toy.readMove(value);
          return read.ok ? { ...read, value: { ...read.value, ...Object(value) } } : read;
        },
      }),
      /is read as .*cards\/0/,
    ],
    [
      'a null throws',
      wrong({
        readMove: (value) => (Object.keys(value as object).length > 0 ? toy.readMove(value) : toy.readMove({})),
      }),
      /null/,
    ],
    [
      'a refusal does not say what is wrong',
      wrong({
        readPartialMove: (value) => {
          const read = toy.readPartialMove(value);
          return read.ok ? read : failed({ kind: 'malformed', problem: '' });
        },
      }),
      /is no answer/,
    ],
    ['a partial move must be whole', wrong({ readPartialMove: toy.readMove }), /a partial move may say nothing yet/],
  ],

  'every legal move has a line of its own, which reads back to it': [
    [
      'equal candles have the same line',
      wrong({
        notation: { ...toy.notation, write: (move) => toy.notation.write(move).replace(/(?<=^bid .)[a-h]$/, '') },
      }),
      /stands for|does not read back/,
    ],
    ['nothing can be read', wrong({ notation: { ...toy.notation, read: () => null } }), /does not read back/],
    [
      'capital letters are read, too',
      wrong({ notation: { ...toy.notation, read: (line) => toy.notation.read(line.toLowerCase()) } }),
      /reads as/,
    ],
    [
      'a line ends with a line break',
      wrong({ notation: { ...toy.notation, write: (move) => `${toy.notation.write(move)}\n` } }),
      /is not one line/,
    ],
  ],
};

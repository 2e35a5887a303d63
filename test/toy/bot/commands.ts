import { moveCommandsIn, type TypedValues } from '../../../src/bot/commands/moveCommand.ts';
import type { Reader, Suggestion } from '../../../src/bot/contract.ts';
import type { Value } from '../../../src/engines/contract.ts';
import { BEADS, CARDS, PLACES } from '../engine/ids.ts';
import { toy as engine, type Toy } from '../engine/index.ts';
import { commandWords } from '../words/commands/index.ts';
import { panelWords } from '../words/panel/index.ts';

/** Values as their buttons are called. */
const suggest = (values: readonly Value[], { words: { locale } }: Reader): Suggestion => ({
  name: values.map((value) => panelWords[locale].buttons.value(value)).join(' + '),
  value: values.join('+'),
});

const readOne = <T extends Value>(typed: string, all: readonly T[]): T | null =>
  all.find((one) => String(one) === typed) ?? null;

/** The values between the plus signs; null if one of them is not known. */
function readSome<T extends Value>(typed: string, all: readonly T[]): readonly T[] | null {
  const some = typed.split('+').map((one) => readOne(one, all));
  return some.every((one) => one !== null) ? some : null;
}

const values: TypedValues<Toy> = {
  count: {
    offer: ({ moves, reader }) => moves.map(({ count }) => suggest([count], reader)),
    read: (typed) => ({ count: Number.parseInt(typed, 10) }),
  },
  place: {
    offer: ({ moves, reader }) => moves.map(({ place }) => suggest([place], reader)),
    read: (typed) => ({ place: readOne(typed, PLACES) }),
  },
  cards: {
    offer: ({ moves, reader }) => moves.map(({ cards }) => suggest(cards, reader)),
    read: (typed) => ({ cards: readSome(typed, CARDS) }),
  },
  beads: {
    offer: ({ moves, reader }) => moves.map(({ beads }) => suggest(beads, reader)),
    read: (typed) => ({ beads: readSome(typed, BEADS) }),
  },
  open: {
    offer: ({ moves, reader }) => moves.map(({ open }) => suggest([open], reader)),
    read: (typed) => ({ open: readOne(typed, [true, false]) }),
  },
  card: {
    offer: ({ moves, reader }) => moves.map(({ card }) => suggest([card], reader)),
    read: (typed) => ({ card: readOne(typed, CARDS) }),
  },
};

export const commands = engine.kinds.map(
  moveCommandsIn<Toy>(
    engine,
    ({ locale }) => commandWords[locale],
    () => values,
  ),
);

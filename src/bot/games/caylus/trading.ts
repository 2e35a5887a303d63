/** Trades: all that can be paid for, one press each; where those are too many, option and cubes one after another. */

import {
  type Amount,
  type Bag,
  type Caylus,
  CUBES,
  exactly,
  type Open,
  type PossibleTrade,
  tradesFor,
} from '../../../engines/caylus/index.ts';
import type { Words } from '../../../words/words.ts';
import type { MoveDraft, Reader } from '../../contract.ts';
import { MOST_BUTTONS } from '../../discord/limits.ts';
import {
  type Answer,
  type At,
  asking,
  leaving,
  panelOf,
  plain,
  playing,
  purseNote,
  type Question,
  sourceName,
} from './asking.ts';
import type { StepOf } from './effects.ts';

type Step = StepOf<'trade'>;
type Partial = Extract<MoveDraft<Caylus>['partial'], { readonly kind: 'trade' }>;

/** What a trade gives and brings, deniers and points included. */
export function amountsOf({ options }: Step, { option, give, take }: PossibleTrade): readonly [Amount, Amount] {
  const { give: price, get } = options[option]!; // A possible trade names one.
  return [exactly(price, give), exactly(get, take)];
}

const tradeAnswer = (step: Step, trade: PossibleTrade, words: Words): Answer =>
  plain(playing(words.caylus.panel.buttons.exchange(...amountsOf(step, trade)), { kind: 'trade', ...trade }));

/** All trades that the seat can pay for, with cubes in the order in which they are always shown. */
const possible = (open: Open, { seat, options }: Step): readonly PossibleTrade[] =>
  tradesFor(open.players[seat]!, options) // The step is that of a player.
    .map((trade) => ({ trade, key: [trade.option, rankOf(trade.give), rankOf(trade.take)].join() }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ trade }) => trade);

const rankOf = (cubes: Bag): string =>
  cubes
    .map((cube) => CUBES.indexOf(cube))
    .toSorted((a, b) => a - b)
    .join('');

/** All trades that the seat can pay for, one press each. */
export const tradeAnswers = (open: Open, step: Step, words: Words): readonly Answer[] =>
  possible(open, step).map((trade) => tradeAnswer(step, trade, words));

const isSame = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  other === undefined || one.join() === other.join();

export function askTrade(position: At, step: Step, partial: Partial, reader: Reader): Question {
  const { questions, buttons } = panelOf(reader);
  const { open } = position.view;
  const { words } = reader;
  const fitting = possible(open, step).filter(
    ({ option, give }) => (partial.option === undefined || partial.option === option) && isSame(give, partial.give),
  );
  const common = {
    notes: [purseNote(position, reader)],
    asides: [[plain(leaving(buttons.noTrade, { kind: 'decline' }))]],
    lists: ['all'] as const,
    picture: null,
  };
  const source = sourceName(step.source, reader);
  if (fitting.length <= MOST_BUTTONS)
    return {
      question: questions.trade(source),
      answers: fitting.map((one) => tradeAnswer(step, one, words)),
      ...common,
    };
  const options = [...new Set(fitting.map(({ option }) => option))];
  const [first, ...others] = options;
  if (first === undefined || others.length > 0) {
    const answers = options.map((option) => {
      const { give, get } = step.options[option]!; // A possible trade names it.
      return plain(asking(buttons.exchange(give, get), { kind: 'trade', option }));
    });
    return { question: questions.trade(source), answers, ...common };
  }
  const { get } = step.options[first]!; // As above: trades that fit name it.
  const gives = fitting.filter(({ give }, i) => fitting.findIndex((one) => isSame(one.give, give)) === i);
  const answers = gives.map(({ give }) => plain(asking(buttons.cubes(give), { kind: 'trade', option: first, give })));
  return { question: questions.give(get), answers, ...common };
}

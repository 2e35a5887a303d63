/** Questions answered with several cards: the player selects them in a menu, then confirms with one button. */
import { type Citadels, costOf, type District, type Move, pointsOf } from '../../../engines/citadels/index.ts';
import type { MoveButton, MoveDraft, Reader, Style } from '../../contract.ts';
import { ticksOf } from '../../discord/menus.ts';
import { type At, legal, notBuildable, playerOf, playing, type Question } from './asking.ts';
import { onlyKind } from './turn.ts';

/**
 * Asks which districts to build. Each button builds one. A player who may build several can also select them in a menu
 * and build them all at once, as consecutive moves.
 */
export function askBuilding(position: At, { picked }: MoveDraft<Citadels>, reader: Reader): Question {
  const { buttons, questions, notes, hand: held } = reader.words.citadels.panel;
  const { gold } = playerOf(position);
  const { turn, options } = position.view.open;
  const { hand } = position.view.own;
  const builds = legal(position, 'build');
  const buildable = builds.map(({ district }) => district);
  const label = (district: District) => held.card(district, costOf(district), pointsOf(district));
  const oneByOne: Question = {
    question: questions.build,
    notes: [notes.yourGold(gold), ...notBuildable(position.view, reader)],
    answers: builds.map((move) => playing(label(move.district), move)),
    isOfHand: true,
  };
  const most = turn?.buildsLeft ?? 0;
  // The French rule forbids equal districts in a city. Without it, each card of an equal pair can be selected.
  const cards = options.includes('french') ? buildable : hand.filter((card) => buildable.includes(card));
  if (most < 2 || cards.length < 2) return oneByOne;

  const chosen = tickedAmong(cards, picked);
  const moves = chosen.map((district): Move => ({ kind: 'build', district }));
  const price = chosen.reduce((sum, district) => sum + costOf(district), 0);
  const isLegal = chosen.length > 0 && position.after(moves).ok;
  return {
    ...oneByOne,
    multiSelect: {
      placeholder: buttons.tickBuilds(most),
      lines: cards.map((district) => ({ label: label(district), value: district })),
      most,
      slots: [
        {
          label: chosen.length > most ? buttons.tooManyBuilds(most) : buttons.buildThese(price, gold),
          style: 'success',
          draft: { moves, partial: {}, picked: [] },
          playsAtOnce: true,
          ...(isLegal ? {} : { isDisabled: true }),
        },
      ],
    },
    shown: { moves, partial: onlyKind('build') },
  };
}

/** Asks which cards to exchange: those selected in a menu or, with another button, the whole hand. */
export function askExchanged({ view }: At, { picked }: MoveDraft<Citadels>, reader: Reader): Question {
  const { buttons, questions, notes } = reader.words.citadels.panel;
  const { hand } = view.own;
  const chosen = tickedAmong(hand, picked);
  const exchange = (label: string, cards: readonly District[], style: Style): MoveButton<Citadels> => ({
    ...playing(label, { kind: 'exchangeCards', cards: cards.toSorted() }),
    style,
  });
  const exchangeTicked: MoveButton<Citadels> =
    chosen.length > 0
      ? exchange(buttons.exchangeThese(chosen.length), chosen, 'success')
      : { ...exchange(buttons.exchangeCards, chosen, 'success'), isDisabled: true };
  const exchangeAll =
    chosen.length < hand.length ? [exchange(buttons.exchangeAll(hand.length), hand, 'secondary')] : [];
  return {
    question: questions.exchange,
    notes: [notes.exchange],
    answers: [],
    multiSelect: {
      placeholder: buttons.tickCards,
      lines: hand.map((card) => ({ label: buttons.priced(card, costOf(card)), value: card })),
      most: hand.length,
      slots: [exchangeTicked, ...exchangeAll],
    },
    shown: { moves: [], partial: { kind: 'exchangeCards', cards: chosen } },
    isOfHand: true,
  };
}

/** The selected cards; equal cards count separately. */
const tickedAmong = (cards: readonly District[], picked: MoveDraft<Citadels>['picked']): readonly District[] =>
  ticksOf(
    cards.map((value) => ({ value })),
    picked,
  ).flatMap(({ value, isTicked }) => (isTicked ? [value] : []));

import { type Citadels, costOf, type Open, type Own, pointsOf } from '../../../engines/citadels/index.ts';
import { characterAbilities } from '../../../words/citadels/names/index.ts';
import { panelWords } from '../../../words/citadels/panel/index.ts';
import type { Hand, Reader, SeatView } from '../../contract.ts';
import { characterSlots, choosingNotes, graveyardSlots, keepSlots } from './asking.ts';
import { playableSlots } from './turn.ts';

/** What one seat holds, and the secret choices made there: a character with one press, the card to keep with another. */
export const hand: Hand<Citadels> = {
  title({ open, own }, { locale }) {
    const words = panelWords[locale].hand;
    if (own.drawn !== null) return words.keeping;
    if (open.step.kind === 'graveyard' && open.step.seat === own.seat) return words.graveyard;
    // What is to be chosen stands above.
    return own.character === null ? words.title : words.youAre(own.character);
  },

  paragraphs(view, reader) {
    const isChoosing = view.own.offered !== null && view.own.character === null;
    return [
      whoAmI(view, reader),
      ...(isChoosing ? [abilities(view.own, reader), choosingNotes(view, reader)] : []),
      question(view.open, view.own, reader),
      holdings(view.open, view.own, reader),
    ];
  },

  choices(position, reader) {
    const { open } = position.view;
    switch (open.step.kind) {
      case 'choose':
        return characterSlots(position, reader);
      case 'keep':
        return keepSlots(position, reader);
      case 'graveyard':
        return graveyardSlots(reader);
      case 'turn':
        return playableSlots(position, reader);
      case 'over':
        return [];
    }
  },

  isSecret: ({ step }) => step.kind === 'choose',
};

/** The own character where the title is about something else, and that it was murdered. */
function whoAmI({ open, own }: SeatView<Citadels>, reader: Reader): readonly string[] {
  if (own.character === null) return [];
  const words = panelWords[reader.locale].hand;
  const name = words.youAre(own.character);
  const isMurdered = open.characters.some((one) => one.fate === 'murdered' && one.character === own.character);
  return [...(hand.title({ open, own }, reader) === name ? [] : [name]), ...(isMurdered ? [words.murdered] : [])];
}

/** What each of the characters that can be taken does. */
const abilities = ({ offered }: Own, { locale }: Reader): readonly string[] =>
  (offered ?? []).map((character) => panelWords[locale].hand.does(character, characterAbilities[locale][character]));

/** What the seat is asked besides its turn. */
function question({ step }: Open, { seat, drawn }: Own, { locale }: Reader): readonly string[] {
  const { hand: words, questions } = panelWords[locale];
  if (drawn !== null) return [words.drawn(drawn.cards, drawn.keep)];
  return step.kind === 'graveyard' && step.seat === seat ? [questions.salvage(step.district)] : [];
}

function holdings({ players }: Open, { seat, hand: cards, character, offered }: Own, { locale }: Reader) {
  const { hand: words } = panelWords[locale];
  const { gold = 0, city = [] } = players[seat] ?? {};
  return [
    words.gold(gold),
    cards.length === 0
      ? words.noCards
      : words.cards(cards.map((card) => words.card(card, costOf(card), pointsOf(card)))),
    words.city(city),
    ...(character !== null && offered !== null ? [words.offered(offered)] : []),
  ];
}

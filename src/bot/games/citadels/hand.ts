import { type Citadels, costOf, type Open, type Own, pointsOf } from '../../../engines/citadels/index.ts';
import { panelWords } from '../../../words/citadels/panel/index.ts';
import type { Hand, Reader, SeatView } from '../../contract.ts';
import { abilities, characterSlots, choosingNotes, graveyardSlots, keepSlots, notBuildable } from './asking.ts';
import { playableSlots } from './turn.ts';

/**
 * What one seat holds, and the secret choices made there: a character with one press, then the card to keep with
 * another.
 */
export const hand: Hand<Citadels> = {
  title({ own }, { locale }) {
    const words = panelWords[locale].hand;
    return own.character === null ? words.title : words.youAre(own.character);
  },

  notes({ open, own }, { locale }) {
    const { status, notes } = panelWords[locale];
    return [
      status.round(open.round),
      ...(open.isLastRound ? [status.last] : []),
      ...(isChoosing(own) ? [notes.final] : []),
    ];
  },

  lines: (view, reader) => (isChoosing(view.own) ? abilities(view.own, reader) : whoAmI(view, reader)),

  inWords: (view, reader) => [
    ...(isChoosing(view.own) ? [...abilities(view.own, reader), ...choosingNotes(view, reader)] : whoAmI(view, reader)),
    ...question(view.open, view.own, reader),
    ...holdings(view.open, view.own, reader),
    ...notBuildable(view, reader),
  ],

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
  ties,
};

const isChoosing = ({ offered, character }: Own): boolean => offered !== null && character === null;

/** The seat's character if the heading is about something else, what it was chosen from, and what was done to it. */
function whoAmI({ open, own }: SeatView<Citadels>, { locale }: Reader): readonly string[] {
  const { character, offered, seat } = own;
  if (character === null) return [];
  const words = panelWords[locale].hand;
  const mine = open.characters.find((one) => one.character === character);
  const isAwaited = open.step.kind !== 'over' && open.step.seat === seat;
  const who = [
    ...(isAwaited ? [`**${words.youAre(character)}**`] : []),
    ...(offered === null ? [] : [words.offered(offered)]),
  ];
  return [
    ...(mine?.fate === 'murdered' ? [`**${words.murdered}**`] : []),
    ...(mine?.fate === 'toCome' && mine.isRobbed ? [`**${words.willBeRobbed}**`] : []),
    ...(who.length === 0 ? [] : [who.join(' · ')]),
  ];
}

/** What the seat is asked apart from its turn. */
function question({ step }: Open, { seat, drawn }: Own, { locale }: Reader): readonly string[] {
  const { hand: words, questions } = panelWords[locale];
  if (drawn !== null) return [words.drawn(drawn.cards, drawn.keep)];
  return step.kind === 'graveyard' && step.seat === seat ? [questions.salvage(step.district)] : [];
}

function holdings({ players }: Open, { seat, hand: cards }: Own, { locale }: Reader): readonly string[] {
  const { hand: words } = panelWords[locale];
  const { gold = 0, city = [] } = players[seat] ?? {};
  return [
    words.gold(gold),
    cards.length === 0
      ? words.noCards
      : words.cards(cards.map((card) => words.card(card, costOf(card), pointsOf(card)))),
    words.city(city),
  ];
}

/** By points of districts, then by gold. */
function ties({ open, own }: SeatView<Citadels>, { locale, say }: Reader): readonly string[] {
  const standings = open.step.kind === 'over' ? (open.step.standings ?? []) : [];
  const mine = standings.find(({ seat }) => seat === own.seat);
  const me = open.players[own.seat];
  if (mine === undefined || me === undefined) return [];
  const words = panelWords[locale].hand.ties;
  return standings.flatMap(({ seat, place, points }) => {
    const other = open.players[seat];
    if (seat === own.seat || points !== mine.points || other === undefined) return [];
    if (place === mine.place) return [words.shared(say.name(seat))];
    const isOfDistricts = me.points !== other.points;
    const [ours, theirs] = isOfDistricts ? [me.points, other.points] : [me.gold, other.gold];
    // Whoever is behind with more of it has resigned.
    if (ours > theirs !== mine.place < place) return [];
    return [words[isOfDistricts ? 'districts' : 'gold'](say.name(seat), ours, theirs)];
  });
}

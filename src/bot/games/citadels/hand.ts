import { type Citadels, costOf, type Open, type Own, pointsOf } from '../../../engines/citadels/index.ts';
import type { Hand, Reader, SeatView } from '../../contract.ts';
import { abilities, characterSlots, choosingNotes, graveyardSlots, keepSlots, notBuildable } from './asking.ts';
import { playableSlots } from './turn.ts';

/**
 * What one seat holds, and the secret choices made there: a character with one press, then the card to keep with
 * another.
 */
export const hand: Hand<Citadels> = {
  title({ own }, { words }) {
    const handWords = words.citadels.panel.hand;
    return own.character === null ? handWords.title : handWords.youAre(own.character);
  },

  notes({ open, own }, { words }) {
    const { status, notes } = words.citadels.panel;
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
function whoAmI({ open, own }: SeatView<Citadels>, { words }: Reader): readonly string[] {
  const { character, offered, seat } = own;
  if (character === null) return [];
  const handWords = words.citadels.panel.hand;
  const mine = open.characters.find((one) => one.character === character);
  const isAwaited = open.step.kind !== 'over' && open.step.seat === seat;
  const who = [
    ...(isAwaited ? [`**${handWords.youAre(character)}**`] : []),
    ...(offered === null ? [] : [handWords.offered(offered)]),
  ];
  return [
    ...(mine?.fate === 'murdered' ? [`**${handWords.murdered}**`] : []),
    ...(mine?.fate === 'toCome' && mine.isRobbed ? [`**${handWords.willBeRobbed}**`] : []),
    ...(who.length === 0 ? [] : [who.join(' · ')]),
  ];
}

/** What the seat is asked apart from its turn. */
function question({ step }: Open, { seat, drawn }: Own, { words }: Reader): readonly string[] {
  const { hand: handWords, questions } = words.citadels.panel;
  if (drawn !== null) return [handWords.drawn(drawn.cards, drawn.keep)];
  return step.kind === 'graveyard' && step.seat === seat ? [questions.salvage(step.district)] : [];
}

function holdings({ players }: Open, { seat, hand: cards }: Own, { words }: Reader): readonly string[] {
  const { hand: handWords } = words.citadels.panel;
  const { gold = 0, city = [] } = players[seat] ?? {};
  return [
    handWords.gold(gold),
    cards.length === 0
      ? handWords.noCards
      : handWords.cards(cards.map((card) => handWords.card(card, costOf(card), pointsOf(card)))),
    handWords.city(city),
  ];
}

/** By points of districts, then by gold. */
function ties({ open, own }: SeatView<Citadels>, { words, say }: Reader): readonly string[] {
  const standings = open.step.kind === 'over' ? (open.step.standings ?? []) : [];
  const mine = standings.find(({ seat }) => seat === own.seat);
  const me = open.players[own.seat];
  if (mine === undefined || me === undefined) return [];
  const tiesWords = words.citadels.panel.hand.ties;
  return standings.flatMap(({ seat, place, points }) => {
    const other = open.players[seat];
    if (seat === own.seat || points !== mine.points || other === undefined) return [];
    if (place === mine.place) return [tiesWords.shared(say.name(seat))];
    const isOfDistricts = me.points !== other.points;
    const [ours, theirs] = isOfDistricts ? [me.points, other.points] : [me.gold, other.gold];
    // Whoever is behind with more of it has resigned.
    if (ours > theirs !== mine.place < place) return [];
    return [tiesWords[isOfDistricts ? 'districts' : 'gold'](say.name(seat), ours, theirs)];
  });
}

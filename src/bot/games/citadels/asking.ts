/** The questions that a panel asks, each from what one seat may know. */
import {
  CHARACTERS,
  type Character,
  type Citadels,
  costOf,
  type District,
  destructionPrice,
  isIndestructible,
  type Move,
  numberOf,
  type Own,
  protectsCity,
  without,
} from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { MoveButton, MoveDraft, MultiSelect, Position, Reader } from '../../contract.ts';

/** A question: its heading, anything else worth knowing, and the answers. */
export interface Question {
  readonly question: string;
  readonly notes: readonly string[];
  /** What each answer means, one per line. Omitted: none. */
  readonly lines?: readonly string[];
  readonly answers: readonly MoveButton<Citadels>[];
  readonly multiSelect?: MultiSelect<Citadels>;
  /** The move as the hand picture shows it, with the selection. Omitted: the draft itself. */
  readonly shown?: Pick<MoveDraft<Citadels>, 'moves' | 'partial'>;
  /** Whether the answers are cards in the hand: then its picture is shown beside them. */
  readonly isOfHand: boolean;
}

export type At = Position<Citadels>;

/** A button that plays this move. */
export const playing = (label: string, move: Move): MoveButton<Citadels> => ({
  label,
  style: 'primary',
  draft: { moves: [], partial: move, picked: [] },
  playsAtOnce: true,
});

export const numbered = (character: Character, words: Reader['words']): string =>
  `${numberOf(character)} ${words.citadels.names.characters[character]}`;

export const playerOf = ({ view, seat }: At) => view.open.players[seat]!; // The position is that of a player.

/** All legal moves of a kind. */
export const legal = <K extends Move['kind']>(position: At, kind: K): readonly Extract<Move, { readonly kind: K }>[] =>
  [...position.legal()].filter((move): move is Extract<Move, { readonly kind: K }> => move.kind === kind);

/** One button for each character that can be chosen. */
export const characterSlots = (position: At, { words }: Reader): readonly MoveButton<Citadels>[] =>
  legal(position, 'chooseCharacter').map((move) => playing(numbered(move.character, words), move));

/**
 * What the picture shows the chooser as well: who is face up, who is not on offer, the choosing order; and a reminder
 * to be careful in chat.
 */
export function choosingNotes({ open, own }: At['view'], reader: Reader): readonly string[] {
  const { notes } = reader.words.citadels.panel;
  const faceUp = open.characters.filter(({ fate }) => fate === 'faceUp').map(({ character }) => character);
  const out = CHARACTERS.filter((one) => !faceUp.includes(one) && !own.offered?.includes(one));
  const seats = open.players.map(({ seat }) => seat);
  const order = [...seats.slice(open.first), ...seats.slice(0, open.first)];
  return [
    ...(faceUp.length > 0 ? [notes.faceUp(faceUp)] : []),
    ...(out.length > 0 ? [notes.notHere(out)] : []),
    notes.order(order.map((seat) => reader.say.name(seat))),
    notes.caution,
  ];
}

/** What each character on offer does. */
export const abilities = ({ offered }: Own, { words }: Reader): readonly string[] =>
  (offered ?? []).map((character) =>
    words.citadels.panel.hand.does(character, words.citadels.names.abilities[character]),
  );

/** Why cards of this hand cannot be built now, a note each; none where nothing can be built in this turn any more. */
export function notBuildable({ open, own }: At['view'], reader: Reader): readonly string[] {
  const { step, turn, options, players } = open;
  if (step.kind !== 'turn' || turn?.seat !== own.seat || turn.buildsLeft === 0) return [];
  const { gold, city } = players[own.seat]!; // There are as many players as seats.
  const { notes } = reader.words.citadels.panel;
  return [...new Set(own.hand)].flatMap((card) => {
    if (options.includes('french') && city.includes(card)) return [notes.alreadyBuilt(card)];
    return costOf(card) > gold ? [notes.short(card, costOf(card) - gold)] : [];
  });
}

/** With the same words as the direct message. */
export const askCharacter = (position: At, reader: Reader): Question => ({
  question: reader.words.citadels.panel.questions.choose,
  lines: abilities(position.view.own, reader),
  notes: [reader.words.citadels.panel.notes.final],
  answers: characterSlots(position, reader),
  isOfHand: true,
});

/** One button for each set of cards that can be kept. For two out of three, it names the one to discard. */
export function keepSlots(position: At, reader: Reader): readonly MoveButton<Citadels>[] {
  const { buttons } = reader.words.citadels.panel;
  const drawn = position.view.own.drawn?.cards ?? [];
  const options = legal(position, 'keepCards').map((move) => {
    const gone = without(drawn, move.cards);
    const [label, named] =
      gone.length < move.cards.length ? [buttons.throwAway(gone), gone] : [buttons.keep(move.cards), move.cards];
    return { slot: playing(label, move), place: drawn.indexOf(named[0]!) };
  });
  // In the same order as the cards in the picture.
  return options.toSorted((a, b) => a.place - b.place).map(({ slot }) => slot);
}

export function askKept(position: At, reader: Reader): Question {
  const { drawn } = position.view.own;
  return {
    question: reader.words.citadels.panel.questions.keep(drawn?.keep ?? 0, drawn?.cards.length ?? 0),
    notes: [],
    answers: keepSlots(position, reader),
    isOfHand: true,
  };
}

/** A character that can be named, as a button or a suggestion calls it: the Thief can name the murdered one in vain. */
export function nameable(position: At, character: Character, { words }: Reader): string {
  const { fate } = position.view.open.characters.find((one) => one.character === character)!; // All are there.
  const label = numbered(character, words);
  return fate === 'murdered' ? words.citadels.panel.buttons.murdered(label) : label;
}

export function askVictim(position: At, kind: 'murder' | 'steal', reader: Reader): Question {
  const { questions, notes } = reader.words.citadels.panel;
  const are = (wanted: string) =>
    position.view.open.characters.filter(({ fate }) => fate === wanted).map(({ character }) => character);
  const faceUp = are('faceUp');
  return {
    question: questions[kind],
    notes: [
      ...(faceUp.length > 0 ? [notes.faceUp(faceUp)] : []),
      ...(kind === 'steal' && !faceUp.includes('assassin') ? [notes.assassinIsOver] : []),
      ...are('murdered').map((character) => notes.murderedInVain(character)),
    ],
    answers: legal(position, kind).map((move) => playing(nameable(position, move.character, reader), move)),
    isOfHand: false,
  };
}

export function askPartner(position: At, reader: Reader): Question {
  const { buttons, questions } = reader.words.citadels.panel;
  const { players } = position.view.open;
  return {
    question: questions.swapHands,
    notes: [],
    answers: legal(position, 'swapHands').map((move) =>
      playing(buttons.withCards(reader.say.name(move.seat), players[move.seat]?.handSize ?? 0), move),
    ),
    isOfHand: false,
  };
}

/** First whose city, then which district. What cannot be destroyed is listed with the reason. */
export function askDestruction(position: At, owner: Seat | undefined, reader: Reader): Question {
  const { buttons, questions, notes } = reader.words.citadels.panel;
  const { open } = position.view;
  const targets = legal(position, 'destroy');
  if (owner === undefined) {
    const others = open.players.filter(({ seat }) => seat !== position.seat);
    const reachable = others.filter(({ seat }) => targets.some((move) => move.seat === seat));
    return {
      question: questions.destroy,
      notes: others.flatMap((player) => {
        const name = reader.say.name(player.seat);
        if (player.city.length === 0) return [notes.nothingBuilt(name)];
        if (player.complete !== null) return [notes.complete(name, player.city.length)];
        if (player.character !== null && protectsCity(player.character)) return [notes.protected(name)];
        const why = whyOutOfReach(position, player.seat);
        return why === null ? [] : [notes.outOfReach(name, why.indestructible, why.short)];
      }),
      answers: reachable.map(({ seat, city }) => ({
        label: buttons.withDistricts(reader.say.name(seat), city.length),
        style: 'primary',
        draft: { moves: [], partial: { kind: 'destroy', seat }, picked: [] },
      })),
      isOfHand: false,
    };
  }
  const here = targets.filter((move) => move.seat === owner);
  const city = [...new Set(open.players[owner]?.city ?? [])];
  const { gold } = playerOf(position);
  const left = city.filter((district) => !here.some((move) => move.district === district));
  const kept = left.filter(isIndestructible);
  const unaffordable = left.filter((district) => !kept.includes(district));
  return {
    question: questions.destroyIn(reader.say.name(owner)),
    notes: [
      notes.yourGold(gold),
      ...(kept.length > 0 ? [notes.indestructible(kept)] : []),
      ...unaffordable.map((district) => notes.short(district, destructionPrice(district) - gold)),
    ],
    answers: here.map((move) => playing(buttons.priced(move.district, destructionPrice(move.district)), move)),
    isOfHand: false,
  };
}

/** Why no district of this city can be destroyed; null if one can. */
function whyOutOfReach(position: At, owner: Seat) {
  const choice = position.choices({ kind: 'destroy', seat: owner });
  const refusal = 'none' in choice ? choice.none : null;
  const violation = refusal?.kind === 'illegal' ? refusal.violation : null;
  return violation?.kind === 'cityOutOfReach' ? violation : null;
}

export function askForLaboratory(position: At, reader: Reader): Question {
  const { buttons, questions } = reader.words.citadels.panel;
  return {
    question: questions.useLaboratory,
    notes: [],
    answers: legal(position, 'useLaboratory').map((move) =>
      playing(buttons.priced(move.district, costOf(move.district)), move),
    ),
    isOfHand: true,
  };
}

/** Take it, or don't. */
export const graveyardSlots = ({ words }: Pick<Reader, 'words'>): readonly MoveButton<Citadels>[] => {
  const { buttons } = words.citadels.panel;
  return [
    playing(buttons.take, { kind: 'answerGraveyard', take: true }),
    { ...playing(buttons.leave, { kind: 'answerGraveyard', take: false }), style: 'secondary' },
  ];
};

export function askForGraveyard(district: District, reader: Reader): Question {
  return {
    question: reader.words.citadels.panel.questions.salvage(district),
    notes: [],
    answers: graveyardSlots(reader),
    isOfHand: false,
  };
}

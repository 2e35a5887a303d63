import { type Seat, type Standings, seatOf, type Viewer } from '../contract.ts';
import type { Event, Sight } from './events.ts';
import { CHARACTERS, type Character, type District, numberOf, type Option, type Power } from './ids.ts';
import { buildsLeft } from './powers.ts';
import { revealedCharacter } from './revealed.ts';
import { cityPoints, hasCompleteCity, standingsOf } from './scoring.ts';
import { rememberedOffer } from './selection.ts';
import { characterCalled, ownerOf, playerAt, type State, stepOf, turnOf } from './state.ts';

/** What everyone knows. */
export interface Open {
  readonly options: readonly Option[];
  readonly round: number;
  /** A city is complete: the game ends after this round. */
  readonly isLastRound: boolean;
  readonly crown: Seat;
  /** The seat that chose first this round; the others follow in turn order. */
  readonly first: Seat;
  readonly step: OpenStep;
  /** The current turn, even while it has an open question; null while characters are chosen and at the end. */
  readonly turn: OpenTurn | null;
  /** All eight in the order of their numbers. */
  readonly characters: readonly OpenCharacter[];
  readonly deckSize: number;
  readonly discardSize: number;
  /** The discarded cards that everyone has seen, in discard order. */
  readonly discarded: readonly District[];
  /** In seat order. */
  readonly players: readonly OpenPlayer[];
}

type OpenStep =
  /** The seat has to choose a character. */
  | { readonly kind: 'choose'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** The seat has to keep `keep` of `drawn` cards. */
  | { readonly kind: 'keep'; readonly seat: Seat; readonly drawn: number; readonly keep: number }
  /** The owner of the Graveyard has to take the destroyed district or decline. */
  | { readonly kind: 'graveyard'; readonly seat: Seat; readonly district: District }
  /** `standings` is null if the table was closed before the end. */
  | { readonly kind: 'over'; readonly standings: Standings | null };

export interface OpenTurn {
  readonly seat: Seat;
  readonly character: Character;
  /** The powers used, in order. */
  readonly used: readonly Power[];
  readonly built: number;
  readonly buildsLeft: number;
}

export interface OpenCharacter {
  readonly character: Character;
  /**
   * `faceUp`: removed face-up; `murdered`: named by the Assassin, never called; `toCome`: not yet called; `called`:
   * `seat` is its owner, or null if no one has it.
   */
  readonly fate: 'faceUp' | 'murdered' | 'toCome' | 'called';
  /** The owner, if public; at the end of the game, this includes the murdered King's. */
  readonly seat: Seat | null;
  /** Named by the Thief. */
  readonly isRobbed: boolean;
}

export interface OpenPlayer {
  readonly seat: Seat;
  readonly gold: number;
  readonly handSize: number;
  /** In building order. */
  readonly city: readonly District[];
  /** The points of the districts in the city, without bonuses. */
  readonly points: number;
  /** Whether the player has chosen a character this round. */
  readonly hasChosen: boolean;
  /** This round's character, once called. */
  readonly character: Character | null;
  /** Whether the city is complete, and if so, whether it was completed first. */
  readonly complete: 'first' | 'later' | null;
}

/** How many of a kind of district are built in all cities; none before the start. */
export const builtOf = (open: Pick<Open, 'players'> | null, district: District): number =>
  (open?.players ?? []).flatMap(({ city }) => city.filter((one) => one === district)).length;

/** What one seat knows in addition. */
export interface Own {
  readonly seat: Seat;
  /** In the order of `DISTRICTS`. */
  readonly hand: readonly District[];
  /** This round's character; null before it is chosen. */
  readonly character: Character | null;
  /** The characters offered this round, in the order of their numbers, even after the choice; null before the offer. */
  readonly offered: readonly Character[] | null;
  /** The drawn cards, in order, of which the seat has to keep `keep`; null if there is no such question. */
  readonly drawn: { readonly cards: readonly District[]; readonly keep: number } | null;
  /** The discarded cards that only this seat has seen, in discard order. */
  readonly discarded: readonly District[];
}

export function open(state: State): Open {
  const { options, round, crown, selection, deck, discard, players, firstComplete } = state;
  return {
    options,
    round,
    isLastRound: firstComplete !== null,
    crown,
    first: selection.first,
    step: openStep(state),
    turn: openTurn(state),
    characters: CHARACTERS.map((character) => openCharacter(state, character)),
    deckSize: deck.length,
    discardSize: discard.length,
    discarded: seenBy('table', state),
    players: players.map((player, index) => {
      const seat = seatOf(index, players.length)!; // There are as many players as seats.
      return {
        seat,
        gold: player.gold,
        handSize: player.hand.length,
        city: player.city,
        points: cityPoints(player.city),
        hasChosen: player.character !== null,
        character: revealedCharacter(state, seat),
        complete: hasCompleteCity(player) ? (seat === firstComplete ? 'first' : 'later') : null,
      };
    }),
  };
}

export const ended = (open: Open, standings: Standings | null): Open => ({
  ...open,
  step: { kind: 'over', standings },
  turn: null,
});

function openStep(state: State): OpenStep {
  const step = stepOf(state);
  if (step === null) return { kind: 'over', standings: standingsOf(state) };
  const { seat } = step;
  switch (step.kind) {
    case 'choose':
      return { kind: 'choose', seat };
    case 'turn':
      return { kind: 'turn', seat };
    case 'keep':
      return { kind: 'keep', seat, drawn: step.drawn.length, keep: step.keep };
    case 'graveyard':
      return { kind: 'graveyard', seat, district: step.district };
  }
}

function openTurn(state: State): OpenTurn | null {
  const turn = turnOf(state);
  if (turn === null) return null;
  const { seat, used, built } = turn;
  return { seat, character: characterCalled(state), used, built, buildsLeft: buildsLeft(state, turn) };
}

function openCharacter(state: State, character: Character): OpenCharacter {
  const { selection, murdered, robbed, called } = state;
  const owner = ownerOf(state, character);
  const seat = owner !== null && revealedCharacter(state, owner) === character ? owner : null;
  const isRobbed = character === robbed;
  if (selection.faceUp.includes(character)) return { character, fate: 'faceUp', seat: null, isRobbed };
  if (character === murdered) return { character, fate: 'murdered', seat, isRobbed };
  return { character, fate: numberOf(character) <= called ? 'called' : 'toCome', seat, isRobbed };
}

export function own(state: State, seat: Seat): Own {
  const { hand, character } = playerAt(state, seat);
  const step = stepOf(state);
  return {
    seat,
    hand,
    character,
    offered: rememberedOffer(state, seat),
    drawn: step?.kind === 'keep' && step.seat === seat ? { cards: step.drawn, keep: step.keep } : null,
    discarded: seenBy(seat, state),
  };
}

/** A successor doesn't know what was offered to the player before, and which cards that player has discarded. */
export function forget(state: State, seat: Seat): State {
  const { selection, discard } = state;
  const hasChosen = playerAt(state, seat).character !== null;
  return {
    ...state,
    selection: hasChosen ? { ...selection, forgotten: [...(selection.forgotten ?? []), seat] } : selection,
    discard: discard.map((card) => (card.seenBy === seat ? { ...card, seenBy: 'nobody' } : card)),
  };
}

const seenBy = (viewer: Viewer, { discard }: State): readonly District[] =>
  discard.filter((card) => card.seenBy === viewer).map(({ district }) => district);

/** A new kind of event has to be listed here before anyone sees it. */
export function sight(event: Event, viewer: Viewer): Sight {
  switch (event.kind) {
    case 'dealt':
      return { kind: 'dealt', cards: viewer === 'table' ? null : (event.hands[viewer] ?? null) };
    case 'chose': {
      const { seat, character } = event;
      return { kind: 'chose', seat, character: viewer === seat ? character : null };
    }
    case 'drew': {
      const { seat, cards } = event;
      return { kind: 'drew', seat, count: cards.length, cards: viewer === seat ? cards : null };
    }
    case 'kept': {
      const { seat, cards, discarded } = event;
      return { kind: 'kept', seat, count: cards.length, cards: viewer === seat ? cards : null, discarded };
    }
    case 'swapped': {
      const { seat, partner, hand, partnerHand } = event;
      const cards = viewer === seat ? hand : viewer === partner ? partnerHand : null;
      return { kind: 'swapped', seat, partner, count: hand.length, partnerCount: partnerHand.length, cards };
    }
    case 'exchanged': {
      const { seat, cards, discarded } = event;
      const isOwn = viewer === seat;
      const shown = { cards: isOwn ? cards : null, discarded: isOwn ? discarded : null };
      return { kind: 'exchanged', seat, count: cards.length, ...shown };
    }
    case 'drewExtraCards': {
      const { seat, cards } = event;
      return { kind: 'drewExtraCards', seat, count: cards.length, cards: viewer === seat ? cards : null };
    }
    case 'usedSmithy': {
      const { seat, paid, cards } = event;
      return { kind: 'usedSmithy', seat, paid, count: cards.length, cards: viewer === seat ? cards : null };
    }
    case 'usedLaboratory': {
      const { seat, discarded, gold } = event;
      return { kind: 'usedLaboratory', seat, discarded: viewer === seat ? discarded : null, gold };
    }
    case 'roundBegan':
    case 'called':
    case 'crowned':
    case 'murdered':
    case 'robbed':
    case 'stole':
    case 'tookGold':
    case 'tookIncome':
    case 'tookExtraGold':
    case 'built':
    case 'completed':
    case 'destroyed':
    case 'salvaged':
    case 'declined':
    case 'reshuffled':
    case 'turnEnded':
    case 'ended':
      return event;
  }
}

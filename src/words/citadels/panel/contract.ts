/** What the buttons and panels of Citadels say. */
import type { Character, Colour, District } from '../../../engines/citadels/index.ts';
import type { Names } from '../names/contract.ts';

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: QuestionWords;
  readonly notes: NoteWords;
  readonly hand: HandWords;
  readonly lists: ListWords;
  /** What can be done, for the position in words. */
  readonly offers: OfferWords;
  /** Beneath the task: the round, the cards in the deck, and whether the round is the last. */
  readonly status: { round(round: number): string; deck(cards: number): string; readonly last: string };
}

/** Labels of buttons; at most 80 characters. */
interface ButtonWords {
  readonly chooseCharacter: string;
  readonly drawCards: string;
  readonly takeGold: string;
  readonly chooseKept: string;
  readonly build: string;
  readonly murder: string;
  readonly steal: string;
  readonly swapHands: string;
  readonly exchangeCards: string;
  takeIncome(gold: number, colour: Colour): string;
  readonly takeExtraGold: string;
  readonly drawExtraCards: string;
  readonly destroy: string;
  readonly useLaboratory: string;
  readonly useSmithy: string;
  readonly endTurn: string;
  readonly take: string;
  readonly leave: string;
  /** `Manor (3)`: a district with its price. */
  priced(district: District, gold: number): string;
  keep(districts: readonly District[]): string;
  throwAway(districts: readonly District[]): string;
  /** `Aya · 4 cards`. */
  withCards(name: string, cards: number): string;
  withDistricts(name: string, built: number): string;
  /** What a menu says in which several builds can be ticked, and one in which cards can be. */
  tickBuilds(most: number): string;
  readonly tickCards: string;
  /** What is ticked, with its price, and all the gold there is; says it where that is too little. */
  buildThese(price: number, gold: number): string;
  tooManyBuilds(most: number): string;
  exchangeThese(cards: number): string;
  exchangeAll(cards: number): string;
}

interface QuestionWords {
  readonly turn: string;
  readonly choose: string;
  keep(keep: number, drawn: number): string;
  readonly build: string;
  readonly murder: string;
  readonly steal: string;
  readonly swapHands: string;
  readonly exchange: string;
  readonly destroy: string;
  destroyIn(name: string): string;
  readonly useLaboratory: string;
  salvage(district: District): string;
}

/** What else is good to know at a step. */
interface NoteWords {
  /** A character once taken is not given back. */
  readonly final: string;
  readonly caution: string;
  faceUp(characters: readonly Character[]): string;
  notHere(characters: readonly Character[]): string;
  /** The seats in the order in which they choose. */
  order(names: readonly string[]): string;
  readonly assassinIsOver: string;
  readonly exchange: string;
  yourGold(gold: number): string;
  /** Why a city is left out. */
  protected(name: string): string;
  complete(name: string, built: number): string;
  nothingBuilt(name: string): string;
  /** All of it too dear, or not to be destroyed: see `Names`. */
  outOfReach(name: string, ...why: Parameters<Names['outOfReach']>): string;
  indestructible(districts: readonly District[]): string;
  short(district: District, gold: number): string;
}

/** What stands in the direct message, and in the alt text of its picture. */
interface HandWords {
  readonly title: string;
  youAre(character: Character): string;
  readonly murdered: string;
  /** The Thief has named the own character, which is still to be called. */
  readonly willBeRobbed: string;
  does(character: Character, what: string): string;
  drawn(districts: readonly District[], keep: number): string;
  gold(gold: number): string;
  /** A card with what is printed on it: the points where they are not the cost. */
  card(district: District, cost: number, points: number): string;
  cards(cards: readonly string[]): string;
  readonly noCards: string;
  city(districts: readonly District[]): string;
  offered(characters: readonly Character[]): string;
}

interface OfferWords {
  /** The buttons that lead there, what can be chosen then, and what else is good to know; both may be empty. */
  behind(path: readonly string[], inside: readonly string[], notes: readonly string[]): string;
}

interface ListWords {
  readonly districts: string;
  /** One kind of district: what is printed, how many there are, how many of them stand. */
  district(district: District, colour: Colour, cost: number, points: number, copies: number, built: number): string;
  readonly characters: string;
  character(character: Character, what: string): string;
}

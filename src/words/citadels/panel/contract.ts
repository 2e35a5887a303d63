/** Words for Citadels’ buttons and panels. */
import type { Character, Colour, District } from '../../../engines/citadels/index.ts';
import type { Names } from '../names/contract.ts';

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: QuestionWords;
  readonly notes: NoteWords;
  readonly hand: HandWords;
  readonly lists: ListWords;
  /** The possible moves, for the position in words. */
  readonly offers: OfferWords;
  /** Below the task: the round, the deck, and whether it’s the last round. */
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
  /** A district and its price: `Manor (3)`. */
  priced(district: District, gold: number): string;
  keep(districts: readonly District[]): string;
  throwAway(districts: readonly District[]): string;
  /** A character that the Thief can name in vain. */
  murdered(character: string): string;
  /** `Aya · 4 cards`. */
  withCards(name: string, cards: number): string;
  withDistricts(name: string, built: number): string;
  /** Placeholders of menus for selecting several builds, or several cards. */
  tickBuilds(most: number): string;
  readonly tickCards: string;
  /** The price of the selected builds and the player’s gold, or how much is missing. */
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

/** More information at a step. */
interface NoteWords {
  /** You can’t take back your choice of character. */
  readonly final: string;
  readonly caution: string;
  faceUp(characters: readonly Character[]): string;
  notHere(characters: readonly Character[]): string;
  /** The players in the order in which they choose. */
  order(names: readonly string[]): string;
  readonly assassinIsOver: string;
  /** What stealing from the murdered character brings. */
  murderedInVain(character: Character): string;
  readonly exchange: string;
  yourGold(gold: number): string;
  /** Why a city isn’t offered. */
  protected(name: string): string;
  complete(name: string, built: number): string;
  nothingBuilt(name: string): string;
  /** Everything there is too expensive or indestructible: see `Names`. */
  outOfReach(name: string, ...why: Parameters<Names['outOfReach']>): string;
  indestructible(districts: readonly District[]): string;
  short(district: District, gold: number): string;
  /** Why a card cannot be built at a table without equal districts. */
  alreadyBuilt(district: District): string;
}

/** Words in the DM and in the alt text of its picture. */
interface HandWords {
  readonly title: string;
  youAre(character: Character): string;
  readonly murdered: string;
  /** The Thief named the reader’s character, which hasn’t been called yet. */
  readonly willBeRobbed: string;
  does(character: Character, what: string): string;
  drawn(districts: readonly District[], keep: number): string;
  gold(gold: number): string;
  /** A card with its cost, and its points if they differ. */
  card(district: District, cost: number, points: number): string;
  cards(cards: readonly string[]): string;
  readonly noCards: string;
  city(districts: readonly District[]): string;
  offered(characters: readonly Character[]): string;
  /** What decided between equal points: the reader's points of districts or gold first, then the other's. */
  readonly ties: {
    districts(other: string, own: number, others: number): string;
    gold(other: string, own: number, others: number): string;
    shared(other: string): string;
  };
}

interface OfferWords {
  /** `path`: the buttons to press. `inside`: the choices there. `notes`: more information. The last two can be empty. */
  behind(path: readonly string[], inside: readonly string[], notes: readonly string[]): string;
}

interface ListWords {
  readonly districts: string;
  /** A kind of district: what’s printed on it, how many there are, and how many are built. */
  district(district: District, colour: Colour, cost: number, points: number, copies: number, built: number): string;
  /** The same with what it does. */
  withEffect(line: string, effect: string): string;
  readonly characters: string;
  /** With its number. */
  character(character: Character, what: string): string;
}

import type { Seat, Standings } from '../contract.ts';
import type { Character, Colour, District } from './ids.ts';

/** Why a player got the crown: by the initial draw, when called as King, or as owner of the murdered King. */
export type CrownReason = 'start' | 'called' | 'murdered';

/** What happened, secrets included. */
export type Event =
  /** By seat. */
  | { readonly kind: 'dealt'; readonly hands: readonly (readonly District[])[] }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly character: Character }
  /** The action: draws these cards. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly District[] }
  /** If there is no choice, all are kept. */
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly cards: readonly District[];
      readonly discarded: readonly District[];
    }
  /** The two hands after the swap. */
  | {
      readonly kind: 'swapped';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly hand: readonly District[];
      readonly partnerHand: readonly District[];
    }
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly discarded: readonly District[];
      readonly cards: readonly District[];
    }
  | { readonly kind: 'drewExtraCards'; readonly seat: Seat; readonly cards: readonly District[] }
  | { readonly kind: 'usedSmithy'; readonly seat: Seat; readonly paid: number; readonly cards: readonly District[] }
  | { readonly kind: 'usedLaboratory'; readonly seat: Seat; readonly discarded: District; readonly gold: number }
  | OpenEvent;

/** What everyone sees in full. */
type OpenEvent =
  /** `first` chooses first. */
  | {
      readonly kind: 'roundBegan';
      readonly round: number;
      readonly first: Seat;
      readonly faceUp: readonly Character[];
    }
  /** `seat`: the character's owner; null if no one has it. */
  | { readonly kind: 'called'; readonly character: Character; readonly seat: Seat | null }
  | { readonly kind: 'crowned'; readonly seat: Seat; readonly reason: CrownReason }
  /** Named by the Assassin. */
  | { readonly kind: 'murdered'; readonly seat: Seat; readonly character: Character }
  /** Named by the Thief. */
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly character: Character }
  /** The owner of the named character is called and loses all gold, possibly 0. */
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Seat; readonly gold: number }
  | { readonly kind: 'tookGold'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'tookIncome'; readonly seat: Seat; readonly colour: Colour; readonly gold: number }
  | { readonly kind: 'tookExtraGold'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly district: District; readonly paid: number }
  /** A city has eight districts. */
  | { readonly kind: 'completed'; readonly seat: Seat; readonly isFirst: boolean }
  | {
      readonly kind: 'destroyed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly district: District;
      readonly paid: number;
    }
  /** The owner of the Graveyard took the destroyed district, or declined. */
  | { readonly kind: 'salvaged'; readonly seat: Seat; readonly district: District; readonly paid: number }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly district: District }
  /** The discard pile, with this many cards, became the deck. */
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly character: Character }
  | { readonly kind: 'ended'; readonly standings: Standings };

/** What one viewer learns of an event; cards are null for viewers who do not see them. */
export type Sight =
  /** The viewer's own four cards. */
  | { readonly kind: 'dealt'; readonly cards: readonly District[] | null }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly character: Character | null }
  | HiddenCards<'drew'>
  | (HiddenCards<'kept'> & { readonly discarded: readonly District[] })
  /** `cards`: the viewer's new hand. */
  | {
      readonly kind: 'swapped';
      readonly seat: Seat;
      readonly partner: Seat;
      /** How many cards each of the two now has. */
      readonly count: number;
      readonly partnerCount: number;
      readonly cards: readonly District[] | null;
    }
  | (HiddenCards<'exchanged'> & { readonly discarded: readonly District[] | null })
  | HiddenCards<'drewExtraCards'>
  | (HiddenCards<'usedSmithy'> & { readonly paid: number })
  | {
      readonly kind: 'usedLaboratory';
      readonly seat: Seat;
      readonly discarded: District | null;
      readonly gold: number;
    }
  | OpenEvent;

/** `count` cards that only this seat sees. */
interface HiddenCards<Kind extends string> {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly District[] | null;
}

import type { Seat } from '../contract.ts';
import type { SkipReason } from './causes.ts';
import type { Amount } from './effects.ts';
import type { BuiltClass, BuiltId, Cube, Level, Place, RoadId, Space, Track } from './ids.ts';
import type { Step } from './step.ts';

/** Why a move is illegal. */
export type Violation =
  /** Something else has to be decided now. */
  | { readonly kind: 'notNow'; readonly step: Step['kind'] }
  /** No place, building, cube, track, or space has this name. */
  | { readonly kind: 'noSuchName'; readonly name: string }

  // Workers.
  /** There is a worker already; in the castle and the stables all numbers are taken. */
  | { readonly kind: 'occupied'; readonly place: Place; readonly by: readonly Seat[] }
  /** One worker of a player is enough in the castle queue and the stables. */
  | { readonly kind: 'alreadyThere'; readonly place: Place }
  /** The stables are closed with two players. */
  | { readonly kind: 'closed'; readonly place: Place }
  | { readonly kind: 'emptySpace'; readonly space: Space }
  /** No worker can be put on residences and prestige buildings. */
  | { readonly kind: 'noWorkersThere'; readonly space: Space; readonly building: RoadId }
  | { readonly kind: 'tooExpensive'; readonly place: Place; readonly cost: number; readonly deniers: number }

  // Provost.
  | { readonly kind: 'tooFar'; readonly most: number }
  | { readonly kind: 'offTheRoad'; readonly space: number }
  | { readonly kind: 'notEnoughDeniers'; readonly cost: number; readonly deniers: number }

  // Effects.
  | { readonly kind: 'notProduced'; readonly cube: Cube; readonly cubes: readonly Cube[] }
  | { readonly kind: 'noSuchOption'; readonly option: number; readonly options: number }
  /** What is missing in the player's hand. */
  | { readonly kind: 'cannotPay'; readonly missing: Amount }
  /** These are not the cubes that the trade, the price, or the batch asks for. */
  | { readonly kind: 'wrongCubes'; readonly cubes: readonly Cube[]; readonly price: Amount }
  | { readonly kind: 'wrongGain'; readonly cubes: readonly Cube[]; readonly gain: Amount }
  | { readonly kind: 'wrongClass'; readonly building: BuiltId; readonly sort: BuiltClass }
  | { readonly kind: 'noTileLeft'; readonly building: BuiltId }
  /** Wood and stone buildings are put on the lowest empty space. */
  | { readonly kind: 'notTheNextSpace'; readonly space: Space; readonly next: Space }
  /** Only neutral and one's own wood and stone buildings become residences, and never the lawyer. */
  | { readonly kind: 'notReplaceable'; readonly space: Space; readonly building: RoadId | null }
  /** A residence is already planned there (D3). */
  | { readonly kind: 'alreadyPlanned'; readonly space: Space }
  /** Prestige buildings replace the builder's own residences. */
  | { readonly kind: 'notYourResidence'; readonly space: Space }
  /** The production is compulsory; the favor's track has to be chosen. */
  | { readonly kind: 'compulsory' }

  // Castle.
  /** A batch is food and two other cubes, all of different kinds. */
  | { readonly kind: 'notABatch'; readonly cubes: readonly Cube[] }

  // Favors.
  | { readonly kind: 'trackUsed'; readonly track: Track }
  | { readonly kind: 'levelTooHigh'; readonly level: number; readonly marker: number }
  /** Its effect cannot be carried out. */
  | { readonly kind: 'levelUseless'; readonly level: Level; readonly reason: SkipReason };

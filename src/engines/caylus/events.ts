import type { Seat, Standings } from '../contract.ts';
import type {
  CostReason,
  FavorSource,
  FinalHand,
  Income,
  PassReason,
  Site,
  SkipReason,
  Source,
  StopReason,
  WorkerPlace,
} from './causes.ts';
import type { Amount } from './effects.ts';
import type { BuiltClass, BuiltId, Cube, Level, NeutralId, Phase, RoadId, Section, Space, Track } from './ids.ts';

/** What happens. Everyone sees all of it: Caylus has no secrets. */
export type Event =
  /** The first turn order, the deniers by seat, and the neutral buildings on the first spaces. */
  | {
      readonly kind: 'dealt';
      readonly order: readonly Seat[];
      readonly deniers: readonly number[];
      readonly neutrals: readonly NeutralId[];
    }
  | { readonly kind: 'roundBegan'; readonly round: number; readonly order: readonly Seat[]; readonly stage: Section }
  | { readonly kind: 'phaseBegan'; readonly phase: Phase }
  /** In turn order. */
  | { readonly kind: 'income'; readonly incomes: readonly Income[] }

  // Workers, phases 2 and 3.
  /** On a road space or a special building, or in the castle queue with this number; in the stables, the slot. */
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly on: WorkerPlace;
      readonly cost: number;
      readonly reason: CostReason;
    }
  /** Through the gate, without payment. */
  | { readonly kind: 'movedWorker'; readonly seat: Seat; readonly on: WorkerPlace }
  /** The owner of a building scores for another player's worker. */
  | {
      readonly kind: 'ownerScored';
      readonly seat: Seat;
      readonly by: Seat;
      readonly building: RoadId;
      readonly space: Space;
      readonly points: number;
    }
  /** `number`: the place on the bridge, from 1; `deniers`: for passing first. */
  | {
      readonly kind: 'passed';
      readonly seat: Seat;
      readonly number: number;
      readonly deniers: number;
      readonly reason: PassReason;
    }
  /** Workers behind the provost go home without effect, in order of their spaces. */
  | {
      readonly kind: 'sentHome';
      readonly workers: readonly { readonly seat: Seat; readonly building: RoadId; readonly space: Space }[];
    }

  // Effects of buildings and favors.
  /** A worker's building begins to work; what it brings follows. */
  | (Site & { readonly kind: 'activated'; readonly seat: Seat; readonly owner: Seat | null })
  | { readonly kind: 'produced'; readonly seat: Seat; readonly source: Source; readonly gain: Amount }
  | {
      readonly kind: 'traded';
      readonly seat: Seat;
      readonly source: Source;
      readonly give: Amount;
      readonly gain: Amount;
    }
  /** Wood and stone buildings on an empty space; residences and prestige buildings in place of `replaced`. */
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly source: Source;
      readonly building: BuiltId;
      readonly space: Space;
      readonly paid: Amount;
      readonly points: number;
      readonly favors: number;
      readonly replaced: RoadId | null;
    }
  /** A residence is paid for; it replaces the building when the worker there has gone home (rules §8.2). */
  | {
      readonly kind: 'residencePlanned';
      readonly seat: Seat;
      readonly source: Source;
      readonly space: Space;
      readonly paid: Amount;
      readonly building: RoadId;
    }
  /** A planned residence replaces the building, and scores (D2). */
  | {
      readonly kind: 'residenceCompleted';
      readonly seat: Seat;
      readonly space: Space;
      readonly points: number;
      readonly replaced: RoadId;
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly source: Source }
  | {
      readonly kind: 'skipped';
      readonly seat: Seat;
      readonly source: Source;
      readonly reason: SkipReason;
      /** What could not be built; null for other effects. */
      readonly sort: BuiltClass | null;
    }
  /** `slots`: the workers in the stables; null when two players swap places (rules §10.6). */
  | { readonly kind: 'orderChanged'; readonly slots: readonly Seat[] | null; readonly order: readonly Seat[] }
  /** To the inn's right circle; `evicted`: the worker that was there goes home. */
  | { readonly kind: 'enteredInn'; readonly seat: Seat; readonly evicted: Seat | null }
  | { readonly kind: 'stayedAtInn'; readonly seat: Seat }
  | { readonly kind: 'leftInn'; readonly seat: Seat }

  // Provost and bailiff.
  /** By the merchants' guild, or for `paid` deniers in phase 4. */
  | {
      readonly kind: 'movedProvost';
      readonly seat: Seat;
      readonly from: Space;
      readonly to: Space;
      readonly paid: number;
      readonly isGuild: boolean;
    }
  /** `cannotPay`: no denier in phase 4, so nobody was asked. */
  | {
      readonly kind: 'leftProvost';
      readonly seat: Seat;
      readonly isGuild: boolean;
      readonly reason: 'chosen' | 'cannotPay';
    }
  /** `provost`: where the provost was; farther than `from`, and the bailiff moves 2. The provost joins the bailiff. */
  | { readonly kind: 'movedBailiff'; readonly from: Space; readonly to: Space; readonly provost: Space }

  // The castle.
  /** `number`: how many this player has built in this round. */
  | {
      readonly kind: 'builtHouse';
      readonly seat: Seat;
      readonly section: Section;
      readonly paid: readonly Cube[];
      readonly points: number;
      readonly number: number;
    }
  /** The turn in the castle is over. `lost`: points for building nothing; `due` without the floor of 0. */
  | {
      readonly kind: 'stoppedBuilding';
      readonly seat: Seat;
      readonly batches: number;
      readonly reason: StopReason;
      readonly due: number;
      readonly lost: number;
    }
  /** `seat` is null if nobody has built; `isTied`: earlier in the queue than others with as many. */
  | {
      readonly kind: 'bestBuilder';
      readonly seat: Seat | null;
      readonly batches: number;
      readonly isTied: boolean;
    }

  // Favors and counts.
  /** A favor's track is chosen, or `isForced`: no other was left in this phase. */
  | {
      readonly kind: 'choseTrack';
      readonly seat: Seat;
      readonly source: FavorSource;
      readonly track: Track;
      readonly from: number;
      readonly to: number;
      readonly isForced: boolean;
    }
  /** What it brings follows; level 1 of the buildings track brings nothing. */
  | {
      readonly kind: 'choseLevel';
      readonly seat: Seat;
      readonly track: Track;
      readonly level: Level;
      readonly isForced: boolean;
    }
  /** All four tracks were used in this phase. */
  | { readonly kind: 'lostFavor'; readonly seat: Seat; readonly source: FavorSource }
  /** All its spaces are full, or the bailiff has reached its checkpoint. */
  | { readonly kind: 'countBegan'; readonly section: Section; readonly reason: 'full' | 'checkpoint' }
  /** One for each player in turn order. `due`: the loss without the floor of 0. */
  | {
      readonly kind: 'counted';
      readonly section: Section;
      readonly seat: Seat;
      readonly houses: number;
      readonly favors: number;
      readonly due: number;
      readonly lost: number;
    }
  | { readonly kind: 'stageChanged'; readonly stage: Section }

  /** By seat. */
  | { readonly kind: 'finalScoring'; readonly hands: readonly FinalHand[] }
  | { readonly kind: 'ended'; readonly standings: Standings };

export type Sight = Event;

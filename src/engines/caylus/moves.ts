import type { BuiltId, Cube, Level, Place, Space, Track } from './ids.ts';

/** What a player can do. Lists of cubes are bags. */
export type Move =
  /** Phase 2: puts a worker on a building or in the castle queue (rules §4.1). */
  | { readonly kind: 'placeWorker'; readonly place: Place }
  /** Phase 2: places no more workers in this round (rules §4.4). */
  | { readonly kind: 'pass' }
  /** Gate: the worker goes to another place (rules §5.1); `decline` sends it home. */
  | { readonly kind: 'moveWorker'; readonly place: Place }
  /** Merchants' guild and phase 4: −3 to 3 spaces, 3 away from the castle; 0 leaves the provost (rules §5.3, §6). */
  | { readonly kind: 'moveProvost'; readonly by: number }
  /** Inn: whether the worker on the right circle stays there (rules §5.6). */
  | { readonly kind: 'answerInn'; readonly stay: boolean }
  /** Takes the option of a production, an owner's bonus, or a favor that has this cube (rules §7). */
  | { readonly kind: 'produce'; readonly cube: Cube }
  /** Takes an option of a trade, from 0, giving and taking these cubes; deniers and points follow from it. */
  | {
      readonly kind: 'trade';
      readonly option: number;
      readonly give: readonly Cube[];
      readonly take: readonly Cube[];
    }
  /** Builds on this road space for these cubes; deniers follow from the price (rules §8). */
  | { readonly kind: 'build'; readonly building: BuiltId; readonly space: Space; readonly pay: readonly Cube[] }
  /** Does not use an optional effect: gate, trade, building. */
  | { readonly kind: 'decline' }
  /** Castle: gives a batch of food and two other cubes (rules §9.2). */
  | { readonly kind: 'buildHouse'; readonly pay: readonly Cube[] }
  /** Castle: builds no more in this round. */
  | { readonly kind: 'stopBuilding' }
  /** Favor: a track that was not used in this phase (rules §11.1). */
  | { readonly kind: 'chooseTrack'; readonly track: Track }
  /** Favor: a level up to that of the marker (rules §11.3). */
  | { readonly kind: 'chooseLevel'; readonly level: Level };

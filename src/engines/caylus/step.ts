import type { Seat, Standings } from '../contract.ts';
import type { FavorSource, Source } from './causes.ts';
import type { Amount, Produce, Trade } from './effects.ts';
import type { BuiltClass, Track } from './ids.ts';

/** What one player has to decide now. */
export type Step =
  /** Phase 2: places a worker or passes. */
  | { readonly kind: 'place'; readonly seat: Seat }
  /** The worker on the gate goes somewhere else, or home. */
  | { readonly kind: 'gate'; readonly seat: Seat }
  /** `isGuild`: free, by the merchants' guild; otherwise phase 4. */
  | { readonly kind: 'provost'; readonly seat: Seat; readonly isGuild: boolean }
  | { readonly kind: 'inn'; readonly seat: Seat }
  | {
      readonly kind: 'produce';
      readonly seat: Seat;
      readonly source: Source;
      readonly options: Produce['options'];
    }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly source: Source; readonly options: Trade['options'] }
  /** A building of this class, at its price minus the discount. */
  | {
      readonly kind: 'build';
      readonly seat: Seat;
      readonly source: Source;
      readonly sort: BuiltClass;
      readonly discount: Amount;
    }
  | { readonly kind: 'castle'; readonly seat: Seat }
  | { readonly kind: 'track'; readonly seat: Seat; readonly source: FavorSource }
  | { readonly kind: 'level'; readonly seat: Seat; readonly source: FavorSource; readonly track: Track };

/** The same, or how the game ended; `standings` is null if the table was closed before the end. */
export type OpenStep = Step | { readonly kind: 'over'; readonly standings: Standings | null };

import type { Figure } from '../../../../engines/carcassonne/index.ts';
import type { SeatMark } from '../../../kit/theme.ts';

/** What is needed to paint a figure. */
export interface FigurePiece {
  readonly kind: Figure;
  readonly mark: SeatMark;
  /** The seat's letter; empty for none. */
  readonly letter: string;
  /** The center of the figure, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Of a follower from head to foot, in pixels; also for a lying one. Other kinds are larger or smaller than that. */
  readonly height: number;
  readonly isLying: boolean;
}

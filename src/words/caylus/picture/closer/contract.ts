/** The words on closer looks at parts of the board, and on sheets. */
import type { BuildingClass, BuiltClass } from '../../../../engines/caylus/index.ts';

/** The parts of the board that can be looked at closer. */
export const BOARD_PARTS = ['road', 'castle', 'favors', 'stock'] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

/** The whole board at the end, when the score has taken its place. */
export const TOWN = 'town';

export interface CloserWords {
  /** Titles of the closer looks, and labels of their buttons. */
  readonly parts: { readonly [P in BoardPart]: string };
  /** The label of the button to the whole board at the end. */
  readonly town: string;
  readonly sheets: SheetWords;
  readonly castle: CastleWords;
  /** Before what the owner of a building gets; at most nine letters. */
  readonly owner: string;
  /** Before the players who have used a track of favors in this phase. */
  readonly used: string;
  readonly player: PlayerWords;
}

interface SheetWords {
  /** Titles. */
  readonly left: { readonly [C in Exclude<BuiltClass, 'residence'>]: string };
  readonly all: string;
  readonly kinds: string;
  readonly scoring: string;
  /** In place of a list that is empty. */
  readonly noneLeft: string;
  /** What each class of buildings is about. */
  readonly about: { readonly [C in BuildingClass]: string };
  /** Above what cubes and deniers in hand are worth. */
  readonly atEnd: string;
}

interface CastleWords {
  /** On a section that has been counted. */
  readonly counted: string;
  /** Before what the count would bring each player now. */
  readonly now: string;
  readonly queue: string;
}

interface PlayerWords {
  readonly buildings: string;
  readonly noBuildings: string;
  /** Above the levels of the favor markers. */
  readonly favors: string;
}

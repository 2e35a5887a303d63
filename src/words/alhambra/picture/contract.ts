/** The words written in the pictures of Alhambra. */
import type { Round, TileId } from '../../../engines/alhambra/index.ts';

export interface PictureWords {
  readonly header: HeaderWords;
  /** After the name of the player on turn; at most ten letters. */
  readonly onTurn: string;
  /** Labels above the tiles to place and above the reserve; at most nine letters. */
  readonly place: string;
  readonly reserve: string;
  /** On a place of the market: what its tile was bought for this turn, in two lines. */
  paidFor(paid: number): readonly [string, string];
  /** On a place of the market without a tile. */
  readonly empty: string;
  /** In a few words, above the last tile or coins: `took`, `placed`. */
  readonly news: { readonly [N in News]: string };
  readonly dirk: {
    /** Under the name, on Dirk’s card. */
    readonly role: string;
  };
  readonly closeUp: CloseUpWords;
  readonly final: FinalWords;
  /** Below points of which some were shared: how tied players share them. */
  readonly ties: string;
}

/** What can have happened last. */
export type News = 'took' | 'bought' | 'placed' | 'stored' | 'rebuilt' | 'gave' | 'won';

interface HeaderWords {
  /** The first action of a turn. */
  acts(name: string): string;
  /** Another action, earned by paying exactly. */
  actsAgain(name: string): string;
  /** `tiles`: at least one. */
  places(name: string, tiles: readonly TileId[]): string;
  /** At the end: the players with tiles they have won; if several, how many. */
  placeWon(names: readonly string[]): string;
  /** Before the three scoring rounds. */
  readonly scoring: string;
}

interface CloseUpWords {
  /** In the header: whose alhambra it is. */
  alhambraOf(name: string): string;
  longestWall(length: number): string;
  readonly reserve: string;
  readonly noReserve: string;
}

interface FinalWords {
  /** Above the columns of points. */
  round(round: Round): string;
  readonly total: string;
}

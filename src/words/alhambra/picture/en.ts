import type { Round, TileId } from '../../../engines/alhambra/index.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { en as namesWords } from '../names/en.ts';
import type { News } from './contract.ts';

const { count } = speechOf('en');
const tile = namesWords.tile;

export const en = {
  header: {
    /** The first action of a turn. */
    acts: (name: string) => `${name}: take, buy, or rebuild`,
    /** Another action, earned by paying exactly. */
    actsAgain: (name: string) => `${name}: one more action`,
    /** `tiles`: at least one. */
    places: (name: string, tiles: readonly TileId[]) =>
      tiles.length === 1
        ? `${name}: place ${tile(tiles[0]!)}`
        : `${name}: place ${count(tiles.length, 'tile', 'tiles')}`,
    /** At the end: the players with tiles they have won; if several, how many. */
    placeWon: (names: readonly string[]) =>
      `${names.length > 1 ? `${names.length} players` : names[0]}: place the leftover tiles`,
    /** Before the three scoring rounds. */
    scoring: 'Scoring',
  },
  /** After the name of the player on turn; at most ten letters. */
  onTurn: 'to move',
  /** Labels above the tiles to place and above the reserve; at most nine letters. */
  place: 'to place',
  reserve: 'reserve',
  /** On a place of the market: what its tile was bought for this turn, in two lines. */
  paidFor: (paid: number): readonly [string, string] => ['bought', `for ${paid}`],
  /** On a place of the market without a tile. */
  empty: 'empty',
  /** In a few words, above the last tile or coins: `took`, `placed`. */
  news: {
    took: 'took',
    bought: 'bought',
    placed: 'placed',
    stored: 'stored',
    rebuilt: 'rebuilt',
    gave: 'to Dirk',
    won: 'won',
  } satisfies { readonly [N in News]: string },
  dirk: {
    /** Under the name, on Dirk’s card. */
    role: 'neutral third party',
  },
  closeUp: {
    /** In the header: whose alhambra it is. */
    alhambraOf: (name: string) => `${name}’s alhambra`,
    longestWall: (length: number) => `longest wall: ${length}`,
    reserve: 'Reserve',
    noReserve: 'Reserve: empty',
  },
  final: {
    /** Above the columns of points. */
    round: (round: Round) => `Scoring ${round}`,
    total: 'Total',
  },
  /** Below points of which some were shared: how tied players share them. */
  ties: 'Tied players share the points of the ranks they hold, rounded down.',
};

export type PictureWords = Widened<typeof en>;

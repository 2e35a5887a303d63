import type { StarterReason } from '../../../engines/alhambra/index.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';

const { count } = speechOf('en');

export const en = {
  /** In the picture of a seat's coins. */
  hand: {
    title: 'Your coins',
    onlyYou: 'only you see this',
    /** What the player can do now, from here to `wins`. */
    waits: 'not your turn',
    acts: 'take coins, buy a tile, or rebuild',
    takes: 'choose the coins to take',
    buys: 'choose a tile to buy',
    /** `cost`: of the tile that is paid for. */
    pays: (cost: number) => `pay ${cost} or more`,
    places: 'place your tiles',
    rebuilds: 'rebuild your alhambra',
    /** In a row without coins. */
    noCoins: 'no coins',
    /** On the empty place of a tile that was bought this turn. */
    sold: (paid: number) => `bought for ${paid}`,
    emptyPlace: 'empty',
    /** Below the sum of a row: whether the tile of this currency can be paid for. */
    exact: 'exact',
    enough: 'enough',
    short: (missing: number) => `${missing} short`,
    display: 'On display',
    toPlace: 'To place',
    reserve: 'Reserve',
    /** What a payment brings; `lost`: how much is overpaid. */
    paysExactly: 'exact: one more action',
    overpays: (lost: number) => `${lost} too much`,
  },
  phone: {
    /** In the header, below the name of the player on turn. */
    acts: 'take, buy, or rebuild',
    actsAgain: 'paid exactly: one more action',
    places: 'place the tiles bought',
    placeWon: 'place the tiles won',
    toPlace: 'To place',
    reserve: 'Reserve',
  },
  /** The starting money of all players. */
  money: {
    title: 'Starting money',
    begins: (name: string) => `${name} begins`,
    reasons: {
      fewestCoins: 'fewest coins',
      lowestTotal: 'fewest coins, then the lowest total',
      firstSeat: 'fewest coins and lowest total, first in turn order',
    } satisfies { readonly [R in StarterReason]: string },
    coins: (coins: number) => count(coins, 'coin', 'coins'),
  },
  /** The table of a scoring round. */
  scoring: {
    /** The heads of the last rows: the longest wall, the points before, those of this round, and all points. */
    wall: 'Longest wall',
    before: 'Before',
    gained: 'This round',
    total: 'Total',
  },
  sheets: {
    tiles: 'All tiles',
    coins: 'Coins',
    points: 'Points',
    /** How many of each coin there are. */
    copies: 'Three of each, 108 coins',
    copiesForTwo: 'With two players: two of each, 72 coins',
    /** How many tiles a building has. */
    count: (tiles: number) => count(tiles, 'tile', 'tiles'),
    /** Below the points of the scorings. */
    sharing: 'Tied players share the points of their ranks, rounded down. No tiles of a building, no points for it.',
    wallPoints: '1 point for each side of your longest outer wall, in every scoring round.',
  },
};

export type PurseWords = Widened<typeof en>;

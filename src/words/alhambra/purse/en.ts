import { speechOf } from '../../speech.ts';
import type { PurseWords } from './contract.ts';

const { count } = speechOf('en');

export const en: PurseWords = {
  hand: {
    title: 'Your coins',
    onlyYou: 'only you see this',
    waits: 'not your turn',
    acts: 'take coins, buy a tile, or rebuild',
    takes: 'choose the coins to take',
    buys: 'choose a tile to buy',
    pays: (cost) => `pay ${cost} or more`,
    places: 'place your tiles',
    rebuilds: 'rebuild your alhambra',
    noCoins: 'no coins',
    sold: (paid) => `bought for ${paid}`,
    emptyPlace: 'empty',
    exact: 'exact',
    enough: 'enough',
    short: (missing) => `${missing} short`,
    display: 'On display',
    toPlace: 'To place',
    reserve: 'Reserve',
    paysExactly: 'exact: one more action',
    overpays: (lost) => `${lost} too much`,
  },
  phone: {
    acts: 'take, buy, or rebuild',
    actsAgain: 'paid exactly: one more action',
    places: 'place the tiles bought',
    placeWon: 'place the tiles won',
    toPlace: 'To place',
    reserve: 'Reserve',
  },
  money: {
    title: 'Starting money',
    begins: (name) => `${name} begins`,
    reasons: {
      fewestCoins: 'fewest coins',
      lowestTotal: 'fewest coins, then the lowest total',
      firstSeat: 'fewest coins and lowest total, first in turn order',
    },
    coins: (coins) => count(coins, 'coin', 'coins'),
  },
  scoring: {
    wall: 'Longest wall',
    before: 'Before',
    gained: 'This round',
    total: 'Total',
  },
  sheets: {
    tiles: 'All tiles',
    coins: 'Coins',
    points: 'Points',
    copies: 'Three of each, 108 coins',
    copiesForTwo: 'With two players: two of each, 72 coins',
    count: (tiles) => count(tiles, 'tile', 'tiles'),
    sharing: 'Tied players share the points of their ranks, rounded down. No tiles of a building, no points for it.',
    wallPoints: '1 point for each side of your longest outer wall, in every scoring round.',
  },
};

import {
  type Building,
  type Coin,
  type Currency,
  type Round,
  type TileId,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import type { Widened } from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { groupsIn } from '../names/coins.ts';
import { DIRK } from '../names/contract.ts';
import { en as names } from '../names/en.ts';
import type { ScoredParty } from './contract.ts';

const { list, count } = speechOf('en');
const tile = names.tile;
const groups = groupsIn(names.currencies, ' ');
const currencies = names.currencies;
const labels = names.buildingLabels;
const tiles = (n: number) => count(n, 'tile', 'tiles');
const coins = (n: number) => count(n, 'coin', 'coins');
const points = (n: number) => count(n, 'point', 'points');
const plus = (values: readonly number[]) => values.join('+');
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const ranked = (rank: number) => RANKS[rank - 1] ?? `${rank}th`;

/** What paying this sum for this cost means. */
const meaning = (sum: number, cost: number) => (sum === cost ? 'exact' : `${sum - cost} too much`);

export const en = {
  /** Labels of buttons; at most 80 characters. */
  buttons: {
    takeMoney: 'Take coins',
    buy: 'Buy',
    rebuild: 'Rebuild',
    place: (n: number) => (n === 1 ? 'Place the tile' : `Place ${tiles(n)}`),
    /** At the end, for several players with different numbers of tiles. */
    placeWon: 'Place your tiles',
    /** `yellow 3+1, green 1`. */
    coins: (taken: readonly Coin[]) => groups(taken).join(', '),
    /** A place of the market with its tile; `missing`: what the reader lacks to pay for it, or 0. */
    market: (currency: Currency, id: TileId, missing: number) =>
      `${capital(currencies[currency])}: ${tile(id)}${missing === 0 ? '' : ` (${missing} short)`}`,
    /** Coins of the currency that the question names, and what paying with them means. */
    payment: (values: readonly number[], cost: number) => `${plus(values)} (${meaning(total(values), cost)})`,
    /** Placeholder of the menu of coins. */
    tickCoins: (currency: Currency) => `Select ${currencies[currency]} coins to pay with`,
    /** Pays with the coins selected there, or says how much is missing. */
    pay: (sum: number, cost: number) =>
      sum < cost ? `${cost - sum} short (costs ${cost})` : `Pay ${sum} (${meaning(sum, cost)})`,
    swap: 'Swap',
    build: 'Build from reserve',
    move: 'Move to reserve',
    /** A tile by its letter: `A · tower 9`. */
    lettered: (letter: string, id: TileId) => `${letter} · ${tile(id)}`,
    /** Chooses another tile to be placed first. */
    tile: (id: TileId) => `${capital(tile(id))} first`,
    reserve: 'Put in reserve',
    dirk: `Give to ${DIRK}`,
  },
  questions: {
    turn: 'What’s your move?',
    take: 'Take which coins?',
    buy: 'Buy which tile?',
    pay: (id: TileId, cost: number) => `Pay ${cost} for ${tile(id)} with which coins?`,
    rebuild: 'How do you want to rebuild?',
    swap: 'Which reserve tile should go in?',
    swapFor: (id: TileId) => `Which tile should ${tile(id)} replace?`,
    build: 'Build which reserve tile?',
    move: 'Move which tile to your reserve?',
    place: (id: TileId) => `Where should ${tile(id)} go?`,
  },
  /** More information at a step. */
  notes: {
    /** The reader’s coins of one currency. */
    purse: (currency: Currency, values: readonly number[]) =>
      values.length === 0
        ? `no ${currencies[currency]} coins`
        : `your ${currencies[currency]} coins: ${plus(values)}${values.length === 1 ? '' : ` = ${total(values)}`}`,
    /** What an exact payment earns, and that nothing is given back. */
    earnsAction: 'pay exactly to earn another action; any excess is lost',
    /** An action is left after an exact payment. */
    isExtra: 'You paid exactly: this is an extra action',
    /** What a tile would make the reader’s rank in its building; `others`: how many share the rank. */
    rank: (building: Building, n: number, rank: number, others: number) =>
      `${labels[building].toLowerCase()} ${n}, ${others === 0 ? ranked(rank) : `tied for ${ranked(rank)}`}`,
    /** The longest wall that a tile allows, and on one cell. */
    wallUpTo: (length: number) => `wall up to ${length}`,
    wall: (before: number, after: number) =>
      before === after ? `wall stays ${after}` : `wall from ${before} to ${after}`,
    fitsNowhere: 'fits nowhere right now',
    /** Everything that a choice would bring. */
    all: (parts: readonly string[]) => parts.filter((part) => part !== '').join('; '),
    /** How many numbered cells there are. */
    places: (n: number) => `${count(n, 'legal space', 'legal spaces')}, numbered as in the picture`,
    noPlace: (id: TileId) => `There’s no legal space for ${tile(id)}.`,
    /** Further tiles to place after this one. */
    further: (ids: readonly TileId[]) => `then ${list(ids.map(tile))}`,
    /** Why a kind of rebuilding is impossible. */
    reserveEmpty: 'your reserve is empty',
    noSwap: 'no reserve tile can replace a placed one',
    noBuild: 'no reserve tile has a legal space',
    noMove: 'no tile can leave your alhambra',
    /** A kind of rebuilding and why it is impossible. */
    why: (label: string, reason: string) => `${label}: ${reason}`,
    endsActions: 'this ends your actions',
    swapped: (id: TileId, removed: TileId, cell: string) =>
      `${capital(tile(id))} replaces ${tile(removed)} at ${cell}; ${tile(removed)} goes to your reserve`,
    movedToReserve: (id: TileId, cell: string) => `${capital(tile(id))} goes from ${cell} to your reserve`,
    /** A path through buttons, and what can be chosen there or what it brings. */
    offer: (path: readonly string[], inside: readonly string[]) =>
      `${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join('; ')}`}`,
    /** A choice in such a list, and what it brings; `what` can be empty. */
    brings: (label: string, what: string) => (what === '' ? label : `${label} [${what}]`),
  },
  /** Words in the DM and in the alt text of its picture. */
  hand: {
    title: 'Your coins',
    noCoins: 'You have no coins.',
    /** All coins: how many, and their total. */
    total: (n: number, sum: number) => `${coins(n)}, ${sum} in all`,
    /** The tiles that the reader can pay for exactly, and only with a loss. */
    exactly: (ids: readonly TileId[]) => `You can pay exactly for ${list(ids.map(tile))}.`,
    withLoss: (some: readonly { readonly tile: TileId; readonly lost: number }[]) =>
      `You can overpay for ${list(some.map(({ tile: id, lost }) => `${tile(id)} (at least ${lost} lost)`))}.`,
    nothingToBuy: 'You can’t afford any tile on the market.',
    toPlace: (ids: readonly TileId[]) => `To place: ${list(ids.map((id) => names.fullTile(id)))}`,
  },
  lists: {
    tiles: 'Tiles',
    /** All tiles of a building, each with its cost and walls. */
    building: (building: Building, ids: readonly TileId[]) =>
      `${labels[building]} (${ids.length}): ${ids.map((id) => `${tileKind(id).cost} (${names.walls(id)})`).join('; ')}`,
    coins: 'Coins',
    /** All coins at a table of two, or of more. */
    inBox: (n: number, copies: number, isOfTwo: boolean) =>
      `${isOfTwo ? 'With two players' : 'With three or more players'}: ${coins(n)}, ${copies} of each value from 1 to 9 in each currency`,
    currency: (currency: Currency, n: number, sum: number) =>
      `${capital(currencies[currency])}: ${coins(n)} worth ${names.amount(sum, currency)}`,
    points: 'Points',
    /** The points of the ranks in each round. */
    ranks: (building: Building, rounds: readonly { readonly round: Round; readonly points: readonly number[] }[]) =>
      `${labels[building]}: ${rounds.map(({ round, points: of }) => `round ${round}: ${of.join(' / ')}`).join('; ')}`,
    wallPoints: 'Wall: 1 point for each side of your longest outer wall, in every scoring round',
    shared: 'Tied players add up the points of the ranks they fill and share them equally, rounded down.',
    scoring: 'Latest scoring',
    notScored: 'There hasn’t been a scoring round yet.',
    /** Who has tiles of a building, by rank. */
    scored: (building: Building, parties: readonly ScoredParty[]) =>
      `${labels[building]}: ${parties.map(({ name, rank, count: n, points: won }) => `${rank}. ${name} ${n} (${points(won)})`).join(', ')}`,
    walls: (lengths: readonly { readonly name: string; readonly length: number }[]) =>
      `Walls: ${lengths.map(({ name, length }) => `${name} ${length}`).join(', ')}`,
    /** Everyone’s points after that round. */
    totals: (round: Round, all: readonly { readonly name: string; readonly points: number }[]) =>
      `Points after ${names.round(round)}: ${all.map(({ name, points: of }) => `${name} ${of}`).join(', ')}`,
  },
  /** Below the task: the tiles and coins still face down. */
  status: (left: number, money: number) => `${tiles(left)} and ${coins(money)} left`,
  /** The same after the game. */
  over: (turns: number) => count(turns, 'turn', 'turns'),
};

export type PanelWords = Widened<typeof en>;

import { tileKind } from '../../../engines/alhambra/index.ts';
import { capital, speechOf } from '../../speech.ts';
import { groupsIn } from '../names/coins.ts';
import {
  amountNames,
  buildingLabels,
  currencyNames,
  DIRK,
  fullTileNames,
  roundNames,
  tileNames,
  wallNames,
} from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const { list, count } = speechOf('en');
const tile = tileNames.en;
const groups = groupsIn(currencyNames.en, ' ');
const currencies = currencyNames.en;
const labels = buildingLabels.en;
const tiles = (n: number) => count(n, 'tile', 'tiles');
const coins = (n: number) => count(n, 'coin', 'coins');
const points = (n: number) => count(n, 'point', 'points');
const plus = (values: readonly number[]) => values.join('+');
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const ranked = (rank: number) => RANKS[rank - 1] ?? `${rank}th`;

/** What paying this sum for this cost means. */
const meaning = (sum: number, cost: number) => (sum === cost ? 'exact' : `${sum - cost} too much`);

export const en: PanelWords = {
  buttons: {
    takeMoney: 'Take coins',
    buy: 'Buy',
    rebuild: 'Rebuild',
    place: (n) => (n === 1 ? 'Place the tile' : `Place ${tiles(n)}`),
    placeWon: 'Place your tiles',
    coins: (taken) => groups(taken).join(', '),
    market: (currency, id, missing) =>
      `${capital(currencies[currency])}: ${tile(id)}${missing === 0 ? '' : ` (${missing} short)`}`,
    payment: (values, cost) => `${plus(values)} (${meaning(total(values), cost)})`,
    tickCoins: (currency) => `Select ${currencies[currency]} coins to pay with`,
    pay: (sum, cost) => (sum < cost ? `${cost - sum} short (costs ${cost})` : `Pay ${sum} (${meaning(sum, cost)})`),
    swap: 'Swap',
    build: 'Build from reserve',
    move: 'Move to reserve',
    lettered: (letter, id) => `${letter} · ${tile(id)}`,
    tile: (id) => `${capital(tile(id))} first`,
    reserve: 'Put in reserve',
    dirk: `Give to ${DIRK}`,
  },
  questions: {
    turn: 'What’s your move?',
    take: 'Take which coins?',
    buy: 'Buy which tile?',
    pay: (id, cost) => `Pay ${cost} for ${tile(id)} with which coins?`,
    rebuild: 'How do you want to rebuild?',
    swap: 'Which reserve tile should go in?',
    swapFor: (id) => `Which tile should ${tile(id)} replace?`,
    build: 'Build which reserve tile?',
    move: 'Move which tile to your reserve?',
    place: (id) => `Where should ${tile(id)} go?`,
  },
  notes: {
    purse: (currency, values) =>
      values.length === 0
        ? `no ${currencies[currency]} coins`
        : `your ${currencies[currency]} coins: ${plus(values)}${values.length === 1 ? '' : ` = ${total(values)}`}`,
    earnsAction: 'pay exactly to earn another action; any excess is lost',
    isExtra: 'You paid exactly: this is an extra action',
    rank: (building, n, rank, others) =>
      `${labels[building].toLowerCase()} ${n}, ${others === 0 ? ranked(rank) : `tied for ${ranked(rank)}`}`,
    wallUpTo: (length) => `wall up to ${length}`,
    wall: (before, after) => (before === after ? `wall stays ${after}` : `wall from ${before} to ${after}`),
    fitsNowhere: 'fits nowhere right now',
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    places: (n) => `${count(n, 'legal space', 'legal spaces')}, numbered as in the picture`,
    noPlace: (id) => `There’s no legal space for ${tile(id)}.`,
    further: (ids) => `then ${list(ids.map(tile))}`,
    reserveEmpty: 'your reserve is empty',
    noSwap: 'no reserve tile can replace a placed one',
    noBuild: 'no reserve tile has a legal space',
    noMove: 'no tile can leave your alhambra',
    why: (label, reason) => `${label}: ${reason}`,
    endsActions: 'this ends your actions',
    swapped: (id, removed, cell) =>
      `${capital(tile(id))} replaces ${tile(removed)} at ${cell}; ${tile(removed)} goes to your reserve`,
    movedToReserve: (id, cell) => `${capital(tile(id))} goes from ${cell} to your reserve`,
    offer: (path, inside) => `${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join('; ')}`}`,
    brings: (label, what) => (what === '' ? label : `${label} [${what}]`),
  },
  hand: {
    title: 'Your coins',
    noCoins: 'You have no coins.',
    total: (n, sum) => `${coins(n)}, ${sum} in all`,
    exactly: (ids) => `You can pay exactly for ${list(ids.map(tile))}.`,
    withLoss: (some) =>
      `You can overpay for ${list(some.map(({ tile: id, lost }) => `${tile(id)} (at least ${lost} lost)`))}.`,
    nothingToBuy: 'You can’t afford any tile on the market.',
    toPlace: (ids) => `To place: ${list(ids.map((id) => fullTileNames.en(id)))}`,
  },
  lists: {
    tiles: 'Tiles',
    building: (building, ids) =>
      `${labels[building]} (${ids.length}): ${ids.map((id) => `${tileKind(id).cost} (${wallNames.en(id)})`).join('; ')}`,
    coins: 'Coins',
    inBox: (n, copies, isOfTwo) =>
      `${isOfTwo ? 'With two players' : 'With three or more players'}: ${coins(n)}, ${copies} of each value from 1 to 9 in each currency`,
    currency: (currency, n, sum) =>
      `${capital(currencies[currency])}: ${coins(n)} worth ${amountNames.en(sum, currency)}`,
    points: 'Points',
    ranks: (building, rounds) =>
      `${labels[building]}: ${rounds.map(({ round, points: of }) => `round ${round}: ${of.join(' / ')}`).join('; ')}`,
    wallPoints: 'Wall: 1 point for each side of your longest outer wall, in every scoring round',
    shared: 'Tied players add up the points of the ranks they fill and share them equally, rounded down.',
    scoring: 'Latest scoring',
    notScored: 'There hasn’t been a scoring round yet.',
    scored: (building, parties) =>
      `${labels[building]}: ${parties.map(({ name, rank, count: n, points: won }) => `${rank}. ${name} ${n} (${points(won)})`).join(', ')}`,
    walls: (lengths) => `Walls: ${lengths.map(({ name, length }) => `${name} ${length}`).join(', ')}`,
    totals: (round, all) =>
      `Points after ${roundNames.en(round)}: ${all.map(({ name, points: of }) => `${name} ${of}`).join(', ')}`,
  },
  status: (left, money) => `${tiles(left)} and ${coins(money)} left`,
  over: (turns) => count(turns, 'turn', 'turns'),
};

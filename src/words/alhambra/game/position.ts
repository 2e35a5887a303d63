import {
  type Alhambra,
  type ByBuilding,
  type Coin,
  CURRENCIES,
  type Currency,
  currencyOf,
  longestWall,
  type Open,
  type OpenPlace,
  type OpenPlayer,
  placesFor,
  RANK_POINTS,
  ROUNDS,
  type Round,
  type Side,
  sumOf,
  type TileId,
  takenSets,
} from '../../../engines/alhambra/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import type { Offered, Say } from '../../contract.ts';
import { cellName } from '../../speech.ts';
import type { EndingWords } from '../ending/en.ts';
import { endInWords } from '../ending/lines.ts';

/** The coins of one currency in a hand. */
export interface Purse {
  readonly currency: Currency;
  readonly coins: readonly Coin[];
  readonly sum: number;
}

/** The sentences about a position, in one language. */
export interface PositionWords {
  readonly over: string;
  doing(names: readonly string[], task: string): string;
  /** The reader’s coins by currency, and their total value. */
  ownCoins(purses: readonly Purse[], total: number): string;
  /** The cells on which a tile can be placed, or built from the reserve; none if `cells` is empty. */
  places(tile: TileId, cells: readonly string[], isFromReserve: boolean): string;
  /** A tile that can go on the same cells as another one. */
  samePlaces(tile: TileId, other: TileId, isFromReserve: boolean): string;
  /** A tile to place whose cells are listed elsewhere. */
  toPlace(tile: TileId): string;
  market(places: readonly OpenPlace[]): string;
  /** The coins on display, and the sets of them that can be taken; none if they are listed elsewhere. */
  display(coins: readonly Coin[], sets: readonly (readonly Coin[])[]): string;
  left(tiles: number, coins: number): string;
  /** The points of each rank in the scoring round that comes next. */
  nextScoring(round: Round, points: ByBuilding<readonly number[]>): string;
  player(player: OpenPlayer, name: string): string;
  /**
   * Above a player’s tiles: in which order they are read, and that the fountain is not among them. `isBare`: there are
   * none yet.
   */
  layout(name: string, isBare: boolean): string;
  tileAt(cell: string, tile: TileId): string;
  /** The longest wall, cell by cell in the order in which it runs. */
  wall(name: string, along: readonly { readonly cell: string; readonly sides: readonly Side[] }[]): string;
  dirk(counts: ByBuilding<number>): string;
}

/** The players who can act now. */
export function actors({ step }: Open): readonly Seat[] {
  switch (step.kind) {
    case 'action':
    case 'placing':
      return [step.seat];
    case 'placingWon':
      return step.seats;
    case 'over':
      return [];
  }
}

/** The task or the result, the reader’s coins, market and display, then each player with the alhambra tile by tile. */
export function positionIn(
  words: PositionWords,
  ending: EndingWords,
  { open, own }: View<Alhambra>,
  task: string,
  say: Say,
  offered: Offered = [],
): readonly string[] {
  const isOver = open.step.kind === 'over';
  const names = actors(open).map((seat) => say.name(seat));
  return [
    isOver ? words.over : words.doing(names, task),
    ...endInWords(ending, open, say),
    ...(own === null ? [] : [words.ownCoins(pursesOf(own.coins), sumOf(own.coins))]),
    ...legalPlaces(words, { open, own }, offered),
    ...(isOver ? [] : onOffer(words, open, offered)),
    ...open.players.flatMap((player) => areaIn(words, player, say.name(player.seat))),
    ...(open.dirk === null ? [] : [words.dirk(open.dirk)]),
  ];
}

const pursesOf = (coins: readonly Coin[]): readonly Purse[] =>
  CURRENCIES.map((currency) => coins.filter((coin) => currencyOf(coin) === currency)).flatMap((same) =>
    same[0] === undefined ? [] : [{ currency: currencyOf(same[0]), coins: same, sum: sumOf(same) }],
  );

/**
 * Where the players who act can place their tiles; during the actions of a turn, where the reserve tiles can go. No cells
 * that are all offered, and none twice.
 */
function legalPlaces(words: PositionWords, { open, own }: View<Alhambra>, offered: Offered): readonly string[] {
  const isAction = open.step.kind === 'action';
  return actors(open).flatMap((seat) => {
    const { alhambra, toPlace, reserve } = open.players[seat]!; // There are as many players as seats.
    const all = (isAction ? reserve : toPlace).map((tile) => {
      const cells = placesFor(alhambra, tile);
      const isAmong = ({ x, y }: (typeof cells)[number]) =>
        offered !== 'all' && offered.some((one) => one.tile === tile && one.x === x && one.y === y);
      const isListed = cells.length > 0 && (offered === 'all' ? seat === own?.seat : cells.every(isAmong));
      return { tile, names: cells.map(cellName), isListed };
    });
    return all.flatMap(({ tile, names, isListed }, i) => {
      if (isListed) return isAction ? [] : [words.toPlace(tile)];
      const same = all.find((one, k) => (k < i || one.isListed) && one.names.join() === names.join());
      return names.length === 0 || same === undefined
        ? [words.places(tile, names, isAction)]
        : [words.samePlaces(tile, same.tile, isAction)];
    });
  });
}

function onOffer(words: PositionWords, open: Open, offered: Offered): readonly string[] {
  const { market, display, tilesLeft, coinsLeft, scorings } = open;
  const isTold = offered === 'all' ? open.step.kind === 'action' : offered.some(({ kind }) => kind === 'takeCoins');
  const round = ROUNDS[scorings.length];
  return [
    words.market(market),
    words.display(display, isTold ? [] : takenSets(display)),
    words.left(tilesLeft, coinsLeft),
    ...(round === undefined ? [] : [words.nextScoring(round, RANK_POINTS[round])]),
  ];
}

/** A player’s figures, then the tiles row by row from the north, and the longest wall. */
export function areaIn(words: PositionWords, player: OpenPlayer, name: string): readonly string[] {
  const rows = player.alhambra.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return [
    words.player(player, name),
    words.layout(name, rows.length === 0),
    ...rows.map(({ tile, ...at }) => words.tileAt(cellName(at), tile)),
    ...(player.wall === 0 ? [] : [words.wall(name, alongWall(player))]),
  ];
}

/** The cells along the longest wall in its order; a cell that it passes again comes again. */
function alongWall({ alhambra }: OpenPlayer) {
  const along: { cell: string; sides: Side[] }[] = [];
  for (const { side, ...at } of longestWall(alhambra)) {
    const [cell, last] = [cellName(at), along.at(-1)];
    if (last?.cell === cell) last.sides.push(side);
    else along.push({ cell, sides: [side] });
  }
  return along;
}

import {
  type Alhambra,
  CURRENCIES,
  type Currency,
  coinValue,
  alhambra as engine,
  type Move,
  paymentsFor,
  TILE_IDS,
  type TileId,
  takenSets,
} from '../../../engines/alhambra/index.ts';
import { cellName } from '../../../words/speech.ts';
import { type Asked, moveCommandsIn, type TypedValue } from '../../commands/moveCommand.ts';
import type { MoveCommand } from '../../contract.ts';
import { type At, offersOf, playerOf } from './asking.ts';
import { wallText } from './outlook.ts';
import { readCell, readCoins, readCurrency, readTile, writeCoins } from './values.ts';

const TAKEN: TypedValue<Alhambra, 'coins'> = {
  offer: ({ position: { view }, reader }) =>
    takenSets(view.open.display).map((coins) => ({
      name: reader.words.alhambra.panel.buttons.coins(coins),
      value: writeCoins(coins),
    })),
  read: (typed) => ({ coins: readCoins(typed, null) }),
};

/** The place that is meant by its currency, its number from the left, or its tile; null for none. */
function readPlace({ view }: At, typed: string): Currency | null {
  const numbered = CURRENCIES[Number(typed.trim()) - 1];
  if (numbered !== undefined) return numbered;
  const { market } = view.open;
  const tile = readTile(
    typed,
    market.flatMap((place) => (place.tile === null ? [] : [place.tile])),
  );
  return tile === null ? readCurrency(typed) : (market.find((place) => place.tile === tile)?.currency ?? null);
}

const MARKET: TypedValue<Alhambra, 'currency'> = {
  option: 'tile',
  offer: ({ position, reader }) =>
    offersOf(position.view).map(({ currency, tile, missing }) => ({
      name: reader.words.alhambra.panel.buttons.market(currency, tile, missing),
      value: currency,
    })),
  read: (typed, { position }) => ({ currency: readPlace(position, typed) }),
  possible: ({ position, reader }) =>
    offersOf(position.view).map(({ currency, tile }) => reader.words.alhambra.panel.buttons.market(currency, tile, 0)),
};

/** Coins of the seat for the place that was typed; a number alone is of its currency. */
const PAID: TypedValue<Alhambra, 'coins'> = {
  offer: ({ position: { view }, given: { currency }, reader }) =>
    offersOf(view)
      .filter((offer) => currency === undefined || offer.currency === currency)
      .flatMap((offer) =>
        paymentsFor(view.own.coins, offer).map((coins) => ({
          name: reader.words.alhambra.panel.buttons.payment(coins.map(coinValue).toSorted(), offer.cost),
          value: writeCoins(coins),
        })),
      ),
  read: (typed, { given: { currency = null } }) => ({ coins: readCoins(typed, currency) }),
  possible: ({ position: { view }, given: { currency = '' }, reader }) =>
    view.own.coins.filter((coin) => coin.startsWith(currency)).map(reader.words.alhambra.names.coin),
};

/** The tiles that a command can be about: those in the reserve, or those that wait to be placed. */
function candidatesFor(position: At, kind: Move['kind']): readonly TileId[] {
  const { reserve, toPlace } = playerOf(position);
  return kind === 'swapTiles' || kind === 'buildFromReserve' ? reserve : toPlace;
}

const RESERVED: TypedValue<Alhambra, 'tile'> = {
  offer({ kind, position, moves, reader }) {
    const possible = new Set(moves.map(({ tile }) => tile));
    return candidatesFor(position, kind)
      .filter((tile) => possible.has(tile))
      .map((tile) => ({ name: reader.words.alhambra.names.fullTile(tile), value: tile }));
  },
  read: (typed, { kind, position }) => ({ tile: readTile(typed, candidatesFor(position, kind)) }),
  possible: ({ kind, position, reader }) => candidatesFor(position, kind).map(reader.words.alhambra.names.fullTile),
};

/** The first one if left out. Where no tile waits, the rules refuse any, with the reason. */
const WAITING: TypedValue<Alhambra, 'tile'> = {
  ...RESERVED,
  omitted: ({ kind, position }) => ({ tile: candidatesFor(position, kind)[0] ?? TILE_IDS[0] }),
};

/** The legal moves for the tile that was typed, otherwise for the first one. */
function movesTo({ kind, position, given, moves }: Asked<Alhambra, 'x' | 'y'>) {
  const tile = given.tile ?? candidatesFor(position, kind)[0];
  return moves
    .filter((move) => move.kind === 'moveToReserve' || move.tile === tile)
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** A cell, and what lies there, or what the wall would be. The rules judge it when the move is played. */
const CELL: TypedValue<Alhambra, 'x' | 'y'> = {
  option: 'at',
  offer(asked) {
    const { position, reader } = asked;
    const player = playerOf(position);
    return movesTo(asked).map((move) => {
      const there = player.alhambra.find(({ x, y }) => x === move.x && y === move.y);
      const what =
        there !== undefined
          ? reader.words.alhambra.names.tile(there.tile)
          : move.kind === 'moveToReserve'
            ? ''
            : wallText(player, move.tile, move, reader);
      return {
        name: reader.words.alhambra.commands.suggestions.cell(cellName(move), what),
        value: `${move.x},${move.y}`,
      };
    });
  },
  read: readCell,
  possible: (asked) => movesTo(asked).map(cellName),
};

/** One subcommand per move, in the order of the rules. */
export const commands: readonly MoveCommand<Alhambra>[] = engine.kinds.map(
  moveCommandsIn<Alhambra>(
    engine,
    (words) => words.alhambra.commands,
    (kind) => ({
      coins: kind === 'takeCoins' ? TAKEN : PAID,
      currency: MARKET,
      tile: kind === 'swapTiles' || kind === 'buildFromReserve' ? RESERVED : WAITING,
      x: CELL,
      y: CELL,
    }),
  ),
);

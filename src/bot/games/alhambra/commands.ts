import {
  type Alhambra,
  CURRENCIES,
  type Currency,
  coinValue,
  paymentsFor,
  TILE_IDS,
  type TileId,
  takenSets,
} from '../../../engines/alhambra/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import { failed, ok } from '../../../kernel/result.ts';
import { cellName } from '../../../words/speech.ts';
import { moveCommandsIn, optional, required } from '../../commands/moveCommand.ts';
import type { MoveCommand, Reader, Suggestion, Typed } from '../../contract.ts';
import { limits } from '../../discord/limits.ts';
import { type At, legal, offersOf, playerOf } from './asking.ts';
import { wallText } from './outlook.ts';
import { readCell, readCoins, readCurrency, readTile, writeCoins } from './values.ts';

/** A subcommand whose English name is that of the move. */
const command = moveCommandsIn<Alhambra>((words) => words.alhambra.commands);

const fitting = (all: readonly Suggestion[]): readonly Suggestion[] =>
  all.filter(({ value }) => value.length <= limits.choiceValue);

const take = command('takeCoins', [required('coins')], {
  suggest: ({ view }, _typed, _focused, reader) =>
    takenSets(view.open.display).map((coins) => ({
      name: reader.words.alhambra.panel.buttons.coins(coins),
      value: writeCoins(coins),
    })),
  read({ view }, { coins: typed = '' }, reader) {
    const coins = readCoins(typed, null);
    if (coins !== null) return ok([{ kind: 'takeCoins', coins }]);
    const possible = takenSets(view.open.display).map(reader.words.alhambra.panel.buttons.coins);
    return failed({ option: 'coins', typed, possible });
  },
});

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

const buy = command('buyTile', [required('tile'), required('coins')], {
  suggest(position, typed, focused, reader) {
    const { buttons } = reader.words.alhambra.panel;
    const offers = offersOf(position.view);
    if (focused === 'tile')
      return offers.map(({ currency, tile, missing }) => ({
        ...{ name: buttons.market(currency, tile, missing), value: currency },
      }));
    const wanted = typed.tile === undefined ? null : readPlace(position, typed.tile);
    const { own } = position.view;
    return fitting(
      offers
        .filter(({ currency }) => wanted === null || currency === wanted)
        .flatMap((offer) =>
          paymentsFor(own.coins, offer).map((coins) => ({
            name: buttons.payment(coins.map(coinValue).toSorted(), offer.cost),
            value: writeCoins(coins),
          })),
        ),
    );
  },
  read(position, { tile: typed = '', coins: paid = '' }, reader) {
    const { buttons } = reader.words.alhambra.panel;
    const offers = offersOf(position.view);
    const currency = readPlace(position, typed);
    if (currency === null) {
      const possible = offers.map((offer) => buttons.market(offer.currency, offer.tile, 0));
      return failed({ option: 'tile', typed, possible });
    }
    const coins = readCoins(paid, currency);
    if (coins !== null) return ok([{ kind: 'buyTile', currency, coins }]);
    const own = position.view.own.coins.filter((coin) => coin.startsWith(currency));
    return failed({ option: 'coins', typed: paid, possible: own.map(reader.words.alhambra.names.coin) });
  },
});

type Celled = 'swapTiles' | 'buildFromReserve' | 'moveToReserve' | 'placeTile';
type Tiled = 'swapTiles' | 'buildFromReserve' | 'placeTile' | 'storeTile' | 'giveToDirk';

/** The tile that a command is about: the one that was typed, otherwise the first one that waits to be placed. */
function tileOf(position: At, kind: Tiled, { tile: typed }: Typed): TileId | null {
  const candidates = candidatesFor(position, kind);
  if (typed !== undefined) return readTile(typed, candidates);
  // Where no tile waits, the rules refuse any, with the reason.
  return candidates[0] ?? TILE_IDS[0];
}

const candidatesFor = (position: At, kind: Tiled): readonly TileId[] => {
  const { reserve, toPlace } = playerOf(position);
  return kind === 'swapTiles' || kind === 'buildFromReserve' ? reserve : toPlace;
};

const suggestTiles = (position: At, kind: Tiled, { words }: Reader): readonly Suggestion[] => {
  const possible = new Set(legal(position, kind).map(({ tile }) => tile));
  return candidatesFor(position, kind)
    .filter((tile) => possible.has(tile))
    .map((tile) => ({ name: words.alhambra.names.fullTile(tile), value: tile }));
};

/** The cells of the legal moves of a kind, for the tile that was typed; what lies there, or what the wall would be. */
function suggestCells(position: At, kind: Celled, typed: Typed, reader: Reader): readonly Suggestion[] {
  const tile = kind === 'moveToReserve' ? null : tileOf(position, kind, typed);
  const { alhambra } = playerOf(position);
  const moves: readonly MoveOf<Alhambra, Celled>[] = legal(position, kind);
  return moves
    .filter((move) => move.kind === 'moveToReserve' || move.tile === tile)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map((move) => {
      const there = alhambra.find(({ x, y }) => x === move.x && y === move.y);
      const what =
        there !== undefined
          ? reader.words.alhambra.names.tile(there.tile)
          : tile === null
            ? ''
            : wallText(playerOf(position), tile, move, reader);
      return {
        name: reader.words.alhambra.commands.suggestions.cell(cellName(move), what),
        value: `${move.x},${move.y}`,
      };
    });
}

const noTile = (
  position: At,
  kind: Tiled,
  { tile: typed = null }: { readonly tile?: string | null },
  { words }: Reader,
) => failed({ option: 'tile', typed, possible: candidatesFor(position, kind).map(words.alhambra.names.fullTile) });

const noCell = (position: At, kind: Celled, typed: Typed, reader: Reader) => {
  const cells = suggestCells(position, kind, typed, reader).map(({ value }) => cellName(readCell(value)!)); // As written there.
  return failed({ option: 'at', typed: typed.at ?? null, possible: cells });
};

/** A tile and a cell. The rules judge them when the move is played, with the reason. */
const ofTileAndCell = (
  kind: 'swapTiles' | 'buildFromReserve' | 'placeTile',
  options: MoveCommand<Alhambra>['options'],
) =>
  command(kind, options, {
    suggest: (position, typed, focused, reader) =>
      focused === 'tile' ? suggestTiles(position, kind, reader) : suggestCells(position, kind, typed, reader),
    read(position, typed, reader) {
      const tile = tileOf(position, kind, typed);
      if (tile === null && (typed.tile !== undefined || candidatesFor(position, kind).length > 1))
        return noTile(position, kind, typed, reader);
      const cell = readCell(typed.at ?? '');
      if (cell === null || tile === null) return noCell(position, kind, typed, reader);
      return ok([{ kind, tile, ...cell }]);
    },
  });

const remove = command('moveToReserve', [required('at')], {
  suggest: (position, typed, _focused, reader) => suggestCells(position, 'moveToReserve', typed, reader),
  read(position, typed, reader) {
    const cell = readCell(typed.at ?? '');
    return cell === null ? noCell(position, 'moveToReserve', typed, reader) : ok([{ kind: 'moveToReserve', ...cell }]);
  },
});

const ofTile = (kind: 'storeTile' | 'giveToDirk') =>
  command(kind, [optional('tile')], {
    suggest: (position, _typed, _focused, reader) => suggestTiles(position, kind, reader),
    read(position, typed, reader) {
      const tile = tileOf(position, kind, typed);
      return tile === null ? noTile(position, kind, typed, reader) : ok([{ kind, tile }]);
    },
  });

/** One subcommand per move, in the order of the rules. */
export const commands: readonly MoveCommand<Alhambra>[] = [
  take,
  buy,
  ofTileAndCell('swapTiles', [required('tile'), required('at')]),
  ofTileAndCell('buildFromReserve', [required('tile'), required('at')]),
  remove,
  ofTileAndCell('placeTile', [required('at'), optional('tile')]),
  ofTile('storeTile'),
  ofTile('giveToDirk'),
];

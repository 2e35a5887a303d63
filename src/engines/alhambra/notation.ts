import { isCoin } from './coins.ts';
import { type Coin, CURRENCIES } from './ids.ts';
import type { Move } from './moves.ts';
import { isTile } from './tiles.ts';

/** The first word of moves of a tile to a cell, and of moves of a tile alone. */
const TO_CELL = { swap: 'swapTiles', build: 'buildFromReserve', place: 'placeTile' } as const;
const ALONE = { store: 'storeTile', dirk: 'giveToDirk' } as const;

/**
 * A move in one line: `take green-1+yellow-3`, `buy yellow yellow-3+yellow-4`, `swap TILE 1,-2`, `build TILE 1,-2`,
 * `remove 1,-2`, `place TILE 1,-2`, `store TILE`, `dirk TILE`.
 */
export function write(move: Move): string {
  switch (move.kind) {
    case 'takeCoins':
      return `take ${move.coins.join('+')}`;
    case 'buyTile':
      return `buy ${move.currency} ${move.coins.join('+')}`;
    case 'swapTiles':
      return `swap ${move.tile} ${move.x},${move.y}`;
    case 'buildFromReserve':
      return `build ${move.tile} ${move.x},${move.y}`;
    case 'moveToReserve':
      return `remove ${move.x},${move.y}`;
    case 'placeTile':
      return `place ${move.tile} ${move.x},${move.y}`;
    case 'storeTile':
      return `store ${move.tile}`;
    case 'giveToDirk':
      return `dirk ${move.tile}`;
  }
}

/** Parses a line as written by `write`; null for anything else. */
export function read(text: string): Move | null {
  const move = parse(text);
  return move !== null && write(move) === text ? move : null;
}

function parse(text: string): Move | null {
  const [word = '', first = '', second = ''] = text.split(' ');
  if (word === 'take') {
    const coins = coinsIn(first);
    return coins === null ? null : { kind: 'takeCoins', coins };
  }
  if (word === 'buy') {
    const [currency, coins] = [CURRENCIES.find((one) => one === first), coinsIn(second)];
    return currency === undefined || coins === null ? null : { kind: 'buyTile', currency, coins };
  }
  if (word === 'remove') {
    const cell = cellIn(first);
    return cell === null ? null : { kind: 'moveToReserve', ...cell };
  }
  if (!isTile(first)) return null;
  if (isKeyOf(ALONE, word)) return { kind: ALONE[word], tile: first };
  const cell = cellIn(second);
  return cell !== null && isKeyOf(TO_CELL, word) ? { kind: TO_CELL[word], tile: first, ...cell } : null;
}

const isKeyOf = <T extends object>(table: T, word: string): word is keyof T & string => Object.hasOwn(table, word);

/** Coins joined by plus signs, ascending. */
function coinsIn(text: string): readonly Coin[] | null {
  const coins = text.split('+');
  return coins.every(isCoin) ? coins.toSorted() : null;
}

function cellIn(text: string): { readonly x: number; readonly y: number } | null {
  const [, x, y] = /^(-?\d{1,5}),(-?\d{1,5})$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

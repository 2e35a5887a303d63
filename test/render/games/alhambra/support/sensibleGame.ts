/** Games that look like those of people: exact payments first, walls that grow, reserves that are used. */
import {
  type Alhambra,
  alhambra,
  CURRENCIES,
  longestWall,
  type Move,
  type State,
  sumOf,
  tileKind,
} from '../../../../../src/engines/alhambra/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import { type Played, playedGame } from '../../../support/played.ts';

export type Moment = Played<Alhambra>;

export const sensibleGame = (seats: number, seed: string): Generator<Moment> =>
  playedGame(alhambra, seats, seed, worthOf);

function worthOf(move: Move, { market, players }: State, seat: Seat): number {
  switch (move.kind) {
    case 'buyTile': {
      const over = sumOf(move.coins) - tileKind(market[CURRENCIES.indexOf(move.currency)]!).cost;
      return over === 0 ? 20 : 8 - over * 1.2;
    }
    case 'takeCoins':
      return 5 + move.coins.length;
    case 'placeTile':
      return 10 + longestWall([...players[seat]!.alhambra, move]).length * 1.5;
    case 'buildFromReserve':
      return 7;
    case 'storeTile':
      return 9;
    case 'giveToDirk':
      return 4;
    default:
      return 1.5;
  }
}

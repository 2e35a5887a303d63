import type { Alhambra } from '../../engines/alhambra/index.ts';
import { type Carcassonne, OPTIONS, type Option } from '../../engines/carcassonne/index.ts';
import type { Caylus } from '../../engines/caylus/index.ts';
import type { Citadels } from '../../engines/citadels/index.ts';
import type { Config, GameTypes } from '../../engines/contract.ts';
import type { GameId } from '../../engines/games.ts';

/** A part of a game, by public information. */
interface Stretch<G extends GameTypes = GameTypes> {
  /** Part of the names of measurements: `with 40 tiles on the map`. */
  readonly name: string;
  includes(open: G['Open']): boolean;
}

/** What the bench needs to know of a game. */
export interface BenchGame<G extends GameTypes = GameTypes> {
  /** Settings whose random games are measured besides those of the basic rules. */
  readonly others: readonly Config<G['Option']>[];
  /** Where single moves are measured, and of which kinds. */
  readonly middle: Stretch<G> & { readonly kind: G['Move']['kind'] };
  /** Where pictures are measured, close to their maximum size. */
  readonly late: Stretch<G>;
  /** The kinds of moves whose boards are measured: common ones, or it takes too long. */
  readonly kinds: readonly G['Move']['kind'][];
  /**
   * The layer of the board whose parts shift when the board grows, and the kind of move that causes it; null for none.
   */
  readonly growth: { readonly layer: string; readonly kind: G['Move']['kind'] } | null;
  /** What the board marks as an answer when this move is on offer; null for nothing. */
  mark(move: G['Move']): Readonly<Record<string, unknown>> | null;
}

const alhambra: BenchGame<Alhambra> = {
  others: [],
  middle: { name: 'after the first scoring round', includes: ({ scorings }) => scorings.length === 1, kind: 'buyTile' },
  late: { name: 'after the second scoring round', includes: ({ scorings }) => scorings.length === 2 },
  kinds: ['takeCoins', 'buyTile', 'placeTile'],
  growth: null,
  mark: () => null,
};

const withSeats = (options: readonly Option[]) => [4, 6].map((seats) => ({ seats, options }));

const carcassonne: BenchGame<Carcassonne> = {
  others: [...withSeats(['fluss', 'erweiterung', 'haendler', 'koenig']), ...withSeats(OPTIONS)],
  middle: {
    name: 'with 40 tiles on the map',
    includes: ({ placements }) => placements.length === 40,
    kind: 'placeTile',
  },
  late: { name: 'of 60+ tiles', includes: ({ placements }) => placements.length >= 60 },
  kinds: ['placeTile', 'placeFollower', 'pass'],
  growth: { layer: 'map', kind: 'placeTile' },
  mark: (move) => (move.kind === 'placeTile' ? { kind: move.kind, x: move.x, y: move.y } : null),
};

const caylus: BenchGame<Caylus> = {
  others: [{ seats: 4, options: [] }],
  middle: { name: 'while the walls are built', includes: ({ stage }) => stage === 'walls', kind: 'placeWorker' },
  late: { name: 'while the towers are built', includes: ({ stage }) => stage === 'towers' },
  kinds: ['placeWorker', 'pass', 'moveProvost', 'produce', 'buildHouse'],
  growth: null,
  mark: (move) => (move.kind === 'placeWorker' ? { ...move } : null),
};

const citadels: BenchGame<Citadels> = {
  others: [],
  middle: { name: 'from the fifth round on', includes: ({ round }) => round >= 5, kind: 'build' },
  late: { name: 'from the eighth round on', includes: ({ round }) => round >= 8 },
  kinds: ['chooseCharacter', 'takeGold', 'build'],
  growth: null,
  mark: () => null,
};

/** One line per game. */
export const benchGames: { readonly [I in GameId]: BenchGame } = { alhambra, carcassonne, caylus, citadels };

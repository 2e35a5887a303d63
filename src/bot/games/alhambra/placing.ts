/** Where a tile goes that was bought or won, or that comes from the reserve. */
import { type Alhambra, placesFor, type TileId } from '../../../engines/alhambra/index.ts';
import { cellName } from '../../../words/speech.ts';
import type { MoveButton, MoveDraft, Reader } from '../../contract.ts';
import { type At, legal, type Numbered, numbered, playerOf, type Question, saidOf } from './asking.ts';
import { rankText, wallText } from './outlook.ts';
import { draftOf } from './turn.ts';

/** The legal cells of a tile, numbered, each with what the wall would be. */
function cellsFor(
  position: At,
  kind: 'placeTile' | 'buildFromReserve',
  tile: TileId,
  moves: MoveDraft<Alhambra>['moves'],
  reader: Reader,
): readonly Numbered[] {
  const player = playerOf(position);
  return numbered(placesFor(player.alhambra, tile), ({ x, y }) => ({
    draft: draftOf({ kind, tile, x, y }, moves),
    detail: cellName({ x, y }),
    hint: wallText(player, tile, { x, y }, reader),
  }));
}

/** The tile to be placed next: the one that was picked, otherwise the first one. */
export function tileToPlace(
  position: At,
  { partial, picked }: Pick<MoveDraft<Alhambra>, 'partial' | 'picked'>,
): TileId | null {
  const { toPlace } = playerOf(position);
  const named = 'tile' in partial ? partial.tile : picked[0];
  return toPlace.find((tile) => tile === named) ?? toPlace[0] ?? null;
}

/** The numbered cells for this tile; the other tiles; the reserve, and Dirk in a game of two. */
export function askPlace(position: At, tile: TileId, { moves }: MoveDraft<Alhambra>, reader: Reader): Question {
  const { questions, notes } = reader.words.alhambra.panel;
  const { toPlace } = playerOf(position);
  const cells = cellsFor(position, 'placeTile', tile, moves, reader);
  const others = toPlace.filter((other) => other !== tile);
  return {
    question: questions.place(tile),
    notes: [
      cells.length === 0 ? notes.noPlace(tile) : notes.places(cells.length),
      rankText(position.view.open, playerOf(position), tile, reader),
      ...(others.length === 0 ? [] : [notes.further(others)]),
    ],
    answers: cells.map(({ slot }) => slot),
    asides: [otherTiles(others, moves, reader), elsewhere(position, tile, moves, reader)],
    picture: 'board',
    shown: { kind: 'placeTile', tile },
    said: saidOf(cells),
  };
}

const otherTiles = (
  others: readonly TileId[],
  moves: MoveDraft<Alhambra>['moves'],
  reader: Reader,
): readonly MoveButton<Alhambra>[] =>
  others.map((tile) => ({
    ...{
      label: reader.words.alhambra.panel.buttons.tile(tile),
      style: 'secondary',
      draft: { moves, partial: {}, picked: [tile] },
    },
  }));

/** Where a tile can go instead of the alhambra. */
function elsewhere(
  position: At,
  tile: TileId,
  moves: MoveDraft<Alhambra>['moves'],
  reader: Reader,
): readonly MoveButton<Alhambra>[] {
  const { buttons } = reader.words.alhambra.panel;
  const ways = [
    ['storeTile', buttons.reserve],
    ['giveToDirk', buttons.dirk],
  ] as const;
  return ways
    .filter(([kind]) => legal(position, kind).length > 0)
    .map(([kind, label]) => ({ label, style: 'secondary', draft: draftOf({ kind, tile }, moves) }));
}

/** Where a reserve tile goes. */
export function askBuilding(position: At, tile: TileId, reader: Reader): Question {
  const { questions, notes } = reader.words.alhambra.panel;
  const cells = cellsFor(position, 'buildFromReserve', tile, [], reader);
  return {
    question: questions.place(tile),
    notes: [notes.places(cells.length), rankText(position.view.open, playerOf(position), tile, reader)],
    answers: cells.map(({ slot }) => slot),
    picture: 'board',
    said: saidOf(cells),
  };
}

/**
 * Where a follower goes by the portal (rules §13.5): a column of the map, a row, then a spot, each with no more answers
 * than it has, so that even hundreds of spots are all within three presses.
 */
import { type Carcassonne, type Cell, FOLLOWERS } from '../../../../engines/carcassonne/index.ts';
import type { PartialMove } from '../../../../engines/contract.ts';
import type { WindowZoom } from '../../../../render/contract.ts';
import { cellName, signed } from '../../../../words/speech.ts';
import type { MoveButton, MoveDraft, PanelStep, Position, Reader } from '../../../contract.ts';
import { lettered, type PlaceByPortal, type Spot, tileAt } from '../choices.ts';
import { hinted } from '../outlookText.ts';
import { spotInWords, spotLabel } from '../spotText.ts';

type At = Position<Carcassonne>;

/** All spots to which the portal leads, cell by cell from the top left; the segments of each tile are lettered. */
export function portalSpots(position: At): readonly Spot<PlaceByPortal>[] {
  const moves = [...position.legal()].filter((move) => move.kind === 'placeByPortal');
  const byCell = Map.groupBy(moves, ({ x, y }) => `${x},${y}`);
  return [...byCell.values()]
    .toSorted(([a], [b]) => a!.y - b!.y || a!.x - b!.x) // Groups are never empty.
    .flatMap((there) => lettered(tileAt(position.view.open, there[0]!), there));
}

/** A button for each figure that can use the portal. */
export function portalButtons(
  position: At,
  draft: MoveDraft<Carcassonne>,
  { words }: Reader,
): readonly MoveButton<Carcassonne>[] {
  const { buttons, notes } = words.carcassonne.panel.drache;
  const spots = portalSpots(position);
  return FOLLOWERS.flatMap((figure): readonly MoveButton<Carcassonne>[] => {
    const own = spots.filter(({ move }) => move.figure === figure);
    if (own.length === 0) return [];
    return [
      {
        ...{ label: buttons.portal(figure), style: 'primary', hint: notes.spots(own.length) },
        draft: { moves: draft.moves, partial: { kind: 'placeByPortal', figure }, picked: [] },
      },
    ];
  });
}

/** The column, the row, or the spot, whichever has to be chosen next; where there is just one, it is not asked. */
export function askPortal(
  position: At,
  draft: MoveDraft<Carcassonne>,
  chosen: PartialMove<PlaceByPortal>,
  reader: Reader,
): PanelStep<Carcassonne> {
  const { buttons, questions, notes } = reader.words.carcassonne.panel.drache;
  const all = portalSpots(position);
  const figure = chosen.figure ?? all[0]!.move.figure; // Only asked where the portal leads somewhere.
  const own = all.filter(({ move }) => move.figure === figure);
  const byColumn = groupsBy(own, 'x');
  const x = chosen.x ?? onlyOf(byColumn);
  const there = own.filter(({ move }) => move.x === x);
  const byRow = groupsBy(there, 'y');
  const y = chosen.y ?? onlyOf(byRow);
  const ask = (question: string, note: string, answers: readonly PortalAnswer[]): PanelStep<Carcassonne> => ({
    question,
    note,
    answers: answers.map(({ label, partial, hint, detail }) => ({
      ...{ label, style: 'primary', draft: { moves: draft.moves, partial, picked: [] } },
      ...hinted(reader, hint),
      ...(detail === undefined ? {} : { detail }),
    })),
    multiSelect: null,
    picture: {
      of: 'board',
      ...(x === undefined ? {} : zoomOn(x, y === undefined ? [...byRow.keys()] : [y])),
      step: {
        ...{ seat: position.seat, moves: draft.moves },
        partial: {
          kind: 'placeByPortal',
          figure,
          ...(x === undefined ? {} : { x }),
          ...(y === undefined ? {} : { y }),
        },
        answers: answers.map(({ label, mark = label, partial, said = label }) => ({ label: mark, partial, said })),
      },
    },
    isPlayable: false,
  });
  if (x === undefined)
    return ask(
      questions.column,
      notes.spots(own.length),
      [...byColumn].map(([column, spots]) => ({
        ...{ label: buttons.column(column), mark: signed(column), hint: notes.spots(spots.length) },
        partial: leading(spots) ?? { kind: 'placeByPortal', figure, x: column },
      })),
    );
  if (y === undefined)
    return ask(
      questions.row(x),
      notes.spots(there.length),
      [...byRow].map(([row, spots]) => ({
        ...{
          label: buttons.row(row),
          mark: signed(row),
          hint: spots.map((spot) => spotLabel(spot, reader)).join(' · '),
        },
        partial: leading(spots) ?? { kind: 'placeByPortal', figure, x, y: row },
      })),
    );
  const spots = there.filter(({ move }) => move.y === y);
  return ask(
    questions.spot(cellName({ x, y })),
    notes.spots(spots.length),
    spots.map((spot) => ({
      label: reader.words.carcassonne.panel.buttons.follower(spot.letter, spotLabel(spot, reader)),
      ...{ mark: spot.letter, said: spotLabel(spot, reader) },
      ...{ partial: spot.move, hint: spotInWords(position, spot, reader) },
    })),
  );
}

/** How many cells the picture beside a row or a spot shows across: at least, and at most. */
const ACROSS = { least: 7, most: 13 } as const;

/** The part of the map with these rows of a column; all of it if they are too far apart. */
function zoomOn(x: number, rows: readonly number[]): { readonly zoom?: WindowZoom } {
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const cells = Math.max(ACROSS.least, last - first + 2);
  return cells > ACROSS.most ? {} : { zoom: { cells, centre: { x, y: (first + last) / 2 } } };
}

interface PortalAnswer {
  readonly label: string;
  /** What the picture has in its place. Omitted: the same. */
  readonly mark?: string;
  readonly said?: string;
  readonly partial: MoveDraft<Carcassonne>['partial'];
  readonly hint: string;
  readonly detail?: string;
}

type PortalSpots = readonly Spot<PlaceByPortal>[];

/** The spots by a coordinate, in ascending order. */
const groupsBy = (spots: PortalSpots, axis: keyof Cell): ReadonlyMap<number, PortalSpots> =>
  new Map([...Map.groupBy(spots, ({ move }) => move[axis])].toSorted(([a], [b]) => a - b));

const onlyOf = (groups: ReadonlyMap<number, PortalSpots>): number | undefined =>
  groups.size === 1 ? [...groups.keys()][0] : undefined;

/** The whole move if only one spot is left. */
const leading = ([only, ...others]: PortalSpots): PlaceByPortal | undefined =>
  others.length === 0 ? only?.move : undefined;

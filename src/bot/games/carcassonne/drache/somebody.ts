/** Figures on the map, as sentences name them. */
import type { Carcassonne, Spot } from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Somebody } from '../../../../words/carcassonne/panel/drache/contract.ts';
import { cellName } from '../../../../words/speech.ts';
import type { Position, Reader } from '../../../contract.ts';
import { featureOn, tileAt } from '../choices.ts';

type At = Position<Carcassonne>;

/** A figure on the map as sentences name it. `you`: the reader's seat, or null. */
export const somebody = (
  { view }: At,
  { seat, figure, segment, ...cell }: Spot,
  you: Seat | null,
  { say }: Reader,
): Somebody => ({
  ...{ figure, feature: featureOn(tileAt(view.open, cell), segment) },
  name: seat === you ? null : say.name(seat),
  cell: cellName(cell),
});

/** Figures on the map in words, one by one. */
export const namesOf = (position: At, figures: readonly Spot[], you: Seat | null, reader: Reader): readonly string[] =>
  figures.map((figure) =>
    reader.words.carcassonne.panel.drache.notes.somebody(somebody(position, figure, you, reader)),
  );

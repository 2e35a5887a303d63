/** What dragon and fairy do, in a few words of a panel. */
import type { Carcassonne } from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { cellName } from '../../../../words/speech.ts';
import type { Position, Reader } from '../../../contract.ts';
import type { Marvel, Pending } from '../outlook.ts';
import { namesOf } from './somebody.ts';

type At = Position<Carcassonne>;
type Moved = Extract<Marvel, { readonly kind: 'movedDragon' }>;

/** What the dragon does before anything is scored: where it comes, whom it eats, and who goes home for it. */
export function marvelTexts(at: At, marvels: readonly Marvel[], reader: Reader, you: Seat | null): readonly string[] {
  const first = marvels.find((marvel) => marvel.kind === 'movedDragon' && marvel.to === 'step');
  return marvels.map((marvel) => marvelText(at, marvel, marvel === first, reader, you)).filter((text) => text !== '');
}

function marvelText(at: At, marvel: Marvel, isFirst: boolean, reader: Reader, you: Seat | null): string {
  const { notes } = reader.words.carcassonne.panel.drache;
  switch (marvel.kind) {
    case 'movedDragon': {
      if (marvel.to === 'volcano') return notes.volcano;
      const eats = eatsText(at, marvel, reader, you);
      // The first step is the one that is chosen, unless there was no choice.
      return isFirst && !marvel.forced ? eats : notes.goesOn(cellName(marvel), eats);
    }
    case 'shuffledBack':
      return notes.shuffledBack(marvel.tiles.length);
    case 'dragonStopped':
      return notes.stops;
    case 'wentHome':
      return notes.goHome(namesOf(at, marvel.figures, you, reader));
    case 'scoredFairy':
      return '';
  }
}

function eatsText(at: At, { eaten }: Moved, reader: Reader, you: Seat | null): string {
  const { notes } = reader.words.carcassonne.panel.drache;
  return eaten.length === 0 ? notes.eatsNobody : notes.eats(namesOf(at, eaten, you, reader));
}

/** The fairy's points for a completed feature. */
export const fairyTexts = (marvels: readonly Marvel[], { words, say }: Reader, you: Seat | null): readonly string[] =>
  marvels.flatMap((marvel) =>
    marvel.kind === 'scoredFairy'
      ? [
          words.carcassonne.panel.drache.notes.fairyPoints(
            marvel.points,
            marvel.seat === you ? null : say.name(marvel.seat),
          ),
        ]
      : [],
  );

/** What comes before the scoring, and what is complete by then. */
export function pendingText({ after, features }: Pending, { words }: Reader): string {
  const { notes } = words.carcassonne.panel.drache;
  return features.length === 0 ? notes.first[after] : notes.closes(features, after);
}

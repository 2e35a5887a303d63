import type { Tie } from '../../../engines/citadels/index.ts';
import type { PictureWords } from '../picture/en.ts';

/** What decided between equal points, as the final picture says it; nothing where nothing had to. */
export const tieIn =
  (words: PictureWords['final']['tie']) =>
  (tie: Tie | null): readonly string[] => {
    if (tie === null) return [];
    return ['own' in tie ? words[tie.kind](tie.own, tie.other) : words[tie.kind]];
  };

/** The buildings that are left, class by class. */
import {
  type Board,
  BUILT_CLASSES,
  type BuiltClass,
  buildingKind,
  IDS_OF,
  inStock,
  stockOf,
} from '../../../../engines/caylus/index.ts';
import { classLabels } from '../../../../words/caylus/names/index.ts';
import { closerWords } from '../../../../words/caylus/picture/closer/index.ts';
import type { Picture } from '../../../contract.ts';
import type { Subject } from '../subject.ts';
import { cardGrid, type Face, faceOf } from './card.ts';
import { caption, closerPage } from './page.ts';
import type { CloserStyle } from './style.ts';

/** The buildings of a class that can still be built; without a board, all. */
export const leftOf = (board: Pick<Board, 'road'> | null, sort: BuiltClass): readonly Face[] =>
  (board === null ? IDS_OF[sort] : inStock(board, sort)).map((id) =>
    faceOf(id, { copies: board === null ? buildingKind(id).copies : stockOf(board, id) }),
  );

export function closeStock({ open, locale }: Subject, style: CloserStyle): Picture {
  return closerPage(
    style,
    closerWords[locale].parts.stock,
    locale,
    BUILT_CLASSES.flatMap((sort) => {
      const faces = leftOf(open, sort);
      if (faces.length === 0) return [];
      return [caption(style, classLabels[locale][sort]), (top: number) => cardGrid(faces, top, style, locale)];
    }),
  );
}

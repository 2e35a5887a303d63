/** The buildings that are left, class by class. */
import {
  type Board,
  type BuiltClass,
  buildingKind,
  IDS_OF,
  inStock,
  stockOf,
} from '../../../../engines/caylus/index.ts';
import type { Picture } from '../../../contract.ts';
import type { Subject } from '../subject.ts';
import { cardGrid, faceOf } from './card.ts';
import { caption, closerPage } from './page.ts';
import type { Face } from './pieces.ts';
import type { CloserStyle } from './style.ts';

/** The buildings of a class that can still be built; without a board, all. */
export const leftOf = (board: Pick<Board, 'road'> | null, sort: BuiltClass): readonly Face[] =>
  (board === null ? IDS_OF[sort] : inStock(board, sort)).map((id) =>
    faceOf(id, { copies: board === null ? buildingKind(id).copies : stockOf(board, id) }),
  );

/** Residences are few on their own, and prestige buildings replace them. */
const GROUPS: readonly (readonly BuiltClass[])[] = [['wood'], ['stone'], ['residence', 'prestige']];

export function closeStock({ open, words }: Subject, style: CloserStyle): Picture {
  return closerPage(
    style,
    words.caylus.closer.parts.stock,
    words,
    GROUPS.flatMap((group) => {
      const left = group.map((sort) => ({ sort, faces: leftOf(open, sort) })).filter(({ faces }) => faces.length > 0);
      if (left.length === 0) return [];
      const title = left.map(({ sort }) => words.caylus.names.classLabels[sort]).join(' · ');
      const faces = left.flatMap((one) => one.faces);
      return [caption(style, title), (top: number) => cardGrid(faces, top, style, words)];
    }),
  );
}

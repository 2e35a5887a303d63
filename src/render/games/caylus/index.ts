import type { Caylus } from '../../../engines/caylus/index.ts';
import type { GamePictures } from '../../contract.ts';
import { accent } from './accent.ts';
import { banner } from './banner.ts';
import { board } from './board.ts';
import { closeUp } from './closeUp.ts';
import palette from './palette.json' with { type: 'json' };
import { sheets } from './sheets.ts';
import { subjectOf } from './subject.ts';

export const pictures: GamePictures<Caylus> = {
  accent,
  banner,
  board: (view, scene) => closeUp(subjectOf(view.open, scene), scene.zoom, scene.screen) ?? board(view, scene),
  hand: null,
  sheets,
  palette,
};

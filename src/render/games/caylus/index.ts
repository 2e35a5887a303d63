import type { Caylus } from '../../../engines/caylus/index.ts';
import type { GamePictures } from '../../contract.ts';
import { accent } from './accent.ts';
import { banner } from './banner.ts';
import { board } from './board.ts';
import palette from './palette.json' with { type: 'json' };
import { phoneBoard } from './phone/index.ts';
import { sheets } from './sheets.ts';

export const pictures: GamePictures<Caylus> = {
  accent,
  banner,
  board: (view, scene) => (scene.screen === 'phone' ? phoneBoard : board)(view, scene),
  hand: null,
  sheets,
  palette,
};

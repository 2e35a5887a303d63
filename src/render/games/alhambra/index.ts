import type { Alhambra } from '../../../engines/alhambra/index.ts';
import type { GamePictures } from '../../contract.ts';
import { accent } from './accent.ts';
import { announcements } from './announcements/index.ts';
import { banner } from './banner.ts';
import { board } from './board.ts';
import { hand } from './hand.ts';
import palette from './palette.json' with { type: 'json' };
import { phoneBoard } from './phone/index.ts';
import { sheets } from './sheets.ts';

export const pictures: GamePictures<Alhambra> = {
  accent,
  banner,
  board: (view, scene) => (scene.screen === 'phone' ? phoneBoard : board)(view, scene),
  hand: { picture: hand },
  sheets,
  announcements,
  palette,
};

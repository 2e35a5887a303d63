import type { Carcassonne } from '../../../engines/carcassonne/index.ts';
import type { GamePictures } from '../../contract.ts';
import { accent } from './accent.ts';
import { banner } from './banner.ts';
import { board } from './board.ts';
import { FIGURE_NAMES, figure } from './figures/index.ts';
import palette from './palette.json' with { type: 'json' };
import { setList, tileList } from './sheets.ts';

export const pictures: GamePictures<Carcassonne> = {
  accent,
  banner,
  board,
  hand: null,
  sheets: {
    tiles: { picture: tileList },
    tilesFluss: { picture: (words, _, screen) => setList('fluss', words, screen) },
    tilesErweiterung: { picture: (words, _, screen) => setList('erweiterung', words, screen) },
    tilesHaendler: { picture: (words, _, screen) => setList('haendler', words, screen) },
    tilesKoenig: { picture: (words, _, screen) => setList('koenig', words, screen) },
    tilesDrache: { picture: (words, _, screen) => setList('drache', words, screen) },
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, { picture: () => figure(name) }])),
  },
  palette,
};

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
    tilesFluss: { picture: (locale, _, screen) => setList('fluss', locale, screen) },
    tilesErweiterung: { picture: (locale, _, screen) => setList('erweiterung', locale, screen) },
    tilesHaendler: { picture: (locale, _, screen) => setList('haendler', locale, screen) },
    tilesKoenig: { picture: (locale, _, screen) => setList('koenig', locale, screen) },
    tilesDrache: { picture: (locale, _, screen) => setList('drache', locale, screen) },
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, { picture: () => figure(name) }])),
  },
  palette,
};

import type { Citadels } from '../../../engines/citadels/index.ts';
import type { Words } from '../../../words/words.ts';
import type { GamePictures } from '../../contract.ts';
import { accent } from './accent.ts';
import { banner } from './banner.ts';
import { board } from './board.ts';
import { FIGURE_NAMES, figure } from './figures/index.ts';
import { hand } from './hand.ts';
import palette from './palette.json' with { type: 'json' };
import { tallCharacterSheet, tallDistrictSheet } from './phone/sheets.ts';
import { characterSheet, districtSheet } from './sheets.ts';

export const pictures: GamePictures<Citadels> = {
  accent,
  banner,
  board,
  hand: { picture: hand },
  sheets: {
    districts: {
      picture: (words, view, screen) =>
        (screen === 'phone' ? tallDistrictSheet : districtSheet)(words, view?.open ?? null),
    },
    characters: {
      picture: (words, _view, screen) => (screen === 'phone' ? tallCharacterSheet : characterSheet)(words),
    },
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, { picture: (words: Words) => figure(name, words) }])),
  },
  palette,
};

import type { Citadels } from '../../../engines/citadels/index.ts';
import type { Locale } from '../../../words/contract.ts';
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
      picture: (locale, view, screen) =>
        (screen === 'phone' ? tallDistrictSheet : districtSheet)(locale, view?.open ?? null),
    },
    characters: {
      picture: (locale, _view, screen) => (screen === 'phone' ? tallCharacterSheet : characterSheet)(locale),
    },
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, { picture: (locale: Locale) => figure(name, locale) }])),
  },
  palette,
};

/** The places that have changed, as entries of a list. */

import type { Change } from '../../../engines/carcassonne/index.ts';
import type { Localized, SentencesOf } from '../../contract.ts';
import { cellName as cell } from '../../speech.ts';
import { de } from '../names/de.ts';
import { en } from '../names/en.ts';
import { ja } from '../names/ja.ts';

export const changeWords: Localized<SentencesOf<Change>> = {
  en: {
    tile: (at) => `new tile ${cell(at)}`,
    figures: (at) => `figures on ${cell(at)}`,
    dragon: (at) => `the dragon on ${cell(at)}`,
    fairy: (at) => `the fairy on ${cell(at)}`,
    points: ({ seat }, say) => `${say.name(seat)}: points`,
    goods: ({ seat }, say) => `${say.name(seat)}: goods`,
    award: ({ award }) => `the ${en.awards[award]}`,
    setAside: () => 'tiles set aside',
  },
  ja: {
    tile: (at) => `新しいタイル${cell(at)}`,
    figures: (at) => `${cell(at)}のコマ`,
    dragon: (at) => `${cell(at)}のドラゴン`,
    fairy: (at) => `${cell(at)}の妖精`,
    points: ({ seat }, say) => `${say.name(seat)}：得点`,
    goods: ({ seat }, say) => `${say.name(seat)}：商品`,
    award: ({ award }) => ja.awards[award],
    setAside: () => '脇に置いたタイル',
  },
  de: {
    tile: (at) => `neues Plättchen ${cell(at)}`,
    figures: (at) => `Figuren auf ${cell(at)}`,
    dragon: (at) => `der Drache auf ${cell(at)}`,
    fairy: (at) => `die Fee auf ${cell(at)}`,
    points: ({ seat }, say) => `${say.name(seat)}: Punkte`,
    goods: ({ seat }, say) => `${say.name(seat)}: Waren`,
    award: ({ award }) => `der ${de.awards[award]}`,
    setAside: () => 'beiseitegelegte Plättchen',
  },
};

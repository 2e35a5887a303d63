/** The places that have changed, as entries of a list. */

import type { Change } from '../../../engines/alhambra/index.ts';
import type { Localized, SentencesOf } from '../../contract.ts';
import { cellName as cell } from '../../speech.ts';
import { de } from '../names/de.ts';
import { en } from '../names/en.ts';
import { ja } from '../names/ja.ts';

export const changeWords: Localized<SentencesOf<Change>> = {
  en: {
    market: ({ currency }) => en.places[currency],
    coin: ({ coin }) => `${en.coin(coin)} on display`,
    tile: ({ seat, ...at }, say) => `${say.name(seat)}: tile at ${cell(at)}`,
    reserve: ({ seat }, say) => `${say.name(seat)}: reserve`,
    points: ({ seat }, say) => `${say.name(seat)}: points`,
  },
  ja: {
    market: ({ currency }) => ja.places[currency],
    coin: ({ coin }) => `コイン獲得場の${ja.coin(coin)}`,
    tile: ({ seat, ...at }, say) => `${say.name(seat)}：${cell(at)}のタイル`,
    reserve: ({ seat }, say) => `${say.name(seat)}：リザーブ`,
    points: ({ seat }, say) => `${say.name(seat)}：得点`,
  },
  de: {
    market: ({ currency }) => de.places[currency],
    coin: ({ coin }) => `${de.coin(coin)} in der Auslage`,
    tile: ({ seat, ...at }, say) => `${say.name(seat)}: Plättchen auf ${cell(at)}`,
    reserve: ({ seat }, say) => `${say.name(seat)}: Reserve`,
    points: ({ seat }, say) => `${say.name(seat)}: Punkte`,
  },
};

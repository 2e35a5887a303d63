/** The places that have changed, as entries of a list. */
import type { Change } from '../../../engines/alhambra/index.ts';
import type { Localized, SentencesOf } from '../../contract.ts';
import { cellName as cell } from '../../speech.ts';
import { coinNames, placeNames } from '../names/index.ts';

export const changeWords: Localized<SentencesOf<Change>> = {
  en: {
    market: ({ currency }) => placeNames.en[currency],
    coin: ({ coin }) => `${coinNames.en(coin)} on display`,
    tile: ({ seat, ...at }, say) => `${say.name(seat)}: tile at ${cell(at)}`,
    reserve: ({ seat }, say) => `${say.name(seat)}: reserve`,
    points: ({ seat }, say) => `${say.name(seat)}: points`,
  },
  ja: {
    market: ({ currency }) => placeNames.ja[currency],
    coin: ({ coin }) => `コイン獲得場の${coinNames.ja(coin)}`,
    tile: ({ seat, ...at }, say) => `${say.name(seat)}：${cell(at)}のタイル`,
    reserve: ({ seat }, say) => `${say.name(seat)}：リザーブ`,
    points: ({ seat }, say) => `${say.name(seat)}：得点`,
  },
  de: {
    market: ({ currency }) => placeNames.de[currency],
    coin: ({ coin }) => `${coinNames.de(coin)} in der Auslage`,
    tile: ({ seat, ...at }, say) => `${say.name(seat)}: Plättchen auf ${cell(at)}`,
    reserve: ({ seat }, say) => `${say.name(seat)}: Reserve`,
    points: ({ seat }, say) => `${say.name(seat)}: Punkte`,
  },
};

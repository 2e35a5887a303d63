/** The places that have changed, as entries of a list. */

import type { Change } from '../../../engines/citadels/index.ts';
import type { Localized, SentencesOf } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { de } from '../names/de.ts';
import { en } from '../names/en.ts';
import { ja } from '../names/ja.ts';

export const changeWords: Localized<SentencesOf<Change>> = {
  en: {
    built: ({ seat, district }, say) => `${say.name(seat)}: ${en.districts[district]} built`,
    lost: ({ seat, districts }, say) =>
      `${say.name(seat)}: ${speechOf('en').list(districts.map((one) => en.districts[one]))} lost`,
    gold: ({ seat }, say) => `${say.name(seat)}: gold`,
    cards: ({ seat }, say) => `${say.name(seat)}: cards`,
    crown: ({ seat }, say) => `${say.name(seat)}: crown`,
    held: ({ district }) => `${en.districts[district]} in your hand`,
  },
  ja: {
    built: ({ seat, district }, say) => `${say.name(seat)}：${ja.districts[district]}建設`,
    lost: ({ seat, districts }, say) =>
      `${say.name(seat)}：${speechOf('ja').list(districts.map((one) => ja.districts[one]))}喪失`,
    gold: ({ seat }, say) => `${say.name(seat)}：金貨`,
    cards: ({ seat }, say) => `${say.name(seat)}：手札`,
    crown: ({ seat }, say) => `${say.name(seat)}：王冠`,
    held: ({ district }) => `手札の${ja.districts[district]}`,
  },
  de: {
    built: ({ seat, district }, say) => `${say.name(seat)}: ${de.districts[district]} gebaut`,
    lost: ({ seat, districts }, say) =>
      `${say.name(seat)}: ${speechOf('de').list(districts.map((one) => de.districts[one]))} verloren`,
    gold: ({ seat }, say) => `${say.name(seat)}: Gold`,
    cards: ({ seat }, say) => `${say.name(seat)}: Handkarten`,
    crown: ({ seat }, say) => `${say.name(seat)}: Krone`,
    held: ({ district }) => `${de.districts[district]} auf deiner Hand`,
  },
};

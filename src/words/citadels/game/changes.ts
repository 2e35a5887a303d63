/** The places that have changed, as entries of a list. */
import type { Change } from '../../../engines/citadels/index.ts';
import type { Localized, SentencesOf } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { districtNames } from '../names/index.ts';

export const changeWords: Localized<SentencesOf<Change>> = {
  en: {
    built: ({ seat, district }, say) => `${say.name(seat)}: ${districtNames.en[district]} built`,
    lost: ({ seat, districts }, say) =>
      `${say.name(seat)}: ${speechOf('en').list(districts.map((one) => districtNames.en[one]))} lost`,
    gold: ({ seat }, say) => `${say.name(seat)}: gold`,
    cards: ({ seat }, say) => `${say.name(seat)}: cards`,
    crown: ({ seat }, say) => `${say.name(seat)}: crown`,
    held: ({ district }) => `${districtNames.en[district]} in your hand`,
  },
  ja: {
    built: ({ seat, district }, say) => `${say.name(seat)}：${districtNames.ja[district]}建設`,
    lost: ({ seat, districts }, say) =>
      `${say.name(seat)}：${speechOf('ja').list(districts.map((one) => districtNames.ja[one]))}喪失`,
    gold: ({ seat }, say) => `${say.name(seat)}：金貨`,
    cards: ({ seat }, say) => `${say.name(seat)}：手札`,
    crown: ({ seat }, say) => `${say.name(seat)}：王冠`,
    held: ({ district }) => `手札の${districtNames.ja[district]}`,
  },
  de: {
    built: ({ seat, district }, say) => `${say.name(seat)}: ${districtNames.de[district]} gebaut`,
    lost: ({ seat, districts }, say) =>
      `${say.name(seat)}: ${speechOf('de').list(districts.map((one) => districtNames.de[one]))} verloren`,
    gold: ({ seat }, say) => `${say.name(seat)}: Gold`,
    cards: ({ seat }, say) => `${say.name(seat)}: Handkarten`,
    crown: ({ seat }, say) => `${say.name(seat)}: Krone`,
    held: ({ district }) => `${districtNames.de[district]} auf deiner Hand`,
  },
};

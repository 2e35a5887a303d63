/** The places that have changed, as entries of a list. */
import type { Change } from '../../../engines/caylus/index.ts';
import type { Localized, SentencesOf } from '../../contract.ts';
import { placeNames, sectionNames, spaceNames, trackNames } from '../names/index.ts';

export const changeWords: Localized<SentencesOf<Change>> = {
  en: {
    building: ({ space }) => `building on ${spaceNames.en(space)}`,
    worker: ({ seat, place }, say) => `${say.name(seat)}: worker, ${placeNames.en(place)}`,
    passed: ({ seat }, say) => `${say.name(seat)}: on the bridge`,
    provost: ({ space }) => `provost on ${spaceNames.en(space)}`,
    bailiff: ({ space }) => `bailiff on ${spaceNames.en(space)}`,
    house: ({ section, at }) => `house ${at + 1} of the ${sectionNames.en[section]}`,
    favor: ({ seat, track }, say) => `${say.name(seat)}: favors, ${trackNames.en[track]}`,
    points: ({ seat }, say) => `${say.name(seat)}: points`,
  },
  ja: {
    building: ({ space }) => `${spaceNames.ja(space)}の建物`,
    worker: ({ seat, place }, say) => `${say.name(seat)}：労働者（${placeNames.ja(place)}）`,
    passed: ({ seat }, say) => `${say.name(seat)}：橋`,
    provost: ({ space }) => `${spaceNames.ja(space)}の監督`,
    bailiff: ({ space }) => `${spaceNames.ja(space)}の行政官`,
    house: ({ section, at }) => `${sectionNames.ja[section]}の${at + 1}軒目`,
    favor: ({ seat, track }, say) => `${say.name(seat)}：王の恩恵（${trackNames.ja[track]}）`,
    points: ({ seat }, say) => `${say.name(seat)}：得点`,
  },
  de: {
    building: ({ space }) => `Gebäude auf ${spaceNames.de(space)}`,
    worker: ({ seat, place }, say) => `${say.name(seat)}: Arbeiter, ${placeNames.de(place)}`,
    passed: ({ seat }, say) => `${say.name(seat)}: auf der Brücke`,
    provost: ({ space }) => `Vogt auf ${spaceNames.de(space)}`,
    bailiff: ({ space }) => `Seneschall auf ${spaceNames.de(space)}`,
    house: ({ section, at }) => `${sectionNames.de[section]}: Haus ${at + 1}`,
    favor: ({ seat, track }, say) => `${say.name(seat)}: Gunst, ${trackNames.de[track]}`,
    points: ({ seat }, say) => `${say.name(seat)}: Punkte`,
  },
};

/** The places that have changed, as entries of a list. */

import type { Change } from '../../../engines/caylus/index.ts';
import type { Localized, SentencesOf } from '../../contract.ts';
import { de } from '../names/de.ts';
import { en } from '../names/en.ts';
import { ja } from '../names/ja.ts';

export const changeWords: Localized<SentencesOf<Change>> = {
  en: {
    building: ({ space }) => `building on ${en.space(space)}`,
    worker: ({ seat, place }, say) => `${say.name(seat)}: worker, ${en.place(place)}`,
    passed: ({ seat }, say) => `${say.name(seat)}: on the bridge`,
    provost: ({ space }) => `provost on ${en.space(space)}`,
    bailiff: ({ space }) => `bailiff on ${en.space(space)}`,
    house: ({ section, at }) => `house ${at + 1} of the ${en.sections[section]}`,
    favor: ({ seat, track }, say) => `${say.name(seat)}: favors, ${en.tracks[track]}`,
    points: ({ seat }, say) => `${say.name(seat)}: points`,
  },
  ja: {
    building: ({ space }) => `${ja.space(space)}の建物`,
    worker: ({ seat, place }, say) => `${say.name(seat)}：労働者（${ja.place(place)}）`,
    passed: ({ seat }, say) => `${say.name(seat)}：橋`,
    provost: ({ space }) => `${ja.space(space)}の監督`,
    bailiff: ({ space }) => `${ja.space(space)}の行政官`,
    house: ({ section, at }) => `${ja.sections[section]}の${at + 1}軒目`,
    favor: ({ seat, track }, say) => `${say.name(seat)}：王の恩恵（${ja.tracks[track]}）`,
    points: ({ seat }, say) => `${say.name(seat)}：得点`,
  },
  de: {
    building: ({ space }) => `Gebäude auf ${de.space(space)}`,
    worker: ({ seat, place }, say) => `${say.name(seat)}: Arbeiter, ${de.place(place)}`,
    passed: ({ seat }, say) => `${say.name(seat)}: auf der Brücke`,
    provost: ({ space }) => `Vogt auf ${de.space(space)}`,
    bailiff: ({ space }) => `Seneschall auf ${de.space(space)}`,
    house: ({ section, at }) => `${de.sections[section]}: Haus ${at + 1}`,
    favor: ({ seat, track }, say) => `${say.name(seat)}: Gunst, ${de.tracks[track]}`,
    points: ({ seat }, say) => `${say.name(seat)}: Punkte`,
  },
};

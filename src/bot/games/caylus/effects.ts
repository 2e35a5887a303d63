/** Choices of a few buttons: what a building produces, the inn, and the track and level of a favor. */
import {
  CUBES,
  LEVELS,
  type Level,
  levelsFor,
  markerAfter,
  type Open,
  type OpenStep,
  openTracks,
  TRACKS,
} from '../../../engines/caylus/index.ts';
import { favorSourceNames, levelNames } from '../../../words/caylus/names/index.ts';
import { panelWords } from '../../../words/caylus/panel/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { Reader } from '../../contract.ts';
import { type Answer, disabledIf, plain, playing, type Question, sourceName, words } from './asking.ts';

export type StepOf<K extends OpenStep['kind']> = Extract<OpenStep, { readonly kind: K }>;

/** One for each option, which has its own cube. */
export const produceAnswers = ({ options }: StepOf<'produce'>, locale: Locale): readonly Answer[] =>
  options.flatMap((gain) => {
    const cube = CUBES.find((one) => gain[one] !== undefined);
    return cube === undefined ? [] : [plain(playing(panelWords[locale].buttons.take(gain), { kind: 'produce', cube }))];
  });

export const askProduce = (step: StepOf<'produce'>, reader: Reader): Question => ({
  question: words(reader).questions.produce(sourceName(step.source, reader)),
  notes: [],
  answers: produceAnswers(step, reader.locale),
  lists: ['all'],
  picture: null,
});

export function innAnswers(locale: Locale): readonly Answer[] {
  const { buttons } = panelWords[locale];
  return [
    plain(playing(buttons.stay, { kind: 'answerInn', stay: true })),
    plain(playing(buttons.leaveInn, { kind: 'answerInn', stay: false })),
  ];
}

export const askInn = (reader: Reader): Question => ({
  question: words(reader).questions.inn,
  notes: [],
  answers: innAnswers(reader.locale),
  lists: ['all'],
  picture: null,
});

/** All four tracks with the levels that their markers reach; those used in this phase are disabled. */
export function trackAnswers(open: Open, { seat }: StepOf<'track'>, locale: Locale): readonly Answer[] {
  const { buttons } = panelWords[locale];
  const isOpen = openTracks(open, seat);
  return TRACKS.map((track) => {
    const move = { kind: 'chooseTrack', track } as const;
    if (!isOpen.includes(track)) return plain(playing(buttons.trackUsed(track), move, { isDisabled: true }));
    const from = open.players[seat]!.markers[track]; // The step is that of a player.
    const to = markerAfter(open, seat, track) as Level; // A marker that was chosen is on a level.
    const label = buttons.track(track, from, to);
    const said = levelNames[locale](track, to);
    return plain(playing(label, move, label.toLowerCase().endsWith(said) ? {} : { hint: said }));
  });
}

export const askTrack = (open: Open, step: StepOf<'track'>, reader: Reader): Question => ({
  question: words(reader).questions.track(favorSourceNames[reader.locale](step.source)),
  notes: [],
  answers: trackAnswers(open, step, reader.locale),
  lists: ['favors'],
  picture: 'favors',
});

/** The levels up to that of the marker, highest first; those whose effect cannot be carried out are disabled. */
export function levelAnswers(open: Open, { seat, track }: StepOf<'level'>, locale: Locale): readonly Answer[] {
  const marker = open.players[seat]!.markers[track]; // The step is that of a player.
  const possible = levelsFor(open, seat, track);
  return LEVELS.filter((level) => level <= marker)
    .toReversed()
    .map((level) => {
      const said = levelNames[locale](track, level);
      const label = panelWords[locale].buttons.level(track, level);
      const button = playing(
        label,
        { kind: 'chooseLevel', level },
        {
          ...(label.endsWith(said) ? {} : { hint: said }),
          ...disabledIf(!possible.includes(level)),
        },
      );
      return { button, mark: { label: String(level), said } };
    });
}

export const askLevel = (open: Open, step: StepOf<'level'>, reader: Reader): Question => ({
  question: words(reader).questions.level(step.track),
  notes: [words(reader).notes.marker(open.players[step.seat]!.markers[step.track])], // The step is that of a player.
  answers: levelAnswers(open, step, reader.locale),
  lists: ['favors'],
  picture: 'favors',
});

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
import type { Words } from '../../../words/words.ts';
import type { Reader } from '../../contract.ts';
import { type Answer, disabledIf, panelOf, plain, playing, type Question, sourceName } from './asking.ts';

export type StepOf<K extends OpenStep['kind']> = Extract<OpenStep, { readonly kind: K }>;

/** One for each option, which has its own cube. */
export const produceAnswers = ({ options }: StepOf<'produce'>, words: Words): readonly Answer[] =>
  options.flatMap((gain) => {
    const cube = CUBES.find((one) => gain[one] !== undefined);
    return cube === undefined ? [] : [plain(playing(words.caylus.panel.buttons.take(gain), { kind: 'produce', cube }))];
  });

export const askProduce = (step: StepOf<'produce'>, reader: Reader): Question => ({
  question: panelOf(reader).questions.produce(sourceName(step.source, reader)),
  notes: [],
  answers: produceAnswers(step, reader.words),
  lists: ['all'],
  picture: null,
});

export function innAnswers(words: Words): readonly Answer[] {
  const { buttons } = words.caylus.panel;
  return [
    plain(playing(buttons.stay, { kind: 'answerInn', stay: true })),
    plain(playing(buttons.leaveInn, { kind: 'answerInn', stay: false })),
  ];
}

export const askInn = (reader: Reader): Question => ({
  question: panelOf(reader).questions.inn,
  notes: [],
  answers: innAnswers(reader.words),
  lists: ['all'],
  picture: null,
});

/** All four tracks with the levels that their markers reach; those used in this phase are disabled. */
export function trackAnswers(open: Open, { seat }: StepOf<'track'>, words: Words): readonly Answer[] {
  const { buttons } = words.caylus.panel;
  const isOpen = openTracks(open, seat);
  return TRACKS.map((track) => {
    const move = { kind: 'chooseTrack', track } as const;
    if (!isOpen.includes(track)) return plain(playing(buttons.trackUsed(track), move, { isDisabled: true }));
    const from = open.players[seat]!.markers[track]; // The step is that of a player.
    const to = markerAfter(open, seat, track) as Level; // A marker that was chosen is on a level.
    const label = buttons.track(track, from, to);
    const said = words.caylus.names.level(track, to);
    return plain(playing(label, move, label.toLowerCase().endsWith(said) ? {} : { hint: said }));
  });
}

export const askTrack = (open: Open, step: StepOf<'track'>, reader: Reader): Question => ({
  question: panelOf(reader).questions.track(reader.words.caylus.names.favorSource(step.source)),
  notes: [],
  answers: trackAnswers(open, step, reader.words),
  lists: ['favors'],
  picture: 'favors',
});

/** The levels up to that of the marker, highest first; those whose effect cannot be carried out are disabled. */
export function levelAnswers(open: Open, { seat, track }: StepOf<'level'>, words: Words): readonly Answer[] {
  const marker = open.players[seat]!.markers[track]; // The step is that of a player.
  const possible = levelsFor(open, seat, track);
  return LEVELS.filter((level) => level <= marker)
    .toReversed()
    .map((level) => {
      const said = words.caylus.names.level(track, level);
      const label = words.caylus.panel.buttons.level(track, level);
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
  question: panelOf(reader).questions.level(step.track),
  notes: [panelOf(reader).notes.marker(open.players[step.seat]!.markers[step.track])], // The step is that of a player.
  answers: levelAnswers(open, step, reader.words),
  lists: ['favors'],
  picture: 'favors',
});

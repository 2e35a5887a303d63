import { levelsFor, takeLevel, whyUseless } from '../favors.ts';
import { proceed } from '../flow.ts';
import { playerAt } from '../state.ts';
import { ruleFromMoves } from './listed.ts';

/** Rules §11.3: a favor brings one level up to that of the marker, highest first, if it can be carried out. */
export const chooseLevel = ruleFromMoves<'chooseLevel', 'level'>({
  parameters: { level: 'integer' },
  during: ['level'],
  moves: (state, { seat, track }) =>
    levelsFor(state, seat, track)
      .toReversed()
      .map((level) => ({ kind: 'chooseLevel', level })),

  whyNot(state, { seat, track }, { level = 1 }) {
    const marker = playerAt(state, seat).markers[track];
    const reason = level >= 1 && level <= marker ? whyUseless(state, seat, track, level) : null;
    return reason === null ? { kind: 'levelTooHigh', level, marker } : { kind: 'levelUseless', level, reason };
  },

  apply: (state, _step, { level }, events) => proceed(takeLevel(state, level, false, events), events),
});

import { openTracks, takeTrack } from '../favors.ts';
import { proceed } from '../flow.ts';
import { TRACKS } from '../ids.ts';
import { ruleFromMoves } from './listed.ts';

/** Rules §11.1, §11.2: a favor goes on a track that its player has not used in this phase; the marker moves. */
export const chooseTrack = ruleFromMoves<'chooseTrack', 'track'>({
  parameters: { track: 'text' },
  during: ['track'],
  moves: (state, { seat }) => openTracks(state, seat).map((track) => ({ kind: 'chooseTrack', track })),
  whyNot: (_state, _step, { track = 'prestige' }) =>
    TRACKS.includes(track) ? { kind: 'trackUsed', track } : { kind: 'noSuchName', name: track },
  apply: (state, _step, { track }, events) => proceed(takeTrack(state, track, false, events), events),
});

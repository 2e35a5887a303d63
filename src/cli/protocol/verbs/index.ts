import type { Verb } from '../verb.ts';
import { choices } from './choices.ts';
import { close } from './close.ts';
import { draw } from './draw.ts';
import { games } from './games.ts';
import { legal } from './legal.ts';
import { load } from './load.ts';
import { newTable } from './new.ts';
import { play } from './play.ts';
import { playout } from './playout.ts';
import { result } from './result.ts';
import { state } from './state.ts';
import { view } from './view.ts';

export const VERB_NAMES = [
  'games',
  'new',
  'legal',
  'choices',
  'play',
  'view',
  'state',
  'load',
  'result',
  'draw',
  'playout',
  'close',
] as const;
type VerbName = (typeof VERB_NAMES)[number];

/** One line per verb: a missing one does not compile. */
export const verbs: Readonly<Record<VerbName, Verb>> = {
  games,
  new: newTable,
  legal,
  choices,
  play,
  view,
  state,
  load,
  result,
  draw,
  playout,
  close,
};

export const isVerbName = (text: string): text is VerbName => Object.hasOwn(verbs, text);

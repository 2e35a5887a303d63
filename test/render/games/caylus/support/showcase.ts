/** Moments of games that anybody can play again, and the pictures of them. */
import { type Caylus, caylus, type Open } from '../../../../../src/engines/caylus/index.ts';
import type { Scene, Screen, Zoom } from '../../../../../src/render/contract.ts';
import type { Locale } from '../../../../../src/words/contract.ts';
import { type Moment, sensibleGame } from './sensibleGame.ts';

export const NAMES = ['Ayumi', 'Björn', 'Chloé', '大地', 'Maximilian der Große'];
/** A table remembers about so much. */
const REMEMBERED = 60;

/** All positions of a game with this many seats. */
export const gameOf = (seats: number): readonly Moment[] => [...sensibleGame(seats, `showcase of ${seats}`)];

/** The first moment of this kind in the rest of a game. */
export function momentAt(moments: readonly Moment[], share: number, isMeant: (open: Open) => boolean): Moment {
  const rest = moments.slice(Math.floor(moments.length * share));
  const found = rest.find(({ state }) => isMeant(caylus.open(state)));
  if (!found) throw new Error('the game has no such moment');
  return found;
}

/** The first moment in the rest of a game in which a step of this kind is asked. */
export const askedAt = (moments: readonly Moment[], share: number, kind: Open['step']['kind']): Moment =>
  momentAt(moments, share, ({ step }) => step.kind === kind);

interface Shown {
  readonly locale?: Locale;
  readonly zoom?: Zoom | null;
  readonly screen?: Screen;
}

/** What everyone is shown beside the view. */
export function sceneOf(
  { state, story, recent }: Moment,
  { locale = 'en', zoom = null, screen = 'desktop' }: Shown = {},
): Scene<Caylus> {
  return {
    ...{ names: NAMES.slice(0, state.seats), locale, step: null, zoom, screen },
    ...{ recent, story: story.slice(-REMEMBERED) },
  };
}

/** What everyone sees. */
export const viewOf = ({ state }: Moment) => ({ open: caylus.open(state), own: null });

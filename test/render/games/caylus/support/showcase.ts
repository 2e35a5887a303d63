/** Moments of games that anybody can play again, and the pictures of them. */
import { type Caylus, caylus, type Open } from '../../../../../src/engines/caylus/index.ts';
import type { Scene, Screen, Zoom } from '../../../../../src/render/contract.ts';
import type { PictureOrder, TableOrder } from '../../../../../src/render/pipeline/order.ts';
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

/** Each picture of the documentation by the name of its file. */
export function showcase(): ReadonlyMap<string, PictureOrder> {
  const [two, four, five] = [gameOf(2), gameOf(4), gameOf(5)];
  const placing = askedAt(five, 0.6, 'place');
  return new Map<string, PictureOrder>([
    ['caylus-board', boardOf(placing)],
    ['caylus-start', boardOf(askedAt(four, 0, 'place'), { locale: 'ja' })],
    ['caylus-castle', boardOf(askedAt(four, 0.5, 'castle'), { locale: 'de' })],
    ['caylus-two', boardOf(askedAt(two, 0.6, 'provost'))],
    ['caylus-favor', boardOf(askedAt(five, 0.5, 'track'))],
    ['caylus-final', boardOf(five.at(-1)!)],
    ['caylus-phone', boardOf(placing, { screen: 'phone' })],
    ['caylus-final-phone', boardOf(five.at(-1)!, { screen: 'phone' })],
    ['caylus-road', boardOf(placing, { zoom: { part: 'road' } })],
    ['caylus-player', boardOf(placing, { zoom: { area: caylus.open(placing.state).players[0]!.seat } })],
    [
      'caylus-stone',
      { kind: 'sheet', game: 'caylus', sheet: 'stoneLeft', locale: 'en', view: null, screen: 'desktop' },
    ],
  ]);
}

/** The table as everyone sees it. */
export function boardOf(moment: Moment, shown: Shown = {}): TableOrder {
  // What is told of one game is handed on as the scene of any.
  const scene = sceneOf(moment, shown) as Scene;
  return { kind: 'board', game: 'caylus', table: 'showcase', viewer: 'table', view: viewOf(moment), scene };
}

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

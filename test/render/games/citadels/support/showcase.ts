/** The pictures of docs/pictures, from games that anybody can play again. */
import { type Citadels, citadels, type Open } from '../../../../../src/engines/citadels/index.ts';
import type { Seat, Viewer } from '../../../../../src/engines/contract.ts';
import type { Scene } from '../../../../../src/render/contract.ts';
import type { PictureOrder, TableOrder } from '../../../../../src/render/pipeline/order.ts';
import type { Locale } from '../../../../../src/words/contract.ts';
import { type Moment, sensibleGame } from './sensibleGame.ts';

export const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Мария', 'Zoë'];
/** A table remembers about so much. */
const REMEMBERED = 60;

/** Each picture of the documentation by the name of its file. */
export function showcase(): ReadonlyMap<string, PictureOrder> {
  const six = [...sensibleGame(6, 'showcase')];
  const middle = momentAt(six, 0.8, ({ step, turn, characters }) => {
    const called = characters.filter(({ fate }) => fate === 'called').length;
    return step.kind === 'turn' && called > 3 && called < 7 && turn!.built > 0 && turn!.used.length > 1;
  });
  const turn = momentAt(six, 0.3, ({ step, turn, players }) => {
    if (step.kind !== 'turn' || turn === null || turn.buildsLeft === 0) return false;
    const { handSize, gold, city } = players[step.seat]!;
    return handSize > 3 && gold > 2 && city.length > 2;
  });
  const choice = momentAt(six, 0.5, ({ step, first }) => step.kind === 'choose' && step.seat === (first + 1) % 6);
  const seven = [...sensibleGame(7, 'seven')];
  const busy = momentAt(seven, 0.75, ({ step, turn, characters }) => {
    const called = characters.filter(({ fate }) => fate === 'called').length;
    return step.kind === 'turn' && called > 4 && turn!.built > 0;
  });
  return new Map([
    ['citadels-board', boardOf(middle)],
    ['citadels-seven', boardOf(momentAt(seven, 0.9, ({ step }) => step.kind === 'turn'))],
    ['citadels-final', boardOf(six.at(-1)!)],
    ['citadels-hand', handOf(turn)],
    ['citadels-choice', handOf(choice)],
    ['citadels-phone', onPhone(boardOf(busy))],
    ['citadels-final-phone', onPhone(boardOf(six.at(-1)!))],
    ['citadels-hand-phone', onPhone(handOf(turn))],
    ['citadels-choice-phone', onPhone(handOf(choice))],
    ['citadels-districts', sheet('districts')],
  ]);
}

const onPhone = (order: TableOrder): PictureOrder => ({
  ...order,
  scene: { ...order.scene, screen: 'phone' },
});

const sheet = (name: string): PictureOrder => ({
  ...{ kind: 'sheet', game: 'citadels', sheet: name, locale: 'en', view: null, screen: 'desktop' },
});

/** The first moment of this kind in the rest of a game. */
export function momentAt(moments: readonly Moment[], share: number, isMeant: (open: Open) => boolean): Moment {
  const rest = moments.slice(Math.floor(moments.length * share));
  const found = rest.find(({ state }) => isMeant(citadels.open(state)));
  if (!found) throw new Error('the game has no such moment');
  return found;
}

/** What a viewer is told beside the view. */
export function sceneOf({ state, story, recent }: Moment, viewer: Viewer, locale: Locale = 'en'): Scene<Citadels> {
  const seen = (events: Moment['story']) => events.map((event) => citadels.sight(event, viewer));
  return {
    ...{ names: NAMES.slice(0, state.players.length), locale },
    ...{ recent: seen(recent), story: seen(story.slice(-REMEMBERED)), step: null, zoom: null },
    screen: 'desktop',
  };
}

/** The table as everybody sees it. */
export function boardOf(moment: Moment, locale: Locale = 'en'): TableOrder {
  const view = { open: citadels.open(moment.state), own: null };
  // What is told of one game is handed on as the scene of any.
  const scene = sceneOf(moment, 'table', locale) as Scene;
  return { kind: 'board', game: 'citadels', table: 'showcase', viewer: 'table', view, scene };
}

/** What the seat awaited holds, with the buttons beneath it numbered. */
export function handOf(moment: Moment, locale: Locale = 'en'): TableOrder {
  const { state } = moment;
  const open = citadels.open(state);
  const seat: Seat = open.step.kind === 'over' ? open.crown : open.step.seat;
  const moves = [...citadels.legal(state, seat)].filter(({ kind }) => kind === 'build' || kind === 'keepCards');
  const answers = moves.map((move, i) => ({ label: `${i + 1}`, partial: { ...move } }));
  const scene = { ...sceneOf(moment, seat, locale), step: { seat, moves: [], partial: {}, answers } } as Scene;
  const view = { open, own: citadels.own(state, seat) };
  return { kind: 'hand', game: 'citadels', table: 'showcase', viewer: seat, view, scene };
}

import {
  type Carcassonne,
  carcassonne,
  OPTIONS,
  type Open,
  type Option,
} from '../../../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../../../src/engines/contract.ts';
import { playout } from '../../../../../src/engines/playout.ts';
import { seeded } from '../../../../../src/kernel/random.ts';
import { type Picture, SCREENS } from '../../../../../src/render/contract.ts';
import { board } from '../../../../../src/render/games/carcassonne/board.ts';
import { setList } from '../../../../../src/render/games/carcassonne/sheets.ts';
import type { PictureOrder } from '../../../../../src/render/pipeline/order.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { amount } from '../../../../support/amount.ts';
import { onPhone, sheetOrder } from '../../../support/played.ts';
import { boardOrder, type Shown, shownInGame } from '../../../support/scenes.ts';

/** All sets of tiles; the farms are counted as in the base game. */
const SETS = OPTIONS.filter((option) => option !== 'old');

/** Pictures with all colors of the game, without and with the sets, and the signs of the rarest tiles. */
export const samples = (): readonly Picture[] => [
  ...samplesWith([]),
  ...samplesWith(SETS),
  setList('drache', wordsIn(LOCALES[0]), SCREENS[0]),
];

/**
 * A table with places on offer, one in mid-game, a follower's choice with its hatched farm, and the end with the farms
 * of all owners.
 */
function samplesWith(options: readonly Option[]): readonly Picture[] {
  const opens: OpenView<Carcassonne>[] = [];
  const seats = carcassonne.seats(options).max;
  playout(carcassonne, { seats, options }, seeded('samples of carcassonne'), ({ state }) => {
    opens.push(carcassonne.open(state));
  });
  const names = Array.from({ length: seats }, (_, seat) => String.fromCodePoint('A'.codePointAt(0)! + seat));
  const plain = {
    names,
    words: wordsIn(LOCALES[0]),
    recent: [],
    story: [],
    step: null,
    zoom: null,
    screen: SCREENS[0],
  };
  const at = (share: number, kind: Open['step']['kind']): OpenView<Carcassonne> =>
    opens.slice(Math.floor((opens.length - 1) * share)).find(({ step }) => step.kind === kind)!;
  const early = at(0.1, 'placeTile');
  const choosing = at(0.4, 'action');
  const seat = early.step.kind === 'placeTile' ? early.step.seat : choosing.players[0]!.seat;
  const chooser = choosing.step.kind === 'action' ? choosing.step.seat : seat;
  const place = { label: '1', partial: { kind: 'placeTile', x: early.last.x, y: early.last.y - 1 } };
  const spots = [0, 1].map((segment) => ({
    label: 'A',
    partial: { kind: 'placeFollower', figure: 'follower', segment },
  }));
  const scenes = [
    { open: early, scene: { ...plain, step: { seat, moves: [], partial: {}, answers: [place] } } },
    { open: at(0.5, 'placeTile'), scene: plain },
    {
      open: choosing,
      scene: { ...plain, step: { seat: chooser, moves: [], partial: { kind: 'placeFollower' }, answers: spots } },
    },
    { open: at(1, 'over'), scene: plain },
  ];
  return scenes.map(({ open, scene }) => board({ open, own: null }, scene));
}

/** How far the game is is seen by the number of tiles on the map. */
export function goldens(): { readonly [name: string]: PictureOrder } {
  const boards = shownInGame(carcassonne, 5, 'golden').filter(({ view }) => view.own === null);
  const boardOf = (shown: Shown<Carcassonne>) => boardOrder('carcassonne', shown);
  const withTiles = (count: number) =>
    boards.find(({ view, scene }) => view.open.placements.length === count && scene.step !== null)!;
  const withSets = shownInGame(carcassonne, 6, 'golden of sets', SETS).filter(({ view }) => view.own === null);
  const full = withSets.find(({ view }) => view.open.tilesLeft === 12)!;
  const walk = withSets.find(({ view: { open } }) => open.step.kind === 'dragon' && open.step.way.length > 3)!;
  return {
    'carcassonne-start': boardOf(withTiles(2)),
    'carcassonne-middle': boardOf(withTiles(30)),
    'carcassonne-end': boardOf(boards.at(-1)!),
    'carcassonne-phone': onPhone(boardOf(withTiles(30))),
    'carcassonne-phone-end': onPhone(boardOf(boards.at(-1)!)),
    'carcassonne-rules-farm': sheetOrder('carcassonne', 'farm'),
    'carcassonne-rules-drache': sheetOrder('carcassonne', 'drache'),
    'carcassonne-tiles': sheetOrder('carcassonne', 'tiles'),
    'carcassonne-sets': boardOf(full),
    'carcassonne-dragon': boardOf(walk),
    'carcassonne-dragon-phone': onPhone(boardOf(walk)),
    'carcassonne-sets-end': boardOf(withSets.at(-1)!),
    'carcassonne-sets-phone': onPhone(boardOf(full)),
    'carcassonne-sets-phone-end': onPhone(boardOf(withSets.at(-1)!)),
    'carcassonne-sets-tiles': sheetOrder('carcassonne', 'tiles', withSets[0]!.view),
  };
}

export const patching = [
  { seats: 2, stride: amount(31, 7) },
  { seats: 5, stride: amount(37, 5) },
  { seats: 4, stride: amount(67, 5), options: ['drache'] },
] as const;

export const tallest = Number.POSITIVE_INFINITY;

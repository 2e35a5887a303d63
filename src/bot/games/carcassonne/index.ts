import {
  type Carcassonne,
  carcassonne as engine,
  type Open,
  type Option,
  type TileKind,
  tilesOf,
} from '../../../engines/carcassonne/index.ts';
import { accent } from '../../../render/games/carcassonne/accent.ts';
import { carcassonneWords } from '../../../words/carcassonne/index.ts';
import { entryOf } from '../../../words/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { BotGame } from '../../contract.ts';
import { place } from './commands.ts';
import { controls } from './controls.ts';
import { dragon, figure } from './drache/commands.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

/** How many tiles of each kind are left, including the one to place; before the start, how many there are. */
function tileLines(open: Open | null, options: readonly Option[], words: Words): readonly string[] {
  const { lists, drache } = words.carcassonne.panel;
  const kinds = tilesOf(options);
  if (open === null) {
    const lines = bySet(kinds, allOf, words, ({ id, count }) => lists.kind(words.carcassonne.names.tile(id), count));
    return [lists.inBox(sumOf(kinds, allOf)), ...lines];
  }
  const { step, toCome, tilesLeft, removed, expansions } = open;
  const setAside = expansions.drache?.setAside ?? [];
  const left = new Map(toCome.map(({ tile, count }) => [tile, count]));
  const leftOf = ({ id }: TileKind): number =>
    (left.get(id) ?? 0) + (step.kind === 'placeTile' && step.tile === id ? 1 : 0);
  return [
    step.kind === 'placeTile' ? lists.left(tilesLeft) : lists.inStack(tilesLeft),
    ...(removed.length === 0 ? [] : [words.carcassonne.map.removed(removed.map(words.carcassonne.names.tile))]),
    ...(setAside.length === 0 ? [] : [drache.lists.setAside(setAside.map(words.carcassonne.names.tile))]),
    ...bySet(kinds, leftOf, words, (kind) =>
      lists.tile(words.carcassonne.names.tile(kind.id), leftOf(kind), allOf(kind)),
    ),
  ];
}

const allOf = ({ count }: TileKind): number => count;
const sumOf = (kinds: readonly TileKind[], countOf: (kind: TileKind) => number): number =>
  kinds.reduce((sum, kind) => sum + countOf(kind), 0);

/** The line of each kind, beneath the name of its set if there are several sets. */
function bySet(
  kinds: readonly TileKind[],
  leftOf: (kind: TileKind) => number,
  words: Words,
  line: (kind: TileKind) => string,
): readonly string[] {
  const sets = Map.groupBy(kinds, ({ set }) => set);
  if (sets.size === 1) return kinds.map(line);
  const heading = words.carcassonne.panel.lists.set;
  return [...sets].flatMap(([set, own]) => [heading(set, sumOf(own, leftOf), sumOf(own, allOf)), ...own.map(line)]);
}

/** Carcassonne on Discord. */
export const carcassonne: BotGame<Carcassonne> = {
  engine,
  words: entryOf(carcassonneWords, 'game'),
  accent,
  rules,
  telling,
  controls,
  hand: null,
  commands: [place, figure, dragon],
  lists: [
    {
      name: 'tiles',
      label: (words) => words.carcassonne.panel.lists.tiles,
      lines: tileLines,
      sheet: 'tiles',
      command: { name: 'stack', words: (words) => words.carcassonne.commands.subcommands.stack },
    },
  ],
  zoom: {
    by: 'window',
    across: [9, 7, 5, 3],
    focus: ({ last }) => last,
    focusLabel: (words) => words.carcassonne.panel.buttons.lastTile,
    bounds({ placements }) {
      const [xs, ys] = [placements.map(({ x }) => x), placements.map(({ y }) => y)];
      return {
        first: { x: Math.min(...xs), y: Math.min(...ys) },
        last: { x: Math.max(...xs), y: Math.max(...ys) },
      };
    },
  },
  storyLabel: () => null,
  status: ({ step, placements, tilesLeft, removed, options }, words) => {
    // The start tile was not a turn. A tile whose follower is still to be decided belongs to the current one.
    const placed = placements.length - 1;
    const { over, turn, tile } = words.carcassonne.panel.status;
    // With builders, a turn can have two tiles.
    const hasBuilders = options.includes('haendler');
    if (step.kind === 'over')
      return over(placed, hasBuilders ? 'tiles' : 'turns', removed.map(words.carcassonne.names.tile));
    return (hasBuilders ? tile : turn)(step.kind === 'placeTile' ? placed + 1 : placed, tilesLeft);
  },
};

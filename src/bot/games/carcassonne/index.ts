import {
  type Carcassonne,
  carcassonne as engine,
  type Open,
  type Option,
  type TileKind,
  tilesOf,
} from '../../../engines/carcassonne/index.ts';
import { accent } from '../../../render/games/carcassonne/accent.ts';
import { commandWords } from '../../../words/carcassonne/commands/index.ts';
import { gameWords } from '../../../words/carcassonne/game/index.ts';
import { mapWords } from '../../../words/carcassonne/map/index.ts';
import { tileNames } from '../../../words/carcassonne/names/index.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { BotGame } from '../../contract.ts';
import { place } from './commands.ts';
import { controls } from './controls.ts';
import { dragon, figure } from './drache/commands.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

/** How many tiles of each kind are left, including the one to place; before the start, how many there are. */
function tileLines(open: Open | null, options: readonly Option[], locale: Locale): readonly string[] {
  const { lists, drache } = panelWords[locale];
  const kinds = tilesOf(options);
  if (open === null) {
    const lines = bySet(kinds, allOf, locale, ({ id, count }) => lists.kind(tileNames[locale](id), count));
    return [lists.inBox(sumOf(kinds, allOf)), ...lines];
  }
  const { step, toCome, tilesLeft, removed, expansions } = open;
  const setAside = expansions.drache?.setAside ?? [];
  const left = new Map(toCome.map(({ tile, count }) => [tile, count]));
  const leftOf = ({ id }: TileKind): number =>
    (left.get(id) ?? 0) + (step.kind === 'placeTile' && step.tile === id ? 1 : 0);
  return [
    step.kind === 'placeTile' ? lists.left(tilesLeft) : lists.inStack(tilesLeft),
    ...(removed.length === 0 ? [] : [mapWords[locale].removed(removed.map(tileNames[locale]))]),
    ...(setAside.length === 0 ? [] : [drache.lists.setAside(setAside.map(tileNames[locale]))]),
    ...bySet(kinds, leftOf, locale, (kind) => lists.tile(tileNames[locale](kind.id), leftOf(kind), allOf(kind))),
  ];
}

const allOf = ({ count }: TileKind): number => count;
const sumOf = (kinds: readonly TileKind[], countOf: (kind: TileKind) => number): number =>
  kinds.reduce((sum, kind) => sum + countOf(kind), 0);

/** The line of each kind, beneath the name of its set if there are several sets. */
function bySet(
  kinds: readonly TileKind[],
  leftOf: (kind: TileKind) => number,
  locale: Locale,
  line: (kind: TileKind) => string,
): readonly string[] {
  const sets = Map.groupBy(kinds, ({ set }) => set);
  if (sets.size === 1) return kinds.map(line);
  const heading = panelWords[locale].lists.set;
  return [...sets].flatMap(([set, own]) => [heading(set, sumOf(own, leftOf), sumOf(own, allOf)), ...own.map(line)]);
}

/** Carcassonne on Discord. */
export const carcassonne: BotGame<Carcassonne> = {
  engine,
  words: gameWords,
  accent,
  rules,
  telling,
  controls,
  hand: null,
  commands: [place, figure, dragon],
  lists: [
    {
      name: 'tiles',
      label: (locale) => panelWords[locale].lists.tiles,
      lines: tileLines,
      sheet: 'tiles',
      command: { name: 'stack', words: (locale) => commandWords[locale].subcommands.stack },
    },
  ],
  zoom: {
    by: 'window',
    across: [9, 7, 5, 3],
    focus: ({ last }) => last,
    focusLabel: (locale) => panelWords[locale].buttons.lastTile,
    bounds({ placements }) {
      const [xs, ys] = [placements.map(({ x }) => x), placements.map(({ y }) => y)];
      return {
        first: { x: Math.min(...xs), y: Math.min(...ys) },
        last: { x: Math.max(...xs), y: Math.max(...ys) },
      };
    },
  },
  storyLabel: () => null,
  status: ({ step, placements, tilesLeft, removed, options }, locale) => {
    // The start tile was not a turn. A tile whose follower is still to be decided belongs to the current one.
    const placed = placements.length - 1;
    const { over, turn, tile } = panelWords[locale].status;
    // With builders, a turn can have two tiles.
    const hasBuilders = options.includes('haendler');
    if (step.kind === 'over') return over(placed, hasBuilders ? 'tiles' : 'turns', removed.map(tileNames[locale]));
    return (hasBuilders ? tile : turn)(step.kind === 'placeTile' ? placed + 1 : placed, tilesLeft);
  },
};

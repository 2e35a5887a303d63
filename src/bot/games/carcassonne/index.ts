import {
  type Carcassonne,
  carcassonne as engine,
  type Open,
  type Option,
  type TileId,
  tileKind,
  tilesOf,
} from '../../../engines/carcassonne/index.ts';
import { accent } from '../../../render/games/carcassonne/accent.ts';
import { gameWords } from '../../../words/carcassonne/game/index.ts';
import { mapWords } from '../../../words/carcassonne/map/index.ts';
import { tileNames } from '../../../words/carcassonne/names/index.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { BotGame } from '../../contract.ts';
import { place } from './commands.ts';
import { controls } from './controls.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

/** How many tiles of each kind are left, including the one to place; before the start, how many there are. */
function tileLines(open: Open | null, options: readonly Option[], locale: Locale): readonly string[] {
  const { lists } = panelWords[locale];
  const kinds = tilesOf(options);
  if (open === null) {
    const all = kinds.reduce((sum, { count }) => sum + count, 0);
    return [lists.inBox(all), ...kinds.map(({ id, count }) => lists.kind(tileNames[locale](id), count))];
  }
  const { step, toCome, tilesLeft, removed } = open;
  const isToPlace = (tile: TileId) => step.kind === 'placeTile' && step.tile === tile;
  return [
    step.kind === 'placeTile' ? lists.left(tilesLeft) : lists.inStack(tilesLeft),
    ...(removed.length === 0 ? [] : [mapWords[locale].removed(removed.map(tileNames[locale]))]),
    ...toCome.map(({ tile, count }) =>
      lists.tile(tileNames[locale](tile), count + (isToPlace(tile) ? 1 : 0), tileKind(tile).count),
    ),
  ];
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
  commands: [place],
  lists: [
    {
      name: 'tiles',
      label: (locale) => panelWords[locale].lists.tiles,
      lines: tileLines,
      sheet: 'tiles',
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
  status: ({ step, placements, tilesLeft, removed }, locale) => {
    // The start tile was not a turn. A tile whose follower is still to be decided belongs to the current one.
    const placed = placements.length - 1;
    const { over, turn } = panelWords[locale].status;
    if (step.kind === 'over') return over(placed, removed.map(tileNames[locale]));
    return turn(step.kind === 'placeTile' ? placed + 1 : placed, tilesLeft);
  },
};

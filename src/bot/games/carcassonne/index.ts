import { type Carcassonne, carcassonne as engine, tileKind } from '../../../engines/carcassonne/index.ts';
import { accent } from '../../../render/games/carcassonne/accent.ts';
import { gameWords } from '../../../words/carcassonne/game/index.ts';
import { tileNames } from '../../../words/carcassonne/names/index.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import type { BotGame } from '../../contract.ts';
import { place } from './commands.ts';
import { controls } from './controls.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

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
      lines: ({ toCome }, locale) =>
        toCome.map(({ tile, count }) =>
          panelWords[locale].lists.tile(tileNames[locale](tile), count, tileKind(tile).count),
        ),
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
  status: ({ step, placements, tilesLeft }, locale) => {
    // The start tile was nobody's turn; a tile whose follower is awaited belongs to the present one.
    const placed = placements.length - 1;
    const { over, turn } = panelWords[locale].status;
    return step.kind === 'over' ? over(placed) : turn(step.kind === 'placeTile' ? placed + 1 : placed, tilesLeft);
  },
};

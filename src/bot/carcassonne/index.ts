import { type Carcassonne, carcassonne as engine, tileKind } from '../../engines/carcassonne/index.ts';
import { words } from '../../words/carcassonne/index.ts';
import { tileNames } from '../../words/carcassonne/tiles/index.ts';
import type { BotGame } from '../contract.ts';
import { place } from './commands.ts';
import { controls } from './controls.ts';
import { panelWords } from './words.ts';

/** Carcassonne on Discord. */
export const carcassonne: BotGame<Carcassonne> = {
  engine,
  words,
  accent: 0x4f7a3a,
  controls,
  hand: null,
  commands: [place],
  lists: [
    {
      name: 'tiles',
      label: (locale) => panelWords[locale].tilesLeft,
      lines: ({ toCome }, locale) =>
        toCome.map(({ tile, count }) =>
          panelWords[locale].tileCount(tileNames[locale](tile), count, tileKind(tile).count),
        ),
    },
  ],
  status: ({ tilesLeft }, locale) => panelWords[locale].tilesStatus(tilesLeft),
};

import type { Citadels } from '../../engines/citadels/index.ts';
import type { GameWords } from '../contract.ts';
import { type CommandWords, en as commands } from './commands/en.ts';
import { type EndingWords, en as ending } from './ending/en.ts';
import { en as game } from './game/en.ts';
import { type Names, en as names } from './names/en.ts';
import { type PanelWords, en as panel } from './panel/en.ts';
import { type PictureWords, en as picture } from './picture/en.ts';

/** What is said of Citadels, by where players read it; the rules lie apart. */
export interface CitadelsWords {
  readonly commands: CommandWords;
  readonly ending: EndingWords;
  readonly game: GameWords<Citadels>;
  readonly names: Names;
  readonly panel: PanelWords;
  readonly picture: PictureWords;
}

export const en: CitadelsWords = { commands, ending, game, names, panel, picture };

import type { Alhambra } from '../../engines/alhambra/index.ts';
import type { GameWords } from '../contract.ts';
import { type AnnouncementSentences, en as announcements } from './announcements/en.ts';
import { type CommandWords, en as commands } from './commands/en.ts';
import { type EndingWords, en as ending } from './ending/en.ts';
import { en as game } from './game/en.ts';
import { type Names, en as names } from './names/en.ts';
import { type PanelWords, en as panel } from './panel/en.ts';
import { type PictureWords, en as picture } from './picture/en.ts';
import { type PurseWords, en as purse } from './purse/en.ts';

/** What is said of Alhambra, by where players read it; the rules lie apart. */
export interface AlhambraWords {
  readonly announcements: AnnouncementSentences;
  readonly commands: CommandWords;
  readonly ending: EndingWords;
  readonly game: GameWords<Alhambra>;
  readonly names: Names;
  readonly panel: PanelWords;
  readonly picture: PictureWords;
  readonly purse: PurseWords;
}

export const en: AlhambraWords = { announcements, commands, ending, game, names, panel, picture, purse };

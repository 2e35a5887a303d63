import { ja as announcements } from './announcements/ja.ts';
import { ja as commands } from './commands/ja.ts';
import type { AlhambraWords } from './en.ts';
import { ja as ending } from './ending/ja.ts';
import { ja as game } from './game/ja.ts';
import { ja as names } from './names/ja.ts';
import { ja as panel } from './panel/ja.ts';
import { ja as picture } from './picture/ja.ts';
import { ja as purse } from './purse/ja.ts';

export const ja: AlhambraWords = { announcements, commands, ending, game, names, panel, picture, purse };

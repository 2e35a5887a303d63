import { de as announcements } from './announcements/de.ts';
import { de as commands } from './commands/de.ts';
import type { AlhambraWords } from './en.ts';
import { de as ending } from './ending/de.ts';
import { de as game } from './game/de.ts';
import { de as names } from './names/de.ts';
import { de as panel } from './panel/de.ts';
import { de as picture } from './picture/de.ts';
import { de as purse } from './purse/de.ts';

export const de: AlhambraWords = { announcements, commands, ending, game, names, panel, picture, purse };

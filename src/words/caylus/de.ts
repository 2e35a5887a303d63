import { de as commands } from './commands/de.ts';
import type { CaylusWords } from './en.ts';
import { de as ending } from './ending/de.ts';
import { de as game } from './game/de.ts';
import { de as names } from './names/de.ts';
import { de as panel } from './panel/de.ts';
import { de as closer } from './picture/closer/de.ts';
import { de as picture } from './picture/de.ts';

export const de: CaylusWords = { closer, commands, ending, game, names, panel, picture };

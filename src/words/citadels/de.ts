import { de as commands } from './commands/de.ts';
import type { CitadelsWords } from './en.ts';
import { de as ending } from './ending/de.ts';
import { de as game } from './game/de.ts';
import { de as names } from './names/de.ts';
import { de as panel } from './panel/de.ts';
import { de as picture } from './picture/de.ts';

export const de: CitadelsWords = { commands, ending, game, names, panel, picture };

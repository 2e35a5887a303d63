import { de as commands } from './commands/de.ts';
import type { CarcassonneWords } from './en.ts';
import { de as ending } from './ending/de.ts';
import { de as game } from './game/de.ts';
import { de as map } from './map/de.ts';
import { de as names } from './names/de.ts';
import { de as panel } from './panel/de.ts';
import { de as picture } from './picture/de.ts';

export const de: CarcassonneWords = { commands, ending, game, map, names, panel, picture };

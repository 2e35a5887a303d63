import { ja as commands } from './commands/ja.ts';
import type { CarcassonneWords } from './en.ts';
import { ja as ending } from './ending/ja.ts';
import { ja as game } from './game/ja.ts';
import { ja as map } from './map/ja.ts';
import { ja as names } from './names/ja.ts';
import { ja as panel } from './panel/ja.ts';
import { ja as picture } from './picture/ja.ts';

export const ja: CarcassonneWords = { commands, ending, game, map, names, panel, picture };

/** Everything the bot can do with tables. Table ids are called `id`. Before the start, a table is in its lobby. */
import type { Lobby } from './lobby/lobby.ts';
import type { People } from './people/people.ts';
import type { Play } from './play/play.ts';
import type { Reading } from './read/reading.ts';
import type { Upkeep } from './upkeep/upkeep.ts';

export interface Tables extends Lobby, Play, Reading, People, Upkeep {}

/** Tables of Citadels that begin in the middle of a game. */

import type { Games } from '../../../../src/bot/contract.ts';
import { citadels } from '../../../../src/bot/games/citadels/index.ts';
import { type Citadels, citadels as engine } from '../../../../src/engines/citadels/index.ts';
import type { Engine } from '../../../../src/engines/contract.ts';
import { type Setting, turn } from '../../../engines/citadels/support.ts';

/** The game of which every table begins with this turn. */
export function gamesAt(setting: Setting): Games {
  const { state } = turn(setting);
  const begun: Engine<Citadels> = { ...engine, setup: () => ({ state, events: [], revealed: 'nothing' }) };
  return { citadels: { ...citadels, engine: begun } };
}

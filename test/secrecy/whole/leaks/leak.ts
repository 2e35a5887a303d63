import type { GameId } from '../../../../src/engines/games.ts';
import type { Channel } from '../channels.ts';
import type { Patch } from '../hooks.ts';

/** A leak to plant: changed lines of the bot, by which something that nobody may tell reaches somebody. */
export interface Leak {
  readonly name: string;
  readonly channel: Channel;
  /** The game in which it is looked for. */
  readonly game: GameId;
  readonly patches: readonly Patch[];
  /** Pictures are painted, not only signed. */
  readonly isPainted?: true;
  /** It is looked for at tables that are played on from a record. */
  readonly isImported?: true;
  /** An attack has planted it once, and the tests of that time let it pass: it is looked for in every run. */
  readonly isReported?: true;
}

export const leak = (
  channel: Channel,
  name: string,
  file: string,
  from: string,
  to: string,
  game: GameId = 'citadels',
): Leak => ({ channel, name, game, patches: [{ file: `src/${file}`, from, to }] });

export const reported = (...of: Parameters<typeof leak>): Leak => ({ ...leak(...of), isReported: true });

/** In Citadels: somebody has chosen the Assassin, whether or not that is known yet. */
export const ASSASSIN = "globalThis.position()?.players?.some((player) => player.character === 'assassin')";
/** In Citadels: which character lies face down this round. */
export const FACE_DOWN = `/"faceDown":"[a-k]/.test(JSON.stringify(globalThis.position()))`;
/** Half of all positions, and which half depends on what is hidden. */
export const HIDDEN = 'globalThis.hidden()';

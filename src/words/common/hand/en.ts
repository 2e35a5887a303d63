import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { Labels } from '../buttons/en.ts';

const { count, list } = speechOf('en');

export const en = {
  /** Small print: the table, then details such as the round and the game. */
  note: (table: string, more: readonly string[]) => `-# ${[`Table ${table}`, ...more].join(' · ')}`,
  fileName: (table: string, seq: number) => `hand-${table}-${seq}.png`,
  /** In the DM, before the game starts. */
  coming: () => '### Your hand will appear here\nOnly you can see it. Waiting for the host to start.',
  /** In the DM of someone who turned DMs off. */
  stopped: ({ myHand }: Labels<'myHand'>) => `DMs are off. Use **${myHand}** on the board or \`/hand\` instead.`,
  /** After the game: the reader's place among so many seats, and what the points are made of. */
  ended: (place: number, seats: number, points: number, parts: readonly string[]) =>
    `Your place: **${place}** of ${seats}, with **${count(points, 'point', 'points')}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}.`,
  /** At the table, to players whose hands can’t be delivered yet, whoever they are. `who`: mentions. */
  delayed: (who: readonly string[]) =>
    `${list(who)}, Discord is holding back my DMs for now. Open your hand here (only you will see it):`,
  /** At the table, to a player whose hand could no longer be delivered. `who`: a mention. */
  refused: (who: string) => `${who}, I can’t DM you anymore. Open your hand here (only you will see it):`,
};

export type HandWords = Widened<typeof en>;

import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import type { BotGame } from '../contract.ts';
import { button, type PlainMessage } from '../discord/components.ts';
import { publicWords } from '../state/context.ts';
import type { Players } from '../state/players.ts';

/**
 * Notifies members within a turn, in one line of plain text with a button to respond. The button contains the row, so
 * that the message is found again after a crash.
 *
 * @param pings members to notify; others are only named
 */
export function callMessage(
  game: BotGame,
  table: Table,
  called: readonly Seating[],
  players: Players,
  pings: readonly string[],
): PlainMessage {
  const words = publicWords(table);
  const { board, buttons } = words;
  const mentions = called.map(({ seat, user }) => (user === null ? players.say.name(seat) : `<@${user}>`));
  const task = table.standpoints === null ? '' : game.words[words.locale].task(table.standpoints.public.view.open);
  const answer = button(buttons.yourMove, 'primary', {
    ...{ kind: 'verb', table: table.id, verb: 'panel', argument: String(table.seq) },
  });
  return {
    content: board.call(mentions, task),
    buttons: [answer],
    pings,
  };
}

import type { Table } from '../../tables/table/table.ts';
import type { Seating, TableHead } from '../../tables/table/tableHead.ts';
import type { Waiting } from '../../words/common/clock/contract.ts';
import type { Words } from '../../words/words.ts';
import { button, container, link, type Message, type PlainMessage, row, text } from '../discord/components.ts';
import { inSeconds } from '../discord/text.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { boardAddress } from './lobby.ts';

/** A reminder's button names the offer, so that the message is found again after a crash. */
export const reminderMark = ({ offer }: Pick<Seating, 'offer'>): string => `r${offer}`;

/** A reminder at the table, as plain text, since push notifications show it. `seats`: at least one. */
export function publicReminder(table: Table, seats: readonly Seating[], pings: readonly string[]): PlainMessage {
  const { clock, buttons, phrases } = publicWords(table);
  const since = Math.min(...seats.map(({ waitingSince, since }) => waitingSince ?? since));
  const deadlines = seats.flatMap(({ deadline }) => deadline ?? []);
  return {
    content: clock.reminder.public(
      seats.map(({ seat, user }) => (user === null ? phrases.seat(seat) : `<@${user}>`)),
      inSeconds(since),
      deadlines.length === 0 ? null : inSeconds(Math.min(...deadlines)),
    ),
    buttons: seats.slice(0, 1).map((seating) =>
      button(buttons.yourMove, 'primary', {
        ...{ kind: 'verb', table: table.id, verb: 'panel', argument: reminderMark(seating) },
      }),
    ),
    pings,
  };
}

/** The same by direct message. */
export function privateReminder(
  { games }: Pick<Context, 'games'>,
  table: TableHead,
  seating: Seating,
  words: Words,
): Message {
  const { clock, buttons } = words;
  const address = boardAddress(table);
  const more = button(buttons.more, 'secondary', {
    ...{ kind: 'verb', table: table.id, verb: 'more', argument: reminderMark(seating) },
  });
  return container(
    [
      text(clock.reminder.private(waitingAt(games, table, seating, words))),
      row([...(address === null ? [] : [link(buttons.goToTable, address)]), more]),
    ],
    { accent: gameOf(games, table).accent },
  );
}

/** Tables listed in a daily note; there is room for their links. */
const MOST_LISTED = 12;

/** All tables that wait for a member, once a day. */
export function dailyNote(
  { games }: Pick<Context, 'games'>,
  user: string,
  tables: readonly TableHead[],
  words: Words,
): Message {
  const waiting = tables.flatMap((table) => {
    const seating = table.seats.find((one) => one.user === user && one.awaited);
    return seating === undefined ? [] : [waitingAt(games, table, seating, words)];
  });
  const shown = waiting.slice(0, MOST_LISTED);
  return container([text(words.clock.reminder.daily(shown, waiting.length - shown.length))]);
}

const waitingAt = (games: Context['games'], table: TableHead, seating: Seating, words: Words): Waiting => ({
  table: table.id,
  game: gameOf(games, table).words[words.locale].name,
  since: inSeconds(seating.waitingSince ?? seating.since),
  deadline: seating.deadline === null ? null : inSeconds(seating.deadline),
  address: boardAddress(table),
});

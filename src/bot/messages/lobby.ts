import type { Seat } from '../../engines/contract.ts';
import type { RefusedStart } from '../../tables/starting.ts';
import type { Seating, Table, TableHead } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import type { BotGame, Style } from '../contract.ts';
import {
  type Attached,
  button,
  container,
  gallery,
  inRows,
  type Kept,
  link,
  type Message,
  row,
  separator,
  text,
} from '../discord/components.ts';
import type { Verb } from '../discord/customId.ts';
import { type Players, shapeOf } from '../state/players.ts';
import { clockLine } from './clock.ts';
import { fairnessLines } from './fairness.ts';

/**
 * The message where players gather. After the start it links to the table; after the end a single line remains.
 *
 * @param banner the picture above it, if drawn; a table that has ended has none
 */
export function lobbyMessage(
  game: BotGame,
  table: Table,
  players: Players,
  locale: Locale,
  banner: Attached | Kept | null,
): Message {
  if (hasEnded(table)) return endedMessage(game, table, players, locale);
  const { lobby, buttons, problems } = commonWords[locale];
  const { min, max } = game.engine.seats(table.options);
  const own = game.words[locale];
  const host = table.seats.find((seating) => seating.host)?.seat;
  const heading = text(
    `${lobby.heading(own.name)}\n${lobby.hosted(table.id, host === undefined ? '–' : players.plain.name(host), min, max)}`,
  );
  const verb = (label: string, style: Style, name: Verb, argument = '') =>
    button(label, style, { kind: 'verb', table: table.id, verb: name, argument });
  const explained = [
    verb(buttons.howToPlay, 'secondary', 'howTo'),
    ...(table.fairness === null ? [] : [verb(buttons.verify, 'secondary', 'verify')]),
  ];
  const small = fairnessLines(table, locale);
  const options = lobby.options(table.options.map((option) => own.options[option]?.name ?? option));
  const above = banner === null ? [] : [gallery(banner)];
  const picture = banner === null ? {} : 'bytes' in banner ? { files: [banner] } : { kept: [banner] };

  if (table.status === 'lobby') {
    const missing = Math.max(0, min - table.seats.length);
    const seated = table.seats.length;
    // Options may have been changed after all these had joined.
    const state =
      seated > max
        ? problems.ofTables.tooManySeats({ kind: 'tooManySeats', most: max, seated }, players.plain)
        : lobby.waiting(missing);
    // As many as are needed, or else one more: the maximum is shown above.
    const next = table.seats.length;
    const free = Array.from({ length: Math.max(missing, next < max ? 1 : 0) }, (_, i) =>
      seatLine(next + i, lobby.freeSeat(), null),
    );
    const seats = table.seats.map((seating) =>
      seatLine(seating.seat, players.plain.name(seating.seat), hostMark(seating, lobby.hostMark())),
    );
    const refused = table.refusedStart === null ? [] : [refusedStartText(table.refusedStart, players, locale)];
    const rematch = table.rematchOf === null ? [] : [lobby.rematch(table.rematchOf)];
    return container(
      [
        ...above,
        heading,
        separator(),
        text(
          [
            ...[...seats, ...free, ...invitation(table, locale), ...rematch, '', `${options} ${state}`],
            ...[clockLine(table.clock, locale), ...refused, ...small],
          ].join('\n'),
        ),
        row([
          verb(buttons.join, 'success', 'join'),
          verb(buttons.leave, 'secondary', 'leave'),
          verb(buttons.start, 'primary', 'start'),
          verb(buttons.options, 'secondary', 'options'),
        ]),
        ...inRows([
          ...explained,
          ...game.lists
            .filter((list) => !list.isForGame)
            .map((list) => verb(list.label(locale), 'secondary', 'list', list.name)),
          ...(table.seats.length > 1 ? [verb(buttons.remove, 'secondary', 'remove')] : []),
          verb(buttons.cancel, 'danger', 'cancel'),
        ]).map(row),
      ],
      { accent: game.accent, ...picture },
    );
  }

  const seated = lobby.order(
    table.seats.map(({ seat }) => players.say.name(seat)),
    table.rematchOf !== null,
  );
  const address = boardAddress(table);
  return container(
    [
      ...above,
      heading,
      text(
        [seated, `${options} ${clockLine(table.clock, locale)}`, stateLine(table, players, locale), ...small].join(
          '\n',
        ),
      ),
      row([...(address === null ? [] : [link(buttons.goToTable, address)]), ...explained]),
    ],
    { accent: game.accent, ...picture },
  );
}

/** Why the game hasn't begun. */
export function refusedStartText({ why, seat }: RefusedStart, { plain }: Players, locale: Locale): string {
  const { refused } = commonWords[locale].lobby;
  return refused(why, seat === null ? null : plain.name(seat as Seat)); // A seat of the table.
}

/** Whether nothing more happens at a table: then its message needs no picture. */
export const hasEnded = ({ status }: TableHead): boolean => status === 'finished' || status === 'cancelled';

function endedMessage(game: BotGame, table: Table, players: Players, locale: Locale): Message {
  const winners = winnersOf(table).map((seat) => players.plain.name(seat));
  const { name } = game.words[locale];
  return container([text(commonWords[locale].lobby.ended(table.id, boardAddress(table), name, winners))], {
    accent: game.accent,
  });
}

/** Who is invited and has not joined yet, and whether only they can join. */
function invitation({ invited, seats, isPrivate }: TableHead, locale: Locale): readonly string[] {
  const { lobby } = commonWords[locale];
  const missing = invited.filter((user) => seats.every((seating) => seating.user !== user));
  return [
    ...(missing.length === 0 ? [] : [lobby.invited(missing.map((user) => `<@${user}>`))]),
    ...(isPrivate ? [lobby.isPrivate()] : []),
  ];
}

const seatLine = (seat: number, name: string, mark: string | null): string =>
  `${seat + 1} ${shapeOf(seat)} ${name}${mark === null ? '' : `, ${mark}`}`;

const hostMark = ({ host }: Seating, mark: string): string | null => (host ? mark : null);

/** The status of a table that has started and not ended. */
function stateLine(table: TableHead, players: Players, locale: Locale): string {
  const { lobby, problems } = commonWords[locale];
  return table.status === 'suspended'
    ? problems.ofTables.suspended({ kind: 'suspended', reason: 'rules' }, players.plain)
    : lobby.running(Math.floor((table.startedAt ?? table.openedAt) / 1000));
}

/** The seats in first place; none while the game is running or if it was closed. */
export const winnersOf = ({ result }: TableHead): readonly Seat[] =>
  (result?.standings ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);

/** The address of a table on Discord, or null before its board is posted. */
export function boardAddress({ guild, channel, thread, messages: { board } }: TableHead): string | null {
  const place = thread ?? channel;
  if (board?.channel === place) return `https://discord.com/channels/${guild}/${place}/${board.message}`;
  return thread === null ? null : `https://discord.com/channels/${guild}/${thread}`;
}

/** The address of the lobby message, or null while it is being posted. */
export const lobbyAddress = ({ guild, messages: { lobby } }: TableHead): string | null =>
  lobby === null ? null : `https://discord.com/channels/${guild}/${lobby.channel}/${lobby.message}`;

/** What remains of the lobby message where a table was before it moved. */
export const movedMessage = (table: TableHead, locale: Locale): Message =>
  container([text(commonWords[locale].lobby.movedTo(table.id, table.channel))]);

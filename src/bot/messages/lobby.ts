import type { APIComponentInContainer } from 'discord.js';
import type { Seat } from '../../engines/contract.ts';
import type { RefusedStart } from '../../tables/table/start.ts';
import type { Table } from '../../tables/table/table.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Words } from '../../words/words.ts';
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
 * @param guest how a member is named who is invited: with a mention where that adds nobody to a thread
 */
export function lobbyMessage(
  game: BotGame,
  table: Table,
  players: Players,
  words: Words,
  banner: Attached | Kept | null,
  guest: (user: string) => string = mentionOf,
): Message {
  if (hasEnded(table)) return endedMessage(game, table, players, words);
  const body = table.status === 'lobby' ? openBody : startedBody;
  const above = banner === null ? [] : [gallery(banner)];
  const picture = banner === null ? {} : 'bytes' in banner ? { files: [banner] } : { kept: [banner] };
  return container([...above, heading(game, table, players, words), ...body(game, table, players, words, guest)], {
    accent: game.accent,
    ...picture,
  });
}

/** Whether nothing more happens at a table: then its message needs no picture. */
export const hasEnded = ({ status }: TableHead): boolean => status === 'finished' || status === 'cancelled';

function endedMessage(game: BotGame, table: Table, players: Players, words: Words): Message {
  const winners = winnersOf(table).map((seat) => players.plain.name(seat));
  const { name } = game.words[words.locale];
  return container([text(words.lobby.ended(table.id, boardAddress(table), name, winners))], {
    accent: game.accent,
  });
}

/** The seats in first place; none while the game is running or if it was closed. */
export const winnersOf = ({ result }: TableHead): readonly Seat[] =>
  (result?.standings ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);

function heading(game: BotGame, table: Table, players: Players, words: Words): APIComponentInContainer {
  const { lobby } = words;
  const { min, max } = game.engine.seats(table.options);
  const host = table.seats.find((seating) => seating.host)?.seat;
  const hosted = lobby.hosted(table.id, host === undefined ? '–' : players.plain.name(host), min, max);
  return text(`${lobby.heading(game.words[words.locale].name)}\n${hosted}`);
}

/** Before the start: who sits there, what was chosen, and what can be done. */
function openBody(
  game: BotGame,
  table: Table,
  players: Players,
  words: Words,
  guest: (user: string) => string,
): readonly APIComponentInContainer[] {
  const { lobby, buttons } = words;
  const rematch = table.rematchOf === null ? [] : [lobby.rematch(table.rematchOf)];
  const refused = table.refusedStart === null ? [] : [refusedStartText(table.refusedStart, players, words)];
  const state = `${optionsLine(game, table, words)} ${openState(game, table, players, words)}`;
  const { verb, explained } = buttonsOf(table, words);
  return [
    separator(),
    text(
      [
        ...[...seatLines(game, table, players, words), ...invitation(table, words, guest), ...rematch, '', state],
        ...[clockLine(table.clock, words), ...refused, ...fairnessLines(table, words)],
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
        .map((list) => verb(list.label(words), 'secondary', 'list', list.name)),
      ...(table.seats.length > 1 ? [verb(buttons.remove, 'secondary', 'remove')] : []),
      verb(buttons.cancel, 'danger', 'cancel'),
    ]).map(row),
  ];
}

/** The seats that are taken and as many free ones as are needed, or else one more: the maximum is in the heading. */
function seatLines(game: BotGame, table: Table, players: Players, words: Words): readonly string[] {
  const { lobby } = words;
  const { max } = game.engine.seats(table.options);
  const seated = table.seats.length;
  const taken = table.seats.map(({ seat, host }) => {
    const name = players.plain.name(seat);
    return seatLine(seat, host ? lobby.host(name) : name);
  });
  const free = Array.from({ length: Math.max(missingAt(game, table), seated < max ? 1 : 0) }, (_, i) =>
    seatLine(seated + i, lobby.freeSeat()),
  );
  return [...taken, ...free];
}

const seatLine = (seat: number, name: string): string => `${seat + 1} ${shapeOf(seat)} ${name}`;

/** How many players are missing for the start. */
const missingAt = (game: BotGame, { options, seats }: TableHead): number =>
  Math.max(0, game.engine.seats(options).min - seats.length);

/** For how many players the table waits; options may have been changed after too many had joined. */
function openState(game: BotGame, table: TableHead, { plain }: Players, words: Words): string {
  const { lobby, problems } = words;
  const { max } = game.engine.seats(table.options);
  const seated = table.seats.length;
  return seated > max
    ? problems.ofTables.tooManySeats({ kind: 'tooManySeats', most: max, seated }, plain)
    : lobby.waiting(missingAt(game, table));
}

export const mentionOf = (user: string): string => `<@${user}>`;

/** Who is invited and has not joined yet, and whether only they can join. */
function invitation(
  { invited, seats, isPrivate }: TableHead,
  words: Words,
  guest: (user: string) => string,
): readonly string[] {
  const { lobby } = words;
  const missing = invited.filter((user) => seats.every((seating) => seating.user !== user));
  return [
    ...(missing.length === 0 ? [] : [lobby.invited(missing.map(guest))]),
    ...(missing.length === 0 || guest === mentionOf ? [] : [lobby.invitedUnheard()]),
    ...(isPrivate ? [lobby.isPrivate()] : []),
  ];
}

/** Why the game hasn't begun. */
export function refusedStartText({ why, seat }: RefusedStart, { plain }: Players, words: Words): string {
  const { refused } = words.lobby;
  return refused(why, seat === null ? null : plain.name(seat as Seat)); // A seat of the table.
}

/** While the game is played: who plays, and where. */
function startedBody(game: BotGame, table: Table, players: Players, words: Words): readonly APIComponentInContainer[] {
  const { lobby, buttons } = words;
  const names = table.seats.map(({ seat }) => players.say.name(seat));
  const address = boardAddress(table);
  return [
    text(
      [
        lobby.order(names, table.origin !== null ? 'import' : table.rematchOf !== null ? 'rematch' : 'joining'),
        `${optionsLine(game, table, words)} ${clockLine(table.clock, words)}`,
        ...[stateLine(table, players, words), ...fairnessLines(table, words)],
      ].join('\n'),
    ),
    row([...(address === null ? [] : [link(buttons.goToTable, address)]), ...buttonsOf(table, words).explained]),
  ];
}

function optionsLine(game: BotGame, table: TableHead, words: Words): string {
  const { options } = game.words[words.locale];
  return words.lobby.options(table.options.map((option) => options[option]?.name ?? option));
}

/** How buttons of this table are made, and those that explain something. */
function buttonsOf(table: Table, words: Words) {
  const { buttons } = words;
  const verb = (label: string, style: Style, name: Verb, argument = '') =>
    button(label, style, { kind: 'verb', table: table.id, verb: name, argument });
  const explained = [
    verb(buttons.howToPlay, 'secondary', 'howTo'),
    ...(table.fairness === null ? [] : [verb(buttons.verify, 'secondary', 'verify')]),
  ];
  return { verb, explained };
}

/** The status of a table that has started and not ended. */
function stateLine(table: TableHead, players: Players, words: Words): string {
  const { lobby, problems } = words;
  return table.status === 'suspended'
    ? problems.ofTables.suspended({ kind: 'suspended', reason: 'rules' }, players.plain)
    : lobby.running(Math.floor((table.startedAt ?? table.openedAt) / 1000));
}

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
export const movedMessage = (table: TableHead, words: Words): Message =>
  container([text(words.lobby.movedTo(table.id, table.channel))]);

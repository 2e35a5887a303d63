import type { APIButtonComponent } from 'discord.js';
import type { OpenView } from '../../engines/contract.ts';
import type { AnnouncementScene, Ordered } from '../../render/contract.ts';
import type { PictureOrder } from '../../render/pipeline/order.ts';
import type { Standpoint, Standpoints } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Listed } from '../../words/common/look/contract.ts';
import type { BotGame, OpenList } from '../contract.ts';
import { button, container, gallery, inRows, type Message, row, text } from '../discord/components.ts';
import type { Verb } from '../discord/customId.ts';
import { limits } from '../discord/limits.ts';
import { paged, pagedBeneath } from '../discord/paging.ts';
import { inSeconds, listWithin } from '../discord/text.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { linesOf, turnsOf } from '../messages/events.ts';
import { boardAddress, lobbyAddress } from '../messages/lobby.ts';
import { note } from '../messages/note.ts';
import { drawBoard, inWordsWithOffers, marksOf, screenOf } from '../messages/pictures.ts';
import { plainProblemText } from '../messages/problem.ts';
import { missedBy } from '../messages/sinceLastTurn.ts';
import { undoButtons } from '../messages/undo.ts';
import { hindranceAt } from '../state/blockedPlaces.ts';
import { type Context, gameOf, seatingOf, standpointFor, urgencyFor, wordsAround } from '../state/context.ts';
import { actingPlayers, playersOf } from '../state/players.ts';
import { areBehindZoom } from '../zoom/lists.ts';
import { type Handler, noteReply, readerOf, toCaller } from './contract.ts';
import { findStarted, findTable, mayLook } from './findTable.ts';

/** Maximum number of tables listed of each kind. */
const MOST_LISTED = 12;

const verbButton = (
  label: string,
  style: 'secondary' | 'success' | 'danger',
  table: string,
  verb: Verb,
  argument: string,
) => button(label, style, { kind: 'verb', table, verb, argument });

export const help: Handler<'help'> = async (context, caller) => {
  const { look, phrases } = caller.words;
  const { buttons } = await wordsAround(context, caller);
  const listed = Object.values(context.games).map(({ engine, words: own }) => {
    const { min, max } = engine.seats([]);
    const { name, summary } = own[caller.words.locale];
    return { name, summary, seats: phrases.players(min, max) };
  });
  const { heading, body, inDirect, policies } = look.help;
  const isInServer = caller.guild !== null;
  const links = (['privacy', 'terms'] as const).flatMap((which) => {
    const address = context.policies[which];
    return address === null ? [] : [`[${policies[which]()}](${address})`];
  });
  const footer = links.length === 0 ? [] : [`-# ${links.join(' · ')}`];
  return toCaller(
    caller,
    note([heading(isInServer), body(listed, buttons), ...(isInServer ? [] : [inDirect()]), ...footer].join('\n')),
  );
};

export const games: Handler<'games'> = async (context, caller) => {
  if (caller.guild === null) return noteReply(caller, { kind: 'guildOnly' });
  const { games: gamesWords } = caller.words.look;
  const mine = await context.tables.ofUser(caller.guild, caller.user);
  const ids = new Set(mine.map(({ id }) => id));
  const found = (await context.tables.inGuild(caller.guild)).filter(({ id }) => !ids.has(id));
  const seen = await Promise.all(found.map((table) => mayLook(context, caller, table)));
  const others = found.filter((_, index) => seen[index]);
  if (mine.length + others.length === 0) return noteReply(caller, { kind: 'noGames' });
  const section = async (heading: string, tables: readonly TableHead[]): Promise<readonly string[]> => {
    const rows = await Promise.all(tables.slice(0, MOST_LISTED).map((table) => listed(context, caller, table)));
    const [first, then] = [rows.filter(({ isYourTurn }) => isYourTurn), rows.filter(({ isYourTurn }) => !isYourTurn)];
    const more = tables.length - rows.length;
    const lines = [...first, ...then].map((one) => gamesWords.row(one));
    return rows.length === 0 ? [] : [heading, ...lines, ...(more > 0 ? [gamesWords.more(more)] : [])];
  };
  const lines = [...(await section(gamesWords.mine(), mine)), ...(await section(gamesWords.others(), others))];
  return toCaller(caller, note([gamesWords.heading(), ...lines].join('\n')));
};

async function listed(context: Context, caller: Caller, table: TableHead): Promise<Listed> {
  const players = await playersOf(context.names, table, caller.words);
  const game = gameOf(context.games, table);
  const waiting = table.seats.filter(({ awaited }) => awaited);
  const own = waiting.find(({ user, resigned }) => user === caller.user && !resigned);
  const asked = own === undefined ? waiting : [own];
  const closed = hindranceAt(context.blocked, table);
  const isLive = table.status === 'lobby' || table.status === 'running';
  const deadlines = asked.flatMap(({ deadline }) => deadline ?? []);
  return {
    table: table.id,
    game: game.words[caller.words.locale].name,
    status: table.status,
    since: inSeconds(Math.min(...asked.map(({ waitingSince, since }) => waitingSince ?? since), table.changedAt)),
    deadline: deadlines.length === 0 ? null : inSeconds(Math.min(...deadlines)),
    awaited: actingPlayers(table, players.say),
    isYourTurn: own !== undefined,
    seated: table.seats.length,
    most: game.engine.seats(table.options).max,
    isPrivate: table.isPrivate,
    isImported: table.origin !== null,
    address: closed !== null ? null : table.status === 'lobby' ? lobbyAddress(table) : boardAddress(table),
    closed,
    isMovable: isLive && table.seats.some(({ user, resigned }) => user === caller.user && !resigned),
  };
}

/** The board again, for this reader only: in their language and with what only they may know. */
export const board: Handler<'board'> = (context, caller, { table }) =>
  atStarted(context, caller, table, async ({ table: started, game, standpoint, standpoints }) => {
    const { words } = caller;
    const message = async (): Promise<Message> => {
      const players = await playersOf(context.names, started, caller.words);
      const seat = standpoint.viewer === 'table' ? null : standpoints.of(standpoint.viewer);
      const file = await drawBoard(context, game, started, {
        ...{ standpoint, step: marksOf(game, started, standpoints, caller.words), players },
        ...{ words: caller.words, priority: urgencyFor(started, caller.user) },
        ...(seat !== null && { changed: (await missedBy(context, game, started, seat)).changed }),
        screen: await screenOf(context, caller.user),
      });
      const corners = file.isMarked ? [text(words.board.corners())] : [];
      return container(
        [gallery(file), ...corners, row([verbButton(words.buttons.boardAsText, 'secondary', started.id, 'text', '0')])],
        {
          accent: game.accent,
          files: [file],
        },
      );
    };
    return toCaller(caller, message());
  });

/** The whole position in words, page by page. */
export const describe: Handler<'text'> = (context, caller, { table, page }) =>
  atStarted(context, caller, table, async ({ table: started, game, standpoints }) => {
    const players = await playersOf(context.names, started, caller.words);
    const seating = seatingOf(started, caller.user);
    const you = seating === null || seating.resigned ? null : seating.seat;
    const pages = paged(inWordsWithOffers(game, started, standpoints, you, players, caller.words));
    return toCaller(caller, pageNote(caller, started, pages, page, { verb: 'text', prefix: '' }));
  });

/**
 * One of several pages, with a button to the next; the last leads back to the first. `prefix`: precedes the page number
 * in the id. `last`: buttons after it.
 */
function pageNote(
  { words }: Caller,
  table: Table,
  pages: readonly string[],
  page: number,
  {
    verb,
    prefix,
    last = [],
  }: { readonly verb: Verb; readonly prefix: string; readonly last?: readonly APIButtonComponent[] },
  ...heading: readonly string[]
): Message {
  const { look, buttons } = words;
  const shown = Math.min(page, pages.length - 1);
  const foot = pages.length > 1 ? [look.moves.page(shown + 1, pages.length)] : [];
  const next = `${prefix}${(shown + 1) % pages.length}`;
  const turn = verbButton(buttons.nextPage, 'secondary', table.id, verb, next);
  return note([...heading, pages[shown] ?? '', ...foot].join('\n'), [...(pages.length > 1 ? [turn] : []), ...last]);
}

/** The full move list, as far as this reader may know it: newest turn first, each from cause to effect. */
export const log: Handler<'log'> = (context, caller, { table, page }) =>
  atStarted(context, caller, table, async ({ table: started, game, standpoint }) => {
    const players = await playersOf(context.names, started, caller.words);
    const { moves } = caller.words.look;
    const story = await context.tables.story(started.id, standpoint.viewer);
    const turns = turnsOf(game, story, caller.words).flatMap(({ chapter, number, rows }) => {
      const [first, ...then] = linesOf(game, started, rows, players.say, caller.words);
      if (first === undefined) return [];
      const heading = chapter === null ? null : `**${chapter}**`;
      const text = [`${number === null ? '' : `${moves.turn(number)} · `}${first}`, ...then.map((line) => `> ${line}`)];
      return [{ heading, text: text.join('\n') }];
    });
    const pages = turns.length === 0 ? [moves.empty()] : pagedBeneath(turns.toReversed());
    const { moveFile } = caller.words.buttons;
    const file = { kind: 'replay', table: started.id, go: 'moves', viewer: standpoint.viewer, step: 0 } as const;
    const last = started.status === 'running' ? [] : [button(moveFile, 'secondary', file)];
    return toCaller(
      caller,
      pageNote(caller, started, pages, page, { verb: 'log', prefix: 'p', last }, moves.heading(started.id)),
    );
  });

export const list: Handler<'list'> = async (context, caller, { table: id, list: name, page }) => {
  const found = await findTable(context, caller, id, () => true);
  return found.ok ? showList(context, caller, found.value, name, page) : noteReply(caller, found.error);
};

/** A list of the table of this game that is meant. */
export async function typedList(
  context: Context,
  caller: Caller,
  wanted: string,
  named: string | null,
  name: string,
): Promise<Reply> {
  const found = await findTable(context, caller, named, ({ game }) => game === wanted);
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  if (table.game !== wanted) {
    return noteReply(caller, { kind: 'otherGame', game: gameOf(context.games, table).words[caller.words.locale].name });
  }
  return showList(context, caller, table, name, null);
}

/** As a picture if there is one, with a button for the same in words. */
async function showList(
  context: Context,
  caller: Caller,
  table: Table,
  name: string,
  page: number | null,
): Promise<Reply> {
  const { words } = caller;
  const game = gameOf(context.games, table);
  const wanted = game.lists.find((one) => one.name === name);
  if (!wanted) return noteReply(caller, { kind: 'unknownButton' });
  const { accent } = game;
  const label = wanted.label(words);
  const open = table.standpoints?.public.view.open ?? null;
  const { plain, names } = await playersOf(context.names, table, words);
  const lines = wanted.lines(open, table.options, words, plain);
  const order = pictureOf(wanted, table, open, {
    names,
    locale: words.locale,
    screen: await screenOf(context, caller.user),
  });
  const { look, buttons } = words;
  const hasZoom = open !== null && areBehindZoom(game);
  const back = hasZoom ? [verbButton(buttons.lookCloser, 'secondary', table.id, 'closer', '')] : [];
  if (order === null || page !== null) {
    const pages = paged(lines);
    const shown = Math.min(page ?? 0, pages.length - 1);
    const foot = pages.length > 1 ? [look.moves.page(shown + 1, pages.length)] : [];
    const content = text([`### ${label}`, pages[shown] ?? '', ...foot].join('\n'));
    const next = `${name}-words${(shown + 1) % pages.length}`;
    const turn = verbButton(buttons.nextPage, 'secondary', table.id, 'list', next);
    const asPicture = verbButton(buttons.listAsPicture, 'secondary', table.id, 'list', name);
    const ways = [...(pages.length > 1 ? [turn] : []), ...(order === null ? [] : [asPicture]), ...back];
    return toCaller(caller, container([content, ...(ways.length === 0 ? [] : [row(ways)])], { accent }));
  }
  const message = async (): Promise<Message> => {
    const { bytes } = await context.renderer.render(order, urgencyFor(table, caller.user));
    const alt = listWithin((some) => look.sheet.alt(label, some), lines, look.sheet.more, limits.altText);
    const file = { name: look.sheet.fileName(name, table.id, table.seq), bytes, alt };
    const inText = verbButton(buttons.listAsText, 'secondary', table.id, 'list', `${name}-words`);
    return container([gallery(file), row([inText, ...back])], { accent, files: [file] });
  };
  return toCaller(caller, message());
}

/** The picture with the content of a list: a reference sheet, or what was announced; null for none. */
function pictureOf(
  list: OpenList,
  { game, options }: Table,
  open: OpenView | null,
  scene: Ordered<AnnouncementScene>,
): PictureOrder | null {
  if (list.sheet !== null) {
    const view = open === null ? null : { open, own: null };
    const { locale, screen } = scene;
    return { kind: 'sheet', game, sheet: list.sheet, locale, view, options, screen };
  }
  const announced = list.announced?.(open) ?? null;
  return announced && { kind: 'announcement', game, announcement: announced.name, sights: announced.sights, scene };
}

export const more: Handler<'more'> = (context, caller, { table }) =>
  atStarted(context, caller, table, async ({ table: started, game, standpoints }) => {
    const { look, buttons } = caller.words;
    const seating = seatingOf(started, caller.user);
    // Below a hand: direct messages can be stopped where they arrive.
    const mayStop = caller.isDirect && game.hand !== null;
    const isRunning = started.status === 'running';
    const mayResign = isRunning && seating !== null && !seating.resigned;
    const mayComeBack = isRunning && seating?.resigned === true;
    const { name } = game.words[caller.words.locale];
    const own = () => [
      ...(seating === null ? [] : undoButtons(started, standpoints.of(seating.seat), caller)),
      verbButton(buttons.planAhead, 'secondary', started.id, 'plan', ''),
      verbButton(buttons.clock, 'secondary', started.id, 'clock', ''),
      verbButton(buttons.resign, 'danger', started.id, 'resign', ''),
    ];
    const ways = [
      verbButton(buttons.boardAsText, 'secondary', started.id, 'text', '0'),
      verbButton(buttons.moveList, 'secondary', started.id, 'log', ''),
      verbButton(buttons.verify, 'secondary', started.id, 'verify', ''),
      ...(mayStop ? [verbButton(buttons.noDirect, 'secondary', started.id, 'dm', 'off')] : []),
      ...(mayResign ? own() : []),
      ...(mayComeBack ? [verbButton(buttons.comeBack, 'success', started.id, 'comeback', '')] : []),
    ];
    const heading = text(`${look.more.heading(name, started.id)}\n${look.more.body()}`);
    return toCaller(caller, container([heading, ...inRows(ways).map(row)]));
  });

/** A table whose game has started, as one member may know it. */
export interface Started {
  readonly table: Table;
  readonly game: BotGame;
  readonly standpoint: Standpoint;
  readonly standpoints: Standpoints;
}

/** Finds a table whose game has started, even one that has ended, so that there is something to look at. */
export async function atStarted(
  context: Context,
  caller: Caller,
  named: string | null,
  look: (started: Started) => Promise<Reply>,
): Promise<Reply> {
  const found = await findStarted(context, caller, named);
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  if (table.standpoints === null) {
    return toCaller(caller, note(plainProblemText({ kind: 'notRunning', status: table.status }, readerOf(caller))));
  }
  const standpoint = standpointFor(table, table.standpoints, caller.user);
  return look({ table, game: gameOf(context.games, table), standpoint, standpoints: table.standpoints });
}

import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { Labels } from '../buttons/en.ts';
import type { Listed } from './contract.ts';

const { list, number } = speechOf('en');

export const en = {
  games: {
    heading: () => '### Tables',
    mine: () => '**Your tables**',
    others: () => '**Other tables in this server**',
    row: listed,
    /** How many more aren’t listed. */
    more: (more: number) => `… and ${number(more)} more`,
  },
  moves: {
    heading: (table: string) => `### Move list · table ${table}`,
    empty: () => 'No moves yet.',
    page: (page: number, pages: number) => `-# Page ${page} of ${pages}`,
    /** Heading of a turn’s events. */
    turn: (number: number) => `**Turn ${number}**`,
  },
  help: {
    heading: (isInServer: boolean) => `### Board games${isInServer ? ' in this server' : ''}`,
    body: (
      games: readonly { readonly name: string; readonly summary: string; readonly seats: string }[],
      { join, start }: Labels<'join' | 'start'>,
    ) =>
      [
        `Open a table with \`/new\`. Friends press **${join}**, you press **${start}**, and the game gets its own thread. ` +
          'When it’s your turn, the bot mentions you: press the blue button, or type your move with autocomplete.',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}** (${seats}): ${summary}`),
        '',
        '`/rules` explains each game with pictures. `/games` finds your tables. `/board text:True` describes the board in words. `/log` lists the moves. `/leaderboard` and `/stats` show who plays best. `/plan` plans your next move. `/undo` takes back your last one. `/resign` quits a game, `/takeover` continues someone else’s. `/clock` sets how long a decision may take.',
      ].join('\n'),
    /** In direct messages: which commands work there. */
    inDirect: () => '-# Only `/help`, `/rules`, and `/privacy` work in direct messages. Use the others in a server.',
    /** Names of links to what the operator has published. */
    policies: { privacy: () => 'Privacy policy', terms: () => 'Terms of use' },
  },
  /** Button labels. A number or letter at the start is the button’s keyboard shortcut. */
  zoom: {
    /** All of a board of which one looks at one seat's area at a time. */
    wholeBoard: () => 'Whole board',
    /** A zoom level, and how many cells it shows across. */
    across: (level: number, cells: number) => `${level} · ${cells} spaces across`,
    /** The whole board. */
    whole: () => 'A · whole board',
  },
  sheet: {
    /** In place of so many lines for which there is no room. */
    more: (more: number) => `… and ${more} more`,
    fileName: (sheet: string, table: string, seq: number) => `${sheet}-${table}-${seq}.png`,
    /** Alt text: the lines of the list. */
    alt: (label: string, lines: readonly string[]) => `${label}: ${lines.join('; ')}`,
  },
  more: {
    heading: (game: string, table: string) => `### ${game} · table ${table}`,
    body: () => 'What would you like to do?',
  },
};

export type LookWords = Widened<typeof en>;

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: 'open',
  running: 'in progress',
  finished: 'finished',
  cancelled: 'canceled',
  suspended: 'paused',
};

const CLOSED: { readonly [H in NonNullable<Listed['closed']>]: string } = {
  gone: 'its channel or thread is gone',
  forbidden: 'I’m not allowed to post in its channel',
  locked: 'its thread is locked',
};

/** With why there is no link to the table, and what its players can do. */
function listed(one: Listed): string {
  const { table, closed, isMovable } = one;
  if (closed === null) return state(one);
  return `${state(one)} · ${CLOSED[closed]}${isMovable ? `: \`/here table:${table}\` brings it to this channel` : ''}`;
}

function state({ table, game, status, since, deadline, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `Table ${table}` : `[Table ${table}](${address})`;
  const { seated, most, isPrivate, isImported } = lobby;
  const what = `${where} · ${game}${isImported ? ' (imported)' : ''}`;
  const seats = status === 'lobby' ? ` · ${seated} of ${most} players${isPrivate ? ' · invite-only' : ''}` : '';
  if (status !== 'running') return `${what} · ${STATE[status]}${seats}`;
  if (!isYourTurn && awaited.length === 0) return `${what} · ${STATE.running}`;
  const turn = isYourTurn ? '**your turn**' : `waiting for ${list(awaited)}`;
  const limit = deadline === null ? '' : ` · deadline <t:${deadline}:R>`;
  return `${what} · ${turn} · since <t:${since}:R>${limit}`;
}

import { speechOf } from '../../speech.ts';
import type { Listed, LookWords } from './contract.ts';

const { list, number } = speechOf('en');

export const en: LookWords = {
  games: {
    heading: () => '### Tables',
    mine: () => '**Your tables**',
    others: () => '**Other tables in this server**',
    row: listed,
    more: (more) => `… and ${number(more)} more`,
  },
  moves: {
    heading: (table) => `### Move list · table ${table}`,
    empty: () => 'No moves yet.',
    page: (page, pages) => `-# Page ${page} of ${pages}`,
    turn: (number) => `**Turn ${number}**`,
  },
  help: {
    heading: (isInServer) => `### Board games${isInServer ? ' in this server' : ''}`,
    body: (games, { join, start }) =>
      [
        `Open a table with \`/new\`. Friends press **${join}**, you press **${start}**, and the game gets its own thread. ` +
          'When it’s your turn, the bot mentions you: press the blue button, or type your move with autocomplete.',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}** (${seats}): ${summary}`),
        '',
        '`/rules` explains each game with pictures. `/games` finds your tables. `/board text:True` describes the board in words. `/log` lists the moves. `/leaderboard` and `/stats` show who plays best. `/plan` plans your next move. `/undo` takes back your last one. `/resign` quits a game, `/takeover` continues someone else’s. `/clock` sets how long a decision may take.',
      ].join('\n'),
    inDirect: () => '-# Only `/help`, `/rules`, and `/privacy` work in direct messages. Use the others in a server.',
    policies: { privacy: () => 'Privacy policy', terms: () => 'Terms of use' },
  },
  zoom: {
    wholeBoard: () => 'Whole board',
    across: (level, cells) => `${level} · ${cells} spaces across`,
    whole: () => 'A · whole board',
  },
  sheet: {
    more: (more) => `… and ${more} more`,
    fileName: (sheet, table, seq) => `${sheet}-${table}-${seq}.png`,
    alt: (label, lines) => `${label}: ${lines.join('; ')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · table ${table}`,
    body: () => 'What would you like to do?',
  },
};

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

import { speechOf } from '../../speech.ts';
import type { Listed, LookWords } from './contract.ts';

const { list, count } = speechOf('en');

export const en: LookWords = {
  games: {
    heading: () => '### Tables',
    mine: () => '**Yours**',
    others: () => '**Others on this server**',
    row: listed,
    more: (more) => `… and ${count(more, 'other', 'others')}`,
  },
  moves: {
    heading: (table) => `### What has happened at table ${table}`,
    empty: () => 'Nothing has been played yet.',
    page: (page, pages) => `-# Page ${page} of ${pages}`,
    turn: (number) => `**Turn ${number}**`,
  },
  help: {
    heading: () => '### Board games in this server',
    body: (games, { join, start }) =>
      [
        `Open a table with \`/new\` and choose a game. The others press **${join}**, the host presses **${start}**; the game then ` +
          'runs in a thread below that message. When it is your turn you are mentioned there: press the blue button and ' +
          'answer the questions, or type the move as a command with autocomplete.',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}** (${seats}): ${summary}`),
        '',
        '`/rules` explains a game with pictures, `/games` lists your tables, `/board text:True` tells a position in words, `/log` the last moves, `/resign` gives up.',
      ].join('\n'),
  },
  zoom: {
    across: (number, cells) => `${number} · ${cells} across`,
    whole: () => 'A · everything',
  },
  sheet: {
    fileName: (sheet, table, seq) => `${sheet}-${table}-${seq}.png`,
    alt: (label, lines) => `${label}: ${lines.join('; ')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · table ${table}`,
    body: () => 'More that you can look at or do here.',
  },
};

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: 'open for players',
  running: 'running',
  finished: 'over',
  cancelled: 'closed',
  suspended: 'out of order',
};

function listed({ table, game, status, since, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `Table ${table}` : `[Table ${table}](${address})`;
  const { seated, most, isPrivate } = lobby;
  const seats = status === 'lobby' ? ` · ${seated} of ${most} seated${isPrivate ? ', by invitation' : ''}` : '';
  if (status !== 'running') return `${where} · ${game} · ${STATE[status]}${seats}`;
  const turn = isYourTurn ? '**your turn**' : awaited.length === 0 ? STATE.running : `waits for ${list(awaited)}`;
  return `${where} · ${game} · ${turn} since <t:${since}:R>`;
}

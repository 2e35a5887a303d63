import { speechOf } from '../../speech.ts';
import { phrases } from '../phrases/index.ts';
import type { LobbyWords } from './contract.ts';

const { list, count } = speechOf('en');
const { players } = phrases.en;

const won = (winners: readonly string[]): string =>
  `${list(winners)} ${winners.length === 1 ? 'wins' : 'share the win'}`;

export const en: LobbyWords = {
  heading: (game) => `## ${game}`,
  hosted: (table, host, min, max) => `-# Table ${table} · host ${host} · ${players(min, max)}`,
  freeSeat: () => 'free',
  hostMark: () => 'host',
  invited: (mentions) => `Invited: ${list(mentions)}`,
  isPrivate: () => '-# Only invited members may take a seat.',
  invites: (host, who, game, table) => `${host} invites ${who} to a game of ${game}: table ${table}.`,
  order: (names) => `${names.join(' · ')}\n-# Seats in the order of joining.`,
  waiting: (missing) =>
    missing === 0 ? 'The game can start.' : `${count(missing, 'more player is', 'more players are')} needed.`,
  options: (names) => (names.length === 0 ? 'Options: none.' : `Options: ${list(names)}.`),
  running: (since) => `**Running** since <t:${since}:t>.`,
  finished: (winners) => (winners.length === 0 ? '**Over.**' : `**Over:** ${won(winners)}.`),
  ended: (table, address, game, winners) => {
    const where = address === null ? `Table ${table}` : `[Table ${table}](${address})`;
    return `-# ${where} · ${game} · ${winners.length === 0 ? 'closed' : won(winners)}`;
  },
  began: (mentions, game, table) => `**${game}** begins at table ${table}: ${list(mentions)}.`,
  tableButton: (table, game) => `Table ${table} · ${game}`,
  cancelled: () => 'This table was closed.',
  movedTo: (table, channel) => `-# Table ${table} goes on in <#${channel}>.`,
  optionsForm: {
    title: (table) => `Options of table ${table}`,
    label: () => 'Options',
    description: () => 'Each changes the game a little; any mixture works. /rules explains them.',
    option: (option, name) => `${option} · ${name}`,
  },
};

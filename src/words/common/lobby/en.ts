import type { StartRefusal } from '../../../tables/table/start.ts';
import { speechOf } from '../../speech.ts';
import { phrases } from '../phrases/index.ts';
import type { LobbyWords, SeatedBy } from './contract.ts';

const { list, count } = speechOf('en');
const { players } = phrases.en;

const won = (winners: readonly string[]): string => `${list(winners)} ${winners.length === 1 ? 'wins' : 'tie'}`;

const SEATED: { readonly [B in SeatedBy]: string } = {
  joining: 'Seated in join order.',
  rematch: 'Seated as before, moved on by one.',
  import: 'Seated as chosen at the import.',
};

export const en: LobbyWords = {
  heading: (game) => `## ${game}`,
  hosted: (table, host, min, max) => `-# Table ${table} · hosted by ${host} · ${players(min, max)}`,
  freeSeat: () => 'open',
  host: (name) => `${name}, host`,
  invited: (mentions) => `Invited: ${list(mentions)}`,
  invitedUnheard: () => '-# This thread is private, so I didn’t ping anyone. Add whoever isn’t here yet.',
  isPrivate: () => '-# Only invited members can join.',
  invites: (host, who, game, table) => `${who}, ${host} invited you to play ${game} at table ${table}.`,
  order: (names, by) => `${names.join(' · ')}\n-# ${SEATED[by]}`,
  rematch: (table) => `-# Rematch of table ${table}: everyone sits as before, moved on by one.`,
  waiting: (missing) =>
    missing === 0 ? 'Ready to start.' : `Waiting for ${count(missing, 'more player', 'more players')}.`,
  options: (names) => (names.length === 0 ? 'Options: none.' : `Options: ${list(names)}.`),
  running: (since) => `**In progress** · started <t:${since}:R>`,
  finished: (winners) => (winners.length === 0 ? '**Finished.**' : `**Finished:** ${won(winners)}.`),
  ended: (table, address, game, winners) => {
    const where = address === null ? `Table ${table}` : `[Table ${table}](${address})`;
    return `-# ${where} · ${game} · ${winners.length === 0 ? 'canceled' : won(winners)}`;
  },
  starting: (game, table) => `**${game}** is starting at table ${table}.`,
  startingSeat: (who, word) => (word === null ? who : `${who} · shuffle word: “${word}”`),
  refused: (why, name) => `**The game couldn’t start.** ${hindrance(why, name)}`,
  notAdded: (names) => `I couldn’t add ${list(names)} to this thread. Mention them here to bring them in.`,
  tableButton: (table, game) => `Table ${table} · ${game}`,
  cancelled: () => 'This table was canceled.',
  movedTo: (table, channel) => `-# Table ${table} moved to <#${channel}>.`,
  optionsForm: {
    title: (table) => `Options for table ${table}`,
    label: () => 'Options',
    description: (options) =>
      options === 1 ? '/rules explains it.' : 'Pick any combination. /rules explains each one.',
    option: (option, name) => `${option} · ${name}`,
  },
};

function hindrance(why: StartRefusal, name: string | null): string {
  switch (why) {
    case 'forbidden':
      return 'I’m not allowed to post the start message here. Ask a moderator to allow it, then start again.';
    case 'locked':
      return 'The thread for the game is locked. Ask a moderator to unlock it, then start again.';
    case 'gone':
      return 'The channel for the start message is gone. Use `/here` in another channel, then start again.';
    case 'rejected':
      return 'Discord refused the start message. Try again.';
    case 'unreachable':
      return `${name ?? 'A player'} can’t be added to the thread for the game: perhaps they’ve left the server or can’t see this channel. The host can free the seat with \`/remove\`.`;
  }
}

import type { StartRefusal } from '../../../tables/table/start.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { en as phrasesWords } from '../phrases/en.ts';
import type { SeatedBy } from './contract.ts';

const { list, count } = speechOf('en');
const { players } = phrasesWords;

const won = (winners: readonly string[]): string => `${list(winners)} ${winners.length === 1 ? 'wins' : 'tie'}`;

const SEATED: { readonly [B in SeatedBy]: string } = {
  joining: 'Seated in join order.',
  rematch: 'Seated as before, moved on by one.',
  import: 'Seated as chosen at the import.',
};

export const en = {
  heading: (game: string) => `## ${game}`,
  hosted: (table: string, host: string, min: number, max: number) =>
    `-# Table ${table} · hosted by ${host} · ${players(min, max)}`,
  freeSeat: () => 'open',
  /** The host’s name, with a mark. */
  host: (name: string) => `${name}, host`,
  /** Mentions of invited members who haven’t joined. */
  invited: (mentions: readonly string[]) => `Invited: ${list(mentions)}`,
  /** Below that, where no mention calls them: it would add them to a private thread. */
  invitedUnheard: () => '-# This thread is private, so I didn’t ping anyone. Add whoever isn’t here yet.',
  /** The table is invite-only. */
  isPrivate: () => '-# Only invited members can join.',
  /** To a member invited later. `who`: a mention. */
  invites: (host: string, who: string, game: string, table: string) =>
    `${who}, ${host} invited you to play ${game} at table ${table}.`,
  /** The players after the start, and why they sit in this order. */
  order: (names: readonly string[], by: SeatedBy) => `${names.join(' · ')}\n-# ${SEATED[by]}`,
  /** Before the start. `table`: the former one. */
  rematch: (table: string) => `-# Rematch of table ${table}: everyone sits as before, moved on by one.`,
  /** How many more players the game needs; 0 if it can start. */
  waiting: (missing: number) =>
    missing === 0 ? 'Ready to start.' : `Waiting for ${count(missing, 'more player', 'more players')}.`,
  options: (names: readonly string[]) => (names.length === 0 ? 'Options: none.' : `Options: ${list(names)}.`),
  /** `since`: Unix time in seconds. */
  running: (since: number) => `**In progress** · started <t:${since}:R>`,
  finished: (winners: readonly string[]) => (winners.length === 0 ? '**Finished.**' : `**Finished:** ${won(winners)}.`),
  /**
   * What remains of the message after the end.
   *
   * @param address of the board message, or null if there is none
   * @param winners empty if the table was canceled
   */
  ended: (table: string, address: string | null, game: string, winners: readonly string[]) => {
    const where = address === null ? `Table ${table}` : `[Table ${table}](${address})`;
    return `-# ${where} · ${game} · ${winners.length === 0 ? 'canceled' : won(winners)}`;
  },
  /** Begins the start message. Plain text, since push notifications show it. */
  starting: (game: string, table: string) => `**${game}** is starting at table ${table}.`,
  /** A line of it for each seat. `who`: number, shape, and mention; `word`: the shuffle word, or null. */
  startingSeat: (who: string, word: string | null) => (word === null ? who : `${who} · shuffle word: “${word}”`),
  /** Why the start message couldn’t be posted. `name`: of the player who can’t be added to the thread, otherwise null. */
  refused: (why: StartRefusal, name: string | null) => `**The game couldn’t start.** ${hindrance(why, name)}`,
  /** In the thread of a game: players who aren’t in it, and whom the bot can’t add. */
  notAdded: (names: readonly string[]) =>
    `I couldn’t add ${list(names)} to this thread. Mention them here to bring them in.`,
  /** On a button, when asking which table is meant. */
  tableButton: (table: string, game: string) => `Table ${table} · ${game}`,
  /** Above the final position of a canceled table. */
  cancelled: () => 'This table was canceled.',
  /** What remains of the message when the table moves to another channel. */
  movedTo: (table: string, channel: string) => `-# Table ${table} moved to <#${channel}>.`,
  optionsForm: {
    title: (table: string) => `Options for table ${table}`,
    label: () => 'Options',
    /** Of a game with that many options to choose from. */
    description: (options: number) =>
      options === 1 ? '/rules explains it.' : 'Pick any combination. /rules explains each one.',
    option: (option: string, name: string) => `${option} · ${name}`,
  },
};

export type LobbyWords = Widened<typeof en>;

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

import type { Answer, Consent } from '../../../tables/stored/clock.ts';
import type { Named, Widened } from '../../contract.ts';
import type { CommandName, CommandOption, FormerBoards, Listing } from './contract.ts';

export const en = {
  descriptions: {
    new: 'Open a table in this channel',
    here: 'Move your table here, or show it again',
    join: 'Join an open table',
    leave: 'Leave a table before the game starts',
    option: 'Turn a game option on or off before the start',
    start: 'Start the game',
    games: 'List your tables and this server’s tables',
    board: 'Show the board as a picture or as text',
    hand: 'Show your hand (only you can see it)',
    invite: 'Invite a member to your table',
    remove: 'Remove a player from your table before the start',
    dm: 'Turn DMs with your hand on or off for this server',
    log: 'List the moves of a game',
    replay: 'Replay a game that has ended (only you can see it)',
    import: 'Import the record of a game, to replay it here',
    plan: 'Plan your next move, or have questions answered for you (only you can see it)',
    undo: 'Take back your last move; if the others must agree, you’re asked first',
    resign: 'Resign and let the bot play your seat',
    takeover: 'Take over a seat whose player has left',
    comeback: 'Come back to a game you left',
    clock: 'Set the table’s clock, or suggest another one',
    vote: 'Vote on an overdue player, a new clock, or an undo',
    cancel: 'Cancel your table, or end a game as a moderator',
    verify: 'Check the shuffle and download the game record',
    leaderboard: 'Show this server’s leaderboard for a game',
    stats: 'Show your own or another member’s statistics',
    settings: 'Show or change this server’s settings: language, old boards, clock',
    me: 'Show or change your own settings: pictures, leaderboards, reminders',
    privacy: 'Get or erase the data stored about you',
    rules: 'Look up a game’s rules, with pictures',
    help: 'How to play here',
  } satisfies { readonly [C in CommandName]: string },
  options: {
    game: { name: 'game', description: 'Which game' },
    section: { name: 'section', description: 'Which section of the rules' },
    table: { name: 'table', description: 'Table number, if there’s more than one' },
    word: { name: 'word', description: 'A word of your own to mix into the shuffle' },
    row: { name: 'row', description: 'Show the digits of this row of the record' },
    name: { name: 'name', description: 'Which option' },
    value: { name: 'value', description: 'On or off (default: on)' },
    text: { name: 'text', description: 'Describe the whole position in words' },
    option: { name: 'option', description: 'A game option to turn on' },
    language: { name: 'language', description: 'Language for public messages' },
    phone: { name: 'phone', description: 'Draw your panels, hands, and DMs for a phone' },
    leaderboard: { name: 'leaderboard', description: 'Whether others see you on leaderboards and in statistics' },
    clock: { name: 'clock', description: 'How long each decision may take' },
    answer: { name: 'answer', description: 'What should happen' },
    always: { name: 'always', description: 'A question to have answered for you' },
    quiet: { name: 'quiet', description: 'Hours without reminders, such as 22-8; off for none' },
    zone: { name: 'zone', description: 'Your time zone, such as Europe/London' },
    daily: { name: 'daily', description: 'One DM a day if games are waiting for you' },
    period: { name: 'period', description: 'Which games count (default: all)' },
    by: { name: 'by', description: 'What to sort by (default: rating)' },
    boards: { name: 'boards', description: 'What remains of a board when a new one replaces it' },
    member: { name: 'member', description: 'Who to invite' },
    private: { name: 'private', description: 'Only invited members can join' },
    file: { name: 'file', description: 'The record, as /verify gives it' },
    with: { name: 'with', description: 'Invite this member' },
    with2: { name: 'with2', description: 'Invite another member' },
    with3: { name: 'with3', description: 'Invite another member' },
    with4: { name: 'with4', description: 'Invite another member' },
    with5: { name: 'with5', description: 'Invite another member' },
    with6: { name: 'with6', description: 'Invite another member' },
    on: { name: 'on', description: 'Get your hand by DM' },
    off: { name: 'off', description: 'See your hand only in the channel and with /hand' },
  } satisfies { readonly [O in CommandOption]: Named },
  /** The option `member` of `/stats`. */
  statsMember: { name: 'member', description: 'Whose statistics (default: yours)' } satisfies Named,
  suggestions: {
    table: (table: string, game: string) => `${table} · ${game}`,
    option: (option: string, name: string, description: string) => `${option} · ${name}: ${description}`,
  },
  /** Description of the command `/<game>`. */
  ofGame: (game: string) => `Type a move in ${game}`,
  /** In `/settings language:`, the choice that follows the server’s Discord language. */
  asOnDiscord: 'Same as the server’s Discord language',
  /** In `/vote answer:`, where an extension is as long as the clock says. */
  answers: {
    wait: 'Wait longer',
    replace: 'Find a replacement',
    bot: 'Let the bot play',
    end: 'End the game',
    yes: 'Agree',
    no: 'Refuse',
  } satisfies { readonly [A in Answer | Consent]: string },
  /** The options `row` and `with` of `/import`; for the members of further seats, the same with another name. */
  importRow: {
    name: 'row',
    description: 'Play on from this row of the record (default: the last one)',
  } satisfies Named,
  importWith: 'Who plays the next seat',
  /** The option `clock` of `/new`, and that of `/settings`. */
  newClock: {
    name: 'clock',
    description: 'How long each decision may take (default: the server’s setting)',
  } satisfies Named,
  usualClock: { name: 'clock', description: 'Clock of new tables in this server' } satisfies Named,
  listings: { on: 'On', off: 'Off' } satisfies { readonly [L in Listing]: string },
  /** The choices of `/settings boards:`. */
  formerBoards: { lines: 'One or two lines', pictures: 'One or two lines and the picture' } satisfies {
    readonly [K in FormerBoards]: string;
  },
};

export type CommandWords = Widened<typeof en>;

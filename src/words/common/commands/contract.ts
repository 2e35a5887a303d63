/** Words for the commands shared by all games. */

/** Commands shared by all games. */
export const COMMANDS = [
  'new',
  'invite',
  'remove',
  'here',
  'join',
  'leave',
  'option',
  'start',
  'games',
  'board',
  'hand',
  'dm',
  'log',
  'replay',
  'import',
  'plan',
  'undo',
  'resign',
  'takeover',
  'comeback',
  'clock',
  'vote',
  'cancel',
  'verify',
  'leaderboard',
  'stats',
  'settings',
  'me',
  'privacy',
  'rules',
  'help',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Options of `/new` that each invite a member. */
export const INVITEES = ['with', 'with2', 'with3', 'with4', 'with5', 'with6'] as const;

/** Options of these commands. The games’ commands have `table`, too. */
export type CommandOption =
  | 'game'
  | 'section'
  | 'table'
  | 'word'
  | 'row'
  | 'name'
  | 'value'
  | 'text'
  | 'option'
  | 'language'
  | 'boards'
  | 'phone'
  | 'leaderboard'
  | 'period'
  | 'by'
  | 'on'
  | 'off'
  | 'clock'
  | 'answer'
  | 'always'
  | 'quiet'
  | 'zone'
  | 'daily'
  | 'member'
  | 'private'
  | 'file'
  | (typeof INVITEES)[number];

/** What remains of a replaced board: a line or two about its turn, with or without the picture. */
export const FORMER_BOARDS = ['lines', 'pictures'] as const;
export type FormerBoards = (typeof FORMER_BOARDS)[number];

/** The choices of `/me leaderboard:` and `daily:`. */
export const LISTINGS = ['on', 'off'] as const;
export type Listing = (typeof LISTINGS)[number];

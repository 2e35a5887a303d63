import { LANGUAGE_NAMES } from '../contract.ts';
import { capital, speechOf } from '../speech.ts';
import type { CommonWords, Listed, Permission, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('en');
const points = (n: number): string => count(n, 'point', 'points');

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => (word === '' ? '(nothing that can be shown)' : `“${word}”`);

const toMove = (awaited: readonly string[]): string =>
  awaited.length === 0 ? 'Nobody is to move.' : `Now ${list(awaited)} ${awaited.length === 1 ? 'is' : 'are'} to move.`;

export const en: CommonWords = {
  locale: 'en',

  buttons: {
    join: 'Join',
    word: 'A word for the shuffle',
    leave: 'Leave',
    start: 'Start',
    options: 'Options',
    howToPlay: 'How to play',
    verify: 'How is it shuffled?',
    cancel: 'Cancel',
    watch: 'Watch the table',
    lookCloser: 'Look closer',
    rules: 'Rules',
    more: 'More',
    boardAsText: 'Board as text',
    listAsText: 'As text',
    moveList: 'Move list',
    resign: 'Resign',
    resignSure: 'Yes, I resign',
    back: 'Back',
    close: 'Close',
    doIt: 'Do it',
    earlier: 'Earlier places',
    later: 'More places',
    openPanel: 'Go on with the move',
    toBoard: 'To the board',
    nextPage: 'Next page',
    yourMove: 'Make your move',
    done: 'Done',
    moveHere: 'Move the table here',
    myHand: 'My hand',
    goToTable: 'Go to the table',
    noDirect: 'No more messages',
    directAgain: 'Send them again',
    tryAgain: 'Try again',
    remove: 'Remove a player',
    cancelSure: 'Yes, end this table',
  },

  commands: {
    new: 'Open a table in this channel',
    here: 'Go on with your table in this channel',
    join: 'Take a seat at an open table',
    leave: 'Give up your seat before the game starts',
    option: 'Switch an option of an open table on or off',
    start: 'Begin the game',
    games: 'List your tables and those of this server',
    board: 'Look at a table, also as text',
    hand: 'Look at your hand: only you see it',
    invite: 'Invite a member to your open table',
    remove: 'Free the seat of somebody else at your open table',
    dm: 'Get your hands by direct message in this server, or not',
    log: 'List the last moves of a table',
    resign: 'Give up a running game; the bot plays on for you',
    cancel: 'Close a table for good',
    verify: 'Check how a table was shuffled, and get its record',
    settings: 'See in which language this server is told of its games, or change it',
    help: 'How to play here',
  },
  commandOptions: {
    game: { name: 'game', description: 'Which game' },
    table: { name: 'table', description: 'Number of the table, where there are several' },
    word: { name: 'word', description: 'A word of your own that goes into the shuffle' },
    name: { name: 'name', description: 'The option' },
    value: { name: 'value', description: 'On or off' },
    text: { name: 'text', description: 'Tell the whole position in words' },
    option: { name: 'option', description: 'An option to begin with' },
    language: { name: 'language', description: 'The language of what everybody here reads' },
    member: { name: 'member', description: 'Who is invited' },
    private: { name: 'private', description: 'Only invited members may take a seat' },
    with: { name: 'with', description: 'A member to be invited' },
    with2: { name: 'with2', description: 'Another member' },
    with3: { name: 'with3', description: 'Another member' },
    with4: { name: 'with4', description: 'Another member' },
    with5: { name: 'with5', description: 'Another member' },
    with6: { name: 'with6', description: 'Another member' },
    on: { name: 'on', description: 'Hands come by direct message' },
    off: { name: 'off', description: 'Hands are shown by My hand and /hand only' },
  },
  rights: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
  },
  manageServer: 'Manage Server',
  asOnDiscord: 'As this server is set on Discord',
  gameCommand: (game) => `Make a move in ${game} by typing it`,

  problems: {
    unknownTable: () => 'There is no such table.',
    unknownGame: () => 'There is no such game here.',
    unknownOption: ({ option }) => `This game has no option \`${option}\`.`,
    badWord: ({ most }) => `The word for the shuffle may have at most ${count(most, 'character', 'characters')}.`,
    hostsTooMany: ({ most }) => `You host ${count(most, 'table', 'tables')} already: end one of them first.`,
    sitsTooOften: ({ most }) => `You sit at ${count(most, 'table', 'tables')} already: end one of them first.`,
    channelFull: ({ most }) => `This channel has ${count(most, 'table', 'tables')} already: choose another channel.`,
    guildFull: ({ most }) => `This server has ${count(most, 'table', 'tables')} already.`,
    tooFast: ({ wait }) =>
      `That is enough for the moment: the next is possible in ${count(Math.ceil(wait / 60_000), 'minute', 'minutes')}.`,
    notInvited: () => 'This table is for invited members only. Its host can invite you with `/invite`.',
    invitesTooMany: ({ most }) => `At most ${count(most, 'member', 'members')} can be invited to a table.`,
    notSeated: () => 'You have no seat at this table.',
    alreadySeated: () => 'You already sit at this table.',
    tableFull: ({ most }) => `The table is full: ${count(most, 'seat', 'seats')}.`,
    tooFewSeats: ({ needs, seated }) => `The game needs at least ${needs} players; ${seated} seated.`,
    tooManySeats: ({ most, seated }) => `With these options at most ${most} may play; ${seated} are seated.`,
    notOpen: ({ status }) =>
      status === 'running' ? 'The game has already started.' : 'This table is not open any more.',
    notRunning: ({ status }) => (status === 'lobby' ? 'The game has not started yet.' : 'This game is over.'),
    notHost: () => 'Only the host of the table may do that.',
    notManager: () => 'A running game may only be ended by members who manage the server or its messages.',
    alreadyResigned: () => 'You have already resigned.',
    stale: () => 'Something has changed in the meantime; look again.',
    duplicate: () => 'That has been done already.',
    suspended: () => 'This table is out of order at the moment. Nothing is lost; its operator has been told.',
    diskLow: () => 'No new tables can be opened at the moment: the bot is short of disk space. Running games go on.',
    diskFull: () =>
      'Nothing can be played at the moment: the disk of the bot is full. Nothing is lost; try again later.',
  },
  refusals: {
    gameOver: () => 'This game is over.',
    notYourTurn: ({ awaits }, say) => `It is not your turn. ${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'That is no move of this game.',
  },
  answers: {
    unknownButton: () => 'This button is not known any more.',
    trouble: () => 'Something went wrong on our side. What was accepted before is kept; please try again.',
    outdated: ({ awaited }) => `This button is out of date. ${toMove(awaited)}`,
    notYours: ({ awaited, figures }) =>
      figures === null
        ? `You have no seat at this table. ${toMove(awaited)}`
        : `${toMove(awaited)} You have ${figures}.`,
    seated: ({ table }) =>
      `You have a seat at table ${table}. Before the start you can add a word to the shuffle, or leave.`,
    joined: ({ table, word }) =>
      `You have a seat at table ${table}.${word === null ? '' : ` Your word for the shuffle: ${quoted(word)}.`}`,
    wordSet: ({ table, word }) =>
      word === null
        ? `You bring no word to the shuffle of table ${table}.`
        : `Your word for the shuffle of table ${table}: ${quoted(word)}.`,
    left: ({ table }) => `You have left table ${table}.`,
    started: ({ table }) => `Table ${table} has started.`,
    cancelled: ({ table }) => `Table ${table} is closed.`,
    cancelQuestion: ({ table }) =>
      `Do you really end table ${table} for all who sit there? It is not counted, and its record opens.`,
    removeQuestion: ({ table }) => `Whose seat at table ${table} do you free?`,
    removed: ({ name }) => `${name} has no seat any more.`,
    optionSet: ({ option, isOn }) => `\`${option}\` is ${isOn ? 'on' : 'off'}.`,
    resigned: ({ table, winners }) =>
      `You have resigned at table ${table}. ${winners.length === 0 ? 'The bot plays on for your seat.' : `The game is over: ${list(winners)} wins.`}`,
    resignQuestion: ({ table, winners }) =>
      `Do you really resign at table ${table}? ${winners.length === 0 ? 'The bot will play on for your seat.' : `That ends the game: ${list(winners)} wins.`}`,
    noTable: () => 'There is no such table in this channel. `/new` opens one, `/games` lists yours.',
    whichTable: ({ tables }) => `There are several tables here: say \`table:\` ${anyOf(tables)}.`,
    noGames: () => 'No game is open here. `/new` opens a table.',
    directOn: () => 'Your hands of this server come by direct message.',
    directOff: () =>
      'Your hands of this server do not come by direct message any more: **My hand** and `/hand` show them.',
    directRefused: () =>
      'I cannot write to you: Discord does not deliver my direct messages. You can play nevertheless: **My hand** and `/hand` show your hand where the table is. To get it by message, open the menu of this server, **Privacy settings**, and allow direct messages.',
    noHands: ({ game }) => `In ${game} everything lies open: nobody holds anything in secret.`,
    guildOnly: () => 'Tables live in the channels of a server: use this command there.',
    settings: ({ language, isChosen }) =>
      `What everybody reads on this server is in ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', as the server is set on Discord'}. ` +
      `Members with the right “${en.manageServer}” can change that: \`/settings language:\`. What only you see is in the language of your own Discord.`,
    languageSet: ({ language, isChosen }) =>
      `From the next message on, everybody on this server reads ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', as the server is set on Discord'}.`,
    managersOnly: () => `Only members with the right “${en.manageServer}” may change that.`,
    mistyped: ({ option, typed, possible }) => {
      const wrong = typed === null ? `\`${option}:\` is needed here.` : `\`${option}: ${typed}\` does not fit.`;
      return possible.length === 0 ? wrong : `${wrong} Possible: ${anyOf(possible)}.`;
    },
    otherGame: ({ game }) => `At that table ${game} is played.`,
    missingRights: ({ rights, channel }) => lacking(rights, channel),
    unseen: (seen) => `Table ${seen.table} cannot be shown. ${hindrance(seen)}`,
    savedUnseen: (seen) => `Your move is saved, but its board cannot be shown. ${hindrance(seen)}`,
    savedLate: () => 'Your move is saved. The picture is late and is posted again.',
    moved: ({ table }) => `Table ${table} goes on here.`,
  },

  seat: (seat) => `Seat ${seat + 1}`,
  list,

  lobby: {
    heading: (game) => `## ${game}`,
    hosted: (table, host, min, max) => `-# Table ${table} · host ${host} · ${en.seats(min, max)}`,
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
    finished: (winners) =>
      winners.length === 0
        ? '**Over.**'
        : `**Over:** ${list(winners)} ${winners.length === 1 ? 'wins' : 'share the win'}.`,
    cancelled: () => 'This table was closed.',
    movedTo: (table, channel) => `-# Table ${table} goes on in <#${channel}>.`,
  },
  fairness: {
    sealed: (seal) =>
      `-# Shuffle sealed: \`${seal}…\` · \`/join word:\` adds a word of yours · \`/verify\` shows all of it`,
    mixed: (seal, brought) =>
      `-# Shuffle sealed: \`${seal}…\` · mixed in: \`${brought}…\` · \`/verify\` shows all of it`,
    opened: (seal, seed) =>
      `-# The shuffle is open: seed \`${seed}…\`, seal \`${seal}…\` · \`/verify\` shows all of it and works it out again`,
    heading: (table) => `### The shuffle of table ${table}`,
    stillSealed: (isRunning) =>
      isRunning
        ? 'The seed is sealed until the game has ended; then everything can be worked out again. This has been mixed in:'
        : 'The seed is sealed until the game has ended. When it starts, this is mixed in as it is then:',
    neverBegan: () => 'The game never began: nothing was shuffled.',
    checks: {
      seal: 'The seed is the one that was sealed when the table was opened.',
      entropy: 'What the players brought is what was mixed in at the start.',
      replay: 'Dealt from the seed and played again, the game ends in the same position.',
      system: 'Every move that the bot made for somebody is the one that was drawn.',
    },
    check: (sentence, holds) =>
      holds === null
        ? `– Cannot be told here, the table is from another release: ${sentence}`
        : `${holds ? '✓' : '✗ **Does not hold:**'} ${sentence}`,
    streams: (labels, bySystem) =>
      `Worked out again: ${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [count(bySystem, 'move of the bot', 'moves of the bot')])])}.`,
    file: () =>
      '-# The file holds the record as it is; the programmes `verify.mjs` and `verify.py` check it without us.',
    fileName: (table) => `table-${table}.json`,
    fileDescription: (table) => `The record of table ${table} as JSON`,
  },
  wordForm: {
    title: (table) => `Join table ${table}`,
    label: () => 'A word of your own for the shuffle',
    description: () => 'It is mixed in at the start, and everybody may read it then.',
  },
  optionsForm: {
    title: (table) => `Options of table ${table}`,
    label: () => 'Options',
    description: () => 'Each changes the game a little; any mixture works.',
  },
  board: {
    began: (name) => `-# The seats are in the order of joining; that ${name} begins was drawn with the shuffle.`,
    status: (awaited, task) => `### ${list(awaited)}, ${task}.`,
    note: (table, status) => `-# ${status} · table ${table}`,
    newRules: (seq) => `-# Since move ${seq} a corrected version of the rules holds. What was played before stays.`,
    resigned: (name, goesOn) => `${name} has resigned${goesOn ? '; the bot plays on for that seat' : ''}.`,
    replaced: (line) => `-# ${line === null ? '' : `${line} `}The board is below.`,
    movedTo: (line, channel) => `-# ${line === null ? '' : `${line} `}The board is in <#${channel}>.`,
    onOffer: (answers) => `On offer: ${answers.join('; ')}.`,
    fileName: (table, seq) => `board-${table}-${seq}.png`,
    threadName: (game, table) => `${game} · ${table}`,
  },
  hand: {
    note: (game, table) => `-# ${game} · table ${table}`,
    fileName: (table, seq) => `hand-${table}-${seq}.png`,
    coming: () => '### Your hand will come here\nOnly you see it. The game begins when the host starts it.',
    stopped: () => 'Your hand does not come here any more. **My hand** on the board and `/hand` show it.',
    refused: (who) => `${who}, I cannot write to you any more. Your hand opens here, for you alone:`,
  },
  final: {
    heading: (winners, game, won) =>
      winners.length === 1
        ? `## ${winners[0]} wins ${game}${won === null ? '' : ` with ${points(won)}`}`
        : `## ${list(winners)} share the win in ${game}${won === null ? '' : ` with ${points(won)}`}`,
    place: (place, name, own, parts) =>
      `${place}. ${name}: **${points(own)}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
    part: (name, own) => `${name} ${own}`,
    resigned: (name) => `${name} (resigned)`,
    note: (table, status) => `-# ${status} · table ${table}`,
  },
  panel: {
    renewed: () => '-# That was outdated; this is the present step.',
    outdated: () => '-# This button is out of date. This is how it stands now.',
    confirm: (moves) => capital(moves.join('; ')),
    confirmNote: () => 'Last step: nothing has been played yet.',
    played: (summary) => `Played: ${summary}`,
    closed: () => 'Closed. Nothing has been played; the step is kept.',
    page: (page, pages) => `page ${page} of ${pages}`,
    chooseKind: () => 'What do you do?',
    chooseOne: (parameter) => `Choose: ${parameter}`,
    chooseSome: (parameter, min, max) => `Choose ${min === max ? min : `${min} to ${max}`}: ${parameter}`,
    value: (value) => (value === true ? 'yes' : value === false ? 'no' : String(value)),
    soFar: (moves) => `So far: ${moves.join('; ')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · table ${table}`,
    body: () => 'More that you can look at or do here.',
  },
  moveList: {
    heading: (table) => `### What has happened at table ${table}`,
    row: (seq, sentence) => `${seq}\\. ${sentence}`,
    empty: () => 'Nothing has been played yet.',
    page: (page, pages) => `-# Page ${page} of ${pages}`,
  },
  games: {
    heading: () => '### Tables',
    mine: () => '**Yours**',
    others: () => '**Others on this server**',
    row: listed,
    more: (more) => `… and ${count(more, 'other', 'others')}`,
  },
  help: {
    heading: () => '### Board games in this server',
    body: (games) =>
      [
        'Open a table with `/new` and choose a game. The others press **Join**, the host presses **Start**; the game then ' +
          'runs in a thread below that message. When it is your turn you are mentioned there: press the blue button and ' +
          'answer the questions, or type the move as a command with autocomplete.',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}** (${seats}): ${summary}`),
        '',
        '`/games` lists your tables, `/board text:True` tells a position in words, `/log` the last moves, `/resign` gives up.',
      ].join('\n'),
  },
  seats: (min, max) => (min === max ? count(min, 'player', 'players') : `${min} to ${max} players`),
  genericCommand: {
    name: 'play',
    description: 'Play a move of the list',
    options: { move: { name: 'move', description: 'The move' } },
  },
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `In <#${channel}> I lack the ${rights.length === 1 ? 'right' : 'rights'} ${list(rights.map((right) => `“${en.rights[right]}”`))}. ` +
  `Somebody who manages the channel can give ${rights.length === 1 ? 'it' : 'them'} to me.`;

/** What is wrong with a table's place, and what can be done about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `whoever sits at the table can go on elsewhere with \`/here table:${table}\``;
  switch (why) {
    case 'gone':
      return `Its channel is gone: ${elsewhere}.`;
    case 'forbidden':
      return `I may not write in <#${place}>: somebody who manages the channel can let me, or ${elsewhere}.`;
    case 'locked':
      return `The thread <#${place}> is locked: somebody who manages threads can open it, or ${elsewhere}.`;
  }
}

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

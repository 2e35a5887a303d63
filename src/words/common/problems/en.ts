import type { RecordCheck, RecordFault } from '../../../tables/table/problem.ts';
import { speechOf } from '../../speech.ts';
import { en as phrasesWords } from '../phrases/en.ts';
import type { ProblemWords } from './contract.ts';

const { count } = speechOf('en');
const { toMove } = phrasesWords;

export const en: ProblemWords = {
  ofTables: {
    unknownTable: () => 'That table doesn’t exist.',
    unknownGame: () => 'That game isn’t available here.',
    unknownOption: ({ option }) => `This game has no option \`${option}\`.`,
    badWord: ({ most }) => `Your shuffle word can be up to ${count(most, 'character', 'characters')}.`,
    hostsTooMany: ({ most }) => `You’re already hosting ${count(most, 'table', 'tables')}. End one first.`,
    sitsTooOften: ({ most }) =>
      `You’re already playing at ${count(most, 'table', 'tables')}. Finish or leave one first.`,
    channelFull: ({ most }) => `This channel already has ${count(most, 'table', 'tables')}. Try another channel.`,
    guildFull: ({ most }) => `This server already has ${count(most, 'table', 'tables')}. Wait for one to finish.`,
    tooFast: ({ wait }) =>
      `You’ve opened or moved a lot of tables. Try again in ${count(Math.ceil(wait / 60_000), 'minute', 'minutes')}.`,
    notInvited: () => 'This table is invite-only. The host can invite you with `/invite`.',
    invitesTooMany: ({ most }) => `You can invite up to ${count(most, 'member', 'members')} to a table.`,
    notSeated: () => 'You’re not playing at this table.',
    alreadySeated: () => 'You’ve already joined this table.',
    tableFull: ({ most, roomWith }) => {
      const more = roomWith && ` With the option \`${roomWith.option}\`, up to ${roomWith.most} can play.`;
      return `This table is full (${count(most, 'player', 'players')}).${more ?? ''}`;
    },
    tooFewSeats: ({ needs, seated }) =>
      `You need at least ${count(needs, 'player', 'players')}. ${seated} ${seated === 1 ? 'has' : 'have'} joined so far.`,
    tooManySeats: ({ most, seated }) =>
      `These options allow up to ${count(most, 'player', 'players')}, and ${seated} have joined.`,
    notOpen: ({ status }) => (status === 'running' ? 'The game has already started.' : 'This table is closed.'),
    notRunning: ({ status }) => (status === 'lobby' ? 'The game hasn’t started yet.' : 'This game is over.'),
    starting: () => 'This game is about to start, so nothing can be changed now.',
    notHost: () => 'Only the host can do that.',
    notManager: () => 'Only members with **Manage Server** or **Manage Messages** can end a game in progress.',
    alreadyResigned: () =>
      'You’re no longer playing at this table. `/comeback` brings you back while no one else has your seat.',
    cannotPlan: () => 'Your next move can’t be planned: too much is still open.',
    unknownClock: () => 'There’s no such clock.',
    sameClock: () => 'This table already has that clock.',
    voteOpen: () => 'There’s a vote at this table. The clock can change once it’s over.',
    noVote: () => 'This vote is over.',
    mayNotVote: () => 'This vote is for the other players.',
    votedAlready: () => 'You’ve already voted for that.',
    noFreeSeat: () => 'No seat is free at this table.',
    heldAnother: () => 'You’ve held another seat at this table, so you can’t take this one.',
    erasedSince: () =>
      'Your data was erased after this game began, so I no longer know which hands you’ve seen. You can’t take over a seat in it.',
    seatTaken: () => 'Someone has taken over your seat.',
    notResigned: () => 'You’re still playing at this table.',
    nothingToUndo: () => 'You have nothing to take back right now.',
    undoRefused: () => 'You’ve already asked to take this back, and not everyone agreed, so it stands.',
    cannotReplay: () => 'This game was played under earlier rules, so nothing in it can be taken back.',
    badRecord: ({ fault }) => badRecord[fault],
    recordFails: ({ check, row }) => `This record doesn’t hold, so nothing was imported: ${failing(check, row)}.`,
    recordRuns: () => 'The game in that record isn’t over, so it can’t be imported.',
    checkingRecord: () => 'I’m still checking your last file. Please wait for my answer to that one first.',
    cannotPlayOn: () =>
      'You can’t continue a game from its record here: whoever has the file knows what comes next. You can import games that have ended.',
    recordSeats: ({ needs, given }) =>
      given < needs
        ? `That game has ${count(needs, 'seat', 'seats')}. Name ${count(needs - given, 'more member', 'more members')} to play on.`
        : `That game has only ${count(needs, 'seat', 'seats')}, and you’ve named ${count(given, 'player', 'players')}, including yourself.`,
    recordRow: ({ first, last }) =>
      last === 0
        ? 'That game can’t be continued from any of its rows.'
        : `That game can be continued from row ${first} at the earliest and row ${last} at the latest.`,
    unknownZone: () => 'There’s no such time zone. Pick one from the list.',
    zoneMissing: () => 'Tell me your time zone too, for example `/me zone:Europe/London`.',
    stale: () => 'The game has moved on. Check the board and try again.',
    duplicate: () => 'That’s already done.',
    suspended: () =>
      'This table is paused because of an error. Nothing is lost, and the bot’s operator has been notified.',
    diskLow: () => 'The bot is low on disk space, so you can’t open new tables right now. Games in progress continue.',
    diskFull: () => 'The bot’s disk is full, so all games are paused. Nothing is lost. Try again later.',
  },
  ofMoves: {
    gameOver: () => 'This game is over.',
    notYourTurn: ({ awaits }, say) => `Not your turn yet. ${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'That isn’t a move in this game.',
  },
};

const badRecord: { readonly [F in RecordFault]: string } = {
  tooLarge: 'That file is too large for a game record: the limit is 1 MiB.',
  noRecord: 'That file isn’t a game record. `/verify` gives you the record of a game that has ended.',
  notBegun: 'The game in that record never started.',
  sealed: 'The game in that record isn’t over: its seed is still sealed.',
};

/** What is wrong with a record. */
function failing(check: RecordCheck, row: number | null): string {
  switch (check) {
    case 'options':
      return 'the game can’t be played with these options and this number of players';
    case 'seal':
      return 'its seed isn’t the one that was sealed';
    case 'words':
      return 'its shuffle words aren’t those of the start message';
    case 'entropy':
      return 'what was mixed in isn’t what the players brought';
    case 'deal':
      return 'the seed gives a different deal';
    case 'row':
    case 'moves':
      return row === null ? 'a move isn’t allowed' : `row ${row} isn’t allowed`;
    case 'system':
      return 'a move the bot made for a player wasn’t drawn from the seed';
    case 'streams':
      return 'its shuffles and draws don’t follow from the seed';
    case 'result':
      return 'the game ends in a different result';
  }
}

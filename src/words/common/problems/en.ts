import { speechOf } from '../../speech.ts';
import { phrases } from '../phrases/index.ts';
import type { ProblemWords } from './contract.ts';

const { count } = speechOf('en');
const { toMove } = phrases.en;

export const en: ProblemWords = {
  ofTables: {
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
  ofMoves: {
    gameOver: () => 'This game is over.',
    notYourTurn: ({ awaits }, say) => `It is not your turn. ${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'That is no move of this game.',
  },
};

import { LANGUAGE_NAMES } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { Permission } from '../phrases/contract.ts';
import { phrases } from '../phrases/index.ts';
import type { AnswerWords, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('en');
const { permissions, manageServer, toMove } = phrases.en;

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => (word === '' ? '(nothing that can be shown)' : `“${word}”`);

/** What becomes of boards that are replaced. */
const formerBoards = (keepsPictures: boolean): string =>
  keepsPictures
    ? 'When the next board is posted, the old one keeps its picture.'
    : 'When the next board is posted, the old one shrinks to a line or two.';

export const en: AnswerWords = {
  unknownButton: () => 'This button is not known any more.',
  trouble: () => 'Something went wrong on our side. What was accepted before is kept; please try again.',
  outdated: ({ awaited }) => `This button is out of date. ${toMove(awaited)}`,
  notYours: ({ awaited, figures }) =>
    figures === null ? `You have no seat at this table. ${toMove(awaited)}` : `${toMove(awaited)} You have ${figures}.`,
  botPlays: ({ awaited }) => `You have resigned; the bot plays on for your seat. ${toMove(awaited)}`,
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
  closeQuestion: ({ table }) => `Do you close table ${table}? Nobody can take a seat there any more.`,
  lastLeaveQuestion: ({ table }) => `You are the last one at table ${table}: when you leave, it is closed.`,
  removeQuestion: ({ table }) => `Whose seat at table ${table} do you free?`,
  removed: ({ name }) => `${name} has no seat any more.`,
  optionSet: ({ option, isOn }) => `\`${option}\` is ${isOn ? 'on' : 'off'}.`,
  resigned: ({ table, winners }) =>
    `You have resigned at table ${table}. ${winners.length === 0 ? 'The bot plays on for your seat.' : `The game is over: ${list(winners)} wins.`}`,
  resignQuestion: ({ table, winners }) =>
    `Do you really resign at table ${table}? ${winners.length === 0 ? 'The bot will play on for your seat.' : `That ends the game: ${list(winners)} wins.`}`,
  noTable: () => 'There is no such table in this channel. `/new` opens one, `/games` lists yours.',
  whichTable: ({ more }) =>
    `Several tables could be meant. Which one is it?${more === 0 ? '' : ` (${count(more, 'more', 'more')}: name it with \`table:\`.)`}`,
  askAgain: ({ table }) => `I do not know any more what you asked for: please do it again, with \`table:${table}\`.`,
  noGames: () => 'No game is open here. `/new` opens a table.',
  directOn: () => 'Your hands of this server come by direct message.',
  directOff: ({ onBoard }) =>
    `Your hands of this server do not come by direct message any more: **${onBoard.myHand}** and \`/hand\` show them.`,
  directRefused: ({ onBoard }) =>
    `I cannot write to you: Discord does not deliver my direct messages. You can play nevertheless: **${onBoard.myHand}** and \`/hand\` show your hand where the table is. To get it by message, open the menu of this server, **Privacy settings**, and allow direct messages.`,
  noHands: ({ game }) => `In ${game} everything lies open: nobody holds anything in secret.`,
  guildOnly: () => 'Tables live in the channels of a server: use this command there.',
  settings: ({ language, isChosen, keepsPictures }) =>
    `What everybody reads on this server is in ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', as the server is set on Discord'}. ` +
    `${formerBoards(keepsPictures)} ` +
    `Members with the right “${manageServer}” can change that: \`/settings language:\` and \`boards:\`. What only you see is in the language of your own Discord.`,
  languageSet: ({ language, isChosen }) =>
    `From the next message on, everybody on this server reads ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', as the server is set on Discord'}.`,
  boardsSet: ({ keepsPictures }) => formerBoards(keepsPictures),
  personal: ({ phonePictures }) =>
    phonePictures
      ? 'Your own panels, hands and direct messages are drawn for a phone. `/me phone:False` changes that.'
      : 'Your own panels, hands and direct messages are drawn for a desktop. `/me phone:True` draws them taller, with larger letters, for a phone.',
  managersOnly: () => `Only members with the right “${manageServer}” may change that.`,
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
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `In <#${channel}> I lack the ${rights.length === 1 ? 'right' : 'rights'} ${list(rights.map((right) => `“${permissions[right]}”`))}. ` +
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

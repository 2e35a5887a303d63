import { languageIn, speechOf } from '../../speech.ts';
import type { Permission } from '../phrases/contract.ts';
import { en as phrasesWords } from '../phrases/en.ts';
import type { AnswerWords, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('en');
const { permissions, manageServer, toMove } = phrasesWords;

/** A player’s shuffle word, sanitized by the caller. */
const quoted = (word: string): string => `“${word}”`;

/** What happens to a board when a new one replaces it. */
const formerBoards = (keepsPictures: boolean): string =>
  keepsPictures
    ? 'When a new board appears, the old one keeps its picture.'
    : 'When a new board appears, the old one shrinks to a line or two.';

const pictures = (isPhone: boolean): string =>
  isPhone
    ? 'Your panels, hands, and DMs are drawn for a phone. `/me phone:False` switches back to desktop.'
    : 'Your panels, hands, and DMs are drawn for a desktop. `/me phone:True` makes them taller, with larger text, for a phone.';

const listed = (isListed: boolean): string =>
  isListed
    ? 'You’re on leaderboards; `/me leaderboard:off` hides you.'
    : 'You’re hidden from leaderboards and others’ statistics; `/me leaderboard:on` shows you again.';

const reminders = (
  quiet: { readonly from: number; readonly to: number } | null,
  zone: string | null,
  daily: boolean,
): readonly string[] => [
  quiet === null
    ? 'Reminders can come at any hour; `/me quiet:22-8` keeps the night quiet.'
    : `No reminders from ${quiet.from}:00 to ${quiet.to}:00 (${zone}); \`/me quiet:off\` ends that.`,
  daily
    ? 'Once a day, a DM lists the games waiting for you; `/me daily:off` stops it.'
    : '`/me daily:on` sends you a list of the games waiting for you once a day.',
];

export const en: AnswerWords = {
  unknownButton: () => 'This button no longer works.',
  lostTime: ({ table }) =>
    `This message is out of date: the bot had to go back to a backup. Whatever happened at table ${table} after that backup is lost. The game continues at its new message.`,
  lostTable: ({ table }) =>
    `Table ${table} is gone: the bot had to go back to a backup from before the table was opened. You can open another one with \`/new\`.`,
  trouble: () => 'Something went wrong on our end. Your earlier moves are safe. Please try again.',
  outdated: ({ awaited }) => `That button is out of date. ${toMove(awaited)}`,
  notYours: ({ awaited, figures }) =>
    figures === null
      ? `You’re not playing at this table. ${toMove(awaited)}`
      : `${toMove(awaited)} You have ${figures}.`,
  botPlays: ({ awaited }) =>
    `You’ve left this game. \`/comeback\` brings you back while no one else has your seat. ${toMove(awaited)}`,
  seated: ({ table }) =>
    `You’ve already joined table ${table}. Until the game starts, you can add a shuffle word or leave.`,
  joined: ({ table, word }) =>
    `You joined table ${table}.${word === null ? '' : ` Your shuffle word: ${quoted(word)}.`}`,
  wordSet: ({ table, word }) =>
    word === null
      ? `You haven’t added a shuffle word at table ${table}.`
      : `Your shuffle word at table ${table}: ${quoted(word)}.`,
  left: ({ table }) => `You left table ${table}.`,
  started: ({ table }) => `The game at table ${table} is starting.`,
  cancelled: ({ table }) => `Table ${table} is canceled.`,
  cancelQuestion: ({ table }) =>
    `End the game at table ${table} for everyone? It won’t count, and the full record, hidden hands included, becomes public.`,
  closeQuestion: ({ table }) => `Cancel table ${table}? No one will be able to join it anymore.`,
  lastLeaveQuestion: ({ table }) => `You’re the last player at table ${table}. If you leave, the table is canceled.`,
  removeQuestion: ({ table }) => `Which player should leave table ${table}?`,
  removed: ({ name }) => `${name} was removed from the table.`,
  optionSet: ({ option, isOn }) => `\`${option}\` is now ${isOn ? 'on' : 'off'}.`,
  resigned: ({ table, winners }) =>
    `You resigned at table ${table}. ${winners.length === 0 ? 'The bot plays your seat now. Until someone else takes it, you can return with `/comeback`.' : `The game is over: ${won(winners)}.`}`,
  resignQuestion: ({ table, winners }) =>
    `Resign at table ${table}? ${winners.length === 0 ? 'The bot will play your seat, and others can take it over. Unless you come back, you’ll be last.' : `This ends the game: ${won(winners)}.`}`,
  tookOver: ({ table, name, hasHand }) =>
    `You’re playing for ${name} at table ${table} now.${hasHand ? ' You have its hand; secrets from before stay hidden from you.' : ''}`,
  cameBack: ({ table }) => `Welcome back! You’re playing at table ${table} again.`,
  seatLeft: ({ table }) =>
    `You’re no longer playing at table ${table}. Until someone else takes your seat, you can return with \`/comeback\`.`,
  replaced: ({ table }) => `Someone else plays your seat at table ${table} now.`,
  whichSeat: ({ table }) => `Which seat at table ${table} do you want to take over?`,
  voted: ({ table }) => `Your vote at table ${table} counts. You can change it until the vote ends.`,
  clockSet: ({ table, line, isAsked }) =>
    isAsked ? `The others at table ${table} have been asked. ${line}` : `Table ${table}: ${line}`,
  noTable: () => 'No table like that in this channel. Use `/new` to open one or `/games` to find yours.',
  whichTable: ({ more }) =>
    `Which table do you mean?${more === 0 ? '' : ` (${count(more, 'more table isn’t', 'more tables aren’t')} shown. Add \`table:\` to choose one.)`}`,
  askAgain: ({ table }) => `I no longer know what you asked for. Please try again with \`table:${table}\`.`,
  noGames: () => 'No games here right now. Use `/new` to open a table.',
  directOn: () => 'You’ll get your hand by DM for games in this server.',
  directOff: ({ onBoard }) => `No more DMs from this server. Use **${onBoard.myHand}** or \`/hand\` instead.`,
  directRefused: ({ onBoard }) =>
    `I couldn’t DM you. You can still play: press **${onBoard.myHand}** or use \`/hand\` in the game. To get DMs, open this server’s menu → **Privacy Settings** → turn on **Direct Messages**.`,
  noHands: ({ game }) => `${game} has no hidden hands.`,
  guildOnly: () => 'Use this command in a server channel.',
  settings: ({ language, isChosen, keepsPictures, clock }) =>
    `Public messages in this server are in ${languageIn('en', language)}${isChosen ? '' : ' (the server’s Discord language)'}. ` +
    `${formerBoards(keepsPictures)} ` +
    `New tables · ${clock} Members with **${manageServer}** can change this with \`/settings\`. Private messages use your own Discord language.`,
  languageSet: ({ language, isChosen }) =>
    `Public messages in this server are now in ${languageIn('en', language)}${isChosen ? '' : ' (the server’s Discord language)'}.`,
  boardsSet: ({ keepsPictures }) => formerBoards(keepsPictures),
  usualClockSet: ({ clock }) => `New tables in this server · ${clock}`,
  personal: ({ phonePictures, isListed, quiet, zone, daily }) =>
    [pictures(phonePictures), listed(isListed), ...reminders(quiet, zone, daily)].join('\n'),
  imported: ({ table, playsOn }) =>
    playsOn
      ? `The record holds. The game goes on as table ${table} in this channel.`
      : `The record holds. The game is table ${table} in this channel now, and everyone can replay it.`,
  fileUnread: () => 'I couldn’t get that file from Discord. Please try again.',
  badHours: ({ typed }) => `\`quiet: ${typed}\` isn’t a range of hours. Try \`22-8\`, or \`off\`.`,
  rematchOpen: ({ table, channel }) => `You’re in: table ${table} in <#${channel}> is the rematch.`,
  managersOnly: () => `Only members with **${manageServer}** can change that.`,
  mistyped: ({ option, typed, possible, why }) => {
    const wrong = typed === null ? `\`${option}:\` is required here.` : `\`${option}: ${typed}\` isn’t a legal choice.`;
    const said = why === null ? wrong : `${wrong} ${why}`;
    return possible.length === 0 ? said : `${said} Try ${anyOf(possible)}.`;
  },
  otherGame: ({ game }) => `That table is playing ${game}.`,
  botMissing: () =>
    `This server has my commands but not me, so I can’t post here. Someone with **${manageServer}** can add me: open my profile and choose **Add App**.`,
  threadClosed: () => 'I’m not in this private thread, or it’s locked. Mention me here to add me, then try again.',
  missingRights: ({ rights, channel }) => lacking(rights, channel),
  unseen: (seen) => `I can’t show table ${seen.table}. ${hindrance(seen)}`,
  savedUnseen: (seen) => `Your move is saved, but I can’t post the board. ${hindrance(seen)}`,
  savedLate: () => 'Your move is saved. The board is on its way.',
  moved: ({ table }) => `Table ${table} is in this channel now.`,
};

const won = (winners: readonly string[]): string => `${list(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;

const lacking = (missing: readonly Permission[], channel: string): string =>
  `I’m missing the ${list(missing.map((one) => `**${permissions[one]}**`))} ${missing.length === 1 ? 'permission' : 'permissions'} in <#${channel}>. ` +
  `Anyone who can manage the channel can grant ${missing.length === 1 ? 'it' : 'them'}.`;

/** Why a table can’t be shown in its channel, and what to do about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `any player can use \`/here table:${table}\` in another channel.`;
  switch (why) {
    case 'gone':
      return `Its channel is gone, but ${elsewhere}`;
    case 'forbidden':
      return `I’m not allowed to post in <#${place}>. Ask a moderator to allow it. Or ${elsewhere}`;
    case 'locked':
      return `The thread <#${place}> is locked. Ask a moderator to unlock it. Or ${elsewhere}`;
    case 'uploadsLimited':
      return 'Discord limits uploads in this server at the moment, so it takes no pictures from me. I’ll keep trying.';
    case 'sendingDisabled':
      return 'Discord doesn’t let me send messages at the moment. I’ll keep trying.';
    case 'unverified':
      return 'Discord wants an account to be verified first. Please tell whoever runs this bot. I’ll keep trying.';
    case 'filtered':
      return `AutoMod or Discord’s link filter blocks my messages in <#${place}>. Ask a moderator to let me through. Or ${elsewhere}`;
    case 'refused':
      return `Discord refuses my messages in <#${place}> without a reason that I know. I’ll keep trying. Or ${elsewhere}`;
  }
}

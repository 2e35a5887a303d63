import { speechOf } from '../../speech.ts';
import type { BoardWords } from './contract.ts';

const { list } = speechOf('en');

export const en: BoardWords = {
  began: (name) => `-# The seats are in the order of joining; that ${name} begins was drawn with the shuffle.`,
  status: (awaited, task) => `### ${list(awaited)}, ${task}.`,
  call: (mentions, task) => `${list(mentions)}, ${task}.`,
  note: (table, status) => `-# ${status} · table ${table}`,
  newRules: () => `-# The rules were corrected during this game. What was played before stays.`,
  botPlays: (names) => `-# The bot plays for ${list(names)}.`,
  resigned: (name, goesOn) => `${name} has resigned${goesOn ? '; the bot plays on for that seat' : ''}.`,
  since: () => 'Since your last turn',
  replaced: () => '-# The board is below.',
  movedTo: (channel) => `-# The board is in <#${channel}>.`,
  possible: () => 'What can be done now:',
  onOffer: (answers) => `On offer: ${answers.join('; ')}.`,
  fileName: (table, seq) => `board-${table}-${seq}.png`,
  threadName: (game, table) => `${game} · ${table}`,
};

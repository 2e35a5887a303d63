import { speechOf } from '../../speech.ts';
import type { PrivacyWords } from './contract.ts';

const { count, list } = speechOf('en');

export const en: PrivacyWords = {
  overview: (tables) =>
    `### Your data\nYour Discord ID is stored with every table you’ve played at or been invited to (${count(tables, 'table', 'tables')}): with your seats, shuffle words, results, and settings, and with the DMs that show your hands. Your name and your messages aren’t stored.`,
  exported: () =>
    'This is everything stored about you. It includes your plans and moves in running games, so don’t show it to the other players.',
  fileName: () => 'guildhall-my-data.json',
  fileDescription: () => 'Everything stored about you (JSON)',
  exportedAlready: (minutes) =>
    `You got this file a moment ago. You can get it again in ${count(minutes, 'minute', 'minutes')}.`,
  question: (playing, waiting) => {
    const leaving = [
      ...(playing === 0 ? [] : [`resign from ${count(playing, 'running game', 'running games')}`]),
      ...(waiting === 0 ? [] : [`leave ${count(waiting, 'open table', 'open tables')}`]),
    ];
    return [
      `**Erase your data, in all servers?**${leaving.length === 0 ? '' : ` You’ll ${list(leaving)}.`}`,
      'Your seats, results, ratings, shuffle words, and settings are erased, and your DMs from this bot are deleted. Finished games stay, without your name. Erased data disappears from backups within 30 days.',
      'This can’t be undone. If you come back, you start from zero.',
    ].join('\n');
  },
  erased: () =>
    'Your data is erased. Within a few minutes, your DMs from this bot are deleted and your name disappears from game messages. After that, you’re welcome to play again.',
  erasing: () => 'Your data is being erased. Please try again in a few minutes.',
  serverErasing: () => 'This server’s data is being erased. Please try again in a few minutes.',
  serverQuestion: (tables, running) =>
    [
      `**Erase this server’s data?** This deletes ${count(tables, 'table', 'tables')} and all records, results, ratings, and settings of this server.${running === 0 ? '' : ` ${count(running, 'game that hasn’t ended is', 'games that haven’t ended are')} canceled.`}`,
      'Messages in the channels stay until you delete them. Erased data disappears from backups within 30 days. This can’t be undone.',
    ].join('\n'),
  serverErased: () => 'All games here have ended. This server’s data will be deleted within a few minutes.',
  failed: () => 'Nothing was erased: the disk is full. Please try again later.',
  buttons: {
    export: 'Get my data',
    erase: 'Erase my data',
    eraseSure: 'Yes, erase everything',
    server: 'Erase server data',
    serverSure: 'Yes, erase server data',
  },
};

import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';

const { count, list } = speechOf('en');

export const en = {
  /** What is stored. `tables`: how many tables name the reader, finished ones included. */
  overview: (tables: number) =>
    `### Your data\nYour Discord ID is stored with every table you’ve played at or been invited to (${count(tables, 'table', 'tables')}): with your seats, shuffle words, results, and settings, and with the DMs that show your hands. Your name and your messages aren’t stored.`,
  /** Above the file with everything. */
  exported: () =>
    'This is everything stored about you. It includes your plans and moves in running games, so don’t show it to the other players.',
  fileName: () => 'guildhall-my-data.json',
  fileDescription: () => 'Everything stored about you (JSON)',
  /** A file can be had only so often. */
  exportedAlready: (minutes: number) =>
    `You got this file a moment ago. You can get it again in ${count(minutes, 'minute', 'minutes')}.`,
  /** What erasing does. `playing`: running games of the reader; `waiting`: tables that have not started. */
  question: (playing: number, waiting: number) => {
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
  /** To someone whose data is being erased, whatever they press. */
  erasing: () => 'Your data is being erased. Please try again in a few minutes.',
  /** To everyone in a server whose data is being erased. */
  serverErasing: () => 'This server’s data is being erased. Please try again in a few minutes.',
  /** `tables`: all of the server’s; `running`: those whose games end with it. */
  serverQuestion: (tables: number, running: number) =>
    [
      `**Erase this server’s data?** This deletes ${count(tables, 'table', 'tables')} and all records, results, ratings, and settings of this server.${running === 0 ? '' : ` ${count(running, 'game that hasn’t ended is', 'games that haven’t ended are')} canceled.`}`,
      'Messages in the channels stay until you delete them. Erased data disappears from backups within 30 days. This can’t be undone.',
    ].join('\n'),
  serverErased: () => 'All games here have ended. This server’s data will be deleted within a few minutes.',
  /** Nothing has changed, on a full disk. */
  failed: () => 'Nothing was erased: the disk is full. Please try again later.',
  buttons: {
    export: 'Get my data',
    erase: 'Erase my data',
    eraseSure: 'Yes, erase everything',
    server: 'Erase server data',
    serverSure: 'Yes, erase server data',
  },
};

/** What is stored about a member: shown, handed out, and erased. All of it is private. */
export type PrivacyWords = Widened<typeof en>;

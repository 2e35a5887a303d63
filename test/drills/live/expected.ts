import type { CheckName } from './checks.ts';

interface Expected {
  /** What is checked, for the report. */
  readonly what: string;
  /** What the stand-in answers: `ok`, what is remarkable about it, or a status and an error code. */
  readonly answer: string;
  /** Other answers that the bot copes with, and what they mean. */
  readonly known?: { readonly [answer: string]: string };
}

const ADDED_ONE_BY_ONE = 'the bot adds those who are missing one by one, with a line for each';
const NO_RIGHT = 'the bot lacks the right, and does without it';

/** The answers of the stand-in, which the bot is tested against, and others that are known. */
export const EXPECTED: { readonly [C in CheckName]: Expected } = {
  gateway: { what: 'Ask for the gateway', answer: 'ok' },
  server: { what: 'Look at the server', answer: 'ok' },
  permissions: { what: 'Look which of the six rights the bot has in the channel', answer: 'ok: all 6' },
  unknownServer: {
    what: 'Look at a server that does not exist',
    answer: '404 10004',
    known: { '403 50001': 'read as a server that the bot has left, too' },
  },
  unknownMember: {
    what: 'Look up the name of nobody',
    answer: '404 10013',
    known: { '404 10007': 'read in the same way' },
  },
  unknownChannel: { what: 'Look at a channel that does not exist', answer: '404 10003' },
  needlessRight: {
    what: 'Rename the channel, without the right',
    answer: '403 50013',
    known: { ok: 'the bot has more rights than it needs' },
  },
  post: {
    what: 'Post a board',
    answer: 'ok: with its picture, as layout, silently, 0 attachments beside it',
    known: { 'ok: with its picture, as layout, silently, 1 attachments beside it': 'the bot reads the gallery' },
  },
  sameNonce: { what: 'Post it again with the same nonce', answer: 'ok: the same message' },
  editKeeping: {
    what: 'Edit a board, keeping its picture',
    answer: 'ok: with its picture',
    known: { '400 50035': 'the bot uploads the picture again' },
  },
  editUploading: {
    what: 'Edit a board with a new picture',
    answer: 'ok: with its picture, a new one',
    known: { '400 50035': 'the bot posts a new board instead' },
  },
  download: { what: 'Download the picture', answer: 'ok: 200 image/png' },
  animation: {
    what: 'Post an animation',
    answer: 'ok: image/webp 640 × 320, kept as it is, by the proxy an animation',
    known: {
      'ok: image/webp 640 × 320, kept as it is, by the proxy a still':
        'clients may ask the proxy for more; see the checklist on animations',
    },
  },
  call: { what: 'Call somebody with a mention', answer: 'ok' },
  find: { what: 'Find the board by the id of its button', answer: 'ok: found' },
  contentAndLayout: { what: 'Post text beside layout components', answer: '400 50035' },
  sameIdTwice: { what: 'Post two buttons with one id', answer: '400 50035' },
  pictureMissing: { what: 'Post a picture that was not uploaded', answer: '400 50035' },
  pin: { what: 'Pin a message', answer: 'ok', known: { '403 50013': NO_RIGHT } },
  editDeleted: { what: 'Edit a message that was deleted', answer: '404 10008' },
  deleteAgain: { what: 'Delete it a second time', answer: '404 10008' },
  openThread: { what: 'Open a thread from the board', answer: 'ok' },
  slowMode: { what: 'Look at the slow mode of the new thread', answer: 'ok: 0 s' },
  openThreadTwice: { what: 'Open another thread from it', answer: '400 160004' },
  postInThread: { what: 'Post in the thread', answer: 'ok' },
  joinThread: { what: 'Join the thread', answer: 'ok' },
  mentionInThread: {
    what: 'Mention the member in the thread, who is not in it',
    answer: 'ok: added',
    known: { 'ok: not added': ADDED_ONE_BY_ONE },
  },
  addToThread: {
    what: 'Add the member to the thread',
    answer: 'ok',
    known: { '403 50007': 'the bot says in the thread who is missing' },
  },
  mentionInPrivateThread: {
    what: 'Mention the member in a private thread',
    answer: 'ok: added',
    known: { 'ok: not added': ADDED_ONE_BY_ONE, '403 50013': NO_RIGHT, '403 50001': NO_RIGHT },
  },
  mentionInClosedThread: {
    what: 'Mention the member in a private thread that is not invitable, without the right to manage it',
    answer: 'ok: not added',
    known: { 'ok: added': 'the bot has the right, or needs none', '403 50013': NO_RIGHT, '403 50001': NO_RIGHT },
  },
  addToClosedThread: {
    what: 'Add the member to it',
    answer: '403 50013',
    known: { ok: 'the bot has the right, or needs none', '403 50001': 'read in the same way' },
  },
  lineAboutMember: {
    what: 'Add the member to another private thread, and read what Discord writes there',
    answer: 'ok: without a line',
    known: {
      'ok: with a line': 'one for each whom no mention has added',
      '403 50013': NO_RIGHT,
      '403 50001': NO_RIGHT,
    },
  },
  archive: { what: 'Archive the thread', answer: 'ok' },
  editInArchived: {
    what: 'Edit a message in the archived thread',
    answer: '403 50083',
    known: { '400 50083': 'read in the same way' },
  },
  unarchive: { what: 'Reopen it, as the bot does where no message reopens it', answer: 'ok: no longer archived' },
  postInArchived: {
    what: 'Archive it again, and post in it',
    answer: 'ok: no longer archived',
    known: { '403 50083': 'the bot reopens it and posts again' },
  },
  lock: { what: 'Lock the thread', answer: 'ok', known: { '403 50013': NO_RIGHT } },
  postInLocked: {
    what: 'Post in the locked thread, with the right to manage it',
    answer: 'ok',
    known: { '403 50083': 'read as locked', '403 160005': 'read as locked' },
  },
  postLockedByHand: {
    what: 'Post in the thread that was locked by hand, without the right to manage it',
    answer: '403 50083',
    known: { '403 160005': 'read as locked', ok: 'the bot has the right to manage threads' },
  },
  directToNobody: { what: 'Open direct messages with nobody', answer: '400 50033' },
  direct: {
    what: 'Send the member a direct message',
    answer: 'ok',
    known: { '403 50007': 'the member does not take any', '403 50278': 'the member is not in the server' },
  },
  answerNothing: { what: 'Answer an interaction that does not exist', answer: '404 10062' },
  editNothing: {
    what: 'Edit the answer to it',
    answer: '404 10015',
    known: { '401 50027': 'read in the same way' },
  },
};

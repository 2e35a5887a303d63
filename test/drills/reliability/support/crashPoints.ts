import type { Place, When } from './crashAt.ts';

/**
 * What somebody does when the bot dies; as the only other one who is left, agrees that a move and what the bot has played
 * after it are taken back; with hands in direct messages, joins a table (sits) and chooses in secret; in the middle of a
 * game, has their data erased.
 */
export const DEEDS = ['opens', 'joins', 'starts', 'plays', 'agrees', 'resigns', 'sits', 'chooses', 'erases'] as const;
export type Deed = (typeof DEEDS)[number];

/** The file of `crashPoints/` in which the points of a deed are tried. */
const FILES: Readonly<Record<Deed, 'starts' | 'plays' | 'secretly' | 'others'>> = {
  opens: 'others',
  joins: 'others',
  starts: 'starts',
  plays: 'plays',
  agrees: 'others',
  resigns: 'others',
  sits: 'secretly',
  chooses: 'secretly',
  erases: 'others',
};

/** How far it has come by then: it must not count; it counts, and nobody has been told; it counts, and is being told. */
const STAGES = ['undone', 'kept', 'told'] as const;
type Stage = (typeof STAGES)[number];

/** A place between two steps of an interaction, from its arrival to the board that shows it. */
export interface CrashPoint {
  readonly deed: Deed;
  readonly name: string;
  readonly stage: Stage;
  readonly at: Place;
}

/** The point at which whoever acted has been told that it counts. */
export const ANSWERED = 'Discord has the answer';

const CALLBACK = 'POST /interactions/:id/:token/callback';
const POST = 'POST /channels/:id/messages';
const EDIT = 'PATCH /channels/:id/messages/:id';
const LOOK = 'GET /channels/:id/thread-members/:id';
const ADD = 'PUT /channels/:id/thread-members/:id';
const THREAD = 'POST /channels/:id/messages/:id/threads';
const NOTE_MESSAGE = 'INSERT OR REPLACE INTO messages';
const DIRECT = 'POST /users/@me/channels';
const DELETE = 'DELETE /channels/:id/messages/:id';
const NOTE_HAND = 'INSERT OR REPLACE INTO hands';
const EMPTY_SEAT = 'UPDATE seats SET user_id = NULL';
const NOTE_THREAD = 'UPDATE tables SET thread_id';

const statement = (when: When, sql: string): Place => ({ kind: 'statement', when, sql });
const request = (when: When, route: string, nth = 1): Place => ({ kind: 'request', when, route, nth });

/** Points of one deed in their order, by stage. */
const points = (deed: Deed, byStage: Readonly<Partial<Record<Stage, Readonly<Record<string, Place>>>>>) =>
  STAGES.flatMap((stage) =>
    Object.entries(byStage[stage] ?? {}).map(([name, at]): CrashPoint => ({ deed, name, stage, at })),
  );

export const CRASH_POINTS: readonly CrashPoint[] = [
  ...points('opens', {
    undone: {
      'the number of the table is drawn': statement('after', 'UPDATE counters'),
      'the table is written': statement('after', 'INSERT INTO tables'),
      'its secrets are written': statement('after', 'INSERT INTO secrets'),
    },
    kept: {
      'the opening is committed': { kind: 'commit', when: 'after' },
      'the answer is about to be sent': request('before', CALLBACK),
    },
    told: {
      [ANSWERED]: request('after', CALLBACK),
      'the message of the lobby is noted': statement('after', NOTE_MESSAGE),
    },
  }),
  ...points('joins', {
    undone: { 'the seats are cleared': statement('after', 'DELETE FROM seats') },
    kept: { 'the seat is committed': { kind: 'commit', when: 'after' } },
    told: {
      'the message of the lobby is about to be edited': request('before', EDIT),
      'the message of the lobby has been edited': request('after', EDIT),
    },
  }),
  ...points('starts', {
    undone: { 'the freeze is about to be committed': { kind: 'commit', when: 'before' } },
    kept: { 'the freeze is committed': { kind: 'commit', when: 'after' } },
    told: {
      'the thread is about to be made': request('before', THREAD),
      'Discord has made the thread': request('after', THREAD),
      'the thread is noted': statement('after', NOTE_THREAD),
      'the start message is about to be posted': request('before', POST),
      'Discord has the start message': request('after', POST),
      'the deal is about to be committed': { kind: 'commit', when: 'before', nth: 2 },
      'the deal is committed': { kind: 'commit', when: 'after', nth: 2 },
      'the start message is done with': statement('after', 'DELETE FROM outbox'),
      'the first announcement is about to be posted': request('before', POST, 2),
      'Discord has the first announcement': request('after', POST, 2),
      'the first board is about to be posted': request('before', POST, 3),
      'Discord has the first board': request('after', POST, 3),
      'the first board is noted': statement('after', NOTE_MESSAGE),
      'who is in the thread is about to be asked': request('before', LOOK),
      'Discord has said that somebody is missing': request('after', LOOK),
      'the second player is about to be added': request('before', ADD, 2),
      'the players are in the thread': request('after', ADD, 2),
      'the message of the lobby tells of the start': request('after', EDIT),
    },
  }),
  ...points('plays', {
    undone: {
      'the press has arrived': { kind: 'arrival', when: 'before' },
      'whether it is known is about to be asked': statement('before', 'SELECT 1 FROM inbox'),
      'the state is read': statement('after', 'SELECT version, state AS text'),
      'the transaction has begun': statement('before', 'DELETE FROM inbox'),
      'the interaction is written': statement('after', 'INSERT INTO inbox'),
      'its row is written': statement('after', 'INSERT INTO moves'),
      'the head is moved on': statement('after', 'UPDATE tables SET head_seq'),
      'the seats are written': statement('after', 'UPDATE seats'),
      'the news is written': statement('after', 'INSERT INTO outbox'),
      'the state is written': statement('after', 'INSERT INTO states'),
      'all is about to be committed': { kind: 'commit', when: 'before' },
    },
    kept: {
      'all is committed': { kind: 'commit', when: 'after' },
      'the answer is about to be sent': request('before', CALLBACK),
    },
    told: {
      [ANSWERED]: request('after', CALLBACK),
      'the news is about to be read': statement('before', 'SELECT id, table_id AS "table", kind'),
      'the first picture is about to be drawn': { kind: 'picture', when: 'before' },
      'the first picture is drawn': { kind: 'picture', when: 'after' },
      'the announcement is about to be posted': request('before', POST),
      'Discord has the announcement': request('after', POST),
      'the board is about to be posted': request('before', POST, 2),
      'Discord has the board': request('after', POST, 2),
      'the board is about to be noted': statement('before', NOTE_MESSAGE),
      'the board is noted': statement('after', NOTE_MESSAGE),
      'the news is done with': statement('after', 'DELETE FROM outbox'),
      'the former board is about to lose its buttons': request('before', EDIT),
      'the former board has lost its buttons': request('after', EDIT),
    },
  }),
  ...points('agrees', {
    undone: { 'the undo is about to be committed': { kind: 'commit', when: 'before' } },
    kept: { 'the undo is committed': { kind: 'commit', when: 'after' } },
    told: {
      'the board of the former position is about to be posted': request('before', POST),
      'Discord has the board of the former position': request('after', POST),
    },
  }),
  ...points('resigns', {
    undone: { 'the end is about to be committed': { kind: 'commit', when: 'before' } },
    kept: { 'the end is committed': { kind: 'commit', when: 'after' } },
    told: {
      'Discord has the last message': request('after', POST),
      'the last message is noted': statement('after', NOTE_MESSAGE),
      'the message of the lobby tells of the end': request('after', EDIT, 2),
    },
  }),
  ...points('sits', {
    kept: { 'the seat with a hand is committed': { kind: 'commit', when: 'after' } },
    told: {
      'the direct channel is about to be opened': request('before', DIRECT),
      'Discord has opened the direct channel': request('after', DIRECT),
      'the first hand is about to be posted': request('before', POST),
      'Discord has the first hand': request('after', POST),
      'the first hand is noted': statement('after', NOTE_HAND),
    },
  }),
  ...points('chooses', {
    undone: { 'the choice is about to be committed': { kind: 'commit', when: 'before' } },
    kept: { 'the choice is committed': { kind: 'commit', when: 'after' } },
    told: {
      'the next hand is about to be posted': request('before', POST),
      'Discord has the next hand': request('after', POST),
      'the former hand is about to be deleted': request('before', DELETE),
      'Discord has deleted the former hand': request('after', DELETE),
      'a hand is noted': statement('after', NOTE_HAND),
    },
  }),
  ...points('erases', {
    undone: { 'what is asked for is about to be kept': statement('before', 'INSERT INTO erasures') },
    kept: {
      'the resignation is committed': { kind: 'commit', when: 'after' },
      'the seat is emptied': statement('after', EMPTY_SEAT),
    },
    told: { [ANSWERED]: request('after', CALLBACK) },
  }),
];

export const pointsIn = (file: (typeof FILES)[Deed]): readonly CrashPoint[] =>
  CRASH_POINTS.filter(({ deed }) => FILES[deed] === file);

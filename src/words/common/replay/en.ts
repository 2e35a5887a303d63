import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { SeenBy } from './contract.ts';

const { number, count } = speechOf('en');

const sawIt = (by: SeenBy): string => `as ${by ?? 'everyone'} saw it`;
const suffix = (seat: number | null): string => (seat === null ? '' : `-seat-${seat}`);

export const en = {
  heading: (game: string, table: string) => `### Replay · ${game} · table ${table}`,
  /** Which step is shown; a step is a row of the record. */
  step: (step: number, of: number) => `Step ${number(step)} of ${number(of)}`,
  /** Whose view is shown, as a line of a menu. */
  everyone: () => 'As everyone saw it',
  seat: (name: string) => `As ${name} saw it`,
  /** In place of a step’s events, if the viewer saw nothing of them. */
  nothing: () => 'Nothing happened that could be seen from here.',
  /** To someone who asks for a replay of a game that has not ended, and of a table where none began. */
  running: (table: string) =>
    `The game at table ${table} isn’t over yet. You can replay it once it has ended; \`/log\` lists its moves so far.`,
  neverBegan: (table: string) => `No game was played at table ${table}, so there is nothing to replay.`,
  /** The record can’t be played again by the present rules. `/verify` still has it as a file. */
  unreadable: (table: string) =>
    `The record of table ${table} can’t be replayed: it is damaged, or the rules have changed since. \`/verify\` still has it as a file.`,
  moves: {
    /** Above the file. */
    heading: (table: string, by: SeenBy) => `All moves of table ${table}, as ${by ?? 'everyone'} saw them:`,
    /** `seat`: from 1, since a name does not belong in it; null for everyone’s view. */
    fileName: (table: string, seat: number | null) => `moves-${table}${suffix(seat)}.txt`,
    fileDescription: (table: string, by: SeenBy) => `Move list of table ${table} ${sawIt(by)} (text)`,
    firstLine: (game: string, table: string, by: SeenBy) => `${game}, table ${table}, ${sawIt(by)}`,
    /** Below it: what the brackets behind the moves are. */
    brackets: () =>
      'In brackets after each move: its notation, in full even where the move was secret, since the game is over.',
    /** Of one player in the file, after the shape. */
    seat: (seat: number, name: string) => `Seat ${seat}: ${name}`,
    /** A row that was taken back later. */
    undone: (line: string) => `[taken back] ${line}`,
  },
  animation: {
    heading: (game: string, table: string, by: SeenBy): string =>
      `### Animation · ${game} · table ${table}\n${by === null ? en.everyone() : en.seat(by)}`,
    /** While it is made. `before`: how many others are drawn first. */
    waiting: (before: number) =>
      before === 1
        ? 'Another animation is being drawn. Yours is next.'
        : `${number(before)} other animations are drawn first.`,
    drawing: (frame: number, of: number) => `Drawing picture ${frame} of ${of} …`,
    /** To someone who asks for a second one in the meantime. */
    busy: () => 'Your last animation is still being drawn.',
    /** It isn’t done by the time when Discord takes no more changes of the answer; a button to ask again is below. */
    late: () =>
      'The animation isn’t done yet, and Discord lets me change this message for 15 minutes only. Please ask for it again later.',
    /** The bot is about to stop before it is done; the same button is below. */
    cutOff: () => 'I was shut down before the animation was done. Please ask for it again once I’m back.',
    /** `seat` as above. */
    fileName: (table: string, seat: number | null) => `replay-${table}${suffix(seat)}.webp`,
    alt: (game: string, table: string, frames: number, by: SeenBy) =>
      `The game of ${game} at table ${table} ${sawIt(by)}, from start to end in ${count(frames, 'picture', 'pictures')}`,
    /** Below it. `isCut`: there was no room for every turn. */
    note: (frames: number, isCut: boolean) =>
      `-# ${count(frames, 'picture', 'pictures')}, ${isCut ? 'not every turn' : 'one for each turn'}`,
  },
};

/** Replays of games that have ended: step by step, as a file of moves, and as an animation. */
export type ReplayWords = Widened<typeof en>;

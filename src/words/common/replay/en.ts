import { speechOf } from '../../speech.ts';
import type { ReplayWords, SeenBy } from './contract.ts';

const { number, count } = speechOf('en');

const sawIt = (by: SeenBy): string => `as ${by ?? 'everyone'} saw it`;
const suffix = (seat: number | null): string => (seat === null ? '' : `-seat-${seat}`);

export const en: ReplayWords = {
  heading: (game, table) => `### Replay · ${game} · table ${table}`,
  step: (step, of) => `Step ${number(step)} of ${number(of)}`,
  everyone: () => 'As everyone saw it',
  seat: (name) => `As ${name} saw it`,
  nothing: () => 'Nothing happened that could be seen from here.',
  running: (table) =>
    `The game at table ${table} isn’t over yet. You can replay it once it has ended; \`/log\` lists its moves so far.`,
  neverBegan: (table) => `No game was played at table ${table}, so there is nothing to replay.`,
  unreadable: (table) =>
    `The record of table ${table} can’t be replayed: it is damaged, or the rules have changed since. \`/verify\` still has it as a file.`,
  moves: {
    heading: (table, by) => `All moves of table ${table}, as ${by ?? 'everyone'} saw them:`,
    fileName: (table, seat) => `moves-${table}${suffix(seat)}.txt`,
    fileDescription: (table, by) => `Move list of table ${table} ${sawIt(by)} (text)`,
    firstLine: (game, table, by) => `${game}, table ${table}, ${sawIt(by)}`,
    brackets: () =>
      'In brackets after each move: its notation, in full even where the move was secret, since the game is over.',
    seat: (seat, name) => `Seat ${seat}: ${name}`,
    undone: (line) => `[taken back] ${line}`,
  },
  animation: {
    heading: (game, table, by) =>
      `### Animation · ${game} · table ${table}\n${by === null ? en.everyone() : en.seat(by)}`,
    waiting: (before) =>
      before === 1
        ? 'Another animation is being drawn. Yours is next.'
        : `${number(before)} other animations are drawn first.`,
    drawing: (frame, of) => `Drawing picture ${frame} of ${of} …`,
    busy: () => 'Your last animation is still being drawn.',
    late: () =>
      'The animation isn’t done yet, and Discord lets me change this message for 15 minutes only. Please ask for it again later.',
    cutOff: () => 'I was shut down before the animation was done. Please ask for it again once I’m back.',
    fileName: (table, seat) => `replay-${table}${suffix(seat)}.webp`,
    alt: (game, table, frames, by) =>
      `The game of ${game} at table ${table} ${sawIt(by)}, from start to end in ${count(frames, 'picture', 'pictures')}`,
    note: (frames, isCut) =>
      `-# ${count(frames, 'picture', 'pictures')}, ${isCut ? 'not every turn' : 'one for each turn'}`,
  },
};

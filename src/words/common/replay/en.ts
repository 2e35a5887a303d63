import { speechOf } from '../../speech.ts';
import type { ReplayWords } from './contract.ts';

const { number, count } = speechOf('en');

export const en: ReplayWords = {
  heading: (game, table) => `### Replay · ${game} · table ${table}`,
  step: (step, of) => `Step ${number(step)} of ${number(of)}`,
  everyone: () => 'As everyone saw it',
  seat: (name) => `As ${name} saw it`,
  nothing: () => 'Nothing that could be seen from here.',
  running: (table) =>
    `The game at table ${table} isn’t over yet. You can replay it once it has ended; \`/log\` lists its moves so far.`,
  neverBegan: (table) => `No game was played at table ${table}, so there is nothing to replay.`,
  unreadable: (table) =>
    `The record of table ${table} can’t be replayed: it is damaged, or the rules have changed since. \`/verify\` still has it as a file.`,
  moves: {
    heading: (table) => `All moves of table ${table}, as you saw them:`,
    fileName: (table) => `moves-${table}.txt`,
    fileDescription: (table) => `Move list of table ${table} (text)`,
    title: (game, table) => `${game}, table ${table}`,
    seat: (seat, name) => `Seat ${seat}: ${name}`,
    undone: (line) => `[taken back] ${line}`,
  },
  animation: {
    heading: (game, table) => `### Animation · ${game} · table ${table}`,
    waiting: () => 'Another animation is being drawn. Yours is next.',
    drawing: (frame, of) => `Drawing picture ${frame} of ${of} …`,
    busy: () => 'Your last animation is still being drawn.',
    fileName: (table) => `replay-${table}.webp`,
    alt: (game, table, frames) =>
      `The game of ${game} at table ${table}, from start to end in ${count(frames, 'picture', 'pictures')}`,
    note: (frames, isCut) =>
      `-# ${count(frames, 'picture', 'pictures')}, ${isCut ? 'not every turn' : 'one for each turn'}`,
  },
};

import { speechOf } from '../../speech.ts';
import { rowOf } from '../board/en.ts';
import type { FairnessWords } from './contract.ts';

const { list, count } = speechOf('en');

export const en: FairnessWords = {
  sealed: (seal) => `-# Shuffle sealed: \`${seal}…\``,
  mixed: (seal, brought) => `-# Shuffle sealed: \`${seal}…\` · mixed in: \`${brought}…\``,
  opened: (seal, seed) => `-# Shuffle opened: seed \`${seed}…\`, seal \`${seal}…\``,
  startSeal: (seal) => `-# Seal: \`${seal}\``,
  startFrozen: (digest) => `-# Seats, options, and words: \`${digest}\``,
  startNumber: () => '-# Mixed in last: the number of this message, which nobody knew before it was posted.',
  heading: (table) => `### Shuffle · table ${table}`,
  stillSealed: (isRunning) =>
    `Before anyone joined, the bot drew a secret seed and published its seal, so it can’t swap the seed later. ${
      isRunning
        ? 'When the game ends, the seed becomes public, and anyone can recheck the whole shuffle. Mixed in:'
        : 'Until the game starts, players can add a shuffle word. At the start, a message calls everyone and shows all words; the number that Discord gives that message is mixed in last. When the game ends, the seed becomes public, and anyone can recheck the whole shuffle.'
    }`,
  neverBegan: () => 'The game never started, so nothing was shuffled.',
  checks: {
    seal: 'The seed matches the seal from when the table opened.',
    entropy: 'Exactly what the record lists was mixed in at the start.',
    replay: 'Replaying the game from the seed gives the same final position.',
    system: 'Every move the bot made for a player was drawn as recorded.',
  },
  check: (sentence, holds) =>
    holds === null
      ? `– Can’t check here (played on another version): ${sentence}`
      : `${holds ? '✓' : '✗ **Failed:**'} ${sentence}`,
  wordErased: (sentence) => `– Can’t check (a player had their data erased, shuffle word included): ${sentence}`,
  wordNotKept: (sentence) => `– Can’t check (an imported game is kept without its shuffle words): ${sentence}`,
  compare: () =>
    'Compare with the start message: its link ends with the number `start`, and it shows `commitment` and `frozen`.',
  imported: (origin) =>
    `This table was opened from a file: the record of a table with the number ${origin}. I didn’t deal that game. All I can say is that its record is consistent.`,
  attempts: (times) =>
    times === 1 ? 'One attempt to start came to nothing.' : `${times} attempts to start came to nothing.`,
  aborted: (times, among) =>
    `This host’s tables canceled after the start: ${times}, among the last ${count(among, 'table', 'tables')} that ended in this server.`,
  streams: (labels, bySystem) =>
    `Recalculated: ${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [count(bySystem, 'bot move', 'bot moves')])])}.`,
  row: (mark) =>
    `Now in the record: ${rowOf(mark)}. If other digits were posted here for that row, the record was set back or changed.`,
  noRow: (row, newest) =>
    `The record has no row ${row}. It ends with ${rowOf(newest)}. If row ${row} was posted here, the record was set back.`,
  file: () => '-# This file is the full record. Check it yourself with `verify.mjs` or `verify.py`.',
  fileName: (table) => `table-${table}.json`,
  fileDescription: (table) => `Record of table ${table} (JSON)`,
  wordForm: {
    title: (table) => `Join table ${table}`,
    label: () => 'Your shuffle word',
    description: () => 'Mixed into the shuffle at the start. Then everyone can see it.',
  },
};

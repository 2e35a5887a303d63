import type { CheckName } from '../../../tables/record/proof.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { RowMark } from '../board/contract.ts';
import { rowOf } from '../board/en.ts';

const { list, count } = speechOf('en');

export const en = {
  /** Small print before and during the game: the first digits of the seal and of the mix. */
  sealed: (seal: string) => `-# Shuffle sealed: \`${seal}…\``,
  mixed: (seal: string, brought: string) => `-# Shuffle sealed: \`${seal}…\` · mixed in: \`${brought}…\``,
  /** Small print at the end: the first digits of seal and seed. */
  opened: (seal: string, seed: string) => `-# Shuffle opened: seed \`${seed}…\`, seal \`${seal}…\``,
  /** In the start message: the whole seal, and the digest of seats, options, and words; and what follows from its id. */
  startSeal: (seal: string) => `-# Seal: \`${seal}\``,
  startFrozen: (digest: string) => `-# Seats, options, and words: \`${digest}\``,
  startNumber: () => '-# Mixed in last: the number of this message, which nobody knew before it was posted.',
  /** The private answer to /verify. */
  heading: (table: string) => `### Shuffle · table ${table}`,
  /** What can be revealed before the end. `isRunning`: the game has been dealt. */
  stillSealed: (isRunning: boolean) =>
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
  } satisfies { readonly [C in CheckName]: string },
  /** `holds` is null if it can’t be checked here. */
  check: (sentence: string, holds: boolean | null) =>
    holds === null
      ? `– Can’t check here (played on another version): ${sentence}`
      : `${holds ? '✓' : '✗ **Failed:**'} ${sentence}`,
  /** A player’s shuffle word was erased with their data, so this can’t be checked any more. */
  wordErased: (sentence: string) =>
    `– Can’t check (a player had their data erased, shuffle word included): ${sentence}`,
  /** The same of a table that was opened from a file: nobody’s word is kept with it. */
  wordNotKept: (sentence: string) => `– Can’t check (an imported game is kept without its shuffle words): ${sentence}`,
  /** How to compare the start message, to which a button links, with the record. */
  compare: () =>
    'Compare with the start message: its link ends with the number `start`, and it shows `commitment` and `frozen`.',
  /** The table was opened from a file, so the bot knows nothing of what is in it. `origin`: the table in the file. */
  imported: (origin: string) =>
    `This table was opened from a file: the record of a table with the number ${origin}. I didn’t deal that game. All I can say is that its record is consistent.`,
  /** How many attempts to start came to nothing; at least one. */
  attempts: (times: number) =>
    times === 1 ? 'One attempt to start came to nothing.' : `${times} attempts to start came to nothing.`,
  /** How many of the last tables that ended in this server were canceled after the start, with the same host. */
  aborted: (times: number, among: number) =>
    `This host’s tables canceled after the start: ${times}, among the last ${count(among, 'table', 'tables')} that ended in this server.`,
  /** The labels of shuffles and draws, and the number of moves the system drew. */
  streams: (labels: readonly string[], bySystem: number) =>
    `Recalculated: ${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [count(bySystem, 'bot move', 'bot moves')])])}.`,
  /** The digits of a row of the record, to be compared with those below its board. */
  row: (mark: RowMark) =>
    `Now in the record: ${rowOf(mark)}. If other digits were posted here for that row, the record was set back or changed.`,
  /** There is no such row. `newest`: of the record. */
  noRow: (row: number, newest: RowMark) =>
    `The record has no row ${row}. It ends with ${rowOf(newest)}. If row ${row} was posted here, the record was set back.`,
  /** Below the file with the record. */
  file: () => '-# This file is the full record. Check it yourself with `verify.mjs` or `verify.py`.',
  fileName: (table: string) => `table-${table}.json`,
  fileDescription: (table: string) => `Record of table ${table} (JSON)`,
  wordForm: {
    title: (table: string) => `Join table ${table}`,
    label: () => 'Your shuffle word',
    description: () => 'Mixed into the shuffle at the start. Then everyone can see it.',
  },
};

export type FairnessWords = Widened<typeof en>;

import { speechOf } from '../../speech.ts';
import type { FairnessWords } from './contract.ts';

const { list, count } = speechOf('en');

export const en: FairnessWords = {
  sealed: (seal) => `-# Shuffle sealed: \`${seal}…\``,
  mixed: (seal, brought) => `-# Shuffle sealed: \`${seal}…\` · mixed in: \`${brought}…\``,
  opened: (seal, seed) => `-# The shuffle is open: seed \`${seed}…\`, seal \`${seal}…\``,
  heading: (table) => `### The shuffle of table ${table}`,
  stillSealed: (isRunning) =>
    `The bot drew a seed before anybody joined and published its seal, so that it cannot change it any more. ${
      isRunning
        ? 'When the game has ended, the seed is opened and everybody can work all of it out again. This has been mixed in:'
        : 'At the start, what the players bring is mixed in; whoever sits here may add a word. When the game has ended, the seed is opened and everybody can work all of it out again. So far there is:'
    }`,
  neverBegan: () => 'The game never began: nothing was shuffled.',
  checks: {
    seal: 'The seed is the one that was sealed when the table was opened.',
    entropy: 'What the players brought is what was mixed in at the start.',
    replay: 'Dealt from the seed and played again, the game ends in the same position.',
    system: 'Every move that the bot made for somebody is the one that was drawn.',
  },
  check: (sentence, holds) =>
    holds === null
      ? `– Cannot be told here, the table is from another release: ${sentence}`
      : `${holds ? '✓' : '✗ **Does not hold:**'} ${sentence}`,
  streams: (labels, bySystem) =>
    `Worked out again: ${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [count(bySystem, 'move of the bot', 'moves of the bot')])])}.`,
  file: () => '-# The file holds the record as it is; the programmes `verify.mjs` and `verify.py` check it without us.',
  fileName: (table) => `table-${table}.json`,
  fileDescription: (table) => `The record of table ${table} as JSON`,
  wordForm: {
    title: (table) => `Join table ${table}`,
    label: () => 'A word of your own for the shuffle',
    description: () => 'It is mixed in at the start, and everybody may read it then.',
  },
};

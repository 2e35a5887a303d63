import { type Caylus, caylus as engine } from '../../../engines/caylus/index.ts';
import { accent } from '../../../render/games/caylus/accent.ts';
import { caylusWords } from '../../../words/caylus/index.ts';
import { BOARD_PARTS, TOWN } from '../../../words/caylus/picture/closer/contract.ts';
import { entryOf } from '../../../words/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { BotGame } from '../../contract.ts';
import { commands } from './commands.ts';
import { controls } from './controls.ts';
import { lists } from './lists.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

/** Caylus on Discord. */
export const caylus: BotGame<Caylus> = {
  engine,
  words: entryOf(caylusWords, 'game'),
  accent,
  rules,
  telling,
  turns: 'bySeat',
  startsByRules: true,
  controls,
  hand: null,
  commands,
  lists,
  zoom: {
    by: 'area',
    focus: ({ phase }) => (phase === 'castle' ? 'castle' : 'road'),
    parts: ({ step }) => [
      ...(step.kind === 'over' ? [{ name: TOWN, label: (words: Words) => words.caylus.closer.town }] : []),
      ...BOARD_PARTS.map((name) => ({ name, label: (words: Words) => words.caylus.closer.parts[name] })),
    ],
  },
  storyLabel: () => null,
  status: (open, words) => {
    const { status, over } = words.caylus.panel;
    return open.step.kind === 'over' ? over(open.round) : status(open);
  },
};

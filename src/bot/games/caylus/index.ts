import { type Caylus, caylus as engine } from '../../../engines/caylus/index.ts';
import { accent } from '../../../render/games/caylus/accent.ts';
import { gameWords } from '../../../words/caylus/game/index.ts';
import { panelWords } from '../../../words/caylus/panel/index.ts';
import { BOARD_PARTS, closerWords, TOWN } from '../../../words/caylus/picture/closer/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { BotGame } from '../../contract.ts';
import { commands } from './commands.ts';
import { controls } from './controls.ts';
import { lists } from './lists.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

/** Caylus on Discord. */
export const caylus: BotGame<Caylus> = {
  engine,
  words: gameWords,
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
      ...(step.kind === 'over' ? [{ name: TOWN, label: (locale: Locale) => closerWords[locale].town }] : []),
      ...BOARD_PARTS.map((name) => ({ name, label: (locale: Locale) => closerWords[locale].parts[name] })),
    ],
  },
  storyLabel: () => null,
  status: (open, locale) => {
    const { status, over } = panelWords[locale];
    return open.step.kind === 'over' ? over(open.round) : status(open);
  },
};

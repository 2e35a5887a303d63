import { type Alhambra, alhambra as engine } from '../../../engines/alhambra/index.ts';
import { accent } from '../../../render/games/alhambra/accent.ts';
import { alhambraWords } from '../../../words/alhambra/index.ts';
import { entryOf } from '../../../words/contract.ts';
import type { BotGame } from '../../contract.ts';
import { commands } from './commands.ts';
import { controls } from './controls.ts';
import { hand } from './hand.ts';
import { lists } from './lists.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';
import { actingSeats } from './turn.ts';

/** Alhambra on Discord. */
export const alhambra: BotGame<Alhambra> = {
  engine,
  words: entryOf(alhambraWords, 'game'),
  accent,
  rules,
  telling,
  turns: 'bySeat',
  startsByRules: true,
  controls,
  hand,
  commands,
  lists,
  zoom: {
    by: 'area',
    focus: (open) => actingSeats(open)[0] ?? open.players[0]!.seat, // Nobody plays alone.
  },
  storyLabel: () => null,
  status: ({ step, turn, tilesLeft, coinsLeft }, words) => {
    const { status, over } = words.alhambra.panel;
    return step.kind === 'over' ? over(turn) : status(tilesLeft, coinsLeft);
  },
};

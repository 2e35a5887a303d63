/** The buttons of the turn, from what everybody knows: which is everything. */

import type { Caylus, Open } from '../../../engines/caylus/index.ts';
import type { Words } from '../../../words/words.ts';
import type { MoveButton } from '../../contract.ts';
import { type Answer, asking, leaving } from './asking.ts';
import { stopButton } from './building.ts';
import { innAnswers, levelAnswers, produceAnswers, trackAnswers } from './effects.ts';
import { passButton } from './placing.ts';
import { tradeAnswers } from './trading.ts';

/** As many trades as have buttons of their own on the board, beside the one that declines. */
const MOST_TRADES = 4;

const buttonsOf = (answers: readonly Answer[]): readonly MoveButton<Caylus>[] => answers.map(({ button }) => button);

export function turnSlots(open: Open, words: Words): readonly MoveButton<Caylus>[] {
  const { buttons } = words.caylus.panel;
  const { step } = open;
  const decline = (label: string) => leaving(label, { kind: 'decline' });
  switch (step.kind) {
    case 'over':
      return [];
    case 'place':
      return [asking(buttons.placeWorker, { kind: 'placeWorker' }), passButton(open, words)];
    case 'gate':
      return [asking(buttons.moveWorker, { kind: 'moveWorker' }), decline(buttons.sendHome)];
    case 'provost':
      return [
        asking(buttons.moveProvost, { kind: 'moveProvost' }),
        leaving(buttons.leaveProvost, { kind: 'moveProvost', by: 0 }),
      ];
    case 'inn':
      return buttonsOf(innAnswers(words));
    case 'produce':
      return buttonsOf(produceAnswers(step, words));
    case 'trade': {
      const trades = buttonsOf(tradeAnswers(open, step, words));
      const shown = trades.length > MOST_TRADES ? [asking(buttons.trade, { kind: 'trade' })] : trades;
      return [...shown, decline(buttons.noTrade)];
    }
    case 'build':
      return [asking(buttons.build[step.sort], { kind: 'build' }), decline(buttons.noBuilding)];
    case 'castle':
      return [asking(buttons.house, { kind: 'buildHouse' }), stopButton(open, step.seat, words)];
    case 'track':
      return buttonsOf(trackAnswers(open, step, words));
    case 'level':
      return buttonsOf(levelAnswers(open, step, words));
  }
}

/** The buttons of the turn, from what everybody knows: which is everything. */
import type { Caylus, Open } from '../../../engines/caylus/index.ts';
import { panelWords } from '../../../words/caylus/panel/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { MoveButton } from '../../contract.ts';
import { type Answer, asking, leaving } from './asking.ts';
import { stopButton } from './building.ts';
import { innAnswers, levelAnswers, produceAnswers, trackAnswers } from './effects.ts';
import { passButton } from './placing.ts';
import { tradeAnswers } from './trading.ts';

/** As many trades as have buttons of their own on the board, beside the one that declines. */
const MOST_TRADES = 4;

const buttonsOf = (answers: readonly Answer[]): readonly MoveButton<Caylus>[] => answers.map(({ button }) => button);

export function turnSlots(open: Open, locale: Locale): readonly MoveButton<Caylus>[] {
  const { buttons } = panelWords[locale];
  const { step } = open;
  const decline = (label: string) => leaving(label, { kind: 'decline' });
  switch (step.kind) {
    case 'over':
      return [];
    case 'place':
      return [asking(buttons.placeWorker, { kind: 'placeWorker' }), passButton(open, locale)];
    case 'gate':
      return [asking(buttons.moveWorker, { kind: 'moveWorker' }), decline(buttons.sendHome)];
    case 'provost':
      return [
        asking(buttons.moveProvost, { kind: 'moveProvost' }),
        leaving(buttons.leaveProvost, { kind: 'moveProvost', by: 0 }),
      ];
    case 'inn':
      return buttonsOf(innAnswers(locale));
    case 'produce':
      return buttonsOf(produceAnswers(step, locale));
    case 'trade': {
      const trades = buttonsOf(tradeAnswers(open, step, locale));
      const shown = trades.length > MOST_TRADES ? [asking(buttons.trade, { kind: 'trade' })] : trades;
      return [...shown, decline(buttons.noTrade)];
    }
    case 'build':
      return [asking(buttons.build[step.sort], { kind: 'build' }), decline(buttons.noBuilding)];
    case 'castle':
      return [asking(buttons.house, { kind: 'buildHouse' }), stopButton(open, step.seat, locale)];
    case 'track':
      return buttonsOf(trackAnswers(open, step, locale));
    case 'level':
      return buttonsOf(levelAnswers(open, step, locale));
  }
}

import type { Caylus } from '../../../engines/caylus/index.ts';
import type { MoveDraft, Reader } from '../../contract.ts';
import type { At, Question } from './asking.ts';
import { askBuild, askHouse } from './building.ts';
import { askInn, askLevel, askProduce, askTrack } from './effects.ts';
import { askGate, askPlace } from './placing.ts';
import { askProvost } from './provost.ts';
import { askTrade } from './trading.ts';

/** The question that a draft has reached; null when nothing is asked. */
export function ask(position: At, { partial }: Pick<MoveDraft<Caylus>, 'partial'>, reader: Reader): Question | null {
  const { open } = position.view;
  const { step } = open;
  switch (step.kind) {
    case 'place':
      return askPlace(position, reader);
    case 'gate':
      return askGate(position, reader);
    case 'provost':
      return askProvost(position, step.isGuild, reader);
    case 'inn':
      return askInn(reader);
    case 'produce':
      return askProduce(step, reader);
    case 'trade':
      return askTrade(position, step, partial.kind === 'trade' ? partial : { kind: 'trade' }, reader);
    case 'build':
      return askBuild(position, step, partial.kind === 'build' ? partial : { kind: 'build' }, reader);
    case 'castle':
      return askHouse(position, reader);
    case 'track':
      return askTrack(open, step, reader);
    case 'level':
      return askLevel(open, step, reader);
    case 'over':
      return null;
  }
}

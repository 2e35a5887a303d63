import type { Caylus } from '../../../engines/caylus/index.ts';
import type { Telling } from '../../contract.ts';

/** Counts come first, then what is built and what costs points. Single workers are told only if there is room. */
export const telling: Telling<Caylus> = {
  dealt: { weight: 'notable' },
  roundBegan: { weight: 'notable' },
  phaseBegan: { weight: 'aside' },
  income: { weight: 'usual' },
  placed: { weight: 'usual' },
  movedWorker: { weight: 'usual' },
  ownerScored: { weight: 'usual' },
  passed: { weight: 'usual' },
  activated: { weight: 'aside' },
  sentHome: { weight: 'notable', victim: ({ workers }) => onlySeat(workers.map(({ seat }) => seat)) },
  produced: { weight: 'usual' },
  traded: { weight: 'usual' },
  built: { weight: 'notable' },
  residencePlanned: { weight: 'notable' },
  residenceCompleted: { weight: 'notable' },
  declined: { weight: 'usual' },
  skipped: { weight: 'usual' },
  orderChanged: { weight: 'notable' },
  enteredInn: { weight: 'usual', victim: ({ seat, evicted }) => (evicted === seat ? null : evicted) },
  stayedAtInn: { weight: 'usual' },
  leftInn: { weight: 'usual' },
  movedProvost: { weight: 'notable' },
  leftProvost: { weight: 'usual' },
  movedBailiff: { weight: 'notable' },
  builtHouse: { weight: 'notable' },
  stoppedBuilding: {
    weight: 'usual',
    weighs: ({ lost }) => (lost > 0 ? 'notable' : null),
    victim: ({ seat, lost, reason }) => (lost > 0 && reason === 'cannotPay' ? seat : null),
  },
  bestBuilder: { weight: 'notable' },
  choseTrack: { weight: 'usual' },
  choseLevel: { weight: 'usual' },
  lostFavor: { weight: 'notable', victim: ({ seat }) => seat },
  countBegan: { weight: 'foremost' },
  counted: { weight: 'foremost', victim: ({ seat, lost }) => (lost > 0 ? seat : null) },
  stageChanged: { weight: 'notable' },
  finalScoring: { weight: 'foremost' },
  ended: { weight: 'notable' },
};

/** The seat that all of these are of, or null. */
function onlySeat<S>([first, ...others]: readonly S[]): S | null {
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

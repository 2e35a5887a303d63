import type { Caylus, Sight } from '../../../engines/caylus/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Telling, Weight } from '../../contract.ts';

type Of<K extends Sight['kind']> = Extract<Sight, { readonly kind: K }>;

/** What was done to somebody comes first; the same without a victim has this weight. */
const hurting = <S>(victim: (sight: S) => Seat | null, otherwise: Weight) => ({
  weight: 'foremost' as const,
  weighs: (sight: S): Weight | null => (victim(sight) === null ? otherwise : null),
  victim,
});

/** The seat that all of these are of, or null. */
function onlySeat<S>([first, ...others]: readonly S[]): S | null {
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** Whose workers were behind the provost, if all are of one player. */
const sentHome = ({ workers }: Of<'sentHome'>): Seat | null => onlySeat(workers.map(({ seat }) => seat));

/** Whose worker had to leave the inn for another player's. */
const evicted = ({ seat, evicted: gone }: Of<'enteredInn'>): Seat | null => (gone === seat ? null : gone);

/** Who has lost points in the castle without being asked. */
const punished = ({ seat, lost, reason }: Of<'stoppedBuilding'>): Seat | null =>
  lost > 0 && reason === 'cannotPay' ? seat : null;

/** Counts come first, then what is built and what costs points. Single workers appear only if there is room. */
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
  sentHome: hurting(sentHome, 'notable'),
  produced: { weight: 'usual' },
  traded: { weight: 'usual' },
  built: { weight: 'notable' },
  residencePlanned: { weight: 'notable' },
  residenceCompleted: { weight: 'notable' },
  declined: { weight: 'usual' },
  skipped: { weight: 'usual' },
  orderChanged: { weight: 'notable' },
  enteredInn: hurting(evicted, 'notable'),
  stayedAtInn: { weight: 'usual' },
  leftInn: { weight: 'usual' },
  movedProvost: { weight: 'notable' },
  leftProvost: { weight: 'usual' },
  movedBailiff: { weight: 'notable' },
  builtHouse: { weight: 'notable' },
  stoppedBuilding: hurting(punished, 'usual'),
  bestBuilder: { weight: 'notable' },
  choseTrack: { weight: 'usual' },
  choseLevel: { weight: 'usual' },
  lostFavor: { weight: 'foremost', victim: ({ seat }) => seat },
  countBegan: { weight: 'foremost' },
  counted: { weight: 'foremost', victim: ({ seat, lost }) => (lost > 0 ? seat : null) },
  stageChanged: { weight: 'notable' },
  finalScoring: { weight: 'foremost' },
  ended: { weight: 'notable' },
};

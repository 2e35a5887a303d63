import type { Caylus, Sight } from '../../../engines/caylus/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Telling, Weight } from '../../contract.ts';

type Of<K extends Sight['kind']> = Extract<Sight, { readonly kind: K }>;

/** What was done to others comes first; the same without victims has this weight. */
const hurting = <S>(victims: (sight: S) => readonly Seat[], otherwise: Weight) => ({
  weight: 'foremost' as const,
  weighs: (sight: S): Weight | null => (victims(sight).length === 0 ? otherwise : null),
  victims,
});

/** Whose workers were behind the provost. */
const sentHome = ({ workers }: Of<'sentHome'>): readonly Seat[] => [...new Set(workers.map(({ seat }) => seat))];

/** Whose worker had to leave the inn for another player's. */
const evicted = ({ seat, evicted: gone }: Of<'enteredInn'>): readonly Seat[] =>
  gone === null || gone === seat ? [] : [gone];

/** Who has lost points in the castle without being asked. */
const punished = ({ seat, lost, reason }: Of<'stoppedBuilding'>): readonly Seat[] =>
  lost > 0 && reason === 'cannotPay' ? [seat] : [];

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
  lostFavor: { weight: 'foremost', victims: ({ seat }) => [seat] },
  countBegan: { weight: 'foremost' },
  counted: { weight: 'foremost', victims: ({ seat, lost }) => (lost > 0 ? [seat] : []) },
  stageChanged: { weight: 'notable' },
  finalScoring: { weight: 'foremost' },
  ended: { weight: 'notable' },
};

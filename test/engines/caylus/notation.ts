import { type Caylus, caylus } from '../../../src/engines/caylus/index.ts';
import type { Notation } from '../support/notation.ts';

export const notation: Notation<Caylus> = {
  engine: caylus,
  moves: [
    ['worker castle', { kind: 'placeWorker', place: 'castle' }],
    ['worker road-7', { kind: 'placeWorker', place: 'road-7' }],
    ['pass', { kind: 'pass' }],
    ['gate joust_field', { kind: 'moveWorker', place: 'joust_field' }],
    ['provost -2', { kind: 'moveProvost', by: -2 }],
    ['provost 0', { kind: 'moveProvost', by: 0 }],
    ['inn stay', { kind: 'answerInn', stay: true }],
    ['inn leave', { kind: 'answerInn', stay: false }],
    ['produce cloth', { kind: 'produce', cube: 'cloth' }],
    [
      'trade 1 food+food+wood+wood gold+gold',
      { kind: 'trade', option: 1, give: ['food', 'food', 'wood', 'wood'], take: ['gold', 'gold'] },
    ],
    ['trade 0 - -', { kind: 'trade', option: 0, give: [], take: [] }],
    ['build w_market 9 gold+wood', { kind: 'build', building: 'w_market', space: 9, pay: ['gold', 'wood'] }],
    ['decline', { kind: 'decline' }],
    ['house cloth+food+gold', { kind: 'buildHouse', pay: ['cloth', 'food', 'gold'] }],
    ['stop', { kind: 'stopBuilding' }],
    ['track buildings', { kind: 'chooseTrack', track: 'buildings' }],
    ['level 5', { kind: 'chooseLevel', level: 5 }],
  ],
  none: [
    '|worker|worker bridge|worker road-29|worker road-0|worker road-07|pass |gate|gate inn 1|provost|provost -0',
    'provost 1.5|provost x|inn|inn out|produce|produce deniers|trade|trade 0|trade 0 wood+food gold|trade 0 food',
    'trade x - -|build gate 9 -|build w_market 29 -|build w_market 9|build w_market 9 wood+gold|house|house food+',
    'stop 1|track gold|level 6|level 0|toString|__proto__',
  ],
};

/** What the panels of option `drache` can say. */
import { SIDES } from '../../../src/engines/carcassonne/index.ts';
import type { DrachePanelWords, Somebody } from '../../../src/words/carcassonne/panel/drache/contract.ts';
import { COUNTS, each, type Samples } from '../support/samples.ts';

const knight = { figure: 'follower', feature: 'city' } as const;
const SOMEBODY: readonly Somebody[] = [
  { ...knight, name: null, cell: '(3, −2)' },
  { ...knight, name: 'Jens', cell: '(3, −2)' },
  { figure: 'bigFollower', feature: 'road', name: 'Jens', cell: null },
];
const FEATURES = (['city', 'road', 'cloister'] as const).map((feature) => ({ feature, tiles: 3 }));

export const drachePanel: Samples<DrachePanelWords> = {
  buttons: {
    portal: [['follower'], ['bigFollower']],
    column: [[-3], [12]],
    row: [[-3], [12]],
    step: SIDES.flatMap((side) => [
      [side, 0],
      [side, 2],
    ]),
    somebody: each(SOMEBODY, (who) => [2, who]),
  },
  questions: { row: [[-3]], spot: [['(3, −2)']] },
  notes: {
    walk: [[3, 6]],
    spots: each(COUNTS.slice(1), (spots) => [spots]),
    somebody: each(SOMEBODY, (who) => [who]),
    eats: [[['X']], [['X', 'Y', 'Z']]],
    goesOn: [[['(3, −2)']], [['(3, −2)', '(4, −2)']]],
    shuffledBack: each(COUNTS.slice(1), (tiles) => [tiles]),
    closes: [...FEATURES.map((one) => [[one]] as const), [FEATURES]],
    goHome: [[['X']], [['X', 'Y']]],
    fairyPoints: [
      [3, null],
      [3, 'Jens'],
    ],
  },
  does: {
    tile: [
      ['(3, −2)', 0],
      ['(3, −2)', 90],
    ],
    portal: [[knight, '(3, −2)']],
    knight: each(SOMEBODY, (who) => [who]),
    fairy: each(SOMEBODY.slice(0, 1), (who) => [who]),
    dragon: each(SIDES, (side) => [side, '(3, −2)']),
    figure: [[knight]],
  },
  lists: { setAside: each(COUNTS.slice(1), (tiles) => [tiles]) },
};

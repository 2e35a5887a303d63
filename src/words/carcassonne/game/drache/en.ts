import type { FeatureKind, Spot } from '../../../../engines/carcassonne/index.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { cellName as cell, speechOf } from '../../../speech.ts';
import { en as names } from '../../names/en.ts';
import type { DracheSight, DragonMove } from '../turns.ts';
import { groupsOf, mealsOf } from './groups.ts';

const { list, count } = speechOf('en');
const tile = names.tile;
const figures = names.figures;
const persons = names.person;

/** Where the fairy’s follower is. */
const SCORED_WITH: { readonly [F in FeatureKind]: string } = {
  city: 'in the city',
  road: 'on the road',
  cloister: 'in the cloister',
  field: 'on the farm',
};
/** `Aya’s follower and 2 of Ben’s followers` */
const belongings = (spots: readonly Spot[], say: Say): string =>
  list(
    groupsOf(spots).map(({ seat, figure, count: n }) =>
      n === 1 ? `${say.name(seat)}’s ${figures[figure]}` : `${n} of ${say.name(seat)}’s ${figures[figure]}s`,
    ),
  );
/** ` and ate Aya’s follower` */
const ate = ({ eaten }: DragonMove, say: Say): string =>
  eaten.length === 0 ? '' : ` and ate ${belongings(eaten, say)}`;

export const dracheSights: SentencesOf<DracheSight> = {
  setAsideTile: ({ seat, ...drawn }, say) =>
    `${say.name(seat)} drew a dragon tile, which waits for the first volcano: ${tile(drawn.tile)}.`,
  shuffledBack: ({ tiles: { length } }) =>
    `${length === 1 ? 'The dragon tile that was set aside is' : `The ${length} dragon tiles that were set aside are`} back in the stack.`,
  movedDragon: (move, say) => {
    if (move.to === 'volcano')
      return `The dragon ${move.from === null ? 'appeared at' : 'flew to'} the volcano at ${cell(move)}.`;
    return move.forced
      ? `The dragon had only one way to go: it moved to ${cell(move)}${ate(move, say)}.`
      : `${say.name(move.seat)} moved the dragon to ${cell(move)}${move.eaten.length === 0 ? '' : `. It ate ${belongings(move.eaten, say)}`}.`;
  },
  dragonStopped: ({ steps }) =>
    steps === 0
      ? 'The dragon had nowhere to go and stayed where it was.'
      : `The dragon had nowhere else to go and stopped after ${count(steps, 'step', 'steps')}.`,
  removedKnight: ({ seat, spot }, say) =>
    `${say.name(seat)}’s princess sent ${say.name(spot.seat)}’s ${persons(spot.figure, 'city')} at ${cell(spot)} home.`,
  wentHome: ({ figures: gone }, say) =>
    `${belongings(gone, say)} returned, too, with no follower of ${gone.length === 1 ? 'its' : 'their'} owner left there.`,
  movedFairy: ({ seat, loser, ...at }, say) =>
    loser === undefined
      ? `The fairy joined ${say.name(seat)}’s follower at ${cell(at)}.`
      : `The fairy left ${say.name(loser)}’s follower and joined ${say.name(seat)}’s at ${cell(at)}.`,
  scoredFairy: (scored, say) =>
    `${say.name(scored.seat)} **+${scored.points}** for the fairy ${scored.reason === 'turn' ? 'at the start of the turn' : SCORED_WITH[scored.feature]}.`,
};

/** Who moved the dragon where, then what it ate. */
export function walk(steps: readonly DragonMove[], say: Say): string {
  const way = steps.map(({ seat, ...at }) => `${cell(at)} (${say.name(seat)})`);
  const told = mealsOf(steps).map(
    ({ at, eaten }) => `${belongings(eaten, say)}${at === null ? '' : ` at ${cell(at)}`}`,
  );
  return `The dragon moved to ${list(way)}${told.length === 0 ? '' : `. It ate ${list(told)}`}.`;
}

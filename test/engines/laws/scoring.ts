/** Laws about points. */
import type { Engine } from '../../../src/engines/contract.ts';
import { difference } from './difference.ts';
import { broken, moments, type Run, show } from './run.ts';
import { counter, type Seen } from './seen.ts';

/** At every moment each seat has its score, and its points are the sum of their parts. */
export function scoresAddUp(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('scores', 'parts', 'points');
  for (const moment of moments(engine, run)) {
    const scores = engine.scores(moment.state);
    const order = difference(
      scores.map(({ seat }) => seat),
      moment.seats,
    );
    if (order !== null) broken(moment, `the scores are not one for each seat in seat order: ${order}`);
    for (const score of scores) {
      const { points, parts } = score;
      if (!Number.isSafeInteger(points)) broken(moment, `the points are not whole: ${show(score)}`);
      if (parts.reduce((sum, part) => sum + part.points, 0) !== points)
        broken(moment, `the parts do not add up: ${show(score)}`);
      if (new Set(parts.map(({ part }) => part)).size < parts.length)
        broken(moment, `a part comes twice: ${show(score)}`);
      add('scores');
      add('parts', parts.length);
      add('points', Math.abs(points));
    }
  }
  return seen;
}

/** The standings name each seat once, best first, with the points of its score; equal ranks share a place (1, 1, 3). */
export function standingsFollowScores(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('standings', 'seats');
  for (const moment of moments(engine, run)) {
    const turn = engine.turn(moment.state);
    if (!('over' in turn)) continue;
    const { over } = turn;
    const wrong = (problem: string): never => broken(moment, `${problem}: ${show(over)}`);
    const seats = over.map(({ seat }) => seat).toSorted((a, b) => a - b);
    if (difference(seats, moment.seats) !== null) wrong('the standings do not name each seat once');
    const scores = engine.scores(moment.state);
    for (const [i, { seat, place, points }] of over.entries()) {
      if (scores[seat]?.points !== points) wrong(`seat ${seat} has other points in its score`);
      const previous = over[i - 1];
      if (previous && previous.points < points) wrong(`seat ${seat} has more points than one above it`);
      if (place !== i + 1 && place !== previous?.place) wrong(`seat ${seat} has an impossible place`);
      if (place === previous?.place && points !== previous.points)
        wrong(`seat ${seat} shares a place with other points`);
      add('seats');
    }
    add('standings');
  }
  return seen;
}

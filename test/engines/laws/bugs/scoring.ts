import type { Standings } from '../../../../src/engines/contract.ts';
import { type Toy, toy } from '../../../toy/engine/index.ts';
import { type BugsOf, wrong } from './bug.ts';

type Scores = ReturnType<typeof toy.scores>;

/** The toy with other scores. */
const scoring = (change: (scores: Scores) => Scores) => wrong({ scores: (state) => change(toy.scores(state)) });

const eachScore = (change: (score: Scores[number]) => Scores[number]) => scoring((scores) => scores.map(change));

/** The toy with other standings. */
const standing = (change: (over: Standings) => Standings) =>
  wrong({
    turn: (state) => {
      const turn = toy.turn(state);
      return 'over' in turn ? { over: change(turn.over) } : turn;
    },
  });

const half: { readonly part: Toy['Part']; readonly points: number } = { part: 'moons', points: 0.5 };

export const scoringBugs: BugsOf<'at every moment the parts of each score add up' | 'the standings follow the scores'> =
  {
    'at every moment the parts of each score add up': [
      ['a point has no part', eachScore((score) => ({ ...score, points: score.points + 1 })), /do not add up/],
      ['a part is missing', eachScore((score) => ({ ...score, parts: score.parts.slice(1) })), /do not add up/],
      [
        'a part comes twice',
        eachScore((score) => ({ ...score, parts: [...score.parts, { part: 'moons', points: 0 }] })),
        /comes twice/,
      ],
      ['points are halved', eachScore((score) => ({ ...score, points: 0.5, parts: [half] })), /not whole/],
      ['the best score comes first', scoring((scores) => scores.toSorted((a, b) => b.points - a.points)), /seat order/],
    ],

    'the standings follow the scores': [
      ['the last is named first', standing((over) => over.toReversed()), /impossible place|more points/],
      ['the last is left out', standing((over) => over.slice(0, -1)), /each seat once/],
      ['all share a place', standing((over) => over.map((one) => ({ ...one, place: 1 }))), /shares a place/],
      [
        'places are not counted on',
        standing((over) => over.map((one) => ({ ...one, place: one.place === 1 ? 1 : 9 }))),
        /impossible place/,
      ],
      ['the points are other ones', standing((over) => over.map((one) => ({ ...one, points: 7 }))), /other points/],
      [
        'more points come below',
        standing((over) => over.map(({ place, points }, i) => ({ seat: over.at(-1 - i)!.seat, place, points }))),
        /other points/,
      ],
    ],
  };

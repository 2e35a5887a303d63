/** Lists that anyone can open: what is in the box, what is scored, and the latest scoring round. */

import {
  type Alhambra,
  BUILDINGS,
  COIN_VALUES,
  CURRENCIES,
  copiesOfCoin,
  type Open,
  type Party,
  RANK_POINTS,
  ROUNDS,
  SEATS,
  TILES,
} from '../../../engines/alhambra/index.ts';
import { seatsOf } from '../../../engines/contract.ts';
import { DIRK } from '../../../words/alhambra/names/contract.ts';
import type { Say } from '../../../words/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { OpenList } from '../../contract.ts';

/** All tiles of the box, whoever has them: with two players a mark of what is left would tell what Dirk holds. */
const tileLines = (words: Words): readonly string[] =>
  BUILDINGS.map((building) =>
    words.alhambra.panel.lists.building(
      building,
      TILES.filter((tile) => tile.building === building).map(({ id }) => id),
    ),
  );

/** The coins of a table; before the start, of both sizes. */
function coinLines(open: Open | null, words: Words): readonly string[] {
  const { lists } = words.alhambra.panel;
  const sum = COIN_VALUES.reduce((all, value) => all + value, 0);
  const sizes = open === null ? [SEATS.min, SEATS.min + 1] : [open.seats];
  return sizes.flatMap((seats) => {
    const copies = copiesOfCoin(seats);
    const count = copies * COIN_VALUES.length;
    return [
      lists.inBox(count * CURRENCIES.length, copies, seats === SEATS.min),
      ...CURRENCIES.map((currency) => lists.currency(currency, count, copies * sum)),
    ];
  });
}

function pointLines(words: Words): readonly string[] {
  const { lists } = words.alhambra.panel;
  const ranks = BUILDINGS.map((building) =>
    lists.ranks(
      building,
      ROUNDS.map((round) => ({ round, points: RANK_POINTS[round][building] })),
    ),
  );
  return [...ranks, lists.wallPoints, lists.shared];
}

function scoringLines(open: Open | null, words: Words, say: Say): readonly string[] {
  const { lists } = words.alhambra.panel;
  const scoring = open?.scorings.at(-1);
  if (scoring === undefined) return [lists.notScored];
  const nameOf = (party: Party): string => (party === 'dirk' ? DIRK : say.name(party));
  const seats = seatsOf(scoring.totals.length);
  return [
    ...BUILDINGS.flatMap((building) => {
      const named = scoring.buildings[building]
        .flatMap(({ party, rank, ...of }) => (rank === null ? [] : [{ name: nameOf(party), rank, ...of }]))
        .toSorted((a, b) => a.rank - b.rank);
      return named.length === 0 ? [] : [lists.scored(building, named)];
    }),
    lists.walls(seats.map((seat) => ({ name: say.name(seat), length: scoring.walls[seat] ?? 0 }))),
    lists.totals(
      scoring.round,
      seats.map((seat) => ({ name: say.name(seat), points: scoring.totals[seat] ?? 0 })),
    ),
  ];
}

export const lists: readonly OpenList<Alhambra>[] = [
  {
    name: 'tiles',
    label: (words) => words.alhambra.panel.lists.tiles,
    lines: (_open, _options, words) => tileLines(words),
    sheet: 'tiles',
  },
  {
    name: 'coins',
    label: (words) => words.alhambra.panel.lists.coins,
    lines: (open, _options, words) => coinLines(open, words),
    sheet: 'allCoins',
  },
  {
    name: 'points',
    label: (words) => words.alhambra.panel.lists.points,
    lines: (_open, _options, words) => pointLines(words),
    sheet: 'points',
  },
  {
    name: 'scoring',
    label: (words) => words.alhambra.panel.lists.scoring,
    lines: (open, _options, words, say) => scoringLines(open, words, say),
    sheet: null,
    announced: (open) => {
      const scoring = open?.scorings.at(-1);
      return scoring === undefined ? null : { name: 'scoring', sights: [{ kind: 'scored', ...scoring }] };
    },
    isForGame: true,
  },
];

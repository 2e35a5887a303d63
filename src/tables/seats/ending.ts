import type { Ending } from '../stored/results.ts';
import type { TableContent } from '../table/loadedTable.ts';
import type { GameResult } from '../table/tableHead.ts';

/** What a finished table adds to the results. */
export const endingOf = ({ how, standings, scores }: GameResult, { seats }: Pick<TableContent, 'seats'>): Ending => ({
  how,
  seats: scores.map(({ seat, points, parts }) => ({
    seat,
    place: standings.find((entry) => entry.seat === seat)!.place, // Standings have an entry for each seat.
    points,
    parts,
    resigned: seats[seat]!.holder !== 'member', // Seats are numbered without gaps.
  })),
});

import { seatsOf } from '../../../src/engines/contract.ts';
import type { SeatStandpoint } from '../../../src/tables/table/standpoint.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import { done, press, type TestTables } from './testTables.ts';

/** Everything that can be taken back at a table now, and by whom. */
export const undosAt = (
  table: Table,
): readonly { readonly seat: number; readonly user: string; readonly undo: NonNullable<SeatStandpoint['undo']> }[] =>
  seatsOf(table.seats.length).flatMap((seat) => {
    const undo = table.standpoints?.of(seat).undo ?? null;
    return undo === null ? [] : [{ seat, user: table.seats[seat]!.user!, undo }];
  });

/** All who are asked agree; for an undo that is free, nobody is. */
async function agreeing(tables: Pick<Tables, 'vote'>, table: Table): Promise<Table> {
  let after = table;
  const { vote } = table;
  if (vote === null) return table;
  for (const seat of vote.electorate) {
    const user = table.seats[seat]!.user!;
    if (vote.ballots.some((ballot) => ballot.seat === seat)) continue;
    after = done(await tables.vote(table.id, { interaction: press(), user, row: vote.row, answer: 'yes' }));
  }
  return after;
}

/** Takes a row back, with everybody's consent where that is needed. */
export async function takeBack({ tables }: TestTables, id: string, user: string, row: number): Promise<Table> {
  return agreeing(tables, done(await tables.undo(id, { interaction: press(), user, row })));
}

import type { Json } from '../../../src/kernel/json.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import { done, press, type TestTables } from './testTables.ts';

export const setNext = (service: TestTables, id: string, user: string, moves: readonly unknown[] | null) =>
  service.tables.setNext(id, { interaction: press(), user, moves });
export const setStanding = (service: TestTables, id: string, user: string, ...standing: readonly string[]) =>
  service.tables.setStanding(id, { interaction: press(), user, standing });

/** What somebody has settled at a table. */
export async function planOf({ tables }: TestTables, id: string, user: string) {
  const { seats, standpoints } = (await tables.get(id))!;
  return standpoints!.of(seats.find((one) => one.user === user)!.seat).plan;
}

export const play = async (service: TestTables, id: string, user: string, move: Json): Promise<Table> =>
  done(await service.tables.play(id, { interaction: press(), user, offer: null, moves: [move] }));

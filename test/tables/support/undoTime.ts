import { expect, it } from 'vitest';
import { seeded } from '../../../src/kernel/random.ts';
import { MOST_FREE } from '../../../src/tables/seats/undoOffer.ts';
import { CLOCKS } from '../../../src/tables/stored/clock.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import { engineOf } from '../../support/engines.ts';
import { startAt } from '../../support/startAt.ts';
import { ANNE, done, drawMove, offers, openTable, openTestTables, press, type TestTables } from './testTables.ts';
import { undosAt } from './undos.ts';

const OPEN = () => false;
const seatOf = (table: Table, user: string) => table.seats.find((one) => one.user === user)!;

/** Whether the others are, or were, asked about somebody; where all are late, nobody is left to be asked. */
const isOverdue = async (service: TestTables, { id, vote }: Table): Promise<boolean> =>
  vote?.about === 'overdue' || (await service.history(id)).some(({ kind }) => kind === 'verdict');

/** A decision with a move that is free to take back: how the table stands, and who makes and takes it back. */
async function freeDecision(service: TestTables, id: string) {
  const { tables } = service;
  const stream = seeded(`free at ${id}`).stream('moves');
  for (;;) {
    const table = (await tables.get(id))!;
    for (const { user, move } of offers(table)) {
      const before = seatOf(table, user).deadline;
      const played = done(await tables.play(id, { interaction: press(), user, offer: null, moves: [move] }));
      const own = undosAt(played).find((one) => one.user === user && one.undo.isFree);
      if (own === undefined) break;
      const again = async () => {
        const after = done(await tables.play(id, { interaction: press(), user, offer: null, moves: [move] }));
        return takeBack(undosAt(after).find((one) => one.user === user)!.undo.row);
      };
      const takeBack = async (row: number) => done(await tables.undo(id, { interaction: press(), user, row }));
      return { user, deadline: before, table: await takeBack(own.undo.row), again };
    }
    const now = (await tables.get(id))!;
    const { user, offer, move } = drawMove(now, stream);
    done(await tables.play(id, { interaction: press(), user, offer, moves: [move] }));
  }
}

async function started(game: string, clock: (typeof CLOCKS)[number]) {
  const service = openTestTables();
  const { tables } = service;
  const { id } = await openTable(service, engineOf(game).seats([]).min, game);
  if (clock !== 'none') done(await tables.setClock(id, { interaction: press(), user: ANNE, clock }));
  done(await startAt(tables, id, { interaction: press(), user: ANNE }));
  return { service, ...(await freeDecision(service, id)), id };
}

/** Taking back gives nobody time, whatever the clock. */
export function testUndoTime(game: string): void {
  it.each(CLOCKS.filter((clock) => clock !== 'none'))(
    'a decision is overdue as without undos, by the clock %s',
    async (clock) => {
      const { service, id, user, deadline, table, again } = await started(game, clock);
      const { tables, clock: time } = service;
      expect(seatOf(table, user).deadline).toBe(deadline);
      const step = Math.ceil((deadline! - time.time) / 7.5);
      for (let pairs = 0, now = table; !(await isOverdue(service, now)); pairs++) {
        expect(pairs).toBeLessThan(MOST_FREE);
        time.time += step;
        for (let count = 1; count > 0; ) count = await tables.doDue(20, OPEN);
        now = (await tables.get(id))!;
        expect(await isOverdue(service, now)).toBe(time.time > deadline!);
        if (!(await isOverdue(service, now))) now = await again();
      }
    },
  );

  it('a decision is returned to ten times; then the others are asked', async () => {
    const { id, service, again } = await started(game, 'none');
    for (let free = 1; free < MOST_FREE; free++) expect((await again()).vote).toBeNull();
    expect((await again()).vote).toMatchObject({ about: 'undo' });
    expect((await service.history(id)).filter(({ kind }) => kind === 'undo')).toHaveLength(MOST_FREE);
  });
}

import type { Seat } from '../../../src/engines/contract.ts';
import { GAME_IDS, games } from '../../../src/engines/games.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import { done, openTable, playOn, press, startTable, type TestTables, USERS } from './testTables.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Plays what a commit leaves to later ones (earlierCommits.test.ts): of every game a finished table and a running one with
 * all options, and running ones with moves that were taken back and a vote, and with a seat that the bot holds; and of
 * the games with hands one that has been frozen and not dealt. Of Citadels also a finished table with a seat that was
 * taken over, and one that ended by resignation before anything was played.
 */
export async function playSave(service: TestTables): Promise<void> {
  service.clock.time -= DAY;
  // Later processes count their interactions from 1.
  for (let later = 0; later < 100_000; later++) press();
  for (const game of GAME_IDS) {
    const { options, seats, hasSecrets } = games[game];
    const { min, max } = seats([]);
    const [whole, ended, asked, resigned] = [
      await startTable(service, Math.min(max, USERS.length), game, options),
      await startTable(service, min, game, options),
      await startTable(service, min, game),
      await startTable(service, Math.max(min, 3), game),
    ];
    await playOn(service, whole.id, `${game} whole`, 60);
    await playOn(service, ended.id, `${game} ended`, 30);
    await takeBack(service, ended.id);
    await playOn(service, ended.id, `${game} ended`);
    for (let round = 0; round < 3; round++) {
      await playOn(service, asked.id, `${game} asked ${round}`, 12 + round);
      await takeBack(service, asked.id);
    }
    await ask(service, asked.id);
    await playOn(service, resigned.id, `${game} resigned`, 10);
    done(await service.tables.resign(resigned.id, by(1)));
    await playOn(service, resigned.id, `${game} resigned`, 20);
    if (hasSecrets) {
      const { id } = await openTable(service, min, game);
      done(await service.tables.start(id, by(0)));
    }
  }
  const [taken, early] = [await startTable(service, 4, 'citadels'), await startTable(service, 4, 'citadels')];
  await playOn(service, taken.id, 'taken over', 20);
  done(await service.tables.resign(taken.id, by(1)));
  await playOn(service, taken.id, 'taken over', 10);
  done(await service.tables.takeOver(taken.id, { interaction: press(), user: NEWCOMER, seat: null }));
  await playOn(service, taken.id, 'taken over');
  for (const user of [1, 2, 3]) done(await service.tables.resign(early.id, by(user)));
}

const NEWCOMER = '100000000000000009';

const by = (user: number) => ({ interaction: press(), user: USERS[user] ?? '' });

/** Whoever can take something back does, first of all somebody who has to ask for it. */
async function takeBack({ tables }: TestTables, id: string): Promise<void> {
  const { seats, standpoints } = (await tables.get(id))!;
  const offers = seats.flatMap(({ seat, user }) => {
    const offer = standpoints?.of(seat).undo ?? null;
    return offer === null || user === null ? [] : [{ ...offer, seat, user }];
  });
  const chosen = offers.find(({ isFree }) => !isFree) ?? offers[0];
  if (chosen === undefined) throw new Error('nobody can take anything back');
  const { row, user, seat } = chosen;
  await agree({ tables }, done(await tables.undo(id, { interaction: press(), user, row })), seat);
}

/** All others say yes to what this seat has asked for. */
async function agree({ tables }: Pick<TestTables, 'tables'>, asked: Table, by: Seat): Promise<void> {
  for (const { seat, user } of asked.seats)
    if (seat !== by && asked.vote !== null)
      done(await tables.vote(asked.id, { interaction: press(), user: user!, row: asked.vote.row, answer: 'yes' }));
}

/** A vote that was decided, and one that is open. */
async function ask(service: TestTables, id: string): Promise<void> {
  const { tables } = service;
  const [first] = (await tables.get(id))!.seats;
  const asked = done(await tables.setClock(id, { interaction: press(), user: first!.user!, clock: 'days2' }));
  await agree(service, asked, first!.seat);
  done(await tables.setClock(id, { interaction: press(), user: first!.user!, clock: 'none' }));
}

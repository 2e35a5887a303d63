/** Plans in random games of every kind. */
import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../src/engines/contract.ts';
import { seeded } from '../../src/kernel/random.ts';
import { meaningOf } from '../../src/tables/table/plan.ts';
import { onlyMove } from '../../src/tables/unasked/settled.ts';
import { positionAhead, stateAhead } from '../../src/tables/view/ahead.ts';
import { eachGame } from '../games.ts';
import { planOf, play, setNext, setStanding } from './support/plans.ts';
import { replay } from './support/replay.ts';
import { done, drawMove, engines, openTestTables, startTable } from './support/testTables.ts';

describe.each(eachGame)('in %s', (game, { seats }) => {
  const engine = engines[game]!;

  it('what can be planned and what it means depends only on what the seat can know', () => {
    let planned = 0;
    for (const seed of ['a', 'b', 'c']) {
      const random = seeded(seed);
      const config = { seats, options: [] };
      const stream = random.stream('moves');
      let { state } = engine.setup(config, engine.deal(config, random));
      for (let moves = 0; moves < 150; moves++) {
        const turn = engine.turn(state);
        if ('over' in turn) break;
        for (const seat of seatsOf(seats).filter((one) => !turn.awaits.includes(one))) {
          const offered = (of: object) =>
            [...(positionAhead(engine, of, seat)?.legal() ?? [])].map(engine.notation.write);
          const other = engine.redeal(state, seat, seeded(`${seed}/${moves}`));
          const legal = offered(state);
          expect(offered(other)).toEqual(legal);
          if (legal.length === 0) continue;
          planned++;
          const [asked, askedOther] = [stateAhead(engine, state, seat)!, stateAhead(engine, other, seat)!];
          for (const move of [...engine.legal(asked, seat)].slice(0, 5))
            expect(meaningOf(engine, askedOther, seat, [move])).toBe(meaningOf(engine, asked, seat, [move]));
        }
        const seat = turn.awaits[stream.uniform(turn.awaits.length)]!;
        const legal = [...engine.legal(state, seat)];
        const step = engine.play(state, seat, legal[stream.uniform(legal.length)]!, random);
        if (!step.ok) throw new Error('a legal move was refused');
        state = step.value.state;
      }
    }
    expect(planned > 0).toBe(game === 'caylus' || game === 'alhambra');
  });

  it('games with plans at every seat end, are proven, and ask nobody who has settled the decision', async () => {
    const service = openTestTables();
    const started = await startTable(service, seats, game);
    const { id } = started;
    for (const { user } of started.seats) {
      const { names } = await planOf(service, id, user!);
      done(await setStanding(service, id, user!, ...names));
    }
    const stream = seeded(game).stream('moves');
    let table = (await service.tables.get(id))!;
    while (table.status === 'running') {
      for (const { seat, user, awaited } of table.seats) {
        const ahead = table.standpoints!.of(seat).ahead;
        if (awaited) expect((await planOf(service, id, user!)).next).toBeNull();
        if (ahead === null || stream.uniform(2) === 0) continue;
        const moves = [...ahead.legal()];
        const move = moves[stream.uniform(moves.length)]!;
        expect(done(await setNext(service, id, user!, [move])).next).toEqual([move]);
      }
      const state = (await service.state(id))!;
      const acting = table.seats.filter((seat) => seat.awaited).map(({ seat }) => onlyMove(engine, state, seat));
      expect(acting.every((move) => move === null)).toBe(true);
      const { user, move } = drawMove(table, stream);
      table = await play(service, id, user, move);
    }
    const settled = (await service.history(id)).filter(({ kind }) => kind === 'plannedMove');
    // In Carcassonne there is nearly always a choice.
    if (game !== 'carcassonne') expect(settled.length).toBeGreaterThan(0);
    expect((await service.tables.proof(id))!.checks.every(({ holds }) => holds)).toBe(true);
    expect(await replay(service, id, engine)).toEqual(await service.state(id));
    expect((await service.store.position(id))!.plans).toEqual([]);
    expect(service.logged).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { MOST_TABLES } from '../../src/cli/protocol/openTables.ts';
import { VERB_NAMES } from '../../src/cli/protocol/verbs/index.ts';
import { seeded } from '../../src/kernel/random.ts';
import { toy } from '../toy/engine/index.ts';
import { openSession } from './support/session.ts';

const DEAL = { beginner: 1, cards: ['1a', '2b', '3c', '1b', '2c', '3d', '1c', '2a'] };

describe('games', () => {
  test('lists each game with its seats, options, and moves with their parameters', async () => {
    const { ask } = openSession();
    const { games } = await ask({ do: 'games' });
    expect(games).toEqual([
      {
        game: 'toy',
        seats: { min: 2, max: 4 },
        options: [{ option: 'fog', seats: { min: 2, max: 3 } }],
        moves: expect.arrayContaining([{ kind: 'hang', parameters: { place: 'text', cards: 'texts' } }]),
        rulesVersion: 1,
        stateVersion: toy.save.version,
      },
    ]);
  });
});

describe('new', () => {
  test('the same seed deals the same game, another seed another one', async () => {
    const { ask } = openSession();
    const deal = async (seed: string) => (await ask({ do: 'new', game: 'toy', seats: 3, seed })).deal;
    expect(await deal('moon')).toEqual(await deal('moon'));
    expect(await deal('moon')).not.toEqual(await deal('sun'));
  });

  test('a written deal is dealt as written', async () => {
    const { ask } = openSession();
    expect(await ask({ do: 'new', game: 'toy', seats: 2, deal: DEAL })).toMatchObject({
      ok: true,
      table: '1',
      seq: 0,
      active: [1],
      deal: DEAL,
      events: [{ kind: 'dealt', hands: [DEAL.cards.slice(0, 3), DEAL.cards.slice(3, 6)] }, { kind: 'roundBegan' }],
    });
    expect(await ask({ do: 'view', table: '1', seat: 0 })).toMatchObject({ own: { hand: ['1a', '2b', '3c'] } });
  });

  test(`no more than ${MOST_TABLES} tables are open at once`, async () => {
    const { ask, begin } = openSession();
    for (let opened = 0; opened < MOST_TABLES; opened++) await begin();
    const one = { do: 'new', game: 'toy', seats: 2, seed: 'x' };
    expect(await ask(one)).toMatchObject({ ok: false, error: { code: 'tooManyTables' } });
    expect(await ask({ do: 'close', table: '77' })).toMatchObject({ ok: true });
    expect(await ask(one)).toMatchObject({ ok: true, table: `${MOST_TABLES + 1}` });
  });
});

describe('play', () => {
  test('whole games can be played by what legal lists, two seats awaited at once included', async () => {
    const { ask, begin, legal } = openSession();
    const stream = seeded('whole games').stream('moves');
    let played = 0;
    let together = 0;
    for (let game = 0; game < 40; game++) {
      const table = await begin({ seats: 2 + (game % 3), seed: `${game}` });
      for (let seq = 1; ; seq++) {
        const moves = await legal(table);
        if (moves.length === 0) break;
        if (new Set(moves.map(({ seat }) => seat)).size > 1) together++;
        const { seat, move } = moves[stream.uniform(moves.length)]!;
        expect(await ask({ do: 'play', table, seat, move })).toMatchObject({ ok: true, seq });
        played++;
      }
      const result = await ask({ do: 'result', table });
      expect(result).toMatchObject({ over: true });
      expect(await ask({ do: 'play', table, seat: 0, move: { kind: 'end' } })).toMatchObject({
        error: { code: 'gameOver' },
      });
    }
    console.log(`${played} moves played, ${together} of them while several seats were awaited`);
    expect(together).toBeGreaterThan(10);
  });

  test('every listed move can be built by choices, parameter by parameter', async () => {
    const { ask, begin, legal } = openSession();
    const table = await begin();
    const moves = await legal(table);
    for (const { seat, move } of moves) {
      let partial: Record<string, unknown> = {};
      for (;;) {
        const choice = await ask({ do: 'choices', table, seat, move: partial });
        if ('complete' in choice) break;
        const parameter = String(choice.parameter);
        const answer = move[parameter];
        for (const value of [answer].flat()) expect(choice.values).toContain(value);
        partial = { ...partial, [parameter]: answer };
      }
      expect(partial).toEqual(move);
    }
    expect(moves.length).toBeGreaterThan(50);
  });

  test('choices says why a partial move leads nowhere', async () => {
    const { ask, begin } = openSession();
    const table = await begin({ deal: DEAL });
    expect(await ask({ do: 'choices', table, seat: 1, move: { kind: 'draw', count: 9 } })).toMatchObject({
      ok: true,
      none: { kind: 'illegal', violation: { kind: expect.any(String) } },
    });
    expect(await ask({ do: 'choices', table, seat: 0 })).toMatchObject({ none: { kind: 'notYourTurn', awaits: [1] } });
  });

  test('a refusal carries its reason as data', async () => {
    const { ask, begin } = openSession();
    const table = await begin({ deal: DEAL });
    const wrong = { kind: 'draw', count: 9 };
    expect(await ask({ do: 'play', table, seat: 0, move: wrong })).toMatchObject({
      error: { code: 'notYourTurn', awaits: [1] },
    });
    const refusal = await ask({ do: 'play', table, seat: 1, move: wrong });
    expect(refusal).toMatchObject({
      error: { code: 'illegal', message: 'not so: wrongCount', violation: { kind: 'wrongCount' } },
    });
    expect(refusal.error).not.toHaveProperty('index');
  });

  test('a sequence is played whole, one number a move, its events in order', async () => {
    const { ask, begin } = openSession();
    const table = await begin({ deal: DEAL });
    const moves = [{ kind: 'draw', count: 1 }, { kind: 'end' }];
    expect(await ask({ do: 'play', table, seat: 1, moves })).toEqual({
      id: null,
      ok: true,
      seq: 2,
      active: [0],
      events: [
        { kind: 'drew', seat: 1, cards: ['1c'] },
        { kind: 'turnEnded', seat: 1, forced: false },
      ],
    });
  });

  test('of a sequence with one wrong move none is played', async () => {
    const { ask, begin } = openSession();
    const table = await begin({ deal: DEAL });
    const before = await ask({ do: 'state', table });
    const moves = [{ kind: 'draw', count: 1 }, { kind: 'draw', count: 9 }, { kind: 'end' }];
    expect(await ask({ do: 'play', table, seat: 1, moves })).toMatchObject({ error: { code: 'illegal', index: 1 } });
    expect(await ask({ do: 'state', table })).toEqual(before);
  });
});

describe('view', () => {
  test('a spectator sees what everybody may know, a seat its own hand besides', async () => {
    const { ask, begin } = openSession();
    const table = await begin({ deal: DEAL });
    const spectator = await ask({ do: 'view', table });
    expect(spectator).toEqual(await ask({ do: 'view', table, seat: null }));
    expect(spectator).toMatchObject({ own: null });
    for (const seat of [0, 1]) {
      const seen = await ask({ do: 'view', table, seat });
      expect(seen.open).toEqual(spectator.open);
      expect(seen).toMatchObject({ own: { hand: DEAL.cards.slice(3 * seat, 3 * seat + 3) } });
    }
  });
});

describe('state and load', () => {
  test('a loaded table stands exactly where the other one stood, and goes on alike with the same seed', async () => {
    const { ask, begin, legal } = openSession();
    const table = await begin({ seats: 3, seed: 'copy' });
    let reshuffled = 0;
    for (let moves = await legal(table); moves.length > 0; moves = await legal(table)) {
      const { state, version } = await ask({ do: 'state', table });
      const copy = await ask({ do: 'load', game: 'toy', version, state, seed: 'copy' });
      expect(copy).toMatchObject({ ok: true, seq: 0 });
      // Who draws whenever it is possible comes to the end of the deck, where chance is asked.
      const one = moves.findLast(({ move }) => move.kind === 'draw') ?? moves[0];
      const played = await ask({ do: 'play', table, ...one });
      const again = await ask({ do: 'play', table: copy.table, ...one });
      expect({ ...again, seq: played.seq }).toEqual(played);
      expect((await ask({ do: 'state', table: copy.table })).state).toEqual((await ask({ do: 'state', table })).state);
      if (JSON.stringify(played.events).includes('"reshuffled"')) reshuffled++;
    }
    expect(reshuffled).toBeGreaterThan(0);
  });

  test('a state with a piece too many, or of an unknown version, is refused', async () => {
    const { ask, begin } = openSession();
    const table = await begin({ deal: DEAL });
    const { state } = await ask({ do: 'state', table });
    const doubled = { ...(state as object), discard: ['1a'] }; // The toy's state is an object.
    expect(await ask({ do: 'load', game: 'toy', state: doubled })).toMatchObject({
      error: { code: 'badState', message: expect.stringContaining('1a') },
    });
    expect(await ask({ do: 'load', game: 'toy', state })).toMatchObject({ ok: true });
    expect(await ask({ do: 'load', game: 'toy', state, version: 99 })).toMatchObject({ error: { code: 'badState' } });
  });
});

describe('result', () => {
  test('while the game runs it gives the points so far and no ranking', async () => {
    const { ask, begin } = openSession();
    expect(await ask({ do: 'result', table: await begin({ deal: DEAL }) })).toMatchObject({
      over: false,
      scores: [0, 0],
      ranking: null,
      breakdown: [
        { seat: 0, points: 0 },
        { seat: 1, points: 0 },
      ],
    });
  });

  test('when it is over it ranks all seats, and the parts add up', async () => {
    const { ask, begin, legal } = openSession();
    const table = await begin({ seats: 4 });
    for (let moves = await legal(table); moves.length > 0; moves = await legal(table))
      await ask({ do: 'play', table, ...moves[0] });
    const result = await ask({ do: 'result', table });
    const state = (await ask({ do: 'state', table })).state as Parameters<typeof toy.scores>[0]; // Of a toy's table.
    const breakdown = toy.scores(state);
    expect(result).toMatchObject({ over: true, breakdown, scores: breakdown.map(({ points }) => points) });
    expect(result.ranking).toHaveLength(4);
  });
});

describe('playout', () => {
  test('plays so many games, and the same seed plays the same moves', async () => {
    const { ask } = openSession();
    const run = { do: 'playout', game: 'toy', seats: 3, options: ['fog'], seed: 'x', games: 20 };
    const first = await ask(run);
    expect(first).toMatchObject({ ok: true, games: 20, seconds: expect.any(Number) });
    expect(first.moves).toBeGreaterThan(20 * 10);
    expect((await ask(run)).moves).toBe(first.moves);
    expect((await ask({ ...run, seed: 'y' })).moves).not.toBe(first.moves);
  });

  test('a long one lets the process do other things meanwhile', async () => {
    const { ask } = openSession();
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    await ask({ do: 'playout', game: 'toy', seats: 2, seed: 'x', games: 100 });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('close', () => {
  test('a closed table is unknown, and its name is not given again', async () => {
    const { ask, begin } = openSession();
    const table = await begin();
    expect(await ask({ id: 1, do: 'close', table })).toEqual({ id: 1, ok: true });
    for (const verb of VERB_NAMES.filter((name) => !['games', 'new', 'load', 'playout'].includes(name))) {
      const asked = { do: verb, table, ...(verb === 'draw' ? { picture: 'board', file: 'a.png' } : {}) };
      const seated = verb === 'choices' || verb === 'play' ? { ...asked, seat: 0, move: {} } : asked;
      expect(await ask(seated), verb).toMatchObject({ ok: false, error: { code: 'unknownTable' } });
    }
    expect(await begin()).toBe('2');
  });
});

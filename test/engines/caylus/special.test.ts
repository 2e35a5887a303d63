import { describe, expect, test } from 'vitest';
import { turn } from './support.ts';

describe('§5 the special buildings', () => {
  test('§5 they are activated from the castle to the bridge', () => {
    const workers = ['inn 1', 'stables 2', 'joust_field 1', 'merchants_guild 0', 'trading_post 2', 'gate 0'];
    const at = turn({ workers }).pass('pass', 'decline', 'provost 0');
    expect(at.told('activated').map(({ building }) => building)).toEqual([
      ...['gate', 'trading_post', 'merchants_guild', 'joust_field', 'stables', 'inn'],
    ]);
    expect(at.state.players.map(({ workers: left }) => left)).toEqual([6, 5, 6]);
  });

  describe('§5.1 gate', () => {
    const gate = turn({ workers: ['gate 0'], road: ['9 w_sawmill 1', '10 s_bank 0'] }).play('pass');

    test('§5.1 the worker may go wherever one could be put now, never back to the gate, without payment', () => {
      expect([gate.awaits, gate.step]).toEqual([0, 'gate']);
      expect(gate.offers('gate')).toEqual([
        ...['trading_post', 'merchants_guild', 'joust_field', 'stables', 'inn', 'castle'],
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16].map((space) => `road-${space}`),
      ]);
      expect(gate.refusal('gate gate')).toEqual({ kind: 'occupied', place: 'gate', by: [0] });
      expect(gate.play('gate castle').hand(0)).toBe(gate.hand(0));
    });

    test('§5.1 §4.3 the owner of the building scores', () => {
      const at = gate.play('gate road-9');
      expect(at.told('ownerScored')).toMatchObject([{ seat: 1, by: 0, space: 9 }]);
      expect(at.points(1)).toBe(1);
      expect(gate.play('gate road-10').told('ownerScored')).toEqual([]);
    });

    test('§5.1 at a special building the worker is activated in the same phase', () => {
      const at = gate.play('gate trading_post');
      expect(at.told('produced')).toMatchObject([{ seat: 0, gain: { deniers: 3 } }]);
      expect(at.hand(0)).toBe('23');
    });

    test('§5.1 in the castle the next number, in the stables the next slot', () => {
      const full = turn({ workers: ['gate 0', 'castle 1', 'stables 2'] }).play('pass');
      expect(full.play('gate castle').told('movedWorker')[0]?.on).toEqual({ kind: 'castle', number: 2 });
      const stables = full.play('gate stables');
      expect(stables.told('movedWorker')[0]?.on).toMatchObject({ number: 2 });
      expect(stables.state.order).toEqual([2, 0, 1]);
    });

    test('§5.1 if no place is free, the worker goes home without a question, and it is told', () => {
      const road = [1, 2, 3, 4, 5].map((space) => `road-${space} 2`);
      const farther = [6, 7, 8, 16].map((space) => `road-${space} 3`);
      const special = ['trading_post 1', 'merchants_guild 1', 'joust_field 1', 'inn 1'];
      const stables = ['stables 1', 'stables 2', 'stables 3'];
      const workers = ['gate 0', 'castle 0', ...special, ...stables, ...road, ...farther];
      const at = turn({ seats: 5, workers }).play('pass');
      expect(at.told('skipped')).toEqual([
        {
          kind: 'skipped',
          seat: 0,
          source: { kind: 'worker', building: 'gate', space: null },
          reason: 'noPlace',
          sort: null,
        },
      ]);
      expect([at.state.specials.gate, at.state.players[0]?.workers, at.awaits]).toEqual([null, 5, 1]);
    });

    test('§5.1 if it is declined, the worker goes home', () => {
      const at = gate.play('decline');
      expect(at.told('declined')).toEqual([
        { kind: 'declined', seat: 0, source: { kind: 'worker', building: 'gate', space: null } },
      ]);
      expect(at.state.players[0]?.workers).toBe(6);
      expect(at.state.specials.gate).toBe(null);
    });
  });

  test('§5.2 trading post: three deniers, which can be spent on the joust field at once', () => {
    const hands = [{ deniers: 0, cubes: 'cloth' }];
    const at = turn({ workers: ['trading_post 0', 'joust_field 0'], hands }).play('pass');
    expect(at.told('produced')).toMatchObject([{ gain: { deniers: 3 }, source: { building: 'trading_post' } }]);
    expect(at.step).toBe('trade');
  });

  describe('§5.3 merchants’ guild', () => {
    const guild = turn({ workers: ['merchants_guild 0'], hands: [{ deniers: 0 }] }).play('pass');

    test('§5.3 three spaces forward or backward or none, free', () => {
      expect(guild.offers('provost')).toEqual(['3', '2', '1', '0', '-1', '-2', '-3']);
      const at = guild.play('provost -2');
      expect(at.told('movedProvost')).toEqual([
        { kind: 'movedProvost', seat: 0, from: 6, to: 4, paid: 0, isGuild: true },
      ]);
      expect(at.hand(0)).toBe('0');
    });

    test('§5.3 it can be left', () => {
      expect(guild.play('provost 0').told('leftProvost')[0]).toEqual({
        kind: 'leftProvost',
        seat: 0,
        isGuild: true,
        reason: 'chosen',
      });
    });

    test('§5.3 within the limits of phase 4', () => {
      const first = turn({ workers: ['merchants_guild 0'], provost: 2 }).play('pass');
      expect(first.offers('provost')).toEqual(['3', '2', '1', '0', '-1']);
      expect(first.refusal('provost -2')).toEqual({ kind: 'offTheRoad', space: 0 });
      const last = turn({ workers: ['merchants_guild 0'], provost: 27 }).play('pass');
      expect(last.offers('provost')).toEqual(['1', '0', '-1', '-2', '-3']);
    });
  });

  describe('§5.4 joust field', () => {
    const joust = (cubes: string, deniers = 20) =>
      turn({ workers: ['joust_field 0'], hands: [{ deniers, cubes }] }).play('pass');

    test('§5.4 a denier and a cloth for a favor, once', () => {
      const at = joust('cloth+cloth');
      expect(at.offers('trade')).toEqual(['0 cloth -']);
      const paid = at.play('trade 0 cloth -');
      expect(paid.told('traded')).toMatchObject([{ give: { deniers: 1, cloth: 1 }, gain: { favor: 1 } }]);
      expect([paid.hand(0), paid.step, paid.awaits]).toEqual(['19 cloth', 'track', 0]);
      const done = paid.play('track deniers');
      expect([done.step, done.open.step]).toMatchObject(['provost', { isGuild: false }]);
    });

    test('§5.4 who will not pays nothing', () => {
      const at = joust('cloth').play('decline');
      expect(at.hand(0)).toBe('20 cloth');
      expect(at.told('declined')).toHaveLength(1);
    });

    test('§5.4 who cannot is not asked', () => {
      for (const at of [joust('food+gold'), joust('cloth', 0)]) {
        expect(at.told('skipped')).toMatchObject([{ seat: 0, reason: 'cannotPay' }]);
        expect(at.step).toBe('provost');
      }
    });
  });

  describe('§5.5 stables', () => {
    test('§5.5 slot 1 is first, slot 2 second; the others follow in their order: the example', () => {
      const [red, green, orange, blue] = [1, 3, 0, 2];
      const workers = [`stables ${blue}`, `stables ${red}`];
      const at = turn({ seats: 4, order: [red, green, orange, blue], workers }).pass('pass');
      expect(at.told('orderChanged')).toEqual([
        { kind: 'orderChanged', slots: [blue, red], order: [blue, red, green, orange] },
      ]);
      expect(at.state.order).toEqual([blue, red, green, orange]);
      expect([at.state.round, at.awaits]).toEqual([2, blue]);
    });

    test('§5.5 all three slots', () => {
      const workers = ['stables 4', 'stables 2', 'stables 3'];
      expect(turn({ seats: 5, workers }).pass('pass').state.order).toEqual([4, 2, 3, 0, 1]);
    });

    test('§5.5 the new order counts at once: it decides the order of a count', () => {
      const at = turn({ workers: ['stables 2'], bailiff: 11 }).pass('pass');
      expect(at.told('counted').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    });

    test('§5.5 it stays until it is changed again', () => {
      const at = turn({ workers: ['stables 2'] })
        .pass('pass')
        .pass('pass', 'pass', 'pass');
      expect([at.state.round, at.state.order]).toEqual([3, [2, 0, 1]]);
    });
  });

  describe('§5.6 inn', () => {
    test('§5.6 from the left circle to the right one, where it stays', () => {
      const at = turn({ workers: ['inn 0'] }).pass('pass');
      expect(at.told('enteredInn')).toEqual([{ kind: 'enteredInn', seat: 0, evicted: null }]);
      expect(at.state.specials.inn).toEqual({ left: null, right: 0 });
    });

    test('§5.6 the worker on the right circle is driven out and goes home', () => {
      const at = turn({ workers: ['inn 0', 'inn-right 1'] }).pass('pass');
      expect(at.told('enteredInn')).toEqual([{ kind: 'enteredInn', seat: 0, evicted: 1 }]);
      expect(at.state.players.map(({ workers }) => workers)).toEqual([5, 6, 6]);
    });

    test('§5.6 also one’s own', () => {
      const at = turn({ workers: ['inn 0', 'inn-right 0'] }).pass('pass');
      expect(at.told('enteredInn')).toEqual([{ kind: 'enteredInn', seat: 0, evicted: 0 }]);
      expect(at.state.players[0]?.workers).toBe(5);
    });

    test('§5.6 with none on the left, the one on the right stays or goes home, and is asked every round', () => {
      const at = turn({ workers: ['inn-right 1'] }).play('pass');
      expect([at.awaits, at.step, at.legal()]).toEqual([1, 'inn', ['inn stay', 'inn leave']]);
      const home = at.pass('inn leave');
      expect(home.state.specials.inn).toEqual({ left: null, right: null });
      expect(home.state.players[1]?.workers).toBe(6);
      const again = at.pass('inn stay', 'pass', 'pass', 'pass');
      expect([again.state.round, again.awaits, again.step]).toEqual([2, 1, 'inn']);
      expect(again.told('stayedAtInn')).toEqual([{ kind: 'stayedAtInn', seat: 1 }]);
    });

    test('§5.6 §4.2 the discount holds from the round after the worker came to the inn', () => {
      const at = turn({ workers: ['inn 0'] })
        .pass('pass')
        .play('pass');
      expect(at.awaits).toBe(1);
      const next = turn({ workers: ['inn 0'], order: [2, 1, 0] })
        .pass('pass')
        .play('pass', 'pass', 'worker castle');
      expect(next.told('placed')[0]).toMatchObject({ seat: 0, cost: 1, reason: 'inn' });
    });
  });
});

describe('§6 the provost', () => {
  test('§6 each player once, in passing order', () => {
    const at = turn({ passed: [1, 0] }).play('pass');
    expect(at.state.phase).toBe('provost');
    const asked = [at, at.play('provost 1'), at.play('provost 1', 'provost -1')].map(({ awaits }) => awaits);
    expect(asked).toEqual([1, 0, 2]);
    expect(at.play('provost 1', 'provost -1', 'provost 0').state.phase).not.toBe('provost');
  });

  test('§6 a denier for each space, forward or backward', () => {
    const at = turn().play('pass', 'provost 3', 'provost -2');
    expect(at.told('movedProvost')).toEqual([
      { kind: 'movedProvost', seat: 0, from: 6, to: 9, paid: 3, isGuild: false },
      { kind: 'movedProvost', seat: 1, from: 9, to: 7, paid: 2, isGuild: false },
    ]);
    expect([at.hand(0), at.hand(1)]).toEqual(['17', '18']);
  });

  test('§6 doing nothing costs nothing', () => {
    const at = turn().play('pass', 'provost 0');
    expect([at.state.provost, at.hand(0), at.awaits]).toEqual([6, '20', 1]);
  });

  test('§6 one needs the deniers for the whole move', () => {
    const at = turn({ hands: [{ deniers: 2 }] }).play('pass');
    expect(at.offers('provost')).toEqual(['2', '1', '0', '-1', '-2']);
    expect(at.refusal('provost 3')).toEqual({ kind: 'notEnoughDeniers', cost: 3, deniers: 2 });
  });

  test('§6 at most three spaces', () => {
    expect(turn().play('pass').refusal('provost 4')).toEqual({ kind: 'tooFar', most: 3 });
    expect(turn().play('pass').refusal('provost -4')).toEqual({ kind: 'tooFar', most: 3 });
  });

  test('§6 never before space 1 or past space 28, and the move is not shortened', () => {
    const first = turn({ provost: 1 }).play('pass');
    expect(first.offers('provost')).toEqual(['3', '2', '1', '0']);
    expect(first.refusal('provost -1')).toEqual({ kind: 'offTheRoad', space: 0 });
    const last = turn({ provost: 28 }).play('pass');
    expect(last.offers('provost')).toEqual(['0', '-1', '-2', '-3']);
    expect(last.refusal('provost 1')).toEqual({ kind: 'offTheRoad', space: 29 });
  });

  test('§6 empty spaces count and may be stopped on', () => {
    expect(turn({ provost: 8 }).play('pass', 'provost 3').state.provost).toBe(11);
  });

  test('§6 who has no denier is not asked, and it is told', () => {
    const at = turn({ passed: [1, 0], hands: [{ deniers: 0 }] }).play('pass', 'provost 0');
    expect(at.told('leftProvost')).toEqual([
      { kind: 'leftProvost', seat: 1, isGuild: false, reason: 'chosen' },
      { kind: 'leftProvost', seat: 0, isGuild: false, reason: 'cannotPay' },
    ]);
    expect(at.awaits).toBe(2);
  });
});

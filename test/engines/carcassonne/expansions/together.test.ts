/** Rules §14: sets in any combination, and the order of a turn. */
import { describe, expect, test } from 'vitest';
import {
  carcassonne,
  type Event,
  OPTIONS,
  type Option,
  type Slices,
} from '../../../../src/engines/carcassonne/index.ts';
import { seatsOf } from '../../../../src/engines/contract.ts';
import { playout } from '../../../../src/engines/playout.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { amount } from '../../../support/amount.ts';
import { awaited, position, seat } from '../support.ts';

const SETS = ['fluss', 'erweiterung', 'haendler', 'koenig'] as const;
const kindsOf = (events: readonly Event[]) => events.map(({ kind }) => kind);
const NONE = { wine: 0, grain: 0, cloth: 0 };
const held = (changes: object = {}): Slices => ({
  haendler: { goods: [NONE, NONE], part: 'first' },
  koenig: { king: { seat: null, size: 0 }, robber: { seat: null, size: 0 } },
  ...changes,
});

describe('the order of one turn', () => {
  /** Seat 0 completes a city with wine, in which its builder and its follower are. */
  const completing = position({
    board: 'E:90@ H15 .',
    drawn: 'E',
    stack: ['U', 'U', 'U'],
    options: ['erweiterung', 'haendler', 'koenig'],
    followers: [[1, 0, 0, 0]],
    others: [
      ['bigFollower', 0, 1, 0, 0],
      ['builder', 0, 1, 0, 0],
    ],
  });

  test('§14.2 to §14.6 points, figures back, goods, king, then the second part', () => {
    const played = completing.play('tile 2,0 270', 'follower 1');
    expect(kindsOf(played.events)).toEqual([
      ...['placedFollower', 'scoredFeature', 'returned', 'tookGoods', 'tookAward', 'beganSecondPart', 'drewTile'],
    ]);
    expect(played.told('scoredFeature')).toMatchObject([
      { owners: [0], strengths: [{ strength: 2 }, { strength: 1 }] },
    ]);
    expect(played.told('returned')[0]?.figures).toHaveLength(3);
    expect(awaited(played.state)).toBe(0);
  });

  test('§12.4 king and robber change hands in the second part as well', () => {
    const second = completing.play('tile 2,0 270', 'pass').play('tile 3,0 90');
    expect(second.state.expansions.haendler?.part).toBe('second');
    const game = position({
      board: 'A:270@ U . \n B B B \n A:270 U .',
      drawn: 'U',
      stack: ['A', 'U', 'U'],
      options: ['haendler', 'koenig'],
      followers: [[0, 0, 0, 0]],
      others: [['builder', 0, 1, 0, 0]],
    }).play('tile 2,0 0', 'pass');
    expect(game.told('beganSecondPart')).toHaveLength(1);
    expect(game.play('tile 3,0 90', 'pass').told('tookAward')).toMatchObject([{ award: 'robber', seat: 0, size: 4 }]);
  });

  test('§14, §9.3 a builder is triggered by a river tile as by any other, and the second part draws the next', () => {
    const played = position({
      board: 'U:90 U:90 \n R08:90@ .',
      drawn: 'R10',
      stack: ['R02', 'U'],
      options: ['fluss', 'haendler'],
      followers: [[0, 1, -1, 0]],
      others: [['builder', 0, 1, -1, 0]],
    }).play('tile 1,0 0', 'pass');
    expect(kindsOf(played.events)).toEqual(['passed', 'beganSecondPart', 'drewTile']);
    expect(played.told('drewTile')).toMatchObject([{ seat: 0, tile: 'R02' }]);
  });

  test('§14 inn, cathedral and pennant do not change the size for king and robber', () => {
    const road = position({
      ...{ board: 'A:270@ E15 .', drawn: 'A', stack: ['U'], options: ['erweiterung', 'koenig'] },
    }).play('tile 2,0 90', 'pass');
    expect(road.told('tookAward')).toMatchObject([{ award: 'robber', size: 3 }]);
  });

  test('§1, §11.2 a big follower is an own follower for builder and pig', () => {
    const placed = position({
      ...{ board: 'U@ U', drawn: 'U', stack: ['U'], options: ['erweiterung', 'haendler'] },
      others: [
        ['bigFollower', 0, 0, 0, 0],
        ['bigFollower', 1, 1, 0, 1],
      ],
    }).play('tile 2,0 0');
    expect(placed.legal()).toContain('builder 0');
    expect(placed.refusal('pig 1')).toMatchObject({ kind: 'noOwnFollower' });
  });

  test('§14 at the end: cities, roads, cloisters, farms, goods, king, robber', () => {
    const expansions = held({
      haendler: { goods: [{ ...NONE, wine: 1 }, NONE], part: 'first' },
      koenig: { king: { seat: seat(1), size: 2 }, robber: { seat: seat(0), size: 2 } },
    });
    const board = 'A:270@ A:90 . . \n B B E:90 E:270 \n A:270 U . E:90';
    const over = position({
      ...{ board, drawn: 'B', options: ['haendler', 'koenig'], expansions },
      followers: [
        [0, 1, 2, 0],
        [1, 0, 1, 0],
        [1, 1, 1, 1],
        [0, 3, 2, 0],
      ],
    }).play('tile -1,1 0', 'pass');
    const scored = over.events.flatMap((event) => {
      if (event.kind === 'scoredFeature') return [event.feature];
      if (event.kind === 'scoredAward') return [event.award];
      return event.kind.startsWith('scored') ? [event.kind] : [];
    });
    expect(scored).toEqual(['city', 'road', 'cloister', 'scoredFarm', 'scoredGoods', 'king', 'robber']);
  });
});

describe('all combinations', () => {
  const lists: readonly (readonly Option[])[] = [
    ...OPTIONS.map((option) => [option]),
    ...OPTIONS.flatMap((one, i) => OPTIONS.slice(i + 1).map((other) => [one, other])),
    OPTIONS,
  ];
  const GAMES = amount(3, 2000);

  test.each(lists.map((options) => [options.join(' '), options] as const))(
    '§14 %s: no game gets stuck, the box is conserved',
    (_, options) => {
      const { max } = carcassonne.seats(options);
      const seen = new Set<string>();
      for (let game = 0; game < GAMES; game++) {
        const config = { seats: options.length === OPTIONS.length ? max : 2 + (game % (max - 1)), options };
        const box = Object.entries(carcassonne.box(config)).toSorted();
        let moves = 0;
        const { state } = playout(carcassonne, config, seeded(`together ${options} ${game}`), (step) => {
          for (const { kind } of step.events) seen.add(kind);
          if (moves++ % 10 > 0) return;
          expect(Object.entries(carcassonne.census(step.state)).toSorted()).toEqual(box);
          expect(carcassonne.load(2, JSON.parse(JSON.stringify(step.state)))).toEqual({ ok: true, value: step.state });
        });
        expect(Object.entries(carcassonne.census(state)).toSorted()).toEqual(box);
        expect(Object.keys(state.expansions)).toEqual(
          SETS.filter((set) => options.includes(set) && set in state.expansions),
        );
      }
      if (options.includes('koenig')) expect(seen).toContain('tookAward');
    },
  );

  test('§14 six members with everything: what the sets bring comes up', () => {
    const seen = new Set<string>();
    for (let game = 0; game < amount(20, 200); game++) {
      playout(carcassonne, { seats: 6, options: OPTIONS }, seeded(`six ${game}`), ({ events, state }) => {
        for (const { kind } of events) seen.add(kind);
        expect(carcassonne.scores(state)).toHaveLength(6);
      });
    }
    for (const kind of ['tookGoods', 'tookAward', 'beganSecondPart', 'scoredGoods', 'scoredAward'])
      expect(seen).toContain(kind);
    expect(seatsOf(6)).toHaveLength(6);
  });
});

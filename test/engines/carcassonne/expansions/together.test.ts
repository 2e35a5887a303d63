/** Rules §14: the order of a turn, and what sets do to each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Fable, OPTIONS, type Option, type Slices } from '../../../../src/engines/carcassonne/index.ts';
import { awaited, dealt, kindsOf, position, seat } from '../support.ts';

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

  test('§14.2, §14.5, §14.6 points, figures back, goods, king, then the second part', () => {
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

  test('§14.2 with the river its tiles are drawn first, whatever else is in play', () => {
    const stack = ['R03', 'R02', 'E15', 'H15', 'K05'];
    expect(dealt(stack, 2, OPTIONS).told('drewTile')).toMatchObject([{ tile: 'R03' }]);
    const order = ['tile 1,0 0', 'pass', 'tile 2,0 0', 'pass'];
    expect(
      dealt(stack, 2, OPTIONS)
        .play(...order)
        .told('drewTile'),
    ).toMatchObject([{ tile: 'E15' }]);
  });

  test('§14.3 one figure of one kind a part, or none', () => {
    const placed = position({
      ...{ board: 'U@ U', drawn: 'U', stack: ['U', 'U'], options: ['erweiterung', 'haendler'] },
      followers: [
        [0, 0, 0, 0],
        [0, 0, 0, 1],
      ],
    }).play('tile 2,0 0');
    const offered = ['follower 2', 'bigFollower 2', 'builder 0', 'pig 1', 'pass'];
    expect(placed.legal()).toEqual(offered);
    for (const line of offered) expect(awaited(placed.play(line).state)).toBe(1);
  });

  test('§14.6 no second part with an empty stack, §14.7 but the end', () => {
    const last = position({
      ...{ board: 'U@ U', drawn: 'U', stack: [], options: ['haendler'] },
      followers: [[0, 0, 0, 0]],
      others: [['builder', 0, 1, 0, 0]],
    }).play('tile 2,0 0', 'pass');
    expect(kindsOf(last.events)).toEqual(['passed', 'scoredFeature', 'ended']);
  });

  test('§14.6 the second part triggers nothing more', () => {
    const second = position({
      ...{ board: 'U@ U', drawn: 'U', stack: ['U', 'U', 'U'], options: ['haendler'] },
      followers: [[0, 0, 0, 0]],
      others: [['builder', 0, 1, 0, 0]],
    }).play('tile 2,0 0', 'pass', 'tile 3,0 0', 'pass');
    expect(second.told('beganSecondPart')).toEqual([]);
    expect(awaited(second.state)).toBe(1);
  });

  test('§14.7 the next player begins after the last part', () => {
    const played = position({ board: 'U@', drawn: 'U', stack: ['U', 'U'], seats: 3, options: OPTIONS }).play(
      ...['tile 1,0 0', 'bigFollower 0'],
    );
    expect(awaited(played.state)).toBe(1);
    expect(awaited(played.play('tile 2,0 0', 'pass').state)).toBe(2);
  });

  test('§14 `old` changes the farms and nothing else', () => {
    const over = (options: readonly Option[]) =>
      position({
        ...{ board: 'E:180@ B B \n E A:270 U', drawn: 'B', options },
        ...{ expansions: held({ koenig: { king: { seat: seat(1), size: 2 }, robber: { seat: null, size: 0 } } }) },
        followers: [
          [0, 0, 1, 1],
          [1, 2, 1, 0],
        ],
      }).play('tile 0,2 0', 'pass');
    const [now, former] = [over(['haendler', 'koenig']), over(['old', 'haendler', 'koenig'])];
    const others = (one: typeof now) => one.state.players.map(({ points: { farms, ...rest } }) => rest);
    expect(others(former)).toEqual(others(now));
    expect([now, former].map(({ state }) => state.players[0]?.points.farms)).toEqual([3, 4]);
    expect(former.told('scoredAward')).toHaveLength(1);
  });

  test('§14, §12.2 inn, cathedral and pennant do not change the size for king and robber', () => {
    const city = position({
      ...{ board: '. E:180 . . \n E:90 E01@ F E:270', drawn: 'E', stack: ['U'] },
      options: ['erweiterung', 'koenig'],
    }).play('tile 0,1 0', 'pass');
    expect(city.told('tookAward')).toMatchObject([{ award: 'king', size: 6 }]);
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

  test('§14, §14.7 at the end: cities, roads, cloisters, farms, goods, king, robber', () => {
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

describe('with the dragon', () => {
  const [trade, drake] = [
    { goods: [NONE, NONE], part: 'first' as const },
    { fairy: null, setAside: [] as const },
  ];

  /** Seat 0 has a road with its builder; the volcano is beside it. */
  const road = position({
    ...{ board: 'P01@ B . \n U U .', drawn: 'P16', stack: ['P14', 'U', 'U'], options: ['haendler', 'drache'] },
    expansions: { haendler: trade, drache: { ...drake, dragon: { x: 0, y: 0 } } },
    followers: [[0, 0, 1, 0]],
    others: [['builder', 0, 1, 1, 0]],
  }).play('tile 2,1 0', 'pass');

  test('§14, §14.2 a dragon tile triggers the builder, and nothing cancels that: not even that he goes home', () => {
    const eaten = road.play('dragon s');
    expect(eaten.told('wentHome')).toMatchObject([{ figures: [{ figure: 'builder' }] }]);
    const second = eaten.play('dragon e');
    expect(kindsOf(second.events)).toEqual(['movedDragon', 'dragonStopped', 'beganSecondPart', 'drewTile']);
    expect(second.told('drewTile')).toMatchObject([{ seat: 0, tile: 'P14' }]);
  });

  test('§14 a dragon tile in both parts of a double turn: two movements', () => {
    const again = road.play('dragon s', 'dragon e').play('tile 3,1 0', 'pass');
    expect(again.state.agenda).toEqual([
      { kind: 'score', seat: 0 },
      { kind: 'dragon', seat: 0, way: [{ x: 2, y: 1 }] },
    ]);
  });

  test.each([
    ['portal', 'P08', 'tile 2,0 0'],
    ['volcano', 'P17', 'tile 2,0 0'],
    ['princess', 'P23', 'tile 2,0 90'],
  ] as const)('§14 a builder is triggered by a %s tile as by any other', (_, drawn, line) => {
    const played = position({
      ...{ board: 'U@ U', drawn, stack: ['U', 'U'], options: ['haendler', 'drache'] },
      followers: [[0, 0, 0, 0]],
      others: [['builder', 0, 1, 0, 0]],
    }).play(line, 'pass');
    expect(played.told('beganSecondPart')).toHaveLength(1);
  });

  test('§14, §13.4 a builder whom the princess makes homeless has earned the second part', () => {
    const sent = position({
      ...{ board: 'G@ G', drawn: 'P11', stack: ['U', 'U'], options: ['haendler', 'drache'] },
      expansions: { haendler: trade, drache: { ...drake, dragon: null } },
      followers: [[0, 0, 0, 0]],
      others: [['builder', 0, 1, 0, 0]],
    }).play('tile -1,0 0', 'knight 0,0 0');
    expect(kindsOf(sent.events)).toEqual(['removedKnight', 'wentHome', 'beganSecondPart', 'drewTile']);
  });

  /** Seat 0 closes a city with wine in which only seat 1 is; the dragon is near. */
  const city = (changes: Partial<Fable>) =>
    position({
      board: 'P01 B . \n E:90@ H15 .',
      ...{ drawn: 'P04', stack: ['U', 'U'], options: ['haendler', 'koenig', 'drache'] },
      expansions: held({ haendler: trade, drache: { ...drake, dragon: { x: 0, y: -1 }, ...changes } }),
      followers: [[1, 0, 0, 0]],
    }).play('tile 2,0 270', 'pass');

  test('§14.4, §14.5 the dragon, points, the fairy’s 3, figures back, goods, king', () => {
    const fairy = { cell: { x: 0, y: 0 }, with: { seat: seat(1), segment: 0 } };
    expect(kindsOf(city({ fairy }).events)).toEqual([
      ...['passed', 'movedDragon', 'movedDragon', 'movedDragon', 'dragonStopped'],
      ...['scoredFeature', 'scoredFairy', 'returned', 'tookGoods', 'tookAward', 'drewTile'],
    ]);
  });

  test('§14 goods are taken also if everybody in the city was just eaten', () => {
    const eaten = city({}).play('dragon s', 'dragon n');
    expect(eaten.told('scoredFeature')).toMatchObject([{ complete: true, owners: [] }]);
    expect(eaten.told('tookGoods')).toMatchObject([{ seat: 0 }]);
    expect(eaten.told('tookAward')).toMatchObject([{ award: 'king', seat: 0, size: 3 }]);
  });

  test('§14, §13.2 with the river, dragon tiles are set aside after it', () => {
    const stack = ['R03', 'R02', 'P04', 'U', 'U'];
    const begun = dealt(stack, 2, ['fluss', 'drache']);
    expect(begun.told('setAsideTile')).toEqual([]);
    const after = begun.play('tile 1,0 0', 'pass', 'tile 2,0 0', 'pass');
    expect(after.told('setAsideTile')).toMatchObject([{ tile: 'P04' }]);
  });

  test('§14.7 at the end the fairy comes after the farms and before goods, king and robber', () => {
    const fairy = { cell: { x: 1, y: 1 }, with: { seat: seat(1), segment: 1 } };
    const over = position({
      board: 'A:270@ A:90 . . \n B B E:90 E:270 \n A:270 U . E:90',
      ...{ drawn: 'B', options: ['haendler', 'koenig', 'drache'] },
      expansions: held({
        haendler: { goods: [{ ...NONE, wine: 1 }, NONE], part: 'first' },
        koenig: { king: { seat: seat(1), size: 2 }, robber: { seat: seat(0), size: 2 } },
        drache: { ...drake, dragon: null, fairy },
      }),
      followers: [[1, 1, 1, 1]],
    }).play('tile -1,1 0', 'pass');
    const scored = kindsOf(over.events).filter((kind) => kind.startsWith('scored'));
    expect(scored).toEqual(['scoredFarm', 'scoredFairy', 'scoredGoods', 'scoredAward', 'scoredAward']);
  });
});

describe('where the rules of sets are', () => {
  const FOLDER = join(import.meta.dirname, '../../../../src/engines/carcassonne/expansions');
  const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

  test('§14 every meeting of two options is named in one place', () => {
    const named = [...read('index.ts').matchAll(/`(\w+)`, `(\w+)`/g)].map(([, one, other]) => `${one} ${other}`);
    expect(named.toSorted()).toEqual(
      OPTIONS.flatMap((one, i) => OPTIONS.slice(i + 1).map((other) => `${one} ${other}`)).toSorted(),
    );
  });

  test('§14 no set imports another', () => {
    const sets = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(sets.map(({ name }) => name).toSorted()).toEqual(OPTIONS.filter((option) => option !== 'old').toSorted());
    for (const { name } of sets) {
      for (const file of readdirSync(join(FOLDER, name))) {
        const imported = [...read(join(name, file)).matchAll(/from '\.\.\/(\w+)\//g)].map(([, other]) => other);
        expect([file, imported]).toEqual([file, []]);
      }
    }
  });
});

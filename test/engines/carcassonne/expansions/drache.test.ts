/** Rules §13.1 to §13.3, §13.7: volcano, the tiles set aside, the dragon, and what its tiles show. */
import { describe, expect, test } from 'vitest';
import {
  carcassonne,
  type Fable,
  type Slices,
  scoredAtEnd,
  tileKind,
} from '../../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { awaited, dealt, kindsOf, position, seat } from '../support.ts';

const options = ['drache'] as const;
const fable = (changes: Partial<Fable>): Slices => ({
  drache: { dragon: null, fairy: null, setAside: [], ...changes },
});
const fableOf = ({ state }: { readonly state: { readonly expansions: Slices } }) => state.expansions.drache!;

describe('volcano', () => {
  test('§13 dragon and fairy stand beside the board at first', () => {
    expect(fableOf(dealt(['U'], 2, options))).toEqual({ dragon: null, fairy: null, setAside: [] });
  });

  test('§13.1 the dragon comes at once, from wherever it is, and eats nobody on the way', () => {
    const first = dealt(['P01', 'U', 'U'], 2, options).play('tile 0,1 0');
    expect(first.told('movedDragon')).toEqual([
      { kind: 'movedDragon', seat: 0, from: null, x: 0, y: 1, to: 'volcano', step: 0, forced: true, eaten: [] },
    ]);
    expect(fableOf(first).dragon).toEqual({ x: 0, y: 1 });

    const second = position({
      ...{ board: 'P01@ B B B', drawn: 'P01', stack: ['U'], options },
      ...{ expansions: fable({ dragon: { x: 0, y: 0 } }) },
      followers: [[1, 2, 0, 0]],
    }).play('tile 4,0 0');
    expect(second.told('movedDragon')).toMatchObject([{ from: { x: 0, y: 0 }, x: 4, y: 0, eaten: [] }]);
    expect(fableOf(second).dragon).toEqual({ x: 4, y: 0 });
    expect(second.state.figures).toHaveLength(1);
  });

  test('§13.1 no figure goes on the volcano tile in this turn', () => {
    const played = position({
      ...{ board: 'U@ U', drawn: 'P03', stack: ['U'], options: ['erweiterung', 'haendler', 'drache'] },
      followers: [[0, 0, 0, 1]],
    }).play('tile 1,1 0');
    expect(played.legal()).toEqual(['fairy 0,0 1', 'pass']);
    for (const figure of ['follower', 'bigFollower', 'builder', 'pig'])
      expect(played.refusal(`${figure} 0`)).toEqual({ kind: 'volcano' });
  });

  test('§13.1 with nobody for the fairy there is nothing to decide', () => {
    const played = dealt(['P01', 'U', 'U'], 2, options).play('tile 0,1 0');
    expect(played.told('passed')).toEqual([{ kind: 'passed', seat: 0, reason: 'volcano' }]);
    expect(awaited(played.state)).toBe(1);
  });

  test('§13.1, §13.3 a state with the dragon on another tile just placed, or not on the volcano, is refused', () => {
    const { state } = position({
      ...{ board: 'P01@ B B B', drawn: 'B', stack: ['P01'], options },
      ...{ expansions: fable({ dragon: { x: 0, y: 0 } }), followers: [[0, 1, 0, 0]] },
    }).play('tile 4,0 0');
    const problem = (x: number, tile: 'B' | 'P01') => {
      const placements = state.placements.with(4, { tile, x: 4, y: 0, rotation: 0 });
      const changes = { placements, expansions: fable({ dragon: { x, y: 0 } }) };
      const loaded = carcassonne.load(2, { ...state, ...changes, stack: [] });
      return loaded.ok ? null : loaded.error;
    };
    // The board does not begin with a tile D, which `check` says last.
    for (const [x, tile] of [
      [0, 'B'],
      [4, 'P01'],
    ] as const)
      expect(problem(x, tile)).toMatch(/^the start tile/);
    for (const [x, tile] of [
      [4, 'B'],
      [0, 'P01'],
    ] as const)
      expect(problem(x, tile)).toMatch(/exactly if/);
  });

  test('§13.1 the fairy may be moved', () => {
    const played = position({
      ...{ board: 'U@ U', drawn: 'P01', stack: ['U'], options },
      followers: [[0, 0, 0, 0]],
    }).play('tile 0,1 0', 'fairy 0,0 0');
    expect(fableOf(played).fairy).toEqual({ cell: { x: 0, y: 0 }, with: { seat: 0, segment: 0 } });
  });
});

describe('tiles set aside', () => {
  test('§13.2 a state with a dragon tile in hand before the first volcano is refused', () => {
    const drawn = (tile: 'P04' | 'U') => () => position({ board: 'U@ U', drawn: tile, options });
    expect(drawn('P04')).toThrow(/drawn before the first volcano, and not set aside/);
    expect(drawn('U')).not.toThrow();
  });

  test('§13.2 a dragon tile waits until the dragon is in play, and the same player draws again', () => {
    const begun = dealt(['P04', 'P16', 'U', 'U'], 2, options);
    expect(kindsOf(begun.events)).toEqual(['laidStartTile', 'setAsideTile', 'setAsideTile', 'drewTile']);
    expect(begun.told('setAsideTile')).toMatchObject([
      { seat: 0, tile: 'P04', left: 4 },
      { seat: 0, tile: 'P16', left: 4 },
    ]);
    expect(begun.told('drewTile')).toMatchObject([{ seat: 0, tile: 'U', left: 4 }]);
    expect(awaited(begun.state)).toBe(0);
    expect(fableOf(begun).setAside).toEqual(['P04', 'P16']);
  });

  test('§2.4, §13.2 everybody sees them, and the counter counts them', () => {
    const open = carcassonne.open(dealt(['P04', 'U', 'U'], 2, options).state);
    expect(open.expansions.drache?.setAside).toEqual(['P04']);
    expect(open.tilesLeft).toBe(3);
    expect(open.toCome.filter(({ count }) => count > 0)).toEqual([{ tile: 'U', count: 1 }]);
  });

  test('§13.2 as soon as the first volcano lies, they are shuffled back into the stack', () => {
    const stack = ['P04', 'P16', 'P01', 'U', 'U', 'U', 'U'];
    const before = dealt(stack, 2, options, seeded('some shuffle'));
    const { state } = before;
    const move = carcassonne.notation.read('tile 0,1 0')!;
    const played = carcassonne.play(state, awaited(state), move, seeded('some shuffle'));
    if (!played.ok) throw new Error('refused');
    expect(played.value.revealed).toBe('chance');
    const after = before.play('tile 0,1 0');
    expect(kindsOf(after.events).slice(0, 3)).toEqual(['placedTile', 'movedDragon', 'shuffledBack']);
    expect(after.told('shuffledBack')).toEqual([{ kind: 'shuffledBack', tiles: ['P04', 'P16'] }]);
    expect(fableOf(after).setAside).toEqual([]);
    expect([...after.state.stack, after.told('drewTile')[0]!.tile].toSorted()).toEqual(
      ['P04', 'P16', 'U', 'U', 'U', 'U'].toSorted(),
    );
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { state, events } = dealt(stack, 2, options, seeded(seed)).play('tile 0,1 0');
      return [...events.filter((one) => one.kind === 'drewTile').map(({ tile }) => tile), ...state.stack].join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('§13.2 without tiles set aside nothing is shuffled', () => {
    const played = dealt(['P01', 'U', 'U'], 2, options).play('tile 0,1 0');
    expect(played.told('shuffledBack')).toEqual([]);
  });

  test('§13.2 both copies of a tile come back', () => {
    const played = dealt(['P14', 'P14', 'P01', 'U', 'U'], 2, options, seeded('two')).play('tile 0,1 0');
    const left = [...played.state.stack, ...played.told('drewTile').map(({ tile }) => tile)];
    expect(left.toSorted()).toEqual(['P14', 'P14', 'U', 'U']);
  });

  test('§13.2 a dragon tile drawn later is placed', () => {
    const played = dealt(['P01', 'P04', 'U'], 2, options).play('tile 0,1 0');
    expect(played.told('drewTile')).toMatchObject([{ tile: 'P04' }]);
  });

  test('§13.2 if the stack runs out, the game ends, and they stay unused', () => {
    const over = dealt(['U', 'P04', 'P16'], 2, options).play('tile 1,0 0', 'follower 0');
    expect(kindsOf(over.events)).toContain('ended');
    expect(fableOf(over).setAside).toEqual(['P04', 'P16']);
    const open = carcassonne.open(over.state);
    expect(open.tilesLeft).toBe(0);
    expect(scoredAtEnd(open)).toMatchObject([{ kind: 'scoredFeature', feature: 'road' }]);
  });

  test('§3.4, §13.2 a volcano that fits nowhere does nothing', () => {
    const game = position({ board: 'C@', drawn: 'C', stack: ['P01', 'C', 'P04'], options }).play('tile 1,0 0', 'pass');
    expect(kindsOf(game.events)).toContain('removedTile');
    expect(fableOf(game)).toMatchObject({ dragon: null, setAside: [] });
    expect(game.play('tile 2,0 0', 'pass').told('setAsideTile')).toMatchObject([{ tile: 'P04' }]);
  });
});

/** A field of cloisters around the dragon; a dragon tile goes on top of it. */
const BOARD = `
  B B    B
  B P01@ B
  B B    B
`;
const walk = (changes: Partial<Parameters<typeof position>[0]> = {}) =>
  position({
    ...{ board: BOARD, drawn: 'P04', stack: ['U', 'U'], seats: 3, options },
    ...{ expansions: fable({ dragon: { x: 0, y: 0 } }) },
    ...changes,
  }).play('tile 0,-2 0');

describe('the dragon', () => {
  test('§13.3, §14.4 it moves after the action', () => {
    const placed = walk();
    expect(placed.state.agenda).toEqual([{ kind: 'action', seat: 0 }]);
    const moving = placed.play('follower 1');
    expect(kindsOf(moving.events)).toEqual(['placedFollower']);
    expect(carcassonne.open(moving.state).step).toEqual({
      ...{ kind: 'dragon', seat: 0, active: 0, way: [{ x: 0, y: 0 }], steps: 1 },
    });
  });

  const WIDE = `
    B B B    B B
    B B B    B B
    B B P01@ B B
  `;
  const stride = (expansions: Slices = fable({ dragon: { x: 0, y: 0 } })) =>
    position({ board: WIDE, drawn: 'P04', stack: ['U', 'U'], seats: 3, options, expansions }).play(
      ...['tile 0,-3 0', 'pass'],
    );

  test('§13.3 six steps: the first is the active player’s, then each next player’s, going round', () => {
    let at = stride();
    const at0 = carcassonne.stage(at.state);
    const stages: number[] = [];
    const steps: unknown[] = [];
    for (const side of ['w', 'n', 'n', 'e', 'e', 's']) {
      at = at.play(`dragon ${side}`);
      stages.push(carcassonne.stage(at.state));
      steps.push(...at.told('movedDragon').map(({ seat, step, forced }) => [seat, step, forced]));
    }
    expect(stages).toEqual([at0, at0, at0, at0, at0, at0 + 1]);
    expect(steps).toEqual([
      [0, 1, false],
      [1, 2, false],
      [2, 3, false],
      [0, 4, false],
      [1, 5, false],
      [2, 6, false],
    ]);
    expect(fableOf(at).dragon).toEqual({ x: 1, y: -1 });
    expect(at.told('dragonStopped')).toEqual([]);
    expect(at.told('drewTile')).toMatchObject([{ seat: 1 }]);
  });

  test('§13.3 not where no tile is, not back on its way, its starting tile included, not to the fairy', () => {
    const guarded = stride(fable({ dragon: { x: 0, y: 0 }, fairy: { cell: { x: 0, y: -1 }, with: null } }));
    const refused = (side: string, because: string) => ({ kind: 'dragonCannotGo', side, because });
    expect(guarded.legal()).toEqual(['dragon e', 'dragon w']);
    expect(guarded.refusal('dragon n')).toEqual(refused('n', 'fairy'));
    const moved = guarded.play('dragon w');
    expect(moved.legal()).toEqual(['dragon n', 'dragon w']);
    expect(moved.refusal('dragon s')).toEqual(refused('s', 'noTile'));
    expect(moved.refusal('dragon e')).toEqual(refused('e', 'wasThere'));
    const back = moved.play('dragon n', 'dragon w');
    expect(back.refusal('dragon e')).toEqual(refused('e', 'wasThere'));
    for (const line of ['pass', 'follower 0', 'fairy 0,0 0', 'portal follower 0,0 0', 'knight 0,0 0'])
      expect(moved.refusal(line)).toEqual({ kind: 'dragonIsMoving' });
    expect(walk().refusal('dragon n')).toEqual({ kind: 'dragonIsNotMoving' });
  });

  const trade = (seats: number) => ({
    haendler: {
      goods: Array.from({ length: seats }, () => ({ wine: 0, grain: 0, cloth: 0 })),
      part: 'first' as const,
    },
  });
  /** The dragon is in the corner, the road of seat 0 and the farms of the others below. */
  const hunt = () =>
    position({
      board: 'P01@ B B \n U U U',
      ...{ drawn: 'P04', stack: ['U', 'U'], seats: 3, options: ['erweiterung', 'haendler', 'drache'] },
      expansions: { ...fable({ dragon: { x: 0, y: 0 } }), ...trade(3) },
      followers: [
        [0, 0, 1, 0],
        [1, 1, 0, 0],
        [1, 0, 1, 2],
      ],
      others: [
        ['bigFollower', 2, 1, 1, 1],
        ['builder', 0, 1, 1, 0],
        ['pig', 1, 1, 1, 2],
        ['pig', 2, 2, 1, 1],
      ],
    }).play('tile 0,-1 0', 'pass');

  test('§13.3, §14 all figures of all players on the tile go home at once, without points', () => {
    const first = hunt().play('dragon e');
    expect(first.told('movedDragon')[0]?.eaten).toEqual([{ seat: 1, figure: 'follower', x: 1, y: 0, segment: 0 }]);
    const second = first.play('dragon s');
    expect(second.told('movedDragon')[0]?.eaten).toEqual([
      { seat: 2, figure: 'bigFollower', x: 1, y: 1, segment: 1 },
      { seat: 0, figure: 'builder', x: 1, y: 1, segment: 0 },
      { seat: 1, figure: 'pig', x: 1, y: 1, segment: 2 },
    ]);
    expect(second.state.players.map(({ hand }) => hand)).toEqual([
      { follower: 6, bigFollower: 1, builder: 1, pig: 1 },
      { follower: 6, bigFollower: 1, builder: 1, pig: 1 },
      { follower: 7, bigFollower: 1, builder: 1, pig: 1 },
    ]);
    expect(second.points()).toEqual([0, 0, 0]);
  });

  test('§13.3 a builder or pig elsewhere goes home when its last own follower in the feature was eaten', () => {
    const eaten = hunt().play('dragon s');
    expect(eaten.told('wentHome').map(({ figures }) => figures)).toEqual([
      [
        { seat: 0, figure: 'builder', x: 1, y: 1, segment: 0 },
        { seat: 1, figure: 'pig', x: 1, y: 1, segment: 2 },
      ],
      [{ seat: 2, figure: 'pig', x: 2, y: 1, segment: 1 }],
    ]);
  });

  test('§13.3 not for a follower of another player, but it stays with another own one', () => {
    const eaten = (number: number) =>
      position({
        board: 'P01@ B B \n U U U',
        ...{ drawn: 'P04', stack: ['U', 'U'], options: ['haendler', 'drache'] },
        expansions: { ...fable({ dragon: { x: 0, y: 0 } }), ...trade(2) },
        followers: [
          [0, 0, 1, 0],
          [seat(number), 2, 1, 0],
        ],
        others: [['builder', 0, 1, 1, 0]],
      })
        .play('tile 0,-1 0', 'pass', 'dragon s')
        .told('wentHome');
    expect(eaten(1)[0]?.figures).toMatchObject([{ seat: 0, figure: 'builder' }]);
    expect(eaten(0)[0]?.figures).not.toMatchObject([{ figure: 'builder' }]);
  });

  test('§13.3 a step with one possibility is made in the name of the player whose step it is', () => {
    const line = position({
      ...{ board: 'P01@ B B', drawn: 'P04', stack: ['U', 'U'], seats: 3, options },
      ...{ expansions: fable({ dragon: { x: 0, y: 0 } }) },
      followers: [[2, 2, 0, 0]],
    }).play('tile 3,0 0', 'pass');
    expect(line.told('movedDragon').map(({ seat, step, forced, x }) => [seat, step, forced, x])).toEqual([
      [0, 1, true, 1],
      [1, 2, true, 2],
      [2, 3, true, 3],
    ]);
    expect(line.told('movedDragon')[1]?.eaten).toEqual([{ seat: 2, figure: 'follower', x: 2, y: 0, segment: 0 }]);
    expect(line.told('dragonStopped')).toEqual([{ kind: 'dragonStopped', steps: 3 }]);
    expect(line.hands()).toEqual([7, 7, 7]);
  });

  test('§13.3, §15.16 a dragon without a way does not move', () => {
    const blocked = position({
      ...{ board: 'P01@ B B', drawn: 'P04', stack: ['U', 'U'], options },
      ...{ expansions: fable({ dragon: { x: 0, y: 0 }, fairy: { cell: { x: 1, y: 0 }, with: null } }) },
    }).play('tile 3,0 0', 'pass');
    expect(kindsOf(blocked.events)).toEqual(['passed', 'dragonStopped', 'drewTile']);
    expect(blocked.told('dragonStopped')).toEqual([{ kind: 'dragonStopped', steps: 0 }]);
    expect(fableOf(blocked).dragon).toEqual({ x: 0, y: 0 });
  });

  test('§13.3 whom it has eaten scores nothing of what the tile completed', () => {
    const completing = (dragon: { x: number; y: number }) =>
      position({
        board: 'P01 E:180@',
        ...{ drawn: 'P04', stack: ['U', 'U'], options },
        expansions: fable({ dragon }),
        followers: [[1, 0, 0, 0]],
      }).play('tile 0,1 0', 'pass');
    const eaten = completing({ x: -1, y: 0 });
    expect(eaten.told('movedDragon')[0]).toMatchObject({ x: 0, y: 0, eaten: [{ seat: 1 }] });
    expect(eaten.told('scoredFeature')).toMatchObject([{ feature: 'city', complete: true, owners: [], points: 2 }]);
    expect(eaten.points()).toEqual([0, 0]);
  });

  test('§15.17 it eats the active player’s figures too, also one placed in this very turn', () => {
    const line = position({
      ...{ board: 'P01@ B B', drawn: 'P04', stack: ['U', 'U'], options },
      ...{ expansions: fable({ dragon: { x: 0, y: 0 } }) },
    }).play('tile 3,0 0', 'follower 0');
    expect(line.told('movedDragon')[2]).toMatchObject({ x: 3, eaten: [{ seat: 0, segment: 0 }] });
    expect(line.hands()).toEqual([7, 7]);
  });
});

describe('the tiles', () => {
  const kinds = (id: Parameters<typeof tileKind>[0]) => tileKind(id).segments.map(({ kind }) => kind);

  test('§13.7 P13 shows a cloister inside a city: occupied each by itself', () => {
    expect(kinds('P13')).toEqual(['city', 'cloister', 'field']);
    expect(tileKind('P13').segments[2]).toMatchObject({ halves: [4, 5], cities: [0] });
    const placed = position({
      ...{ board: '. E:270 \n P01@ B', drawn: 'P13', stack: ['U'], options },
      ...{ expansions: fable({ dragon: { x: 0, y: 0 } }) },
      followers: [[1, 1, -1, 0]],
    }).play('tile 0,-1 0');
    expect(placed.refusal('follower 0')).toMatchObject({ kind: 'featureOccupied', feature: 'city' });
    expect(placed.play('follower 1').told('placedFollower')).toMatchObject([{ feature: 'cloister' }]);
  });

  test('§13.7 on P25 one road runs below the city; the fields beside it are separate', () => {
    expect(tileKind('P25').segments).toMatchObject([
      { kind: 'city', edges: ['w', 'e'] },
      { kind: 'road', edges: ['n', 's'], tunnel: true },
      { kind: 'field', halves: [0, 1], cities: [0] },
      { kind: 'field', halves: [4, 5], cities: [0] },
    ]);
  });

  test('§13.7 on P10 the west field touches only the city of the princess; on P03 one field is all round', () => {
    expect(tileKind('P10').segments[2]).toMatchObject({ kind: 'field', halves: [6, 7], cities: [0] });
    expect(tileKind('P10').segments[0]).toMatchObject({ princess: true });
    expect(tileKind('P03').segments[1]).toMatchObject({ kind: 'field', halves: [0, 1, 2, 3, 4, 5, 6, 7] });
  });

  test('§13 six volcanoes, twelve dragons, six portals, six princesses, on thirty tiles', () => {
    const box = carcassonne.box({ seats: 2, options });
    const count = (flag: string) =>
      Object.entries(box)
        .filter(([piece]) => /^tile P\d\d$/.test(piece))
        .filter(([piece]) => flag === '' || tileKind(piece.slice(5) as 'P01').flags.some((one) => one === flag))
        .reduce((sum, [, number]) => sum + number, 0);
    expect(['', 'volcano', 'dragon', 'portal', 'princess'].map(count)).toEqual([30, 6, 12, 6, 6]);
  });

  test('§13 the set brings neither inns nor cathedrals', () => {
    const own = Object.keys(carcassonne.box({ seats: 2, options })).filter((piece) => /^tile P\d/.test(piece));
    const signs = own.flatMap((piece) => tileKind(piece.slice(5) as 'P01').segments).map((one) => JSON.stringify(one));
    expect(signs.filter((text) => /"(inn|cathedral)":true/.test(text))).toEqual([]);
  });
});

test('§13 a saved game with the dragon loads, one that cannot be is refused', () => {
  const { state } = walk().play('pass', 'dragon e');
  const load = (changes: object, slice: object = {}) => {
    const drache = { ...state.expansions.drache, ...slice };
    const value = { ...state, expansions: { drache }, ...changes };
    const loaded = carcassonne.load(2, JSON.parse(JSON.stringify(value)));
    return loaded.ok ? null : loaded.error;
  };
  const [beneath, step] = state.agenda;
  // The board does not begin with a tile D at the origin, which `check` says last.
  expect(load({})).toMatch(/^the start tile/);
  const wrong = [
    load({ agenda: [step] }),
    load({ agenda: [beneath] }),
    load({ agenda: [beneath, { ...step, seat: seat(2) }] }),
    load({ agenda: [beneath, { ...step, way: [{ x: 0, y: 0 }] }] }),
    load({
      agenda: [
        beneath,
        {
          ...step,
          way: [
            { x: 0, y: 1 },
            { x: 0, y: 0 },
            { x: 0, y: 1 },
            { x: 1, y: 0 },
          ],
        },
      ],
    }),
    load({}, { dragon: null }),
    load({}, { dragon: { x: 9, y: 9 } }),
    load({}, { setAside: ['P04'] }),
    load({}, { fairy: { cell: { x: 1, y: 0 }, with: null } }),
    load({}, { fairy: { cell: { x: 0, y: 1 }, with: { seat: 0, segment: 0 } } }),
    load({}, { fairy: { cell: { x: 8, y: 1 }, with: null } }),
    load({ agenda: [{ kind: 'princess', seat: 0 }] }),
    load({ options: [], expansions: {} }),
  ];
  expect(wrong.filter((error) => error === null || error.startsWith('the start tile'))).toEqual([]);
});

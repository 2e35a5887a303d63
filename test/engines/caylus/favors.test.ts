import { describe, expect, test } from 'vitest';
import { caylus } from '../../../src/engines/caylus/index.ts';
import { type Holding, type Setting, seat, turn } from './support.ts';

/** Seat 0 has a favor of the joust field; `cubes` are what it has besides. */
const favored = (more: Holding = {}, setting: Setting = {}) => {
  const cubes = ['cloth', ...(more.cubes ?? '').split('+')].filter((cube) => cube !== '').join('+');
  return turn({ workers: ['joust_field 0'], ...setting, hands: [{ ...more, cubes }] }).play('pass', 'trade 0 cloth -');
};

/** The same on a track at a stage. */
const on = (track: string, marker: number, cubes: string, setting: Setting = {}) =>
  favored({ cubes, markers: { [track]: marker } }, setting).play(`track ${track}`);

describe('§11 royal favors', () => {
  test('§11.1 one of the four tracks, compulsory', () => {
    const at = favored();
    expect(at.legal()).toEqual(['track prestige', 'track deniers', 'track resources', 'track buildings']);
    expect(at.refusal('decline')).toEqual({ kind: 'compulsory' });
  });

  test('§2 §11 a favor is resolved at the moment it is gained, before anything else goes on', () => {
    const at = turn({ workers: ['joust_field 0', 'stables 1'], hands: [{ cubes: 'cloth' }] }).play(
      'pass',
      'trade 0 cloth -',
    );
    expect(at.told('orderChanged')).toEqual([]);
    expect(at.play('track prestige').told('orderChanged')).toHaveLength(1);
  });

  test('§11.2 the marker moves up 1', () => {
    const at = favored({ markers: { prestige: 1 } }).play('track prestige');
    expect(at.told('choseTrack')).toEqual([
      { kind: 'choseTrack', seat: 0, source: 'joust_field', track: 'prestige', from: 1, to: 2, isForced: false },
    ]);
    expect(at.state.players[0]?.markers.prestige).toBe(2);
  });

  test.each([
    ['dungeon', 2],
    ['walls', 4],
    ['towers', 5],
  ] as const)('§11.2 §11.3 in the %s not beyond %i; a level is carried out all the same', (stage, most) => {
    const at = favored({ markers: { prestige: most } }, { stage }).play('track prestige');
    expect(at.told('choseTrack')).toMatchObject([{ from: most, to: most }]);
    expect(at.offers('level')).toEqual(Array.from({ length: most }, (_, i) => `${most - i}`));
    expect(at.play(`level ${most}`).points(0)).toBe(most);
    const below = favored({ markers: { prestige: most - 1 } }, { stage }).play('track prestige');
    expect(below.told('choseTrack')).toMatchObject([{ from: most - 1, to: most }]);
  });

  test('§11.3 a lower level may be chosen; the marker has moved all the same', () => {
    const at = favored({ markers: { deniers: 1 } }).play('track deniers', 'level 1');
    expect(at.hand(0)).toBe('22'); // 20 - 1 + 3
    expect(at.state.players[0]?.markers.deniers).toBe(2);
    expect(at.told('choseLevel')).toEqual([
      { kind: 'choseLevel', seat: 0, track: 'deniers', level: 1, isForced: false },
    ]);
  });

  test('§11.3 no level above the marker', () => {
    expect(
      favored({ markers: { deniers: 1 } })
        .play('track deniers')
        .refusal('level 3'),
    ).toEqual({
      kind: 'levelTooHigh',
      level: 3,
      marker: 2,
    });
  });

  test('§11.3 a single level is carried out without a question, and told', () => {
    const at = favored().play('track prestige');
    expect(at.told('choseLevel')).toMatchObject([{ level: 1, isForced: true }]);
    expect([at.points(0), at.step]).toEqual([1, 'provost']);
  });

  test('§11.1 a track is used once in a phase, in another phase again', () => {
    const hands = [{ cubes: 'cloth+food+stone+wood' }];
    const houses = { dungeon: '00011' };
    const at = turn({ workers: ['joust_field 0', 'castle 0'], houses, hands }).pass(
      'pass',
      'trade 0 cloth -',
      'track prestige',
      'house food+stone+wood',
    );
    expect([at.state.phase, at.offers('track')]).toEqual(['castle', ['prestige', 'deniers', 'resources', 'buildings']]);
    const counted = at.play('track deniers');
    expect([counted.state.phase, counted.offers('track')]).toEqual([
      ...['end', ['prestige', 'deniers', 'resources', 'buildings']],
    ]);
    const monument = turn({
      road: ['9 s_architect 0', '10 residence 0'],
      workers: ['road-9 0'],
      provost: 9,
      hands: [{ cubes: 'stone+stone+stone+stone+gold+gold' }],
    }).pass('pass', 'build p_monument 10 gold+gold+stone+stone+stone+stone', 'track resources');
    expect(monument.offers('track')).toEqual(['prestige', 'deniers', 'buildings']);
    expect(monument.refusal('track resources')).toEqual({ kind: 'trackUsed', track: 'resources' });
  });
});

describe('§11 the prestige and deniers tracks', () => {
  test.each([1, 2, 3, 4, 5])('§11 level %i: as many points, and two deniers more than that', (level) => {
    const points = on('prestige', level - 1, '', { stage: 'towers' });
    const scored = level === 1 ? points : points.play(`level ${level}`);
    expect([scored.points(0), scored.open.players[0]?.parts.favors]).toEqual([level, level]);
    const money = on('deniers', level - 1, '', { stage: 'towers' });
    const paid = level === 1 ? money : money.play(`level ${level}`);
    expect(paid.hand(0)).toBe(`${19 + 2 + level}`);
  });
});

describe('§11 the resources track', () => {
  const level = (number: number, cubes = '') => on('resources', 4, cubes, { stage: 'towers' }).play(`level ${number}`);

  test.each([
    [1, 'food'],
    [3, 'cloth'],
    [5, 'gold'],
  ])('§11 level %i brings a cube of %s', (number, cube) => {
    expect(level(number).hand(0)).toBe(`19 ${cube}`);
  });

  test('§11 level 2: a wood or a stone', () => {
    const at = level(2);
    expect(at.offers('produce')).toEqual(['wood', 'stone']);
    expect(at.play('produce stone').hand(0)).toBe('19 stone');
    expect(at.play('produce wood').told('produced')[0]?.source).toEqual({
      kind: 'favor',
      track: 'resources',
      level: 2,
    });
  });

  test('§11 level 4: any cube, gold too, for two plain cubes of free choice', () => {
    const at = level(4, 'gold');
    expect(at.offers('trade')).toHaveLength(10);
    expect(at.play('trade 0 gold food+food').hand(0)).toBe('19 food+food');
    expect(at.refusal('trade 0 gold food+gold')).toMatchObject({ kind: 'wrongGain' });
  });

  test('§11 level 4 can only be chosen with a cube to give', () => {
    const at = on('resources', 4, '', { stage: 'towers' });
    expect(at.offers('level')).toEqual(['5', '3', '2', '1']);
    expect(at.refusal('level 4')).toEqual({ kind: 'levelUseless', level: 4, reason: 'cannotPay' });
  });
});

describe('§11 the buildings track', () => {
  const level = (number: number, cubes: string, setting: Setting = {}) =>
    on('buildings', 4, cubes, { stage: 'towers', ...setting }).play(`level ${number}`);

  test('§11 level 1 brings nothing', () => {
    const at = on('buildings', 0, 'food');
    expect([at.step, at.hand(0)]).toEqual(['provost', '19 food']);
  });

  test('§11 level 2: a wood building, one wood less, without a carpenter or a worker', () => {
    const at = level(2, 'food');
    expect(at.offers('build')).toContain('w_sawmill 9 food');
    const built = at.play('build w_sawmill 9 food');
    expect([built.on(9), built.hand(0), built.points(0)]).toEqual(['w_sawmill 0', '19', 2]);
    expect(built.open.players[0]?.parts).toMatchObject({ buildings: 2, favors: 0 });
  });

  test('§11 level 2: marketplace and peddler for one cube of any kind', () => {
    expect(level(2, 'gold').offers('build')).toEqual(['w_market 9 gold', 'w_peddler 9 gold']);
  });

  test('§11 level 3: a stone building, one stone less', () => {
    expect(level(3, 'wood').offers('build')).toEqual(['s_tailor 9 wood', 's_bank 9 wood']);
  });

  test('§11 level 4: a residence for a cloth alone', () => {
    const at = on('buildings', 4, 'cloth', { stage: 'towers' });
    expect(at.play('level 4', 'build residence 1 cloth').hand(0)).toBe('19');
  });

  test('§11 level 5: a prestige building at its full price, on an own residence', () => {
    const at = level(5, 'food+food+food+gold', { road: ['9 residence 0'] });
    expect(at.offers('build')).toEqual(['p_granary 9 food+food+food+gold']);
  });

  test('§11 building is optional, and what cannot be built is no choice', () => {
    const at = level(2, 'food').play('decline');
    expect([at.on(9), at.step, at.state.players[0]?.markers.buildings]).toEqual(['-', 'provost', 5]);
    const none = on('buildings', 4, '', { stage: 'towers' });
    expect(none.told('choseLevel')).toMatchObject([{ level: 1, isForced: true }]);
    expect(none.told('skipped').map(({ source, reason, sort }) => [source, reason, sort])).toEqual([
      [{ kind: 'favor', track: 'buildings', level: 2 }, 'cannotPay', 'wood'],
      [{ kind: 'favor', track: 'buildings', level: 3 }, 'cannotPay', 'stone'],
      [{ kind: 'favor', track: 'buildings', level: 4 }, 'cannotPay', 'residence'],
      [{ kind: 'favor', track: 'buildings', level: 5 }, 'nothingToReplace', 'prestige'],
    ]);
    const some = on('buildings', 4, 'cloth', { stage: 'towers' });
    expect(some.offers('level')).toEqual(['4', '3', '2', '1']);
    expect(some.refusal('level 5')).toEqual({ kind: 'levelUseless', level: 5, reason: 'nothingToReplace' });
  });
});

describe('§11 favors within favors', () => {
  const rich = 'stone+stone+stone+stone+gold+gold+cloth+wood+food';
  const monument = turn({
    road: ['9 s_architect 0', '10 residence 0'],
    workers: ['road-9 0'],
    provost: 9,
    stage: 'walls',
    hands: [{ cubes: rich, markers: { buildings: 2 } }],
  }).pass('pass', 'build p_monument 10 gold+gold+stone+stone+stone+stone');

  test('§11 [D6] one gained while another is resolved comes after those that wait: first come, first served', () => {
    const at = monument.play('track buildings', 'level 3', 'build s_church 11 cloth');
    expect(at.open.pending).toEqual([
      { seat: 0, source: 'p_monument', left: 1 },
      { seat: 0, source: 's_church', left: 1 },
    ]);
    const second = at.play('track prestige');
    expect(second.told('choseTrack').map(({ source }) => source)).toEqual(['p_monument', 'p_monument']);
    expect(second.open.pending).toEqual([{ seat: 0, source: 's_church', left: 1 }]);
    expect(second.offers('track')).toEqual(['deniers', 'resources']);
    const done = second.play('track deniers');
    expect(done.told('choseTrack').at(-1)?.source).toBe('s_church');
    expect([done.state.round, done.state.pending]).toEqual([8, []]);
  });

  test('§11.1 a single track left is taken without a question; with none left the favor is lost', () => {
    const before = turn({
      bailiff: 17,
      stage: 'walls',
      houses: { walls: '00000' },
      hands: [{ cubes: 'gold+gold+gold+gold+stone+stone+stone+stone+food', markers: { buildings: 4 } }],
      road: ['9 residence 0'],
    }).pass('pass');
    const { state } = before;
    const used = caylus.load(1, {
      ...state,
      players: state.players.with(0, {
        ...state.players[0]!,
        used: ['buildings', 'prestige'],
        markers: { prestige: 1, deniers: 0, resources: 0, buildings: 4 },
      }),
    });
    if (!used.ok) throw new Error(used.error);
    const move = caylus.notation.read('track deniers')!;
    const played = caylus.play(used.value, seat(0), move, { stream: () => ({ uniform: () => 0 }) });
    if (!played.ok) throw new Error('refused');
    const { events } = played.value;
    expect(events.filter(({ kind }) => kind === 'choseTrack')).toMatchObject([
      { track: 'deniers', isForced: false },
      { track: 'resources', isForced: true },
    ]);
    expect(events.filter(({ kind }) => kind === 'lostFavor')).toEqual([
      { kind: 'lostFavor', seat: 0, source: 'walls' },
    ]);
  });

  test('§11 at most four favors of a player have an effect in a phase: a count with a church and a monument', () => {
    const at = turn({
      bailiff: 17,
      stage: 'walls',
      houses: { walls: '00000' },
      hands: [{ cubes: 'cloth', markers: { buildings: 2 } }],
    }).pass('pass', 'track buildings', 'level 3', 'build s_church 9 cloth', 'track prestige', 'track deniers');
    // The fourth, of the church, is left to the last track.
    expect(at.told('choseTrack').map(({ source, track, isForced }) => [source, track, isForced])).toEqual([
      ['walls', 'buildings', false],
      ['walls', 'prestige', false],
      ['walls', 'deniers', false],
      ['s_church', 'resources', true],
    ]);
  });

  test('§11 the sources besides what is built: joust field, best builder, and the counts', () => {
    const hands = [{ cubes: 'food+wood+stone' }];
    const best = turn({ workers: ['castle 0'], hands }).pass('pass', 'house food+stone+wood');
    const counts = (['dungeon', 'walls', 'towers'] as const).map((stage, i) =>
      turn({ stage, bailiff: 11 + 6 * i, houses: { [stage]: '00' } }).pass('pass'),
    );
    expect([favored(), best, ...counts].map((at) => at.open.pending)).toEqual(
      ['joust_field', 'bestBuilder', 'dungeon', 'walls', 'towers'].map((source) => [{ seat: 0, source, left: 1 }]),
    );
  });
});

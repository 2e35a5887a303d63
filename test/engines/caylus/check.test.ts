import { expect, test } from 'vitest';
import { caylus, type Player, type State } from '../../../src/engines/caylus/index.ts';
import { turn } from './support.ts';

const begun = turn({
  road: ['9 w_market 0', '10 residence 1', '11 s_farm 1'],
  workers: ['gate 0', 'road-9 1', 'castle 2'],
}).state;
const gate = turn({ workers: ['gate 0', 'trading_post 1'] }).play('pass').state;
const provost = turn().play('pass').state;
const market = turn({ workers: ['road-5 0', 'road-7 1'], hands: [{ cubes: 'gold' }] }).pass('pass').state;
const bonus = turn({ road: ['9 s_farm 1'], workers: ['road-9 0'], provost: 9 }).pass('pass').state;
const castle = turn({
  workers: ['castle 0', 'castle 1'],
  hands: [{ cubes: 'food+food+wood+stone' }, { cubes: 'food+wood+stone' }],
}).pass('pass').state;
const best = turn({ workers: ['castle 0'], hands: [{ cubes: 'food+wood+stone' }] })
  .pass('pass')
  .play('house food+stone+wood').state;
const joust = turn({ workers: ['joust_field 0'], hands: [{ cubes: 'cloth', markers: { prestige: 1 } }] }).play(
  'pass',
  'trade 0 cloth -',
);
const level = joust.play('track prestige').state;
const count = turn({ bailiff: 11, houses: { dungeon: '00' } }).pass('pass').state;
const over = turn({ stage: 'towers', bailiff: 23 }).pass('pass').state;
const two = turn({ seats: 2 }).state;

const player = (state: State, number: number, change: Partial<Player>) => ({
  players: state.players.map((one, index) => (index === number ? { ...one, ...change } : one)),
});
const scored = (state: State, change: Partial<Player['scored']>) =>
  player(state, 0, { scored: { ...state.players[0]!.scored, ...change } });
const tile = (state: State, space: number, change: object | null) => ({
  road: state.road.map((one, i) => (i === space - 1 ? (change === null ? null : { ...one, ...change }) : one)),
});
const built = (building: string, owner: number) => ({ building, owner, worker: null, residence: null });

test.each<readonly [string, State, object, RegExp]>([
  ['a player missing', begun, { players: begun.players.slice(1) }, /2 players on 3/],
  ['a worker of nobody', begun, { specials: { ...begun.specials, inn: { left: 4, right: null } } }, /no seat 4/],
  ['a house of nobody', begun, { houses: { ...begun.houses, dungeon: [3] } }, /no seat 3/],
  ['a turn order that is too short', begun, { order: [0, 1] }, /turn order/],
  ['a seat twice in the order', begun, { order: [0, 1, 1] }, /turn order/],
  ['a seat twice on the bridge', begun, { passed: [0, 0] }, /twice/],
  ['a seat twice in the castle', begun, { queue: [...begun.queue, ...begun.queue] }, /twice/],
  ['a printed building gone', begun, tile(begun, 7, { building: 'n_farm' }), /space 7 has no f_peddler/],
  ['a neutral building too far', begun, tile(begun, 9, built('n_farm', 0)), /space 9 cannot have n_farm/],
  ['a wood building too near', begun, tile(begun, 1, built('w_mason', 0)), /space 1 cannot have w_mason/],
  ['an empty space before others', begun, tile(begun, 10, null), /space 11 was built on too early/],
  ['a neutral space empty', begun, tile(begun, 3, null), /space 3 is empty/],
  ['a tile twice', begun, { road: begun.road.with(11, { ...begun.road[8]!, worker: null }) }, /2 of w_market/],
  ['a neutral tile twice', begun, tile(begun, 1, { building: 'n_quarry' }), /2 of n_quarry/],
  ['an owner of a neutral building', begun, tile(begun, 1, { owner: 0 }), /space 1 has the wrong owner/],
  ['no owner of a wood building', begun, tile(begun, 9, { owner: null }), /wrong owner/],
  ['a worker on a residence', begun, { ...tile(begun, 10, { worker: 0 }) }, /none can be put/],
  ['a residence planned without a worker', market, tile(market, 1, { residence: 0 }), /become a residence/],
  [
    'a residence planned in place of another’s',
    market,
    tile(market, 5, { building: 'w_market', owner: 1, residence: 0 }),
    /cannot have|become/,
  ],
  ['a residence planned in phase 2', begun, tile(begun, 9, { residence: 0 }), /become a residence/],
  ['a worker lost', begun, player(begun, 2, { workers: 4 }), /seat 2 does not have 6 workers/],
  [
    'workers in the stables of two',
    two,
    { specials: { ...two.specials, stables: [0] }, ...player(two, 0, { workers: 5 }) },
    /stables/,
  ],
  [
    'a worker left before the bridge',
    provost,
    { specials: { ...provost.specials, gate: 0 }, ...player(provost, 0, { workers: 5 }) },
    /before the bridge/,
  ],
  [
    'a worker left on the road',
    castle,
    { ...tile(castle, 1, { worker: 2 }), ...player(castle, 2, { workers: 5 }) },
    /on the road/,
  ],
  [
    'a worker left in the castle',
    count,
    { queue: [{ seat: 2, batches: 0 }], ...player(count, 2, { workers: 5 }) },
    /in the castle/,
  ],
  ['too many houses', begun, { houses: { ...begun.houses, dungeon: [0, 0, 0, 0, 0, 0, 0] } }, /too many houses/],
  ['a house too early', begun, { houses: { ...begun.houses, walls: [0] } }, /too early/],
  [
    'batches without houses',
    castle,
    { queue: castle.queue.with(0, { ...castle.queue[0]!, batches: 1 }) },
    /not given 1/,
  ],
  ['batches in phase 2', begun, { queue: [{ seat: 2, batches: 1 }] }, /not given 1/],
  ['a bailiff too far', begun, { bailiff: 9 }, /cannot be on space 9/],
  ['a round too late', begun, { round: 4 }, /in round 4/],
  ['the provost without the bailiff', count, { provost: 5 }, /not with the bailiff/],
  ['counts in disorder', over, { counted: ['walls', 'dungeon', 'towers'] }, /mixed up/],
  ['a count too early', begun, { counted: ['dungeon'], stage: 'walls' }, /counted too early/],
  ['a stage too early', begun, { stage: 'walls' }, /stage/],
  ['a stage too early at the end of a round', count, { stage: 'walls' }, /stage/],
  [
    'a full section that was not counted',
    begun,
    { houses: { ...begun.houses, dungeon: [0, 0, 0, 0, 0, 0] }, ...scored(begun, { castle: 30 }) },
    /should have been counted/,
  ],
  ['houses without points', begun, { houses: { ...begun.houses, dungeon: [0] } }, /other points than houses/],
  ['a penalty that gives points', begun, scored(begun, { penalties: 1 }), /impossible points/],
  ['a negative part', begun, scored(begun, { trades: -1, favors: 5 }), /impossible points/],
  ['a score below 0', begun, scored(begun, { penalties: -1 }), /less than no points/],
  [
    'a marker too high',
    begun,
    player(begun, 0, { markers: { prestige: 3, deniers: 0, resources: 0, buildings: 0 } }),
    /marker too high/,
  ],
  ['a track used twice', level, player(level, 0, { used: ['prestige', 'prestige'] }), /used its tracks/],
  ['a track used without a move', level, player(level, 0, { used: ['prestige', 'deniers'] }), /used its tracks/],
  ['an activity of another phase', two, { phase: 'provost' }, /not done in the phase/],
  ['too few on the bridge', provost, { passed: [0, 1] }, /wrong number of seats/],
  ['all on the bridge while workers are placed', begun, { passed: [0, 1, 2] }, /wrong number of seats/],
  ['a seat on the bridge that places', begun, { activity: { kind: 'placing', seat: 0 } }, /seat 0 has passed/],
  ['an end too early', count, { activity: { kind: 'over' } }, /ends with the count of the towers/],
  ['a builder who is not in the castle', castle, { activity: { kind: 'castle', seat: 2 } }, /not in the castle/],
  [
    'a special building that is not first',
    gate,
    { activity: { kind: 'special', building: 'inn' } },
    /inn is not activated/,
  ],
  [
    'a road building that is not first',
    market,
    { activity: { kind: 'road', space: 7, part: 'worker' } },
    /space 7 is not activated/,
  ],
  ['a bonus that does not exist', market, { activity: { kind: 'road', space: 5, part: 'owner' } }, /has no bonus/],
  ['a best builder who is not', best, { activity: { kind: 'bestBuilder', seat: 1 } }, /not the best builder/],
  ['a section that is not due', count, { activity: { kind: 'count', section: 'walls', seat: 0 } }, /not counted now/],
  [
    'a favor of somebody else',
    joust.state,
    { pending: [{ seat: 1, source: 'joust_field', left: 1 }] },
    /somebody else/,
  ],
  [
    'favors while workers are placed',
    begun,
    { pending: [{ seat: 2, source: 'joust_field', left: 1 }] },
    /somebody else/,
  ],
  ['a source twice', joust.state, { pending: [...joust.state.pending, ...joust.state.pending] }, /listed apart/],
  ['too many favors', joust.state, { pending: [{ seat: 0, source: 'joust_field', left: 2 }] }, /only 1 favors/],
  [
    'favors of a building that brings none',
    joust.state,
    { pending: [{ seat: 0, source: 's_bank', left: 1 }] },
    /only 0 favors/,
  ],
  ['favors for too few houses', count, { pending: [{ seat: 0, source: 'walls', left: 1 }] }, /only 0 favors/],
  ['a favor on a track that was not used', level, player(level, 0, { used: [] }), /was not used/],
  ['a level above the marker', level, { favor: { ...level.favor, level: 5 } }, /level 5 was not reached/],
  ['a favor that needs no decision', level, { favor: { ...level.favor, level: 1 } }, /needs no decision/],
  ['nothing to place', begun, player(begun, 2, { deniers: 0 }), /nothing to decide in placing/],
  ['nothing to pay for the provost', provost, player(provost, 0, { deniers: 0 }), /nothing to decide in provost/],
  [
    'nothing to sell',
    market,
    player(market, 0, { cubes: { food: 0, wood: 0, stone: 0, cloth: 0, gold: 0 } }),
    /nothing to decide in road/,
  ],
  [
    'nothing to build a house of',
    castle,
    player(castle, 0, { cubes: { food: 0, wood: 0, stone: 0, cloth: 0, gold: 0 } }),
    /nothing to decide in castle/,
  ],
  ['a count without favors', count, { pending: [] }, /nothing to decide in count/],
])('%s is found', (_, state, change, problem) => {
  expect(caylus.check(state)).toBe(null);
  const altered = JSON.parse(JSON.stringify({ ...state, ...change }));
  const loaded = caylus.load(1, altered);
  if (loaded.ok) throw new Error('it was loaded');
  expect(loaded.error).toMatch(problem);
});

test('the positions themselves are in order', () => {
  for (const state of [bonus, castle, best, level, count, over, two]) expect(caylus.check(state)).toBe(null);
});

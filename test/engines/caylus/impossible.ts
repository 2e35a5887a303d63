import { type Caylus, caylus, type Player, type State } from '../../../src/engines/caylus/index.ts';
import { type Impossible, withPlayer } from '../support/impossible.ts';
import { seat, turn } from './support.ts';

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

const scored = (state: State, change: Partial<Player['scored']>) =>
  withPlayer(state, 0, { scored: { ...state.players[0]!.scored, ...change } });
const tile = (state: State, space: number, change: object | null) => ({
  road: state.road.map((one, i) => (i === space - 1 ? (change === null ? null : { ...one, ...change }) : one)),
});
const built = (building: string, owner: number) => ({ building, owner, worker: null, residence: null });

const MOST = Number.MAX_SAFE_INTEGER;
const { cubes } = begun.players[0]!;
const four = turn({ seats: 4, workers: ['stables 0', 'stables 1', 'stables 2'] }).state;
const fullStables = {
  ...four,
  specials: { ...four.specials, stables: [...four.specials.stables, seat(3)] },
  ...withPlayer(four, 3, { workers: 5 }),
};

export const impossible: Impossible<Caylus> = {
  engine: caylus,
  states: [
    {
      state: begun,
      changes: [
        ['§4.1 a fourth worker in the stables', fullStables, /too many workers are in the stables/],
        ['§3 deniers that no income brings', withPlayer(begun, 0, { deniers: MOST }), /more of deniers than/],
        [
          '§7.3 cubes that no building brings',
          withPlayer(begun, 0, { cubes: { ...cubes, gold: MOST } }),
          /more of gold/,
        ],
        ['§7.3 points that no trade brings', scored(begun, { trades: MOST }), /more of trades than/],
        ['§11 points that no favor brings', scored(begun, { favors: MOST }), /more of favors than/],
        ['§4.3 points that no owner gets', scored(begun, { owner: MOST }), /more of owner than/],
        ['a player missing', { players: begun.players.slice(1) }, /2 players on 3/],
        ['a worker of nobody', { specials: { ...begun.specials, inn: { left: 4, right: null } } }, /no seat 4/],
        ['a house of nobody', { houses: { ...begun.houses, dungeon: [3] } }, /no seat 3/],
        ['a turn order that is too short', { order: [0, 1] }, /turn order/],
        ['a seat twice in the order', { order: [0, 1, 1] }, /turn order/],
        ['a seat twice on the bridge', { passed: [0, 0] }, /twice/],
        ['a seat twice in the castle', { queue: [...begun.queue, ...begun.queue] }, /twice/],
        ['a printed building gone', tile(begun, 7, { building: 'n_farm' }), /space 7 has no f_peddler/],
        ['a neutral building too far', tile(begun, 9, built('n_farm', 0)), /space 9 cannot have n_farm/],
        ['a wood building too near', tile(begun, 1, built('w_mason', 0)), /space 1 cannot have w_mason/],
        ['an empty space before others', tile(begun, 10, null), /space 11 was built on too early/],
        ['a neutral space empty', tile(begun, 3, null), /space 3 is empty/],
        ['a tile twice', { road: begun.road.with(11, { ...begun.road[8]!, worker: null }) }, /2 of w_market/],
        ['a neutral tile twice', tile(begun, 1, { building: 'n_quarry' }), /2 of n_quarry/],
        ['an owner of a neutral building', tile(begun, 1, { owner: 0 }), /space 1 has the wrong owner/],
        ['no owner of a wood building', tile(begun, 9, { owner: null }), /wrong owner/],
        ['a worker on a residence', { ...tile(begun, 10, { worker: 0 }) }, /none can be put/],
        ['a residence planned in phase 2', tile(begun, 9, { residence: 0 }), /become a residence/],
        ['a worker lost', withPlayer(begun, 2, { workers: 4 }), /seat 2 does not have 6 workers/],
        ['too many houses', { houses: { ...begun.houses, dungeon: [0, 0, 0, 0, 0, 0, 0] } }, /too many houses/],
        ['a house too early', { houses: { ...begun.houses, walls: [0] } }, /too early/],
        ['batches in phase 2', { queue: [{ seat: 2, batches: 1 }] }, /not given 1/],
        ['a bailiff too far', { bailiff: 9 }, /cannot be on space 9/],
        ['a round too late', { round: 4 }, /in round 4/],
        ['a count too early', { counted: ['dungeon'], stage: 'walls' }, /counted too early/],
        ['a stage too early', { stage: 'walls' }, /stage/],
        [
          'a full section that was not counted',
          { houses: { ...begun.houses, dungeon: [0, 0, 0, 0, 0, 0] }, ...scored(begun, { castle: 30 }) },
          /should have been counted/,
        ],
        ['houses without points', { houses: { ...begun.houses, dungeon: [0] } }, /other points than houses/],
        ['a penalty that gives points', scored(begun, { penalties: 1 }), /impossible points/],
        ['a negative part', scored(begun, { trades: -1, favors: 5 }), /impossible points/],
        ['a score below 0', scored(begun, { penalties: -1 }), /less than no points/],
        [
          'a marker too high',
          withPlayer(begun, 0, { markers: { prestige: 3, deniers: 0, resources: 0, buildings: 0 } }),
          /marker too high/,
        ],
        ['all on the bridge while workers are placed', { passed: [0, 1, 2] }, /wrong number of seats/],
        ['a seat on the bridge that places', { activity: { kind: 'placing', seat: 0 } }, /seat 0 has passed/],
        [
          'favors while workers are placed',
          { pending: [{ seat: 2, source: 'joust_field', left: 1 }] },
          /somebody else/,
        ],
        ['nothing to place', withPlayer(begun, 2, { deniers: 0 }), /nothing to decide in placing/],
      ],
    },
    {
      state: market,
      changes: [
        ['a residence planned without a worker', tile(market, 1, { residence: 0 }), /become a residence/],
        [
          'a residence planned in place of another’s',
          tile(market, 5, { building: 'w_market', owner: 1, residence: 0 }),
          /cannot have|become/,
        ],
        [
          'a road building that is not first',
          { activity: { kind: 'road', space: 7, part: 'worker' } },
          /space 7 is not activated/,
        ],
        ['a bonus that does not exist', { activity: { kind: 'road', space: 5, part: 'owner' } }, /has no bonus/],
        [
          'nothing to sell',
          withPlayer(market, 0, { cubes: { food: 0, wood: 0, stone: 0, cloth: 0, gold: 0 } }),
          /nothing to decide in road/,
        ],
      ],
    },
    {
      state: two,
      changes: [
        [
          'workers in the stables of two',
          { specials: { ...two.specials, stables: [0] }, ...withPlayer(two, 0, { workers: 5 }) },
          /stables/,
        ],
        ['an activity of another phase', { phase: 'provost' }, /not done in the phase/],
      ],
    },
    {
      state: provost,
      changes: [
        [
          'a worker left before the bridge',
          { specials: { ...provost.specials, gate: 0 }, ...withPlayer(provost, 0, { workers: 5 }) },
          /before the bridge/,
        ],
        ['too few on the bridge', { passed: [0, 1] }, /wrong number of seats/],
        ['nothing to pay for the provost', withPlayer(provost, 0, { deniers: 0 }), /nothing to decide in provost/],
      ],
    },
    {
      state: castle,
      changes: [
        [
          'a worker left on the road',
          { ...tile(castle, 1, { worker: 2 }), ...withPlayer(castle, 2, { workers: 5 }) },
          /on the road/,
        ],
        ['batches without houses', { queue: castle.queue.with(0, { ...castle.queue[0]!, batches: 1 }) }, /not given 1/],
        ['a builder who is not in the castle', { activity: { kind: 'castle', seat: 2 } }, /not in the castle/],
        [
          'nothing to build a house of',
          withPlayer(castle, 0, { cubes: { food: 0, wood: 0, stone: 0, cloth: 0, gold: 0 } }),
          /nothing to decide in castle/,
        ],
      ],
    },
    {
      state: count,
      changes: [
        [
          'a worker left in the castle',
          { queue: [{ seat: 2, batches: 0 }], ...withPlayer(count, 2, { workers: 5 }) },
          /in the castle/,
        ],
        ['the provost without the bailiff', { provost: 5 }, /not with the bailiff/],
        ['a stage too early at the end of a round', { stage: 'walls' }, /stage/],
        ['an end too early', { activity: { kind: 'over' } }, /ends with the count of the towers/],
        ['a section that is not due', { activity: { kind: 'count', section: 'walls', seat: 0 } }, /not counted now/],
        ['favors for too few houses', { pending: [{ seat: 0, source: 'walls', left: 1 }] }, /only 0 favors/],
        ['a count without favors', { pending: [] }, /nothing to decide in count/],
      ],
    },
    { state: over, changes: [['counts in disorder', { counted: ['walls', 'dungeon', 'towers'] }, /mixed up/]] },
    {
      state: level,
      changes: [
        ['a track used twice', withPlayer(level, 0, { used: ['prestige', 'prestige'] }), /used its tracks/],
        ['a track used without a move', withPlayer(level, 0, { used: ['prestige', 'deniers'] }), /used its tracks/],
        ['a favor on a track that was not used', withPlayer(level, 0, { used: [] }), /was not used/],
        ['a level above the marker', { favor: { ...level.favor, level: 5 } }, /level 5 was not reached/],
        ['a favor that needs no decision', { favor: { ...level.favor, level: 1 } }, /needs no decision/],
      ],
    },
    {
      state: gate,
      changes: [
        [
          'a special building that is not first',
          { activity: { kind: 'special', building: 'inn' } },
          /inn is not activated/,
        ],
      ],
    },
    {
      state: best,
      changes: [['a best builder who is not', { activity: { kind: 'bestBuilder', seat: 1 } }, /not the best builder/]],
    },
    {
      state: joust.state,
      changes: [
        ['a favor of somebody else', { pending: [{ seat: 1, source: 'joust_field', left: 1 }] }, /somebody else/],
        ['a source twice', { pending: [...joust.state.pending, ...joust.state.pending] }, /listed apart/],
        ['too many favors', { pending: [{ seat: 0, source: 'joust_field', left: 2 }] }, /only 1 favors/],
        [
          'favors of a building that brings none',
          { pending: [{ seat: 0, source: 's_bank', left: 1 }] },
          /only 0 favors/,
        ],
      ],
    },
    { state: bonus, changes: [] },
  ],
};

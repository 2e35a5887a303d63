import { expect, test } from 'vitest';
import { alhambra, type State } from '../../../src/engines/alhambra/index.ts';
import { layout, position, turn } from './support.ts';

const market = ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'] as const;
const begun = turn({ market, hands: [['yellow-7', 'orange-9'], ['blue-3']], alhambras: [['arcades-9-0 1,0']] });
const extra = begun.play('buy yellow yellow-7').state;
const placing = begun.play('buy yellow yellow-7', 'buy orange orange-9').state;
const scored = turn({ market, deck: ['scoring-1', 'green-1', 'scoring-2'], alhambras: [['tower-11-0 1,0']] }).play(
  'take blue-9',
).state;
const won = turn({ market, supply: [], hands: [['yellow-9', 'blue-1']] }).play(
  'buy yellow yellow-9',
  'store pavilion-7-e',
);
const over = won.play('place tower-13-e 1,0').state;
const two = turn({ seats: 2, market }).state;

const player = (state: State, number: number, change: object) =>
  state.players.map((one, index) => (index === number ? { ...one, ...change } : one));
const alhambraOf = (...texts: readonly string[]) => ({
  players: player(begun.state, 0, { alhambra: layout(...texts) }),
});
const firstRound = scored.scorings[0]!;

test.each<readonly [string, State, object, RegExp]>([
  ['a player missing', begun.state, { players: begun.state.players.slice(1) }, /2 players on 3/],
  ['Dirk among three', begun.state, { dirk: [] }, /two players only/],
  ['no Dirk among two', two, { dirk: null }, /two players only/],
  ['a turn of nobody', begun.state, { step: { kind: 'action', seat: 5, purchases: [] } }, /no seat 5/],
  ['a coin missing', begun.state, { deck: begun.state.deck.slice(1) }, /the box has 3/],
  ['a coin too many', begun.state, { discard: ['blue-3'] }, /the box has 3/],
  ['a tile twice', begun.state, { supply: [...begun.state.supply, 'arcades-9-0'] }, /2 of arcades-9-0/],
  ['a scoring card missing', begun.state, { deck: begun.state.deck.slice(0, -1) }, /scoring card/],
  ['scoring cards in the wrong order', begun.state, { deck: begun.state.deck.toReversed() }, /scoring card/],
  ['a round without points', scored, { scorings: [{ ...firstRound, totals: [0, 0, 0] }] }, /add up/],
  ['a round without a wall', scored, { scorings: [{ ...firstRound, walls: [0, 0] }] }, /not complete/],
  ['a round twice', scored, { scorings: [firstRound, firstRound] }, /mixed up|scoring card/],
  [
    'a hand in disorder',
    begun.state,
    { players: player(begun.state, 0, { coins: ['orange-9', 'yellow-7'] }) },
    /order/,
  ],
  ['two tiles on a cell', begun.state, alhambraOf('arcades-9-0 1,0', 'arcades-10-0 1,0'), /one cell/],
  ['a tile on the start tile', begun.state, alhambraOf('arcades-9-0 0,0'), /one cell/],
  ['a wall against an open side', begun.state, alhambraOf('tower-10-w 1,0'), /wall meets/],
  ['a tile apart', begun.state, alhambraOf('arcades-9-0 2,0'), /on foot/],
  [
    'a hole',
    begun.state,
    alhambraOf(
      'arcades-9-0 1,0',
      'arcades-10-0 2,0',
      'chambers-10-0 2,1',
      'chambers-11-0 2,2',
      'garden-10-0 1,2',
      'garden-11-0 0,2',
      'pavilion-8-0 0,1',
    ),
    /enclosed/,
  ],
  ['a gap on the market', begun.state, { market: [null, ...market.slice(1)] }, /empty places/],
  ['a sold tile on the market', extra, { market: begun.state.market }, /empty places/],
  ['a short display', begun.state, { display: begun.state.display.slice(1), discard: ['yellow-9'] }, /display/],
  [
    'tiles to place out of turn',
    begun.state,
    { players: player(begun.state, 1, { toPlace: ['garden-6-esw'] }) },
    /outside/,
  ],
  ['bought tiles gone', extra, { players: player(extra, 0, { toPlace: [] }) }, /those bought/],
  ['nothing to place', placing, { players: player(placing, 0, { toPlace: [] }) }, /those bought/],
  ['an action that was not earned', placing, { step: { ...placing.step, kind: 'action' } }, /earned/],
  ['an end with tiles left', begun.state, { step: { kind: 'over' } }, /ended too early/],
  ['an end without the third round', won.state, { step: { kind: 'over' } }, /third scoring/],
  ['nobody who won', won.state, { players: player(won.state, 0, { toPlace: [] }) }, /nobody/],
  ['a won tile left over', over, { players: player(over, 0, { toPlace: ['garden-6-esw'] }) }, /not placed/],
  ['another alhambra at the end', over, { players: player(over, 0, { alhambra: [] }) }, /not that of/],
])('a state with %s is refused', (_, state, change, problem) => {
  const loaded = alhambra.load(1, { ...state, ...change });
  expect(loaded).toMatchObject({ ok: false });
  expect(loaded.ok ? '' : loaded.error).toMatch(problem);
});

test('a state in which its seat can do nothing is refused', () => {
  const { state } = begun;
  const [display, ...others] = [state.display, state.players[0]!.coins, state.discard];
  const stuck = {
    ...state,
    display: [],
    deck: state.deck.filter((card) => card.startsWith('scoring')),
    players: player({ ...state, players: player(state, 0, { coins: [], alhambra: [] }) }, 1, {
      coins: [...state.deck, ...display, ...others.flat(), 'blue-3']
        .filter((card) => !card.startsWith('scoring'))
        .toSorted((a, b) => ORDER.indexOf(a[0]!) - ORDER.indexOf(b[0]!) || a.localeCompare(b)),
    }),
  };
  const loaded = alhambra.load(1, stuck);
  expect(loaded.ok ? '' : loaded.error).toMatch(/can do nothing/);
});

/** The first letters of the currencies in market order. */
const ORDER = 'yobg';

test('the states they come from are taken', () => {
  for (const state of [begun.state, extra, placing, scored, won.state, over, two])
    expect(position(state).state).toEqual(state);
});

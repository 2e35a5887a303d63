import { type Alhambra, alhambra } from '../../../src/engines/alhambra/index.ts';
import { type Impossible, withPlayer } from '../support/impossible.ts';
import { layout, turn } from './support.ts';

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

const alhambraOf = (...texts: readonly string[]) => withPlayer(begun.state, 0, { alhambra: layout(...texts) });
const firstRound = scored.scorings[0]!;

/** The first letters of the currencies in market order. */
const ORDER = 'yobg';

/** Nothing in hand or on display, nothing to rebuild. */
function stuck() {
  const { state } = begun;
  const [display, ...others] = [state.display, state.players[0]!.coins, state.discard];
  return {
    display: [],
    deck: state.deck.filter((card) => card.startsWith('scoring')),
    ...withPlayer({ ...state, ...withPlayer(state, 0, { coins: [], alhambra: [] }) }, 1, {
      coins: [...state.deck, ...display, ...others.flat(), 'blue-3']
        .filter((card) => !card.startsWith('scoring'))
        .toSorted((a, b) => ORDER.indexOf(a[0]!) - ORDER.indexOf(b[0]!) || a.localeCompare(b)),
    }),
  };
}

const MOST = Number.MAX_SAFE_INTEGER;
const manyTowers = {
  ...firstRound,
  buildings: { ...firstRound.buildings, tower: firstRound.buildings.tower.map((one) => ({ ...one, count: 4 })) },
};
const bought = 'purchases' in placing.step ? placing.step.purchases : [];
const dear = { ...placing.step, purchases: bought.map((one) => ({ ...one, paid: MOST })) };

export const impossible: Impossible<Alhambra> = {
  engine: alhambra,
  states: [
    {
      state: begun.state,
      changes: [
        ['§4 a turn that no table comes to', { turn: MOST }, /there is no turn/],
        ['a player missing', { players: begun.state.players.slice(1) }, /2 players on 3/],
        ['Dirk among three', { dirk: [] }, /two players only/],
        ['a turn of nobody', { step: { kind: 'action', seat: 5, purchases: [] } }, /no seat 5/],
        ['a coin missing', { deck: begun.state.deck.slice(1) }, /the box has 3/],
        ['a coin too many', { discard: ['blue-3'] }, /the box has 3/],
        ['a tile twice', { supply: [...begun.state.supply, 'arcades-9-0'] }, /2 of arcades-9-0/],
        ['a scoring card missing', { deck: begun.state.deck.slice(0, -1) }, /scoring card/],
        ['scoring cards in the wrong order', { deck: begun.state.deck.toReversed() }, /scoring card/],
        ['a hand in disorder', withPlayer(begun.state, 0, { coins: ['orange-9', 'yellow-7'] }), /order/],
        ['two tiles on a cell', alhambraOf('arcades-9-0 1,0', 'arcades-10-0 1,0'), /one cell/],
        ['a tile on the start tile', alhambraOf('arcades-9-0 0,0'), /one cell/],
        ['a wall against an open side', alhambraOf('tower-10-w 1,0'), /wall meets/],
        ['a tile apart', alhambraOf('arcades-9-0 2,0'), /on foot/],
        [
          'a hole',
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
        ['a gap on the market', { market: [null, ...market.slice(1)] }, /empty places/],
        ['a short display', { display: begun.state.display.slice(1), discard: ['yellow-9'] }, /display/],
        ['tiles to place out of turn', withPlayer(begun.state, 1, { toPlace: ['garden-6-esw'] }), /outside/],
        ['an end with tiles left', { step: { kind: 'over' } }, /ended too early/],
        ['a seat that can do nothing', stuck(), /can do nothing/],
      ],
    },
    { state: two, changes: [['no Dirk among two', { dirk: null }, /two players only/]] },
    {
      state: scored,
      changes: [
        ['a round without points', { scorings: [{ ...firstRound, totals: [0, 0, 0] }] }, /add up/],
        ['a round without a wall', { scorings: [{ ...firstRound, walls: [0, 0] }] }, /not complete/],
        ['§12 a wall longer than all tiles', { scorings: [{ ...firstRound, walls: [MOST, 0, 0] }] }, /too long a wall/],
        ['§2 more towers than there are', { scorings: [manyTowers] }, /counts more of tower/],
        ['a round twice', { scorings: [firstRound, firstRound] }, /mixed up|scoring card/],
      ],
    },
    {
      state: extra,
      changes: [
        ['a sold tile on the market', { market: begun.state.market }, /empty places/],
        ['bought tiles gone', withPlayer(extra, 0, { toPlace: [] }), /those bought/],
      ],
    },
    {
      state: placing,
      changes: [
        ['§6 more paid than there is', { step: dear }, /nobody has .* in yellow/],
        ['nothing to place', withPlayer(placing, 0, { toPlace: [] }), /those bought/],
        ['an action that was not earned', { step: { ...placing.step, kind: 'action' } }, /earned/],
      ],
    },
    {
      state: won.state,
      changes: [
        ['an end without the third round', { step: { kind: 'over' } }, /third scoring/],
        ['nobody who won', withPlayer(won.state, 0, { toPlace: [] }), /nobody/],
      ],
    },
    {
      state: over,
      changes: [
        ['a won tile left over', withPlayer(over, 0, { toPlace: ['garden-6-esw'] }), /not placed/],
        ['another alhambra at the end', withPlayer(over, 0, { alhambra: [] }), /not that of/],
      ],
    },
  ],
};

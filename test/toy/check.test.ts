import { expect, test } from 'vitest';
import { type Seat, seatsOf } from '../../src/engines/contract.ts';
import { type Card, type State, toy } from './engine/index.ts';

const config = { seats: 3, options: [] } as const;
const deal = toy.readDeal(config, {
  beginner: 0,
  cards: ['1a', '1c', '3a', '2a', '1e', '1b', '1d', '2b', '3b', '3c', '2c', '1f', '1g', '1h'],
});
if (!deal.ok) throw new Error(deal.error);
const begun: State = toy.setup(config, deal.value).state;
const seat = (number: number): Seat => seatsOf(number + 1)[number]!;

/** The first state with the candles of the first seat exchanged. */
const holding = (...hand: readonly Card[]): State['players'] =>
  begun.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player));

const [auction, ...turns] = begun.agenda;
const bidding = { ...begun, agenda: [{ kind: 'auction', bids: [null, null, null] }] } as const;

test.each<readonly [string, Partial<State>]>([
  ['an option is listed twice', { options: ['fog', 'fog'] }],
  ['with fog at most three may play', { options: ['fog'], players: [...begun.players, begun.players[0]!] }],
  ['there is no seat 3', { beginner: seat(3) }],
  [
    'two lanterns hang at one place',
    {
      lanterns: [
        { place: 'a1', seat: seat(0) },
        { place: 'a1', seat: seat(1) },
      ],
    },
  ],
  ['seat 0 holds 7 candles', { players: holding('1a', '1c', '1f', '1g', '1h', '2c', '3a') }],
  ['the hand of seat 0 is not in order', { players: holding('3a', '1a') }],
  ['the hand of seat 0 is not in order', { players: holding('1a', '1a') }],
  ['3 moons are left for 4 auctions', { moons: 3 }],
  ['nothing is pending', { agenda: [] }],
  ['a round has no auction', { agenda: turns }],
  ['the auction has a place for each seat', { agenda: [{ kind: 'auction', bids: [null, null] }] }],
  ['a candle is offered before the auction', { agenda: [{ kind: 'auction', bids: ['1a', null, null] }, ...turns] }],
  ['there is no round 5', { round: 5 }],
  ['a seat has two turns in a round', { agenda: [auction!, turns[0]!, turns[0]!] }],
  ['a turn began before its time', { agenda: [auction!, { kind: 'turn', seat: seat(1), left: 1 }, turns[2]!] }],
  ['a turn has 3 actions', { agenda: [auction!, { kind: 'turn', seat: seat(1), left: 3 }] }],
  [
    'a door is asked about for another lantern than the newest',
    { agenda: [...begun.agenda, { kind: 'door', seat: seat(1), guest: seat(0), place: 'a1' }] },
  ],
  ['a forced step is still to be made', { agenda: [auction!, { kind: 'turn', seat: seat(1), left: 0 }] }],
  ['a forced step is still to be made', { ...bidding, players: holding('1a') }],
])('check finds that %s', (problem, change) => {
  expect(toy.check(begun)).toBeNull();
  expect(toy.check({ ...begun, ...change })).toBe(problem);
});

test('load refuses a table for one or for five', () => {
  const player = { ...begun.players[0]!, hand: [] };
  const five = { ...begun, players: [...begun.players, player, player] };
  expect(toy.load(2, { ...begun, players: [player] }).ok).toBe(false);
  expect(toy.load(2, five)).toMatchObject({ ok: false, error: expect.stringContaining('players') });
});

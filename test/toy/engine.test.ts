import { describe, expect, test } from 'vitest';
import { type Seat, type Step, seatsOf } from '../../src/engines/contract.ts';
import { noChance, type Random, seeded } from '../../src/kernel/random.ts';
import { type Card, type Move, type Option, type State, type Toy, toy } from './engine/index.ts';

const [first, second, third] = seatsOf(3) as [Seat, Seat, Seat]; // Three were asked for.

/** The first state of a game in which the first seat begins; three candles a seat, then the deck. */
function begin(seats: number, cards: readonly Card[], options: readonly Option[] = []): State {
  const config = { seats, options };
  const deal = toy.readDeal(config, { beginner: 0, cards });
  if (!deal.ok) throw new Error(deal.error);
  return toy.setup(config, deal.value).state;
}

/** What a move leads to; a move that is refused fails the test. */
function step(state: State, seat: Seat, line: string, random: Random = noChance): Step<Toy> {
  const outcome = toy.play(state, seat, moveOf(line), random);
  if (!outcome.ok) throw new Error(`${line}: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

/** The state after moves, each written as the seat and the line of the move. */
const playing = (state: State, ...moves: readonly (readonly [Seat, string])[]): State =>
  moves.reduce((before, [seat, line]) => step(before, seat, line).state, state);

const violation = (state: State, seat: Seat, line: string): unknown => {
  const outcome = toy.play(state, seat, moveOf(line), noChance);
  return outcome.ok || outcome.error.kind !== 'illegal' ? outcome : outcome.error.violation;
};

function moveOf(line: string): Move {
  const move = toy.notation.read(line);
  if (!move) throw new Error(`${line} is no move`);
  return move;
}

const kindsOf = ({ events }: Step<Toy>): readonly string[] => events.map(({ kind }) => kind);

const awaited = (state: State): unknown => toy.turn(state);

describe('payment (GUIDE 4)', () => {
  const state = begin(2, ['1a', '1b', '2a', '1c', '1d', '3a']);

  test('is any set of candles of at least the price, none of which could be left out', () => {
    expect(toy.choices(state, first, { kind: 'hang', place: 'a1' })).toEqual({
      parameter: 'cards',
      kind: 'set',
      values: ['1a', '1b', '2a'],
      min: 1,
      max: 2,
      suggested: [['2a'], ['1a', '1b']],
    });
    expect(violation(state, first, 'hang a1 1a+2a')).toEqual({ kind: 'wrongPayment', price: 2 });
    expect(violation(state, first, 'hang a6 1a+2a')).toEqual({ kind: 'wrongPayment', price: 4 });
  });

  test('takes the first of equal candles', () => {
    expect(step(state, first, 'hang a3 1a+2a').events[0]).toMatchObject({ kind: 'hung', points: 3, bead: 'amber' });
    expect(violation(state, first, 'hang a3 1b+2a')).toEqual({ kind: 'wrongPayment', price: 3 });
  });

  test('can be chosen before the place, which is then one that costs as much', () => {
    const choice = toy.choices(state, first, { kind: 'hang', cards: ['1a', '2a'] });
    expect(choice).toMatchObject({ parameter: 'place', values: expect.arrayContaining(['a3', 'a4', 'f3', 'f4']) });
    expect('values' in choice && choice.values.length).toBe(12);
  });

  test('costs one more in the fog', () => {
    const foggy = begin(2, ['1a', '1b', '2a', '1c', '1d', '3a'], ['fog']);
    expect(step(foggy, first, 'hang a1 1a+2a').events[0]).toMatchObject({ points: 3 });
  });

  test('offers more than 25 places', () => {
    const choice = toy.choices(state, first, { kind: 'hang' });
    expect('values' in choice && choice.values.length).toBe(36);
  });
});

describe('doors (GUIDE 5)', () => {
  const begun = begin(3, ['1a', '2a', '2b', '1c', '2c', '2d', '1e', '2e', '3a', '1f']);
  const asked = playing(begun, [first, 'hang c1 2a'], [first, 'end'], [second, 'hang c2 2c']);

  test('the owner next to a new lantern is asked in the middle of the turn of its guest', () => {
    expect(awaited(asked)).toEqual({ awaits: [first] });
    expect(toy.play(asked, second, { kind: 'end' }, noChance)).toMatchObject({ error: { kind: 'notYourTurn' } });
    expect(violation(asked, first, 'draw 1')).toEqual({ kind: 'notNow', now: 'door' });
  });

  test('an open door is a point for both, and the turn goes on', () => {
    const opened = step(asked, first, 'answer open');
    expect(opened.events).toEqual([{ kind: 'doorOpened', seat: first, guest: second, forced: false }]);
    expect(toy.scores(opened.state).map(({ points }) => points)).toEqual([3, 3, 0]);
    expect(awaited(opened.state)).toEqual({ awaits: [second] });
  });

  test('a shut door brings the bead of the new lantern', () => {
    const shut = step(asked, first, 'answer shut').state;
    expect(toy.open(shut).seats[first]?.beads).toEqual({ amber: 0, jade: 0, pearl: 2 });
    expect(toy.scores(shut).map(({ points }) => points)).toEqual([2, 2, 0]);
  });

  test('opens by itself when no bead is left', () => {
    const { stock, players } = begun;
    const rich = players.map((player, i) =>
      i === third ? { ...player, beads: { ...player.beads, pearl: 2 } } : player,
    );
    const scarce = { ...begun, stock: { ...stock, pearl: 2 }, players: rich };
    const visited = step(playing(scarce, [first, 'hang c1 2a'], [first, 'end']), second, 'hang c2 2c');
    expect(visited.events.at(-1)).toEqual({ kind: 'doorOpened', seat: first, guest: second, forced: true });
    expect(awaited(visited.state)).toEqual({ awaits: [second] });
  });

  test('two owners are asked one after the other, the next in turn order first', () => {
    const twice = playing(asked, [first, 'answer shut'], [second, 'end']);
    const both = step(twice, third, 'hang b1 2e').state;
    expect(awaited(both)).toEqual({ awaits: [first] }); // c1 is beside b1, c2 is not
    const between = step(twice, third, 'hang d1 2e').state;
    expect(between.agenda.filter(({ kind }) => kind === 'door').length).toBe(1);
    const corner: State = { ...twice, lanterns: [...twice.lanterns, { place: 'b2', seat: second }] };
    expect(step(corner, third, 'hang b1 2e').state.agenda.slice(-2)).toEqual([
      { kind: 'door', seat: second, guest: third, place: 'b1' },
      { kind: 'door', seat: first, guest: third, place: 'b1' },
    ]);
  });
});

describe('auction (GUIDE 6)', () => {
  const begun = begin(3, ['1a', '2a', '2b', '1c', '2c', '2d', '1e', '2e', '3a', '1f']);
  const open = playing(begun, [first, 'end'], [second, 'end'], [third, 'end']);

  test('all seats are awaited at once, those that have chosen no more', () => {
    expect(awaited(open)).toEqual({ awaits: [first, second, third] });
    expect(awaited(step(open, second, 'bid 2c').state)).toEqual({ awaits: [first, third] });
  });

  test('a bid is seen by its own seat only', () => {
    const { state, events, revealed } = step(open, second, 'bid 2c');
    expect(revealed).toBe('nothing');
    expect(events.map((event) => toy.sight(event, second))).toEqual([
      { kind: 'bid', seat: second, card: '2c', forced: false },
    ]);
    expect(events.map((event) => toy.sight(event, 'table'))).toEqual([
      { kind: 'bid', seat: second, card: null, forced: false },
    ]);
    expect(toy.own(state, second).bid).toBe('2c');
    expect(toy.own(state, first).bid).toBeNull();
    expect(toy.open(state).now).toEqual({ kind: 'auction', offered: [second] });
  });

  test('the last bid closes it: the highest candle takes the moon, the first in the round of equal ones', () => {
    const waiting = playing(open, [third, 'bid 2e'], [first, 'bid 1a']);
    const closed = step(waiting, second, 'bid 2c');
    expect(closed.events).toEqual([
      { kind: 'bid', seat: second, card: '2c', forced: false },
      {
        kind: 'auctionClosed',
        bids: [
          { seat: first, card: '1a' },
          { seat: second, card: '2c' },
          { seat: third, card: '2e' },
        ],
        winner: second,
      },
      { kind: 'roundBegan', round: 2 },
    ]);
    expect(closed.revealed).toBe('hidden');
    expect(closed.state.discard).toEqual(['1a', '2c', '2e']);
    expect(toy.scores(closed.state)[second]?.parts).toContainEqual({ part: 'moons', points: 2 });
  });

  test('a seat with one candle has no choice, and that is public', () => {
    const [one, ...others] = open.players;
    const poor = { ...open, players: [{ ...one!, hand: ['1a' as const] }, ...others] };
    const opened = step({ ...poor, agenda: [...open.agenda, { kind: 'turn', seat: third, left: 1 }] }, third, 'end');
    expect(opened.events.at(-1)).toEqual({ kind: 'bid', seat: first, card: '1a', forced: true });
    expect(awaited(opened.state)).toEqual({ awaits: [second, third] });
  });
});

describe('turns (GUIDE 4 and 7)', () => {
  test('a sequence of one seat: two lanterns, and the turn is over', () => {
    const begun = begin(2, ['1a', '2a', '2b', '1c', '2c', '2d']);
    const one = step(begun, first, 'hang a1 2a');
    const two = step(one.state, first, 'hang b1 2b');
    expect([...kindsOf(one), ...kindsOf(two)]).toEqual(['hung', 'hung', 'turnEnded']);
    expect(awaited(two.state)).toEqual({ awaits: [second] });
  });

  test('the discards go below the deck when it is too short, by the stream of their number', () => {
    const begun = begin(2, ['1a', '2a', '2b', '1c', '2c', '2d', '3a']);
    const hung = playing(begun, [first, 'hang a1 2a']);
    const labels: string[] = [];
    const random: Random = {
      stream(label) {
        labels.push(label);
        return seeded('x').stream(label);
      },
    };
    const drawn = step(hung, first, 'draw 2', random);
    expect(labels).toEqual(['reshuffle/1']);
    expect(drawn.events.slice(0, 2)).toEqual([
      { kind: 'reshuffled', cards: 1 },
      { kind: 'drew', seat: first, cards: ['3a', '2a'] },
    ]);
    expect(drawn.revealed).toBe('chance');
    expect(drawn.state).toMatchObject({ reshuffles: 1, deck: [], discard: [] });
  });

  test('of beads any one to three can be sold, each as often as it is there', () => {
    const begun = begin(2, ['1a', '2a', '2b', '1c', '2c', '2d']);
    const [one, other] = begun.players;
    const rich = { ...begun, players: [{ ...one!, beads: { amber: 2, jade: 1, pearl: 1 } }, other!] };
    expect(toy.choices(rich, first, { kind: 'sell' })).toEqual({
      parameter: 'beads',
      kind: 'bag',
      values: ['amber', 'amber', 'jade', 'pearl'],
      min: 1,
      max: 3,
      suggested: [
        ['amber', 'jade', 'pearl'],
        ['amber', 'amber', 'pearl'],
        ['amber', 'amber', 'jade'],
      ],
    });
    expect(step(rich, first, 'sell amber+jade+pearl').events[0]).toMatchObject({ points: 5 });
    expect(step(rich, first, 'sell amber+amber').events[0]).toMatchObject({ points: 2 });
    expect(violation(rich, first, 'sell jade+jade')).toMatchObject({ kind: 'wrongSale' });
  });

  test('a seat that visibly has nothing to do is passed over, one whose hand merely pays for nothing is not', () => {
    const begun = begin(2, ['1a', '1b', '1c', '2a', '2c', '2d']);
    const [one, other] = begun.players;
    const empty = { ...begun, players: [one!, { ...other!, hand: [] }] };
    const passed = step(empty, first, 'end');
    expect(passed.events.slice(0, 2)).toEqual([
      { kind: 'turnEnded', seat: first, forced: false },
      { kind: 'turnEnded', seat: second, forced: true },
    ]);
    const poor = { ...begun, players: [one!, { ...other!, hand: ['1d' as const] }] };
    expect(awaited(step(poor, first, 'end').state)).toEqual({ awaits: [second] });
    expect([...toy.legal(step(poor, first, 'end').state, second)]).toEqual([{ kind: 'end' }]);
  });
});

test('the option changes how many may play', () => {
  expect(toy.seats([])).toEqual({ min: 2, max: 4 });
  expect(toy.seats(['fog'])).toEqual({ min: 2, max: 3 });
});

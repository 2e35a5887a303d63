/** What becomes of a press on an old button. How it is answered on Discord: badInput, handlers/directMessages. */
import { describe, expect, test } from 'vitest';
import { buttonAge } from '../../../src/bot/turn/oldButtons.ts';
import { type Seat, seatsOf } from '../../../src/engines/contract.ts';
import { HELD } from '../../support/stored.ts';

const seating = (seat: Seat, offer: number, awaited: boolean) => ({
  ...HELD,
  ...{ seat, user: `${seat}`, host: seat === 0, resigned: false, since: 0 },
  ...{ offer, awaited },
});
const [first, second, third] = seatsOf(3) as readonly [Seat, Seat, Seat];

describe('a button of a seat that has to act', () => {
  const mine = seating(first, 7, true);
  const table = { seq: 9, seats: [mine, seating(second, 4, true), seating(third, 9, false)] };

  test('is current from the row on at which its offer arose, whatever others have done since', () => {
    expect([7, 8, 9].map((seq) => buttonAge(seq, table, mine))).toEqual(['current', 'current', 'current']);
  });

  test('is outdated when it was made for an earlier offer', () => {
    expect([1, 6].map((seq) => buttonAge(seq, table, mine))).toEqual(['outdated', 'outdated']);
  });

  test('is unknown when it names a row that is not there yet', () => {
    expect(buttonAge(10, table, mine)).toBe('unknown');
  });
});

describe('a button pressed by somebody who does not have to act', () => {
  const waiting = seating(third, 9, false);
  const table = { seq: 9, seats: [seating(first, 7, true), seating(second, 4, true), waiting] };

  test.each([
    ['a waiting seat', waiting],
    ['an onlooker', null],
  ])('is outdated for %s only when every seat that has to act got a newer offer', (_who, seat) => {
    expect([3, 4, 6, 9].map((seq) => buttonAge(seq, table, seat))).toEqual([
      'outdated',
      'current',
      'current',
      'current',
    ]);
  });

  test('is outdated where no seat has to act', () => {
    expect(buttonAge(9, { seq: 9, seats: [waiting] }, null)).toBe('outdated');
  });
});

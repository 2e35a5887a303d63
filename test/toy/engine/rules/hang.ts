import type { MoveOf, Rule, Seat } from '../../../../src/engines/contract.ts';
import { hasList, pickOne, pickSome } from '../../../../src/engines/rules.ts';
import { areBeside, beadOf, priceOf } from '../components.ts';
import { notNow, settle, withoutAction } from '../flow.ts';
import { type Card, PLACES, type Place } from '../ids.ts';
import { payments } from '../payments.ts';
import { type AgendaStep, playerAt, type State, seatsFrom, withPlayer, withPoints } from '../state.ts';
import type { Toy } from '../types.ts';
import type { Violation } from '../violations.ts';

/** GUIDE 4 and 5. A lantern is hung at a free place and paid with candles; its neighbours are asked. */
export const hang: Rule<Toy, MoveOf<Toy, 'hang'>> = {
  parameters: { place: 'text', cards: 'texts' },

  choices(state, seat, partial) {
    const obstacle =
      refuseHanging(state, seat) ?? refusePlace(state, partial.place) ?? refuseCards(state, seat, partial.cards);
    if (obstacle) return { none: obstacle };
    const asked = partial.place === undefined ? PLACES.filter((place) => !isTaken(state, place)) : [partial.place];
    const payable = asked.filter((place) => isPayable(state, seat, place, partial.cards));
    return pickOne('place', partial.place, payable, notPaid(state, partial.place), (place) =>
      pickSome('cards', 'set', partial.cards, paymentsFor(state, seat, place), notPaid(state, place), (cards) => ({
        complete: { kind: 'hang', place, cards },
      })),
    );
  },

  refuse(state, seat, { place, cards }) {
    const obstacle = refuseHanging(state, seat) ?? refusePlace(state, place) ?? refuseCards(state, seat, cards);
    return obstacle ?? (isPayable(state, seat, place, cards) ? null : notPaid(state, place));
  },

  apply(state, seat, { place, cards }) {
    const points = priceOf(state.options, place);
    const bead = state.stock[beadOf(place)] > 0 ? beadOf(place) : null;
    const { hand, beads, lanterns } = playerAt(state, seat);
    const paid = withPlayer(state, seat, {
      hand: hand.filter((card) => !cards.includes(card)),
      beads: bead === null ? beads : { ...beads, [bead]: beads[bead] + 1 },
      lanterns: lanterns - 1,
    });
    const hung: State = {
      ...withPoints(paid, seat, 'lanterns', points),
      discard: [...state.discard, ...cards],
      stock: bead === null ? state.stock : { ...state.stock, [bead]: state.stock[bead] - 1 },
      lanterns: [...state.lanterns, { place, seat }],
    };
    return settle({
      state: askNeighbours(withoutAction(hung), seat, place),
      events: [{ kind: 'hung', seat, place, cards, points, bead }],
      revealed: 'nothing',
    });
  },
};

function refuseHanging(state: State, seat: Seat): Violation | null {
  return notNow(state, 'turn') ?? (playerAt(state, seat).lanterns === 0 ? { kind: 'noLanternLeft' } : null);
}

function refusePlace(state: State, place: Place | undefined): Violation | null {
  if (place === undefined) return null;
  if (!PLACES.includes(place)) return { kind: 'noSuchPlace', place };
  return isTaken(state, place) ? { kind: 'placeTaken', place } : null;
}

function refuseCards(state: State, seat: Seat, cards: readonly Card[] = []): Violation | null {
  const { hand } = playerAt(state, seat);
  const stranger = cards.find((card) => !hand.includes(card));
  return stranger === undefined ? null : { kind: 'notInHand', card: stranger };
}

/** The candles pay for no place, or not for this one. */
const notPaid = (state: State, place: Place | undefined): Violation =>
  place === undefined ? { kind: 'tooExpensive' } : { kind: 'wrongPayment', price: priceOf(state.options, place) };

const isTaken = ({ lanterns }: State, place: Place): boolean => lanterns.some((lantern) => lantern.place === place);

const paymentsFor = (state: State, seat: Seat, place: Place): readonly (readonly Card[])[] =>
  payments(playerAt(state, seat).hand, priceOf(state.options, place));

/** Whether these candles, or any when none are chosen yet, pay for the place. */
function isPayable(state: State, seat: Seat, place: Place, cards: readonly Card[] | undefined): boolean {
  const answers = paymentsFor(state, seat, place);
  return cards === undefined ? answers.length > 0 : hasList(answers, cards);
}

/** Pushes one question for each other seat with a lantern beside the new one; the next in turn order is on top. */
function askNeighbours(state: State, guest: Seat, place: Place): State {
  const [, ...others] = seatsFrom(state, guest);
  const asked = others.filter((seat) =>
    state.lanterns.some((lantern) => lantern.seat === seat && areBeside(lantern.place, place)),
  );
  const doors = asked.map((seat): AgendaStep => ({ kind: 'door', seat, guest, place }));
  return { ...state, agenda: [...state.agenda, ...doors.reverse()] };
}

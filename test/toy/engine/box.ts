import { type Census, type Config, seatsOf } from '../../../src/engines/contract.ts';
import { BEADS_OF_A_COLOUR, LANTERNS_OF_A_SEAT, ROUNDS } from './components.ts';
import { BEADS, CARDS, type Option } from './ids.ts';
import type { State } from './state.ts';

/** Where all pieces are, counted. */
export function census(state: State): Census {
  const counts: Record<string, number> = {};
  const add = (piece: string, count: number) => {
    counts[piece] = (counts[piece] ?? 0) + count;
  };

  const bids = state.agenda.flatMap((step) => (step.kind === 'auction' ? step.bids : []));
  const cards = [...state.deck, ...state.discard, ...bids, ...state.players.flatMap(({ hand }) => hand)];
  for (const card of cards) if (card !== null) add(`candle ${card}`, 1);
  for (const bead of BEADS) add(bead, state.stock[bead]);
  add('moon', state.moons);
  for (const [seat, { beads, lanterns, moons }] of state.players.entries()) {
    for (const bead of BEADS) add(bead, beads[bead]);
    add(`lantern of ${seat}`, lanterns);
    add('moon', moons);
  }
  for (const { seat } of state.lanterns) add(`lantern of ${seat}`, 1);
  return counts;
}

/** What the box holds. */
export const box = ({ seats }: Config<Option>): Census => ({
  ...Object.fromEntries(CARDS.map((card) => [`candle ${card}`, 1])),
  ...Object.fromEntries(BEADS.map((bead) => [bead, BEADS_OF_A_COLOUR])),
  moon: ROUNDS,
  ...Object.fromEntries(seatsOf(seats).map((seat) => [`lantern of ${seat}`, LANTERNS_OF_A_SEAT])),
});

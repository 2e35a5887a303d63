import type { MoveOf, Seat, Step } from '../../../../src/engines/contract.ts';
import { ruleFromList } from '../../../../src/engines/rules.ts';
import { beadOf } from '../components.ts';
import { notNow, openDoor, settle, withStep } from '../flow.ts';
import { type AgendaStep, playerAt, type State, stepOf, withPlayer } from '../state.ts';
import type { Toy } from '../types.ts';

type Door = Extract<AgendaStep, { readonly kind: 'door' }>;

/** GUIDE 5. Out of turn: the owner of a neighbouring lantern opens the door or takes a bead. */
export const answer = ruleFromList<Toy, MoveOf<Toy, 'answer'>>({
  parameters: { open: 'boolean' },
  harms: ({ open }) => !open,
  whyNotNow: (state) => notNow(state, 'door'),
  moves: () => ANSWERS,

  apply(state, seat, { open }) {
    const door = stepOf(state);
    if (door?.kind !== 'door') throw new Error(`an answer was played while ${door?.kind} was pending`);
    return settle(open ? opened(state, seat, door) : shut(state, seat, door));
  },
});

const ANSWERS = [true, false].map((open) => ({ kind: 'answer', open }) as const);

const opened = (state: State, seat: Seat, { guest }: Door): Step<Toy> => ({
  state: openDoor(state, seat, guest),
  events: [{ kind: 'doorOpened', seat, guest, forced: false }],
  revealed: 'nothing',
});

function shut(state: State, seat: Seat, { guest, place }: Door): Step<Toy> {
  const bead = beadOf(place);
  const { beads } = playerAt(state, seat);
  const taken = withPlayer(withStep(state), seat, { beads: { ...beads, [bead]: beads[bead] + 1 } });
  return {
    state: { ...taken, stock: { ...state.stock, [bead]: state.stock[bead] - 1 } },
    events: [{ kind: 'doorShut', seat, guest, bead }],
    revealed: 'nothing',
  };
}

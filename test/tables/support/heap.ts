import { type Kind, seatsOf } from '../../../src/engines/contract.ts';
import { defineEngine } from '../../../src/engines/engine.ts';
import { pickOne } from '../../../src/engines/rules.ts';
import { isRecord } from '../../../src/kernel/json.ts';
import { failed, ok } from '../../../src/kernel/result.ts';

/**
 * A heap of stones from which everybody takes at any time, one to three: for what few games do. All seats are awaited
 * at once, taking changes what the others may do once the heap is low, and one move is a mistake of ours that throws.
 */
interface State {
  readonly seats: number;
  readonly stones: number;
  readonly taken: readonly number[];
}

type Move =
  | { readonly kind: 'take'; readonly stones: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'stumble' };

interface Heap {
  Option: string;
  Deal: { readonly stones: number };
  State: State;
  Move: Move;
  Event: Kind;
  Sight: Kind;
  Violation: { readonly kind: 'notThere' };
  Part: 'stones';
  Open: State;
  Own: object;
  Change: Kind;
}

const notThere = { kind: 'notThere' } as const;
const rest = (state: State, events: readonly Kind[] = []) => ({ state, events, revealed: 'nothing' }) as const;

/** A game with so many stones. Only the seats may take that `legal` lists: waiting and stumbling are not listed. */
export const heapOf = (stones: number, version = 1) =>
  defineEngine<Heap>({
    id: 'heap',
    rulesVersion: 1,
    options: [],
    hasSecrets: false,
    seats: () => ({ min: 1, max: 4 }),
    turns: () => 4,
    deal: () => ({ stones }),
    readDeal: () => failed('dealt by itself'),
    setup: ({ seats }, deal) => rest({ seats, stones: deal.stones, taken: Array.from({ length: seats }, () => 0) }),
    config: ({ seats }) => ({ seats, options: [] }),
    turn: (state) =>
      state.stones > 0
        ? { awaits: seatsOf(state.seats) }
        : { over: seatsOf(state.seats).map((seat) => ({ seat, place: 1, points: state.taken[seat]! })) },
    stage: () => 1,
    scores: (state) => seatsOf(state.seats).map((seat) => ({ seat, points: state.taken[seat]!, parts: [] })),
    rules: {
      take: {
        parameters: { stones: 'integer' },
        choices: (state, _seat, { stones: known }) =>
          pickOne('stones', known, known === undefined ? possible(state) : [known], notThere, () => ({
            complete: { kind: 'take', stones: known! },
          })),
        refuse: (state, _seat, move) => (possible(state).includes(move.stones) ? null : notThere),
        apply(state, seat, move) {
          const taken = state.taken.map((count, index) => (index === seat ? count + move.stones : count));
          return rest({ ...state, taken, stones: state.stones - move.stones }, [{ kind: 'taken' }]);
        },
      },
      wait: {
        parameters: {},
        choices: () => ({ complete: { kind: 'wait' } }),
        legal: () => [],
        refuse: () => null,
        apply: (state) => rest({ ...state }, [{ kind: 'waited' }]),
      },
      stumble: {
        parameters: {},
        choices: () => ({ complete: { kind: 'stumble' } }),
        legal: () => [],
        refuse: () => null,
        apply() {
          throw new Error('a secret that must not be logged');
        },
      },
    },
    open: (state) => state,
    ended: (state) => state,
    own: () => ({}),
    sight: (event) => event,
    changes: () => [],
    notation: { write: (move) => JSON.stringify(move), read: () => null },
    save: {
      version,
      steps: {},
      parse: (value) =>
        isRecord(value) && Array.isArray(value.taken) ? ok(value as unknown as State) : failed('no heap'),
    },
    census: () => ({}),
    box: () => ({}),
    check: (state) => (state.stones >= 0 ? null : 'stones are missing'),
    redeal: (state) => state,
  });

const possible = (state: State) => [1, 2, 3].filter((count) => count <= state.stones);

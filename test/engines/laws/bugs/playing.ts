import { failed } from '../../../../src/kernel/result.ts';
import { type Card, type State, type Toy, toy } from '../../../toy/engine/index.ts';
import { type BugsOf, illegal, isOver, speaker, wrong, wrongAnswer, wrongState, wrongStep } from './bug.ts';

/** The state for bugs that write into it, which the types forbid. */
const writable = (state: State) =>
  state as unknown as {
    readonly deck: Card[];
    readonly discard: Card[];
    readonly players: { readonly hand: Card[] }[];
  };

const played = new WeakSet<State>();
let calls = 0;

export const playingBugs: BugsOf<
  | 'a game ends, and while it runs every awaited seat has a legal move'
  | 'what harms another player can be declined, and a game ends in which absent seats always do'
  | 'whatever is not legal is refused with a reason and changes nothing'
  | 'nothing that goes in is ever changed'
  | 'everything is plain JSON, and the game goes on the same from a stored state'
  | 'seed and moves give the same game while all other chance and every clock throw'
> = {
  'a game ends, and while it runs every awaited seat has a legal move': [
    [
      'a bid is forgotten',
      wrongStep((step, { kind }, state) => (kind === 'bid' ? { ...step, state } : step)),
      /does not end/,
    ],
    [
      'a game that is over still awaits a seat',
      wrong({ turn: (state) => (isOver(state) ? { awaits: [state.beginner] } : toy.turn(state)) }),
      /has no legal move/,
    ],
    [
      'a seat is awaited twice',
      wrong({
        turn: (state) => {
          const turn = toy.turn(state);
          return 'over' in turn ? turn : { awaits: turn.awaits.flatMap((seat) => [seat, seat]) };
        },
      }),
      /awaited twice/,
    ],
    [
      'a running game awaits nobody',
      wrong({ turn: (state) => (state.round > 1 && !isOver(state) ? { awaits: [] } : toy.turn(state)) }),
      /awaits nobody/,
    ],
    [
      'one of two awaited seats has nothing to offer',
      wrong({ legal: (state, seat) => (seat === 1 && state.agenda.length === 1 ? [] : toy.legal(state, seat)) }),
      /has no legal move/,
    ],
  ],

  'what harms another player can be declined, and a game ends in which absent seats always do': [
    [
      'every answer at the door counts as harm',
      wrong({ harms: ({ kind }) => kind === 'answer' }),
      /can do nothing but harm: \[{"kind":"answer"/,
    ],
    [
      'an open door is asked about again',
      wrongStep((step, move, state) => (move.kind === 'answer' && move.open ? { ...step, state } : step)),
      /with the system in the seats from \d on the game does not end/,
    ],
  ],

  'whatever is not legal is refused with a reason and changes nothing': [
    [
      'anybody may play for the seat that is awaited',
      wrong({ play: (state, seat, move, random) => toy.play(state, speaker(state, seat), move, random) }),
      /is not awaited and plays|not with notYourTurn/,
    ],
    [
      'a refused move costs a candle',
      wrongAnswer((answer, state) => {
        if (!answer.ok) writable(state).deck.pop();
        return answer;
      }),
      /changed the state/,
    ],
    [
      'a refusal has no reason',
      wrongAnswer((answer) =>
        !answer.ok && answer.error.kind === 'illegal'
          ? failed({ kind: 'illegal', violation: {} as Toy['Violation'] }) // The type forbids what the law must see.
          : answer,
      ),
      /has no reason/,
    ],
    [
      'the end of the game is not told',
      wrongAnswer((answer, state) => (isOver(state) ? illegal : answer)),
      /not with gameOver/,
    ],
    [
      'a refusal names nobody as awaited',
      wrongAnswer((answer) =>
        !answer.ok && answer.error.kind === 'notYourTurn' ? failed({ kind: 'notYourTurn', awaits: [] }) : answer,
      ),
      /notYourTurn.*, but \[/,
    ],
    [
      'choices give another reason than play',
      wrong({
        choices: (state, seat, partial) => {
          const choice = toy.choices(state, seat, partial);
          return 'none' in choice ? { none: { kind: 'gameOver' } } : choice;
        },
      }),
      /and choices say/,
    ],
  ],

  'nothing that goes in is ever changed': [
    [
      'play writes into the discards',
      wrongAnswer((answer, state) => {
        if (answer.ok) writable(state).discard.push('1a');
        return answer;
      }),
      /not extensible/,
    ],
    [
      'legal sorts the hand in its place',
      wrong({
        *legal(state, seat) {
          writable(state).players[seat]?.hand.sort();
          yield* toy.legal(state, seat);
        },
      }),
      /read only/,
    ],
    [
      'the set-up takes a candle off the deal',
      wrong({
        setup: (config, deal) => {
          const step = toy.setup(config, deal);
          (deal.cards as Card[]).pop(); // The types forbid what the law must see.
          return step;
        },
      }),
      /delete property|read only/,
    ],
    [
      'redealing turns the deck itself round',
      wrong({
        redeal: (state, viewer, random) => {
          writable(state).deck.reverse();
          return toy.redeal(state, viewer, random);
        },
      }),
      /read only/,
    ],
  ],

  'everything is plain JSON, and the game goes on the same from a stored state': [
    [
      'a state has a field that is undefined',
      wrongState((state) => Object.assign({ pending: undefined }, state)),
      /pending: only one side has it/,
    ],
    [
      'a state holds a set',
      wrongState((state) => Object.assign({ taken: new Set(state.lanterns) }, state)),
      /prototypes/,
    ],
    [
      'a number is minus zero',
      wrongState((state) => ({ ...state, reshuffles: state.reshuffles || -0 })),
      /reshuffles: 0 and 0/,
    ],
    [
      'a view needs the memo of a played state',
      wrong({
        play: (state, seat, move, random) => {
          const answer = toy.play(state, seat, move, random);
          if (answer.ok) played.add(answer.value.state);
          return answer;
        },
        open: (state) => ({ ...toy.open(state), round: played.has(state) ? state.round : 0 }),
      }),
      /open is not the same/,
    ],
    [
      'a sight has a field that is undefined',
      wrong({ sight: (event, viewer) => Object.assign({ by: undefined }, toy.sight(event, viewer)) }),
      /a sight is not the same/,
    ],
  ],

  'seed and moves give the same game while all other chance and every clock throw': [
    [
      'play rolls by itself',
      wrongState((state) => ({ ...state, reshuffles: Math.random() < 2 ? state.reshuffles : 0 })),
      /asked for random/,
    ],
    [
      'play looks at the clock',
      wrongState((state) => ({ ...state, reshuffles: Date.now() > 0 ? state.reshuffles : 0 })),
      /asked for Date/,
    ],
    [
      'play makes a date',
      wrongState((state) => ({ ...state, reshuffles: Date.now() > 0 ? state.reshuffles : 0 })),
      /asked for Date/,
    ],
    [
      'play looks at the time since the start',
      wrongState((state) => ({ ...state, reshuffles: performance.now() > 0 ? state.reshuffles : 0 })),
      /asked for now/,
    ],
    ['play counts in a variable', wrongState((state) => ({ ...state, reshuffles: calls++ })), /another position/],
    [
      'a label is used at every move',
      wrong({
        play: (state, seat, move, random) => {
          random.stream('again');
          return toy.play(state, seat, move, random);
        },
      }),
      /the stream again is asked for twice/,
    ],
    ['the set-up rolls by itself', wrong({ setup: unequal }), /another position/],
  ],
};

/** A set-up whose first round differs from call to call. */
function unequal(config: Parameters<typeof toy.setup>[0], deal: Toy['Deal']): ReturnType<typeof toy.setup> {
  const step = toy.setup(config, deal);
  return { ...step, state: { ...step.state, reshuffles: calls++ } };
}

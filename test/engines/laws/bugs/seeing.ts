import type { Seat, Viewer } from '../../../../src/engines/contract.ts';
import { failed } from '../../../../src/kernel/result.ts';
import { type Event, type Sight, type State, toy } from '../../../toy/engine/index.ts';
import { type BugsOf, wrong, wrongAnswer, wrongStep } from './bug.ts';

/** The toy with something more in what everybody sees. */
const opening = (more: (state: State) => object) =>
  wrong({ open: (state) => ({ ...toy.open(state), ...more(state) }) });

/** The toy with something more in what each seat sees. */
const owning = (more: (state: State, seat: Seat) => object) =>
  wrong({ own: (state, seat) => ({ ...toy.own(state, seat), ...more(state, seat) }) });

/** The toy with other sights. */
const showing = (change: (sight: Sight, event: Event, viewer: Viewer) => Sight) =>
  wrong({ sight: (event, viewer) => change(toy.sight(event, viewer), event, viewer) });

const handOf = (state: State, seat: number) => state.players[seat]?.hand ?? [];

export const seeingBugs: BugsOf<
  | 'views, offers and refusals tell no secret'
  | 'sights tell no secret'
  | 'a move that reveals nothing teaches its seat nothing'
> = {
  'views, offers and refusals tell no secret': [
    ['a game with hands says that it has no secrets', wrong({ hasSecrets: false }), /says it has no secrets/],
    ['everybody sees the next candle', opening(({ deck }) => ({ next: deck[0] ?? null })), /secret: \/open\/next/],
    [
      'everybody sees how many candles of value 3 each hand has',
      opening(({ players }) => ({ high: players.map(({ hand }) => hand.filter((card) => card >= '3a').length) })),
      /secret: \/open\/high/,
    ],
    [
      'a seat sees the hand before its own',
      owning((state, seat) => ({ other: handOf(state, seat - 1) })),
      /secret: \/own\/other/,
    ],
    ['a seat sees all bids', owning(({ agenda }) => ({ bids: agenda[0] ?? null })), /secret: \/own\/bids/],
    [
      'the scores count a candle in hand',
      wrong({
        scores: (state) =>
          toy
            .scores(state)
            .map((score) => ({ ...score, points: score.points + Number(handOf(state, score.seat)[0]?.[0] ?? 0) })),
      }),
      /secret: \/scores/,
    ],
    [
      'seats with a candle of value 3 are awaited first',
      wrong({
        turn: (state) => {
          const turn = toy.turn(state);
          if ('over' in turn) return turn;
          const isHigh = (seat: Seat) => (handOf(state, seat).at(-1) ?? '') >= '3a';
          return { awaits: turn.awaits.toSorted((a, b) => Number(isHigh(b)) - Number(isHigh(a))) };
        },
      }),
      /secret: \/turn/,
    ],
    [
      'legal knows what lies on the deck',
      wrong({
        legal: (state, seat) =>
          [...toy.legal(state, seat)].filter(({ kind }) => kind !== 'hang' || !state.deck[0]?.startsWith('3')),
      }),
      /what is offered to seat \d depends on a secret/,
    ],
    [
      'a question knows what lies on the deck',
      wrong({
        choices: (state, seat, partial) =>
          partial.kind === 'draw' && state.deck[0]?.startsWith('3')
            ? { none: { kind: 'gameOver' } }
            : toy.choices(state, seat, partial),
      }),
      /what is offered to seat \d .*depends on a secret/,
    ],
    [
      'a refusal tells that the candle is in the deck',
      wrongAnswer((answer, state, move) =>
        !answer.ok && move.kind === 'bid' && state.deck.includes(move.card)
          ? failed({ kind: 'illegal', violation: { kind: 'noBeads' } })
          : answer,
      ),
      /trying .* depends on a secret/,
    ],
    [
      'redealing leaves the hands as they are',
      wrong({ redeal: (state) => ({ ...state, deck: state.deck.toReversed() }) }),
      /leaves what other seats hold as it is/,
    ],
    [
      'redealing loses a candle',
      wrong({ redeal: (state) => ({ ...state, deck: state.deck.slice(1) }) }),
      /changes the census/,
    ],
    [
      'redealing mixes up a hand',
      wrong({
        redeal: (state, viewer, random) => {
          const other = toy.redeal(state, viewer, random);
          return { ...other, players: other.players.map((player) => ({ ...player, hand: player.hand.toReversed() })) };
        },
      }),
      /a redealt state has/,
    ],
  ],

  'sights tell no secret': [
    [
      'candles drawn are shown to all',
      showing((sight, event) => (event.kind === 'drew' ? toy.sight(event, event.seat) : sight)),
      /tell a secret: .*cards/,
    ],
    [
      'a bid is shown to seat 1',
      showing((sight, event, viewer) => (event.kind === 'bid' && viewer === 1 ? toy.sight(event, event.seat) : sight)),
      /tell a secret: .*card/,
    ],
    [
      'the hands dealt are shown to all',
      showing((sight, event) => (event.kind === 'dealt' ? { kind: 'dealt', hand: event.hands.flat() } : sight)),
      /tell that seat/,
    ],
    [
      'a gong sounds when a candle of value 3 is drawn',
      showing((sight, event) =>
        event.kind === 'drew' && event.cards.some((card) => card >= '3a') ? { ...sight, ...{ gong: true } } : sight,
      ),
      /tell a secret: .*gong/,
    ],
  ],

  'a move that reveals nothing teaches its seat nothing': [
    [
      'drawing says that it reveals nothing',
      wrongStep((step, { kind }) => (kind === 'draw' ? { ...step, revealed: 'nothing' } : step)),
      /draw.* says it reveals nothing/,
    ],
    [
      'closing an auction says that it reveals nothing',
      wrongStep((step, { kind }) => (kind === 'bid' ? { ...step, revealed: 'nothing' } : step)),
      /bid.* says it reveals nothing/,
    ],
    [
      'what closing an auction reveals depends on the deck',
      wrong({
        play: (state, seat, move, random) => {
          const step = toy.play(state, seat, move, random);
          const isOdd =
            [...JSON.stringify(state)].reduce((sum, sign, at) => sum + at * sign.charCodeAt(0), 0) % 2 === 1;
          return step.ok && isOdd ? { ok: true, value: { ...step.value, revealed: 'hidden' } } : step;
        },
      }),
      /what .* reveals depends on a secret/,
    ],
  ],
};

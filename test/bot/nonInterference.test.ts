import { describe, expect, test } from 'vitest';
import type { BotGame, Games } from '../../src/bot/contract.ts';
import { NOTHING_YET } from '../../src/bot/contract.ts';
import { boardMessage } from '../../src/bot/messages/board.ts';
import { handContent } from '../../src/bot/messages/hand.ts';
import { openView } from '../../src/bot/messages/pictures.ts';
import { type DraftHistory, historyOf, withStep } from '../../src/bot/turn/draftHistory.ts';
import { panelOf } from '../../src/bot/turn/panel.ts';
import { positionAfter } from '../../src/bot/turn/position.ts';
import { type Seat, seatsOf } from '../../src/engines/contract.ts';
import { type Stream, seeded } from '../../src/kernel/random.ts';
import type { Table } from '../../src/tables/tables.ts';
import { testGames } from './support/games.ts';

const say = { name: (seat: Seat) => `seat ${seat}` };
const reader = { locale: 'en', say } as const;
const people = { names: ['a', 'b', 'c', 'd'], say, plain: say };

/** Three, or as many as the game needs. */
const seatsIn = ({ engine }: BotGame): number => Math.max(3, engine.seats([]).min);

/** Positions of a random game, with a seat that is awaited in each. */
function* positions(game: BotGame, seed: string): Iterable<readonly [object, Seat]> {
  const { engine } = game;
  const random = seeded(seed);
  const config = { seats: seatsIn(game), options: [] };
  let { state } = engine.setup(config, engine.deal(config, random));
  const stream = random.stream('playout');
  for (;;) {
    const turn = engine.turn(state);
    if ('over' in turn) return;
    const seat = pick(stream, turn.awaits);
    yield [state, seat];
    const played = engine.play(state, seat, pick(stream, [...engine.legal(state, seat)]), random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

function pick<T>(stream: Stream, from: readonly T[]): T {
  const one = from[stream.uniform(from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/** A way through the panel from this position, and everything that is shown on it. */
function walk(
  game: BotGame,
  state: object,
  seat: Seat,
  stream: Stream,
): readonly { history: DraftHistory; shown: string }[] {
  const steps: { history: DraftHistory; shown: string }[] = [];
  let history: DraftHistory = historyOf(NOTHING_YET);
  for (let step = 0; step < 6; step++) {
    const sheet = panelOf(game, state, seat, history, reader);
    if (!sheet.ok) return steps;
    steps.push({ history, shown: JSON.stringify(sheet.value) });
    const ways = sheet.value.actions.flatMap((action) => (action.kind === 'go' ? [action.draft] : []));
    if (ways.length === 0) return steps;
    history = withStep(history, pick(stream, ways));
  }
  return steps;
}

/** A table in this position, as far as its board message shows it. */
const tableIn = (game: BotGame, state: object, seat: Seat): Table => {
  const seats = seatsOf(seatsIn(game)).map((number) => ({
    ...{ seat: number, user: `${number}`, host: number === 0, resigned: false, offer: 1, since: 0 },
    awaited: number === seat,
  }));
  const heading = {
    id: '1',
    guild: 'g',
    channel: 'c',
    thread: null,
    messages: { lobby: null, board: null },
    locale: 'en',
    isPrivate: false,
    invited: [],
  };
  const times = { openedAt: 0, changedAt: 0, startedAt: 0, endedAt: null };
  return {
    ...{ ...heading, ...times, game: game.engine.id, options: [], status: 'running', suspended: null, seats, seq: 9 },
    ...{ result: null, fairness: null, state, recent: [] },
  };
};

const games: Games = testGames;

describe.each(Object.values(games).map((game) => [game.engine.id, game] as const))('of %s', (_id, game) => {
  test('panels, what they foretell and commands are the same when all that the seat cannot know is dealt anew', () => {
    let pairs = 0;
    for (const [state, seat] of positions(game, 'panels')) {
      const stream = seeded(`walk ${pairs}`).stream('walk');
      const other = game.engine.redeal(state, seat, seeded(`other ${pairs}`));
      for (const { history, shown } of walk(game, state, seat, stream)) {
        const again = panelOf(game, other, seat, history, reader);
        expect(again.ok ? JSON.stringify(again.value) : again.error).toBe(shown);
        pairs++;
      }
      const here = positionAfter(game.engine, state, seat, []);
      const there = positionAfter(game.engine, other, seat, []);
      if (!here.ok || !there.ok) throw new Error('no position');
      for (const command of game.commands) {
        for (const { name } of command.options) {
          const suggested = JSON.stringify(command.suggest(here.value, {}, name, reader));
          expect(JSON.stringify(command.suggest(there.value, {}, name, reader))).toBe(suggested);
        }
      }
    }
    expect(pairs).toBeGreaterThan(80);
    console.info(`${game.engine.id}: ${pairs} pairs of panels`);
  });

  test('a hand and its buttons are the same when all that its seat cannot know is dealt anew, and no more than 15', () => {
    const { hand } = game;
    if (hand === null) return;
    let pairs = 0;
    for (const [state, awaited] of positions(game, 'hands')) {
      for (const { seat, ...seating } of tableIn(game, state, awaited).seats) {
        const other = game.engine.redeal(state, seat, seeded(`other ${pairs}`));
        const [mine, theirs] = [state, other].map((one) => {
          const position = positionAfter(game.engine, one, seat, []);
          if (!position.ok) throw new Error('no position');
          if (seat === awaited) expect(hand.choices(position.value, reader).length).toBeLessThanOrEqual(15);
          const content = handContent(game, hand, { id: '1' }, { ...seating, seat }, position.value, reader);
          return JSON.stringify([content, hand.isSecret(position.value.view.open)]);
        });
        expect(theirs).toBe(mine);
        pairs++;
      }
    }
    expect(pairs).toBeGreaterThan(60);
    console.info(`${game.engine.id}: ${pairs} pairs of hands`);
  });

  test('the board message, its alt text and its marks are the same when all that is hidden is dealt anew', () => {
    let pairs = 0;
    for (const [state, seat] of positions(game, 'boards')) {
      const other = game.engine.redeal(state, 'table', seeded(`other ${pairs}`));
      const [mine, theirs] = [state, other].map((one) => {
        const view = openView(game, { status: 'running', result: null }, one);
        const picture = { name: 'x.png', bytes: new Uint8Array(1), alt: game.words.en.describe(view, say).join(' ') };
        const message = boardMessage(game, tableIn(game, one, seat), one, people, picture, []);
        const position = positionAfter(game.engine, one, seat, []);
        const marks = position.ok ? game.controls.marks(position.value) : null;
        return JSON.stringify([message, marks, view]);
      });
      expect(theirs).toBe(mine);
      pairs++;
    }
    expect(pairs).toBeGreaterThan(20);
    console.info(`${game.engine.id}: ${pairs} pairs of boards`);
  });
});

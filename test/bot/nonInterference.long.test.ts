import { describe, expect, test } from 'vitest';
import { type BotGame, type Games, NOTHING_YET } from '../../src/bot/contract.ts';
import { boardMessage } from '../../src/bot/messages/board.ts';
import { handContent } from '../../src/bot/messages/hand.ts';
import { type DraftHistory, historyOf, withDraft } from '../../src/bot/turn/draftHistory.ts';
import { panelOf } from '../../src/bot/turn/panel.ts';
import { type Seat, seatsOf } from '../../src/engines/contract.ts';
import { type Stream, seeded } from '../../src/kernel/random.ts';
import type { SeatStandpoint, Standpoints } from '../../src/tables/table/standpoint.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { standpointsOf } from '../../src/tables/view/makeStandpoints.ts';
import { wordsIn } from '../../src/words/words.ts';
import { engineOf } from '../support/engines.ts';
import { HELD, UNTIMED } from '../support/stored.ts';
import { testGames } from './support/games.ts';

const say = { name: (seat: Seat) => `seat ${seat}` };
const reader = { words: wordsIn('en'), say } as const;
const players = { names: ['a', 'b', 'c', 'd'], say, plain: say };

/** Three, or as many as the game needs. */
const seatsIn = ({ engine }: BotGame): number => Math.max(3, engine.seats([]).min);

/** At least so many positions are looked at: short games are played several times. */
const ENOUGH = 100;

/** Positions of random games, with a seat that is awaited in each. */
function* positions(game: BotGame, seed: string): Iterable<readonly [object, Seat]> {
  for (let number = 0, seen = 0; seen < ENOUGH; number++)
    for (const position of positionsOf(game, `${seed}/${number}`)) {
      seen++;
      yield position;
    }
}

function* positionsOf(game: BotGame, seed: string): Iterable<readonly [object, Seat]> {
  const engine = engineOf(game.engine.id);
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
  standpoint: SeatStandpoint,
  stream: Stream,
): readonly { history: DraftHistory; shown: string }[] {
  const steps: { history: DraftHistory; shown: string }[] = [];
  let history: DraftHistory = historyOf(NOTHING_YET);
  for (let step = 0; step < 6; step++) {
    const panel = panelOf(game, standpoint, history, reader);
    if (!panel.ok) return steps;
    steps.push({ history, shown: JSON.stringify(panel.value) });
    const ways = panel.value.actions.flatMap((action) => (action.kind === 'go' ? [action.draft] : []));
    if (ways.length === 0) return steps;
    history = withDraft(history, pick(stream, ways));
  }
  return steps;
}

/** A table in this position, as far as its board message shows it. */
const tableIn = (game: BotGame, state: object, seat: Seat): Table => {
  const seats = seatsOf(seatsIn(game)).map((number) => ({
    ...HELD,
    ...{ seat: number, user: `${number}`, host: number === 0, resigned: false, offer: 1, since: 0 },
    awaited: number === seat,
  }));
  const head = {
    id: '1',
    guild: 'g',
    channel: 'c',
    thread: null,
    messages: { lobby: null, board: null, vote: null, offer: null },
    ...UNTIMED,
    call: null,
    locale: 'en',
    isPrivate: false,
    invited: [],
    rematchOf: null,
    origin: null,
  };
  const times = { openedAt: 0, changedAt: 0, startedAt: 0, endedAt: null };
  const play = { game: game.engine.id, options: [], status: 'running', suspended: null, seats, seq: 9 } as const;
  const standpoints = standpointsOf(engineOf(game.engine.id), state, { ...play, result: null }, []);
  return {
    ...head,
    ...times,
    ...play,
    result: null,
    fairness: null,
    digits: null,
    standpoints,
    refusedStart: null,
    playedFrom: null,
  };
};

/** What the viewers of such a table may know. */
function standpointsIn(game: BotGame, state: object, seat: Seat): Standpoints {
  const { standpoints } = tableIn(game, state, seat);
  if (standpoints === null) throw new Error('the table has started');
  return standpoints;
}

const games: Games = testGames;

describe.each(Object.values(games).map((game) => [game.engine.id, game] as const))('of %s', (_id, game) => {
  const engine = engineOf(game.engine.id);

  test('panels and commands are the same when all that the seat cannot know is dealt anew', () => {
    let pairs = 0;
    for (const [state, seat] of positions(game, 'panels')) {
      const stream = seeded(`walk ${pairs}`).stream('walk');
      const other = engine.redeal(state, seat, seeded(`other ${pairs}`));
      const [here, there] = [state, other].map((one) => standpointsIn(game, one, seat).of(seat));
      if (!here || !there) throw new Error('two positions are compared');
      for (const { history, shown } of walk(game, here, stream)) {
        const again = panelOf(game, there, history, reader);
        expect(again.ok ? JSON.stringify(again.value) : again.error).toBe(shown);
        pairs++;
      }
      for (const command of game.commands) {
        for (const { name } of command.options) {
          const suggested = JSON.stringify(command.suggest(here, {}, name, reader));
          expect(JSON.stringify(command.suggest(there, {}, name, reader))).toBe(suggested);
        }
      }
    }
    expect(pairs).toBeGreaterThan(80);
    console.info(`${game.engine.id}: ${pairs} pairs of panels`);
  });

  test('a hand and its buttons, at most 15, are the same when all that its seat cannot know is dealt anew', () => {
    const { hand } = game;
    if (hand === null) return;
    let pairs = 0;
    for (const [state, awaited] of positions(game, 'hands')) {
      for (const seat of seatsOf(seatsIn(game))) {
        const other = engine.redeal(state, seat, seeded(`other ${pairs}`));
        const [mine, theirs] = [state, other].map((one) => {
          const standpoint = standpointsIn(game, one, awaited).of(seat);
          if (seat === awaited) expect(hand.choices(standpoint, reader).length).toBeLessThanOrEqual(15);
          const content = handContent(game, hand, { id: '1', status: 'running', seats: [] }, standpoint, reader);
          return JSON.stringify([content, hand.isSecret(standpoint.view.open)]);
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
      const other = engine.redeal(state, 'table', seeded(`other ${pairs}`));
      const [mine, theirs] = [state, other].map((one) => {
        const standpoints = standpointsIn(game, one, seat);
        const { view } = standpoints.public;
        const picture = { name: 'x.png', bytes: new Uint8Array(1), alt: game.words.en.describe(view, say).join(' ') };
        const message = boardMessage(game, tableIn(game, one, seat), standpoints.public, players, picture, []);
        const marks = game.controls.marks(standpoints.of(seat), wordsIn('en'));
        return JSON.stringify([message, marks, view]);
      });
      expect(theirs).toBe(mine);
      pairs++;
    }
    expect(pairs).toBeGreaterThan(20);
    console.info(`${game.engine.id}: ${pairs} pairs of boards`);
  });
});

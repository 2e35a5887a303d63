import { expect, test } from 'vitest';
import { type Caylus, caylus, type State } from '../../../src/engines/caylus/index.ts';
import type { Step } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { amount } from '../../support/amount.ts';
import { choose } from './choose.ts';
import { enter, facts, factsOf, ledger } from './ledger.ts';

const GAMES = amount(300, 5_000);
const CHOSEN_GAMES = amount(60, 1_000);
/** Every how many moves a position is looked at. */
const LOOKED_AT = amount(40, 20);

/** Where deniers come from, and where they go (rules §14). */
const SOURCES = ['start', 'income', 'first pass', 'trading_post', 'n_market', 'w_market', 'favor'];
const DRAINS = ['placement', 'provost', 'joust_field', 'f_peddler', 'w_peddler', 's_church', 's_bank', 'residence'];

/** What has happened in all games of a test. */
const story = () => ({
  moves: 0,
  looked: 0,
  rounds: 0,
  favors: 0,
  lost: 0,
  planned: 0,
  residences: 0,
  prestige: 0,
  houses: 0,
});

/** Follows a game by its events, and compares. */
function follow(game: string, seats: number, seen: ReturnType<typeof story>) {
  const config = { seats, options: [] };
  const random = seeded(game);
  const box = caylus.box(config);
  const book = ledger(seats);
  const begun = caylus.setup(config, caylus.deal(config, random));
  enter(book, begun.events);
  let count = 0;

  const watch = ({ state, events }: Step<Caylus>) => {
    enter(book, events);
    seen.moves++;
    for (const event of events) {
      if (event.kind === 'choseTrack') seen.favors++;
      if (event.kind === 'lostFavor') seen.lost++;
      if (event.kind === 'residencePlanned') seen.planned++;
      if (event.kind === 'builtHouse') seen.houses++;
      if (event.kind !== 'built') continue;
      if (event.building === 'residence') seen.residences++;
      if (event.building.startsWith('p_')) seen.prestige++;
    }
    if (++count % LOOKED_AT === 0) compare(state);
  };

  const compare = (state: State) => {
    expect(factsOf(book)).toEqual(facts(state));
    expect(caylus.check(state)).toBe(null);
    expect(caylus.census(state)).toEqual(box);
    seen.looked++;
  };

  const end = (state: State) => {
    compare(state);
    expect(state.counted).toEqual(['dungeon', 'walls', 'towers']);
    for (const [reason, sum] of Object.entries(book.flow)) {
      if (sum > 0) expect(SOURCES).toContain(reason);
      if (sum < 0) expect(DRAINS).toContain(reason);
    }
    for (const { points, parts } of caylus.scores(state))
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
    seen.rounds += state.round;
  };
  return { config, random, begun, watch, end };
}

test('§14 random games end; events account for every cube, denier, point, and tile; deniers come and go as listed', () => {
  const seen = story();
  for (let game = 0; game < GAMES; game++) {
    const { config, random, watch, end } = follow(`games ${game}`, 2 + (game % 4), seen);
    end(playout(caylus, config, random, watch).state);
  }
  console.log(`${GAMES} random games: ${JSON.stringify(seen)}`);
  expect(seen.residences).toBeGreaterThan(0);
}, 600_000);

test('§14 the same of games as people play them, with favors within favors and prestige buildings', () => {
  const seen = story();
  for (let game = 0; game < CHOSEN_GAMES; game++) {
    const { random, begun, watch, end } = follow(`chosen ${game}`, 2 + (game % 4), seen);
    const choice = random.stream('choice');
    let { state } = begun;
    for (;;) {
      const turn = caylus.turn(state);
      if ('over' in turn) break;
      const seat = turn.awaits[0]!;
      const played = caylus.play(state, seat, choose(state, seat, choice), random);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      state = played.value.state;
      watch(played.value);
    }
    end(state);
  }
  console.log(`${CHOSEN_GAMES} games as people play: ${JSON.stringify(seen)}`);
  for (const [what, number] of Object.entries(seen))
    if (what !== 'lost') expect([what, number > 0]).toEqual([what, true]);
}, 600_000);

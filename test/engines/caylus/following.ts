/** Whole games, followed by their events alone and compared. */
import { expect } from 'vitest';
import { type Caylus, caylus, type State } from '../../../src/engines/caylus/index.ts';
import type { Step } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { playedFrom } from '../../support/wholeGame.ts';
import { choose } from './choose.ts';
import { enter, facts, factsOf, ledger } from './ledger.ts';

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
function follow(game: string, seats: number, lookedAt: number, seen: ReturnType<typeof story>) {
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
    if (++count % lookedAt === 0) compare(state);
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

/** Plays random games and looks at a position every so many moves; returns what has happened. */
export function followRandom(games: number, lookedAt: number): ReturnType<typeof story> {
  const seen = story();
  for (let game = 0; game < games; game++) {
    const { config, random, watch, end } = follow(`games ${game}`, 2 + (game % 4), lookedAt, seen);
    end(playout(caylus, config, random, watch).state);
  }
  console.log(`${games} random games: ${JSON.stringify(seen)}`);
  return seen;
}

/** The same with games as people play them. */
export function followChosen(games: number, lookedAt: number): ReturnType<typeof story> {
  const seen = story();
  for (let game = 0; game < games; game++) {
    const { random, begun, watch, end } = follow(`chosen ${game}`, 2 + (game % 4), lookedAt, seen);
    const choice = random.stream('choice');
    let { state } = begun;
    for (const step of playedFrom(caylus, state, random, (at, seat) => choose(at, seat, choice))) {
      watch(step);
      ({ state } = step);
    }
    end(state);
  }
  console.log(`${games} games as people play: ${JSON.stringify(seen)}`);
  return seen;
}

import { expect, test } from 'vitest';
import { carcassonne, type Move, type State } from '../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { noChance, seeded } from '../../../src/kernel/random.ts';
import { choose } from './choose.ts';
import { type Man, Oracle, scoreEnd, scoreTile } from './oracle.ts';

const GAMES = 100;
const seen = { places: 0, spots: 0, occupied: 0, scored: 0, returned: 0, removed: 0, farms: 0 };

test('places, spots and points of whole games are those that the rules give by flood fill', () => {
  for (let game = 0; game < GAMES; game++) {
    const config = { seats: 2 + (game % 4), options: game % 2 === 0 ? [] : (['old'] as const) };
    const random = seeded(`oracle ${game}`);
    const choice = random.stream('choice');
    let { state } = carcassonne.setup(config, carcassonne.deal(config, random));

    for (;;) {
      const turn = carcassonne.turn(state);
      if ('over' in turn) break;
      const seat = turn.awaits[0]!;
      const move = choose(state, [...carcassonne.legal(state, seat)], game % 5 === 0 ? 'anyhow' : 'closely', choice);
      const played = carcassonne.play(state, seat, move, noChance);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      checkOffers(state, seat);
      checkOutcome(state, seat, move, played.value.state);
      state = played.value.state;
    }
  }
  console.log(`oracle: ${GAMES} games: ${JSON.stringify(seen)}`);
  expect(Object.entries(seen).filter(([, number]) => number === 0)).toEqual([]);
  expect(seen.scored).toBeGreaterThan(1000);
});

function checkOffers(state: State, seat: Seat): void {
  const map = new Oracle(state.placements);
  const legal = [...carcassonne.legal(state, seat)];
  const step = state.agenda[0];
  if (step?.kind === 'placeTile') {
    const places = map.places(step.tile).map((place) => ({ kind: 'placeTile', ...place }));
    expect(legal).toEqual(places);
    seen.places += places.length;
    return;
  }
  const { x, y } = state.placements.at(-1)!;
  const free = map.segmentsAt(x, y).flatMap((_, segment) => {
    const { segments } = map.region(x, y, segment);
    const taken = menOf(state).some((man) => segments.has(`${man.x},${man.y}/${man.segment}`));
    if (taken) seen.occupied++;
    return taken ? [] : [{ kind: 'placeFollower', figure: 'follower', segment }];
  });
  expect(legal).toEqual([...free, { kind: 'pass' }]);
  seen.spots += free.length;
}

function checkOutcome(before: State, seat: Seat, move: Move, after: State): void {
  const { x, y } = move.kind === 'placeTile' ? move : before.placements.at(-1)!;
  const standing = menOf(before).concat(move.kind === 'placeFollower' ? [{ seat, x, y, segment: move.segment }] : []);
  const points = [...totals(before)];
  let staying: readonly Man[] = standing;

  if (after.agenda[0]?.kind !== 'action') {
    const turn = scoreTile(after.placements, standing, x, y);
    for (const [owner, won] of turn.paid) points[owner]! += won;
    staying = turn.staying;
    seen.scored += turn.paid.size;
    seen.returned += standing.length - staying.length;
  }
  const map = new Oracle(after.placements);
  for (const { tile } of after.removed.slice(before.removed.length)) {
    expect(map.places(tile)).toEqual([]);
    seen.removed++;
  }
  if (after.agenda.length === 0) {
    const won = scoreEnd(after.placements, staying, after.seats, after.options.includes('old'));
    for (const [owner, more] of won.entries()) points[owner]! += more;
    seen.farms += after.players.filter((player) => player.points.farms > 0).length;
  }
  expect(totals(after)).toEqual(points);
  expect(menOf(after)).toEqual(staying);
}

const menOf = ({ figures, placements }: State): Man[] =>
  figures.map(({ seat, placement, segment }) => {
    const { x, y } = placements[placement]!;
    return { seat, x, y, segment };
  });

/** Points by seat. */
const totals = (state: State): readonly number[] => carcassonne.scores(state).map(({ points }) => points);

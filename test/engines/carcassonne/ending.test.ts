import { expect, test } from 'vitest';
import { carcassonne, type Event, OPTIONS, type Option, scoredAtEnd } from '../../../src/engines/carcassonne/index.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';

test.each([[[]], [['old']], [OPTIONS]] as const)(
  '§8 the end can be reckoned again from the map, in the same order (options %j)',
  (options: readonly Option[]) => {
    let [games, scored] = [0, 0];
    for (let game = 0; game < 20; game++) {
      let last: readonly Event[] = [];
      let view = null as ReturnType<typeof carcassonne.open> | null;
      playout(
        carcassonne,
        { seats: 2 + (game % 4), options: [...options] },
        seeded(`end ${game}`),
        ({ state, events }) => {
          if (view !== null && view.step.kind !== 'over') expect(scoredAtEnd(view)).toBeNull();
          last = events;
          view = carcassonne.open(state);
        },
      );
      const told = last.filter(
        (event) =>
          ['scoredFarm', 'scoredFarmers', 'scoredGoods', 'scoredAward'].includes(event.kind) ||
          ((event.kind === 'scoredFeature' || (event.kind === 'scoredFairy' && event.reason === 'feature')) &&
            !event.complete),
      );
      expect(scoredAtEnd(view!)).toEqual(told);
      games++;
      scored += told.length;
    }
    expect(games).toBe(20);
    expect(scored).toBeGreaterThan(100);
  },
);

test('a table that was left before its end has scored nothing at the end', () => {
  playout(carcassonne, { seats: 3, options: [] }, seeded('left'), ({ state }) => {
    const open = carcassonne.open(state);
    if (open.step.kind === 'over') return;
    expect(scoredAtEnd(carcassonne.ended(open, null))).toBeNull();
    const standings = open.players.map(({ seat, points }) => ({ seat, points, place: 1 }));
    if (open.tilesLeft > 0) expect(scoredAtEnd(carcassonne.ended(open, standings))).toBeNull();
  });
});

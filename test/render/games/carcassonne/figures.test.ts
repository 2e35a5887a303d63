/** The pictures beside the rules show what the engine would do. */
import { describe, expect, test } from 'vitest';
import { scoreFarms } from '../../../../src/engines/carcassonne/farms.ts';
import { completedByLast } from '../../../../src/engines/carcassonne/features.ts';
import {
  atlas,
  carcassonne as engine,
  knightsToChoose,
  type Option,
  type Placement,
  portalSpots,
  type State,
  survey,
  tileKind,
} from '../../../../src/engines/carcassonne/index.ts';
import { pointsOf, scoreFeatures } from '../../../../src/engines/carcassonne/scoring.ts';
import { turned } from '../../../../src/engines/carcassonne/turned.ts';
import { seatsOf } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { BLUE, type MapView, RED, SEATS, YELLOW } from '../../../../src/render/games/carcassonne/figures/mapFigure.ts';
import { MAPS } from '../../../../src/render/games/carcassonne/figures/maps.ts';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Where two tiles meet with different edges. */
function clashes({ placements }: MapView): readonly string[] {
  const edgesAt = (x: number, y: number) => {
    const found = placements.find((one) => one.x === x && one.y === y);
    return found && turned(found.tile, found.rotation).edges;
  };
  return placements.flatMap(({ x, y }) =>
    [1, 2].flatMap((side) => {
      const [dx, dy] = SIDES[side]!;
      const [here, there] = [edgesAt(x, y)![side], edgesAt(x + dx, y + dy)?.[(side + 2) % 4]];
      return there === undefined || here === there ? [] : [`${x},${y}: ${here} meets ${there}`];
    }),
  );
}

/** The map as a game would have it, `last` being the tile placed last. */
function stateOf(
  { placements, figures }: MapView,
  last: Placement = placements.at(-1)!,
  options: readonly Option[] = [],
) {
  const config = { seats: SEATS, options };
  const { state } = engine.setup(config, engine.deal(config, seeded('figures')));
  const placed = [...placements.filter((one) => one !== last), last];
  const standing = figures.map(({ x, y, ...figure }) => ({
    ...figure,
    placement: placed.findIndex((one) => one.x === x && one.y === y),
  }));
  return { ...state, placements: placed, figures: standing } satisfies State;
}

const points = (state: State) => state.players.map(pointsOf);

describe('the maps beside the rules', () => {
  test('fit everywhere but where that is shown', () => {
    const found = Object.entries(MAPS).flatMap(([name, { views }]) =>
      views.flatMap((view, i) => clashes(view).map((clash) => `${name} ${i} ${clash}`)),
    );
    expect(found).toEqual(['tile 1 0,1: field meets city']);
  });

  test.each([
    ['city', [1, 1], { [RED]: 8 }],
    ['city', [3, 1], { [BLUE]: 2 }],
    ['road', [3, 0], { [RED]: 4 }],
    ['cloister', [2, 2], { [RED]: 9 }],
    ['owners', [1, 2], { [RED]: 14, [YELLOW]: 14 }],
  ] as const)('%s: completed at %j it brings what stands there', (name, [x, y], brought) => {
    const [view] = MAPS[name].views;
    const last = view!.placements.find((one) => one.x === x && one.y === y)!;
    const state = stateOf(view!, last);
    const completed = completedByLast(atlas(state.placements));
    const after = points(scoreFeatures(state, { seat: seatsOf(SEATS)[0]!, completed, events: [] }));
    expect(after).toEqual(Array.from({ length: SEATS }, (_, seat) => (brought as Record<number, number>)[seat] ?? 0));
  });

  test.each([
    ['farm', []],
    ['old', ['old']],
  ] as const)('%s: the farms bring what stands beneath them', (name, options) => {
    const { views, totals } = MAPS[name];
    const after = points(scoreFarms(stateOf(views[0]!, undefined, options), []));
    expect(totals.map(({ of }) => `${after[of]}`)).toEqual(totals.map(({ text }) => text));
  });

  test('drache: §13.3: the dragon goes six steps, never back, not to the fairy, past both figures', () => {
    const [view] = MAPS.drache.views;
    const { placements, figures, leaving, fable, marks } = view!;
    const { way, dragon, fairy } = fable!;
    expect(way).toHaveLength(7);
    expect(way.at(-1)).toEqual(dragon);
    expect(new Set(way.map(({ x, y }) => `${x},${y}`)).size).toBe(way.length);
    way.forEach(({ x, y }, i) => {
      expect(placements.some((one) => one.x === x && one.y === y)).toBe(true);
      expect({ x, y }).not.toEqual(fairy!.cell);
      const before = way[i - 1];
      if (before !== undefined) expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBe(1);
    });
    const onWay = (some: typeof figures) =>
      way.flatMap(({ x, y }, i) => some.filter((one) => one.x === x && one.y === y).map(() => i));
    expect(onWay(leaving)).toEqual([2, 5]);
    expect(onWay(figures), 'eaten, but shown as if they were still there').toEqual([]);
    expect(marks.map(({ at }) => ({ x: Math.floor(at[0]), y: Math.floor(at[1]) }))).toEqual(way.slice(1));
    expect(tileKind(placements.find(({ x, y }) => x === way[0]!.x && y === way[0]!.y)!.tile).flags).toEqual([
      'volcano',
    ]);
  });

  const [seat] = seatsOf(SEATS);
  const duringAction = (view: MapView) => {
    const state = stateOf(
      view,
      view.placements.find(({ x, y }) => x === view.last!.x && y === view.last!.y),
      ['drache'],
    );
    return { ...state, agenda: [{ kind: 'action', seat: seat! }] } satisfies State;
  };

  test('portal: §13.5: the follower can go where a check mark is, and not where a cross is', () => {
    const [view] = MAPS.portal.views;
    const spots = portalSpots(engine.open(duringAction(view!)));
    const kindsAt = (x: number, y: number) =>
      spots.filter((one) => one.x === x && one.y === y).map(({ feature }) => feature);
    expect(kindsAt(0, 0)).toContain('cloister');
    expect(kindsAt(1, 0)).toContain('city');
    expect([...kindsAt(2, 0), ...kindsAt(3, 0)]).not.toContain('city');
    expect(kindsAt(0, 1)).not.toContain('road');
  });

  test('princess: §13.4: both knights are in her city, and one of them has to leave', () => {
    const [view] = MAPS.princess.views;
    const state = { ...duringAction(view!), agenda: [{ kind: 'princess', seat: seat! }] } satisfies State;
    expect(knightsToChoose(engine.open(state))).toHaveLength(2);
  });

  test('fairy: §13.6: the road is complete, and her follower is on it without owning it', () => {
    const [view] = MAPS.fairy.views;
    const { figures, fable } = view!;
    const [road] = survey(view!).filter((one) => one.figures.length > 0);
    expect(road).toMatchObject({ kind: 'road', complete: true, cells: { length: 4 } });
    expect(road!.figures).toHaveLength(3);
    const { cell, with: company } = fable!.fairy!;
    expect(figures.some((one) => one.x === cell.x && one.y === cell.y && one.seat === company!.seat)).toBe(true);
    expect(figures.filter((one) => one.seat === company!.seat)).toHaveLength(1);
  });
});

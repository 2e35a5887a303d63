import {
  atlas,
  type Carcassonne,
  carcassonne,
  fittingPlaces,
  type Open,
} from '../../../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../../../src/engines/contract.ts';
import { playout } from '../../../../../src/engines/playout.ts';
import { seeded } from '../../../../../src/kernel/random.ts';
import type { SceneStep } from '../../../../../src/render/contract.ts';

/** What everybody sees whenever a tile is to be placed, in a game in which every move is drawn by chance. */
export function placingsOf(seats: number, seed: string): readonly OpenView<Carcassonne>[] {
  const found: OpenView<Carcassonne>[] = [];
  playout(carcassonne, { seats, options: [] }, seeded(seed), ({ state }) => {
    const open = carcassonne.open(state);
    if (open.step.kind === 'placeTile') found.push(open);
  });
  return found;
}

/** How many columns and rows the tiles take. */
export function spanOf({ placements }: Pick<Open, 'placements'>): { readonly columns: number; readonly rows: number } {
  const [xs, ys] = [placements.map(({ x }) => x), placements.map(({ y }) => y)];
  return { columns: Math.max(...xs) - Math.min(...xs) + 1, rows: Math.max(...ys) - Math.min(...ys) + 1 };
}

/** The first step of the panel: every cell on which the drawn tile fits, numbered. */
export function offerOf({ step, placements }: Open): SceneStep<Carcassonne> {
  if (step.kind !== 'placeTile') throw new Error('no tile is to be placed');
  const cells = new Map(fittingPlaces(atlas(placements), step.tile).map(({ x, y }) => [`${x},${y}`, { x, y }]));
  const answers = [...cells.values()].map((cell, i) => ({
    label: `${i + 1}`,
    partial: { kind: 'placeTile', ...cell },
  }));
  return { seat: step.seat, moves: [], partial: { kind: 'placeTile' }, answers };
}

/** The map as it will be once a chosen knight has gone home or the fairy has moved (rules §13.4, §13.6). */
import type { Carcassonne, Open, Spot } from '../../../../engines/carcassonne/index.ts';
import type { SceneStep } from '../../../contract.ts';

/** The table after the chosen move if it is one of these; otherwise the table as it is. */
export function foreseen(open: Open, step: SceneStep<Carcassonne> | null): Open {
  const fable = open.expansions.drache;
  if (step === null || fable === undefined) return open;
  const { kind, x, y, segment } = step.partial;
  if (kind !== 'removeKnight' && kind !== 'moveFairy') return open;
  const chosen = open.figures.find((figure) => figure.x === x && figure.y === y && figure.segment === segment);
  if (chosen === undefined) return open;
  return kind === 'removeKnight' ? withoutFigure(open, chosen) : withFairy(open, chosen);
}

const withoutFigure = (open: Open, knight: Spot): Open => ({
  ...open,
  figures: open.figures.filter((figure) => figure !== knight),
});

const withFairy = (open: Open, { x, y, seat, segment }: Spot): Open => ({
  ...open,
  expansions: {
    ...open.expansions,
    ...(open.expansions.drache && {
      drache: { ...open.expansions.drache, fairy: { cell: { x, y }, with: { seat, segment } } },
    }),
  },
});

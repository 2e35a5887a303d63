import type { Placement, State } from '../../../src/engines/carcassonne/index.ts';
import { turned } from '../../../src/engines/carcassonne/turned.ts';

const LETTERS = { field: '.', city: 'c', road: 'r', river: '~' } as const;

/** The map as text: a tile is its id between the letters of its four edges, after it who stands where. */
export function textBoard({ placements, figures }: Pick<State, 'placements' | 'figures'>): string {
  const xs = placements.map(({ x }) => x);
  const ys = placements.map(({ y }) => y);
  const columns = range(Math.min(...xs), Math.max(...xs));
  const lines = [`     ${columns.map((x) => String(x).padStart(3).padEnd(6)).join('')}`];
  for (const y of range(Math.min(...ys), Math.max(...ys))) {
    const row = columns.map((x) => tileText(placements.find((one) => one.x === x && one.y === y)));
    for (const [index, label] of ['', String(y), ''].entries()) {
      lines.push(`${label.padStart(4)} ${row.map((cell) => cell[index]).join(' ')}`);
    }
  }
  for (const { seat, figure, placement, segment } of figures) {
    const { tile, x, y } = placements[placement]!;
    lines.push(`${figure} of seat ${seat}: ${turned(tile, 0).kind.segments[segment]!.kind} ${segment} at ${x},${y}`);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

function tileText(placement: Placement | undefined): readonly [string, string, string] {
  if (placement === undefined) return ['     ', '     ', '     '];
  const [n, e, s, w] = turned(placement.tile, placement.rotation).edges.map((edge) => LETTERS[edge]);
  return [`+-${n}-+`, `${w} ${placement.tile} ${e}`, `+-${s}-+`];
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Moves of Carcassonne as text. */
import { FIGURES, ROTATIONS } from './ids.ts';
import type { Move } from './moves.ts';

/** A move as one line: `tile X,Y ROTATION`, `follower SEGMENT`, or `pass`; for example `tile 1,-2 90`, `follower 2`. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'placeTile':
      return `tile ${move.x},${move.y} ${move.rotation}`;
    case 'placeFollower':
      return `${move.figure} ${move.segment}`;
    case 'pass':
      return 'pass';
  }
}

/** Parses exactly what `write` returns; anything else is null, even another spelling of a number, such as `07`. */
export function read(text: string): Move | null {
  const move = readTile(text) ?? readFigure(text) ?? (text === 'pass' ? { kind: 'pass' as const } : null);
  return move !== null && write(move) === text ? move : null;
}

function readTile(text: string): Move | null {
  const [, x, y, degrees] = /^tile (-?\d{1,5}),(-?\d{1,5}) (\d{1,3})$/.exec(text) ?? [];
  const rotation = ROTATIONS.find((known) => known === Number(degrees));
  return rotation === undefined ? null : { kind: 'placeTile', x: Number(x), y: Number(y), rotation };
}

function readFigure(text: string): Move | null {
  const [, name, segment] = /^(\w+) (\d{1,2})$/.exec(text) ?? [];
  const figure = FIGURES.find((known) => known === name);
  return figure === undefined ? null : { kind: 'placeFollower', figure, segment: Number(segment) };
}

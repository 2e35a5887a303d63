/** Moves of Carcassonne as text. */
import { FIGURES, FOLLOWERS, ROTATIONS, SIDES } from './ids.ts';
import type { Move } from './moves.ts';

/**
 * A move as one line: `tile X,Y ROTATION`, `FIGURE SEGMENT`, `portal FIGURE X,Y SEGMENT`, `knight X,Y SEGMENT`,
 * `fairy X,Y SEGMENT`, `dragon SIDE`, or `pass`; for example `tile 1,-2 90`, `follower 2`, `dragon n`.
 */
export function write(move: Move): string {
  switch (move.kind) {
    case 'placeTile':
      return `tile ${move.x},${move.y} ${move.rotation}`;
    case 'placeFollower':
      return `${move.figure} ${move.segment}`;
    case 'placeByPortal':
      return `portal ${move.figure} ${move.x},${move.y} ${move.segment}`;
    case 'removeKnight':
      return `knight ${move.x},${move.y} ${move.segment}`;
    case 'moveFairy':
      return `fairy ${move.x},${move.y} ${move.segment}`;
    case 'moveDragon':
      return `dragon ${move.side}`;
    case 'pass':
      return 'pass';
  }
}

/** Parses exactly what `write` returns; anything else is null, even another spelling of a number, such as `07`. */
export function read(text: string): Move | null {
  const move = READERS.reduce<Move | null>((found, reader) => found ?? reader(text), null);
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

function readSpot(text: string): Move | null {
  const [, what, x, y, segment] = /^(portal \w+|knight|fairy) (-?\d{1,5}),(-?\d{1,5}) (\d{1,2})$/.exec(text) ?? [];
  const spot = { x: Number(x), y: Number(y), segment: Number(segment) };
  if (what === 'knight') return { kind: 'removeKnight', ...spot };
  if (what === 'fairy') return { kind: 'moveFairy', ...spot };
  const figure = FOLLOWERS.find((known) => what === `portal ${known}`);
  return figure === undefined ? null : { kind: 'placeByPortal', figure, ...spot };
}

function readDragon(text: string): Move | null {
  const side = SIDES.find((known) => text === `dragon ${known}`);
  return side === undefined ? null : { kind: 'moveDragon', side };
}

const readPass = (text: string): Move | null => (text === 'pass' ? { kind: 'pass' } : null);

const READERS = [readTile, readFigure, readSpot, readDragon, readPass];

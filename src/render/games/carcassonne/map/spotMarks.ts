/** Spots all over the map that a player can choose: for a follower from the portal, a knight, the fairy (rules §13). */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cell, Placement } from '../../../../engines/carcassonne/index.ts';
import { boxOf, type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { paintNumber } from '../../../grid/places.ts';
import { sprite } from '../../../kit/caches.ts';
import { distance, grown, type Point } from '../../../kit/geometry.ts';
import { type Element, strokeBox } from '../../../kit/page.ts';
import { widthOf } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { shapeAt } from './world.ts';

/** A spot on offer with the label of its button; empty for one whose tile is still to be chosen. */
export interface SpotMark extends Cell {
  readonly segment: number;
  readonly label: string;
  /** Whether there is a figure on it, which the mark must not hide. */
  readonly isTaken: boolean;
}

/** A tile on offer. */
export type CellMark = Cell;

/** In pixels: the type of a label at least, and the radius of the dot of a spot without a label. */
export interface MarkStyle {
  readonly least: number;
  readonly dot: number;
}

export const DESKTOP_MARKS: MarkStyle = { least: 20, dot: 5 };
export const PHONE_MARKS: MarkStyle = { least: 26, dot: 5 };

/** From a figure to its mark, as a share of a cell, and at least as a share of the mark's radius. */
const ASIDE = { share: 0.28, least: 1.3 } as const;

/** A badge for each spot with a label; a dot where there is none or where badges would hide each other. */
export function spotMarks(
  spots: readonly SpotMark[],
  placements: readonly Placement[],
  frame: GridFrame,
  style: MarkStyle,
): readonly Element[] {
  const byCell = new Map(placements.map((placement) => [`${placement.x},${placement.y}`, placement]));
  const radius = Math.round(style.least * 0.78);
  const placed = spots.flatMap(({ x, y, segment, label, isTaken }) => {
    const placement = byCell.get(`${x},${y}`);
    const place = placement === undefined ? undefined : shapeAt(placement).places().figures[segment];
    if (place === undefined) return [];
    const aside = isTaken ? Math.max(ASIDE.least * radius, ASIDE.share * frame.scale) : 0;
    const [px, py] = pixelOf(frame, [x + place.point[0], y + place.point[1]]);
    return [{ label, at: [Math.round(px + aside), Math.round(py - aside)] as const }];
  });
  const isFree = (at: Point): boolean =>
    placed.every((other) => other.at === at || distance(other.at, at) > 1.9 * radius);
  return placed.map(({ label, at }) => (label !== '' && isFree(at) ? badge(label, at, radius) : dot(at, style.dot)));
}

function badge(label: string, [x, y]: Point, radius: number): Element {
  const half = { x: radius + 4 + Math.max(0, label.length - 2) * Math.round(radius * 0.4), y: radius + 4 };
  const box = { x: x - half.x, y: y - half.y, width: 2 * half.x, height: 2 * half.y };
  return {
    box,
    facts: ['badge', label, radius],
    paint(context) {
      const image = sprite(`carcassonne badge ${label} ${radius}`, box.width, box.height, (inside) =>
        paintBadgeOf(inside, label, half, radius),
      );
      context.drawImage(image, box.x, box.y);
    },
  };
}

/** Three digits are too wide for a disc. */
function paintBadgeOf(
  context: SKRSContext2D,
  label: string,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
): void {
  const least = Math.round(radius / 0.78);
  if (label.length < 3) {
    paintNumber(context, label, { x, y, radius }, least);
    return;
  }
  const width = Math.max(2 * radius, widthOf(context, label, least, 700) + radius * 0.7);
  const box = { x: x - width / 2, y: y - radius, width, height: 2 * radius };
  strokeBox(context, box, color.onLegal, 4, radius);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fillStyle = color.legal;
  context.fill();
  paintNumber(context, label, { x, y, radius: radius - 3 }, least);
}

function dot([x, y]: Point, radius: number): Element {
  const half = radius + 3;
  const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return {
    box,
    facts: ['dot', radius],
    paint(context) {
      const image = sprite(`carcassonne dot ${radius}`, 2 * half, 2 * half, (inside) => {
        inside.beginPath();
        inside.arc(half, half, radius, 0, 2 * Math.PI);
        inside.lineWidth = 4;
        inside.strokeStyle = color.onLegal;
        inside.stroke();
        inside.fillStyle = color.legal;
        inside.fill();
      });
      context.drawImage(image, box.x, box.y);
    },
  };
}

/** A frame around each tile on offer. */
export const cellMarks = (cells: readonly CellMark[], frame: GridFrame): readonly Element[] =>
  cells.map((cell) => {
    const whole = boxOf(frame, cell);
    return {
      box: grown(whole, 3),
      facts: ['ring', frame.scale],
      paint(context) {
        const inner = grown(whole, -2);
        strokeBox(context, inner, color.onLegal, 6, 6);
        strokeBox(context, inner, color.legal, 3.5, 6);
      },
    };
  });

/** Figures differ in kind, and in player without color, also on a picture that is shown 500 pixels wide. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { FIGURES, type Figure } from '../../../../../src/engines/carcassonne/index.ts';
import { figureBox, paintFigure } from '../../../../../src/render/games/carcassonne/pieces/figure.ts';
import { seatMarks } from '../../../../../src/render/kit/theme.ts';

/** The least height of a figure on a map that is 1,200 pixels wide, as it appears at 500. */
const SMALL = (30 * 500) / 1200;
const SIDE = 40;
const marks = seatMarks.slice(0, 6);

/** By pixel: how light a figure is on grass. */
function grays(kind: Figure, seat: number, isLying: boolean, height = SMALL, side = SIDE): readonly number[] {
  const context = createCanvas(side, side).getContext('2d');
  context.fillStyle = '#A0B26F';
  context.fillRect(0, 0, side, side);
  paintFigure(context, { kind, mark: marks[seat]!, letter: '', x: side / 2, y: side / 2, height, isLying });
  const { data } = context.getImageData(0, 0, side, side);
  return Array.from(
    { length: side * side },
    (_, i) => 0.3 * data[4 * i]! + 0.59 * data[4 * i + 1]! + 0.11 * data[4 * i + 2]!,
  );
}

/** How many pixels differ clearly in lightness, wherever one lies on the other. */
function differing(one: readonly number[], other: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const dx of [-2, -1, 0, 1, 2]) {
    for (const dy of [-2, -1, 0, 1, 2]) {
      const count = one.filter((gray, i) => Math.abs(gray - (other[i + dx + dy * SIDE] ?? gray)) > 50).length;
      least = Math.min(least, count);
    }
  }
  return least;
}

test.each([
  ['upright', false],
  ['lying', true],
] as const)('%s, each kind has a silhouette of its own in all six colors', (_, isLying) => {
  for (const seat of marks.keys()) {
    const looks = FIGURES.map((kind) => grays(kind, seat, isLying));
    for (const [i, one] of looks.entries()) {
      for (const [k, other] of looks.entries()) {
        if (i === k) expect(differing(one, other)).toBe(0);
        else expect(differing(one, other), `${FIGURES[i]} and ${FIGURES[k]} of seat ${seat}`).toBeGreaterThan(18);
      }
    }
  }
});

test('each kind bears the shape of its player: two seats never have the same outlines', () => {
  for (const kind of FIGURES) {
    const looks = marks.map((_, seat) => grays(kind, seat, false, 30, 80));
    for (const [i, one] of looks.entries()) {
      for (const other of looks.slice(i + 1)) {
        const count = one.filter((gray, at) => Math.abs(gray - other[at]!) > 50).length;
        expect(count, `${kind} of seat ${i}`).toBeGreaterThan(20);
      }
    }
  }
});

test('nothing of a figure is outside its box', () => {
  for (const kind of FIGURES) {
    for (const seat of marks.keys()) {
      for (const isLying of [false, true]) {
        const side = 200;
        const figure = { kind, mark: marks[seat]!, letter: 'A', x: side / 2, y: side / 2, height: 90, isLying };
        const context = createCanvas(side, side).getContext('2d');
        paintFigure(context, figure);
        const { data } = context.getImageData(0, 0, side, side);
        const { x, y, width, height } = figureBox(figure);
        const outside = Array.from({ length: side * side }, (_, i) => i).filter((i) => {
          const [px, py] = [i % side, Math.floor(i / side)];
          return data[4 * i + 3]! > 0 && (px < x || py < y || px >= x + width || py >= y + height);
        });
        expect(outside, `${kind} of seat ${seat}${isLying ? ', lying' : ''}`).toEqual([]);
      }
    }
  }
});

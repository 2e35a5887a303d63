import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Open } from '../../../../engines/carcassonne/index.ts';
import { type Doing, doingOf } from '../../../../words/carcassonne/game/holdings.ts';
import { gameWords } from '../../../../words/carcassonne/game/index.ts';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import { commonWords } from '../../../../words/common/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintBand, paintRule, writeSentence } from '../../../kit/panels.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color, type SeatMark, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { paintBadge } from '../map/followers.ts';
import { paintFigure } from '../pieces/figure.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { outOfStack, outOfStackWidth, paintOutOfStack } from './outOfStack.ts';

/** Type sizes of the sentence, in pixels, from the preferred to the smallest. */
const SIZES = [34, 31, 28] as const;
/** Type size of the number of remaining tiles, in pixels. */
const LEFT_SIZE = 34;
/** Type size of the numbers of tiles set aside or that fit nowhere, which are shown at the end; in pixels. */
const REMOVED_SIZE = 24;

/**
 * The header: the game, whose turn it is and their task, and the remaining tiles; at the end, the tiles set
 * aside or that fit nowhere.
 */
export function header(box: Box, { open, names, letters, locale }: Subject): Element {
  const own = pictureWords[locale];
  const { picture: result } = commonWords[locale];
  const { step, tilesLeft } = open;
  const seats = step.kind === 'over' ? winnersOf(open) : [step.seat];
  const called = seats.map((seat) => names[seat] ?? '');
  const task = step.kind === 'over' ? NO_TASK : doingOf(open, step.seat);
  return {
    box,
    facts: [locale, step, task, seats, called, letters, tilesLeft, step.kind === 'over' ? outOfStack(open) : null],
    paint(context) {
      const middle = box.y + box.height / 2 - 1;
      const bold = { weight: 700, fill: color.onAccent } as const;
      paintTitle(context, box, gameWords[locale].name);
      let x = box.x + 314;
      for (const seat of seats) {
        paintBadge(context, seatMarks[seat]!, letters[seat]!, { x, y: middle, radius: 21 });
        x += 52;
      }
      const end = box.x + box.width - 24;
      const left = own.left(tilesLeft);
      // The stack icon comes before the number of remaining tiles.
      const stack = end - widthOf(context, left, LEFT_SIZE, 700) - 50;
      const out = outOfStackWidth(context, outOfStack(open), REMOVED_SIZE);
      const hasHint = task.isSecond || task.earnsSecond;
      const right = step.kind === 'over' ? end - out - (out === 0 ? 0 : 16) : stack - 40 - (hasHint ? HINT : 0);
      const sentence = {
        placeTile: ([name]: readonly string[]) => own.placing(name ?? '', task),
        action: ([name]: readonly string[]) => own.acting(name ?? '', task),
        princess: ([name]: readonly string[]) => own.removing(name ?? ''),
        dragon: ([name]: readonly string[]) => own.moving(name ?? '', stepIn(step)),
        over: step.kind === 'over' && step.standings === null ? () => result.closed : result.wins,
      }[step.kind];
      writeSentence(context, { names: called, sentence }, x - 14, middle, { sizes: SIZES, width: right - x + 14 });
      if (step.kind === 'over') {
        const room = { ...box, x: end - out, width: out };
        paintOutOfStack(context, outOfStack(open), room, { words: null, size: REMOVED_SIZE, ink: color.onAccent });
        return;
      }
      if (hasHint) paintSecondPart(context, seatMarks[step.seat]!, task, stack - HINT, middle);
      paintStack(context, stack, middle);
      write(context, left, end, middle, { size: LEFT_SIZE, ...bold, align: 'right' });
    },
  };
}

/** Which step of the dragon is next, from 1; 0 while it is not moving. */
export const stepIn = (step: Open['step']): number => (step.kind === 'dragon' ? step.steps : 0);

const NO_TASK: Doing = {
  ...{ hasFigure: false, hasSpecial: false, canPlace: false, canTravel: false, canMoveFairy: false },
  ...{ isSecond: false, earnsSecond: false },
};

/** The width of the sign of the second part, in pixels. */
export const HINT = 104;

/** The builder's second part of the turn: `2` while it is played, `+1` while it is earned. x: the left edge. */
export function paintSecondPart(
  context: SKRSContext2D,
  mark: SeatMark,
  { isSecond }: Pick<Doing, 'isSecond'>,
  x: number,
  y: number,
): void {
  const box = { x: x - 26, y: y - 25, width: HINT - 14, height: 50 };
  fillBox(context, box, color.paper, 12);
  strokeBox(context, box, tone.ink, 2, 12);
  paintFigure(context, { kind: 'builder', mark, letter: '', x, y: y - 1, height: 36, isLying: false });
  write(context, isSecond ? '2' : '+1', x + 42, y, { size: 28, weight: 700, align: 'center' });
}

/** The winning seats; none while the game is running, or if the table was closed. */
export const winnersOf = ({ step }: Open) =>
  step.kind === 'over' ? (step.standings ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat) : [];

/** The band with the game's name, followed by the rule. */
export function paintTitle(context: SKRSContext2D, box: Box, name: string): void {
  paintBand(context, box, accent, () => paintTriangles(context, box));
  const middle = box.y + box.height / 2 - 1;
  write(context, name, box.x + 24, middle, { size: 36, weight: 700, fill: color.onAccent });
  paintRule(context, box, box.x + 271);
}

/** A row of triangles along the lower edge. */
export function paintTriangles(context: SKRSContext2D, { x, y, width, height }: Box): void {
  context.beginPath();
  for (let left = x; left < x + width; left += 18) {
    context.moveTo(left, y + height);
    context.lineTo(left + 9, y + height - 11);
    context.lineTo(left + 18, y + height);
  }
  context.fillStyle = '#416831';
  context.fill();
}

/** The stack of tiles, face down. */
export function paintStack(context: SKRSContext2D, x: number, y: number): void {
  for (const shift of [10, 5, 0]) {
    const box = { x: x + shift - 20, y: y - shift - 15, width: 36, height: 36 };
    fillBox(context, box, color.paper, 7);
    strokeBox(context, box, tone.ink, 2.5, 7);
  }
  context.beginPath();
  context.arc(x - 2, y + 3, 9, 0, 2 * Math.PI);
  context.fillStyle = accent;
  context.fill();
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Open } from '../../../../engines/carcassonne/index.ts';
import { type Doing, doingOf } from '../../../../words/carcassonne/game/holdings.ts';
import type { Words } from '../../../../words/words.ts';
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

/** The band with the game's name, for what is kept with the paper. */
export const band = (box: Box, words: Words): Element => ({
  box,
  facts: ['band', words],
  paint: (context) => paintTitle(context, box, words.carcassonne.game.name),
});

/** From the left edge of the band to what is written on it, and room for the remaining tiles at its end; in pixels. */
const WORDS = 284;
const LEFT = 256;

/**
 * What is written on the band: whose turn it is and their task, and the remaining tiles; at the end, the tiles set aside
 * or that fit nowhere.
 */
export function header(box: Box, subject: Subject): readonly Element[] {
  const { open, words } = subject;
  const beside = { ...box, x: box.x + WORDS, width: box.width - WORDS };
  if (open.step.kind === 'over') return [sentenceOn(beside, subject)];
  const left = words.carcassonne.picture.left(open.tilesLeft);
  const end = { ...box, x: box.x + box.width - LEFT, width: LEFT };
  return [sentenceOn({ ...beside, width: beside.width - LEFT }, subject), tilesLeft(end, left)];
}

/** The sentence after the badges of whom it is about. */
function sentenceOn(box: Box, { open, names, letters, words }: Subject): Element {
  const own = words.carcassonne.picture;
  const { picture: result } = words;
  const { step } = open;
  const seats = step.kind === 'over' ? winnersOf(open) : [step.seat];
  const called = seats.map((seat) => names[seat] ?? '');
  const task = step.kind === 'over' ? NO_TASK : doingOf(open, step.seat);
  const sentence = {
    placeTile: ([name]: readonly string[]) => own.placing(name ?? '', task),
    action: ([name]: readonly string[]) => own.acting(name ?? '', task),
    princess: ([name]: readonly string[]) => own.removing(name ?? ''),
    dragon: ([name]: readonly string[]) => own.moving(name ?? '', stepIn(step)),
    over: step.kind === 'over' && step.standings === null ? () => result.closed : result.wins,
  }[step.kind];
  return {
    box,
    facts: [sentence(called), called, seats, letters, task, step.kind === 'over' ? outOfStack(open) : null],
    paint(context) {
      const middle = box.y + box.height / 2 - 1;
      let x = box.x + 30;
      for (const seat of seats) {
        paintBadge(context, seatMarks[seat]!, letters[seat]!, { x, y: middle, radius: 21 });
        x += 52;
      }
      const hasHint = task.isSecond || task.earnsSecond;
      const out = step.kind === 'over' ? outOfStackWidth(context, outOfStack(open), REMOVED_SIZE) : 0;
      const end = box.x + box.width - (step.kind === 'over' ? 24 : 0);
      const right = end - (hasHint ? HINT : 0) - out - (out === 0 ? 0 : 16);
      writeSentence(context, { names: called, sentence }, x - 14, middle, { sizes: SIZES, width: right - x + 14 });
      if (step.kind === 'over') {
        const room = { ...box, x: end - out, width: out };
        paintOutOfStack(context, outOfStack(open), room, { words: null, size: REMOVED_SIZE, ink: color.onAccent });
      } else if (hasHint) {
        paintSecondPart(context, seatMarks[step.seat]!, task, end - HINT + 26, middle);
      }
    },
  };
}

/** Which step of the dragon is next, from 1; 0 while it is not moving. */
export const stepIn = (step: Open['step']): number => (step.kind === 'dragon' ? step.steps : 0);

/** The number of remaining tiles after a stack. */
const tilesLeft = (box: Box, left: string): Element => ({
  box,
  facts: left,
  paint(context) {
    const middle = box.y + box.height / 2 - 1;
    const end = box.x + box.width - 24;
    paintStack(context, end - widthOf(context, left, LEFT_SIZE, 700) - 50, middle);
    write(context, left, end, middle, { size: LEFT_SIZE, weight: 700, fill: color.onAccent, align: 'right' });
  },
});

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

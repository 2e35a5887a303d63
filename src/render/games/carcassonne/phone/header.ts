import type { Open } from '../../../../engines/carcassonne/index.ts';
import { doingOf } from '../../../../words/carcassonne/game/holdings.ts';
import type { Element } from '../../../kit/page.ts';
import { paintBand, writeSentence } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { paintBadge } from '../map/followers.ts';
import { HINT, paintSecondPart, paintStack, paintTriangles, stepIn, winnersOf } from '../page/header.ts';
import type { Subject } from '../subject.ts';
import { HEADER_BOX } from './layout.ts';

const LEFT_SIZE = 34;
const bold = { weight: 700, fill: color.onAccent } as const;

/** The header: whose turn it is and their task, and the remaining tiles. The message itself names the game. */
export function header({ open, names, letters, words }: Subject): Element {
  const box = HEADER_BOX;
  const { step, tilesLeft } = open;
  const winners = winnersOf(open);
  return {
    box,
    facts: [words, step, step.kind === 'over' ? null : doingOf(open, step.seat), names, letters, tilesLeft],
    paint(context) {
      paintBand(context, box, accent, () => paintTriangles(context, box));
      const middle = box.y + box.height / 2 - 3;
      if (step.kind === 'over') {
        paintResult(context, open, { names, letters, words, winners, middle });
        return;
      }
      const left = words.carcassonne.picture.left(tilesLeft);
      const end = box.x + box.width - 20;
      const stack = end - widthOf(context, left, LEFT_SIZE, 700) - 42;
      const task = doingOf(open, step.seat);
      const hasHint = task.isSecond || task.earnsSecond;
      const x = box.x + 94;
      const width = stack - 30 - (hasHint ? HINT : 0) - x;
      paintBadge(context, seatMarks[step.seat]!, letters[step.seat]!, { x: box.x + 50, y: middle, radius: 28 });
      writeNarrowed(context, names[step.seat] ?? '', x, box.y + 32, { sizes: [40, 37, 34], ...bold, width });
      const doingWords = words.carcassonne.picture.doing;
      const doing = {
        placeTile: () => doingWords.placeTile(task),
        action: () => doingWords.action(task),
        princess: () => doingWords.princess,
        dragon: () => doingWords.dragon(stepIn(step)),
      }[step.kind]();
      writeNarrowed(context, doing, x, box.y + 70, { sizes: [30, 28, 26], fill: color.onAccent, width });
      if (hasHint) paintSecondPart(context, seatMarks[step.seat]!, task, stack - HINT + 10, middle);
      paintStack(context, stack, middle);
      write(context, left, end, middle, { size: LEFT_SIZE, ...bold, align: 'right' });
    },
  };
}

/** The winners' badges and names, or the name of the game if no one has won. */
function paintResult(
  context: Parameters<Element['paint']>[0],
  { step }: Open,
  {
    names,
    letters,
    words,
    winners,
    middle,
  }: Pick<Subject, 'names' | 'letters' | 'words'> & {
    readonly winners: readonly number[];
    readonly middle: number;
  },
): void {
  const { picture: result } = words;
  const isClosed = step.kind === 'over' && step.standings === null;
  let x = HEADER_BOX.x + 46;
  for (const seat of winners) {
    paintBadge(context, seatMarks[seat]!, letters[seat]!, { x, y: middle, radius: 24 });
    x += 58;
  }
  const left = winners.length === 0 ? HEADER_BOX.x + 20 : x - 18;
  const width = HEADER_BOX.x + HEADER_BOX.width - 20 - left;
  const sentence = isClosed ? () => `${words.carcassonne.game.name}: ${result.closed}` : result.wins;
  const called = winners.map((seat) => names[seat] ?? '');
  writeSentence(context, { names: called, sentence }, left, middle, { sizes: [40, 36, 32, 28], width });
}

import type { Open } from '../../../../engines/carcassonne/index.ts';
import { gameWords } from '../../../../words/carcassonne/game/index.ts';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import { commonWords } from '../../../../words/common/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import { write } from '../../../kit/canvas.ts';
import type { Item } from '../../../kit/items.ts';
import { widthOf, withFitted } from '../../../kit/text.ts';
import { colour, seatMarks } from '../../../kit/theme.ts';
import { paintBadge } from '../figures.ts';
import type { Layout } from './layout.ts';
import { headerBand, paintStack } from './sheetPaper.ts';

/** What the header is told. */
interface Heading {
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly locale: Locale;
}

/** Of the sentence, from the best to the smallest; where no size has room, names are cut. */
const SIZES = [34, 31, 28] as const;
const SMALLEST = 28;
/** Of how many tiles are left. */
const LEFT_SIZE = 34;

/** The band at the top: the game, who does what, and how many tiles are left. */
export function header({ header: box }: Pick<Layout, 'header'>, open: Open, { names, letters, locale }: Heading): Item {
  const own = pictureWords[locale];
  const { picture: result } = commonWords[locale];
  const { step, tilesLeft } = open;
  const seats = step.kind === 'over' ? winners(open) : [step.seat];
  const called = seats.map((seat) => names[seat] ?? '');
  return {
    box,
    facts: [locale, step.kind, seats, called, letters, tilesLeft],
    paint(context) {
      const middle = box.y + box.height / 2 - 1;
      const bold = { weight: 700, fill: colour.onAccent } as const;
      headerBand(context, box);
      write(context, gameWords[locale].name, box.x + 24, middle, { size: 36, ...bold });
      context.fillStyle = colour.onAccent;
      context.globalAlpha = 0.5;
      context.fillRect(box.x + 271, box.y + 15, 2, 38);
      context.globalAlpha = 1;
      let x = box.x + 314;
      for (const seat of seats) {
        paintBadge(context, seatMarks[seat]!, letters[seat]!, { x, y: middle, radius: 21 });
        x += 52;
      }
      const end = box.x + box.width - 24;
      const left = own.left(tilesLeft);
      // The stack of tiles stands before the words of how many are left.
      const stack = end - widthOf(context, left, LEFT_SIZE, 700) - 50;
      const right = step.kind === 'over' ? end : stack - 40;
      const sentence = {
        placeTile: ([name]: readonly string[]) => own.placing(name ?? ''),
        action: ([name]: readonly string[]) => own.acting(name ?? ''),
        over: step.kind === 'over' && step.standings === null ? () => result.closed : result.wins,
      }[step.kind];
      const fit = right - x + 14;
      const size = SIZES.find((one) => widthOf(context, sentence(called), one, 700) <= fit) ?? SMALLEST;
      const style = { size, ...bold, fit };
      const text = withFitted(context, called, sentence, style);
      write(context, text, x - 14, middle, style);
      if (step.kind === 'over') return;
      paintStack(context, stack, middle);
      write(context, left, end, middle, { size: LEFT_SIZE, ...bold, align: 'right' });
    },
  };
}

const winners = ({ step }: Open) =>
  step.kind === 'over' ? (step.standings ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat) : [];

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../../src/engines/contract.ts';
import {
  type AnnouncementScene,
  type GamePictures,
  type Layer,
  onePage,
  type Part,
  type Picture,
  type Scene,
  type Screen,
} from '../../../src/render/contract.ts';
import { BANNER, bannerOf } from '../../../src/render/kit/banner.ts';
import { showing } from '../../../src/render/kit/changed.ts';
import type { Box, Point } from '../../../src/render/kit/geometry.ts';
import { fillBox, strokeBox } from '../../../src/render/kit/page.ts';
import { drawBadge } from '../../../src/render/kit/seats.ts';
import { write } from '../../../src/render/kit/text.ts';
import { color, seatMarks, size } from '../../../src/render/kit/theme.ts';
import { COLUMNS, PLACES, type Place, ROWS } from '../engine/ids.ts';
import type { Change, Own, Sight, Toy } from '../engine/index.ts';
import type { Open, OpenSeat } from '../engine/view.ts';
import { gameWords } from '../words/game/index.ts';

/** The page on each screen, and where its lines of the seats begin: beside the square, or below it. */
const PAGE: { readonly [S in Screen]: { readonly width: number; readonly height: number; readonly seats: Point } } = {
  desktop: { width: 600, height: 480, seats: [380, size.margin] },
  phone: { width: 400, height: 720, seats: [size.margin, 380] },
};
const CELL = 56;
const LINE = 56;
const CARD = 90;

const ACCENT = '#8A5A00';

/** Three lanterns in the dark. */
function paintLanterns(context: SKRSContext2D): void {
  fillBox(context, BANNER, '#2B2F4A');
  [560, 700, 840].forEach((x, i) => {
    context.fillStyle = seatMarks[i]!.color;
    context.beginPath();
    context.arc(x, 150, 52, 0, 2 * Math.PI);
    context.fill();
  });
}

/** The square with its lanterns, a line a seat, and the candles in the viewer's hand. */
export const pictures: GamePictures<Toy> = {
  accent: ACCENT,
  banner: (words) => bannerOf(ACCENT, gameWords[words.locale].name, paintLanterns),
  board: ({ open, own }, { names, screen }) => ({
    ...{ width: PAGE[screen].width, height: PAGE[screen].height },
    layers: [ground(screen), lanterns(open, names), seats(open, names, screen), hand(own, screen)],
  }),
  hand: { picture: ({ own }, { step }) => held(own, step?.answers ?? []) },
  sheets: {
    places: {
      picture: () =>
        onePage('places', 300, 200, (context) => {
          fillBox(context, { x: 0, y: 0, width: 300, height: 200 }, color.paper);
          write(context, `${PLACES.length}`, 20, 100, { size: size.number });
        }),
    },
  },
  announcements: { round: { picture: (sights, scene) => bids(sights, scene) } },
  palette: [],
};

function ground(screen: Screen): Layer {
  const { width, height } = PAGE[screen];
  const box = { x: 0, y: 0, width, height };
  const paint = (context: SKRSContext2D) => {
    fillBox(context, box, color.paper, size.radius);
    for (const place of PLACES) strokeBox(context, boxOf(place), color.line, 2);
  };
  return { name: 'ground', isKept: true, parts: [{ box, key: '', paint }] };
}

function lanterns({ square }: Open, names: Scene['names']): Layer {
  return {
    name: 'lanterns',
    isKept: false,
    parts: square.map(({ place, seat }) => {
      const box = boxOf(place);
      const letter = letterOf(names, seat);
      const at = { x: box.x + CELL / 2, y: box.y + CELL / 2, radius: CELL * 0.3 };
      return {
        ...{ box, key: `${seat} ${letter}` },
        paint: (context) => drawBadge(context, seatMarks[seat]!, letter, at),
        shows: [showing<Change>({ kind: 'lantern', place }, box)],
      };
    }),
  };
}

function seats({ seats: lines }: Open, names: Scene['names'], screen: Screen): Layer {
  const [x, y] = PAGE[screen].seats;
  const boxOfLine = ({ seat }: OpenSeat): Box => ({ x, y: y + seat * LINE, width: 200, height: LINE });
  const textOf = ({ seat, points }: OpenSeat) => `${names[seat]} ${points}`;
  return {
    name: 'seats',
    isKept: false,
    parts: lines.map((line) => {
      const box = boxOfLine(line);
      const style = { size: size.text, fit: box.width };
      const text = textOf(line);
      return {
        ...{ box, key: text },
        paint: (context) => write(context, text, box.x, box.y + LINE / 2, style),
        shows: [showing<Change>({ kind: 'points', seat: line.seat }, box)],
      };
    }),
  };
}

function hand(own: Own | null, screen: Screen): Layer {
  const { width, height } = PAGE[screen];
  const box = { x: size.margin, y: height - LINE, width: width - 2 * size.margin, height: LINE };
  const cards = own?.hand.join(' ') ?? '';
  const style = { size: size.text, fit: box.width };
  return {
    name: 'hand',
    isKept: false,
    parts: [{ box, key: cards, paint: (context) => write(context, cards, box.x, box.y + LINE / 2, style) }],
  };
}

/** The candles in the hand, side by side, with the label of each that can be offered. */
function held(own: Own | null, answers: NonNullable<Scene<Toy>['step']>['answers']): Picture {
  const cards = own?.hand ?? [];
  const labelOf = (card: string) => answers.find(({ partial }) => partial.card === card)?.label ?? '';
  const parts = cards.map((card, index): Part => {
    const box = { x: size.margin + index * CARD, y: size.margin, width: CARD - 10, height: CARD };
    const [top, bottom] = [card, labelOf(card)];
    return {
      box,
      key: `${top} ${bottom}`,
      paint(context) {
        strokeBox(context, box, color.line, 2);
        write(context, top, box.x + 12, box.y + CARD / 3, { size: size.number, fit: box.width - 24 });
        write(context, bottom, box.x + 8, box.y + CARD - 16, { size: size.text, fit: box.width - 16 });
      },
    };
  });
  const sheet = { x: 0, y: 0, width: PAGE.desktop.width, height: CARD + 2 * size.margin };
  const paper = { box: sheet, key: '', paint: (context: SKRSContext2D) => fillBox(context, sheet, color.paper) };
  return {
    ...{ width: sheet.width, height: sheet.height },
    layers: [
      { name: 'paper', isKept: true, parts: [paper] },
      { name: 'candles', isKept: false, parts },
    ],
  };
}

/** The candles of the auction that has closed, a line each. */
function bids(sights: readonly Sight[], { names }: AnnouncementScene): Picture {
  const closed = sights.find((sight) => sight.kind === 'auctionClosed');
  const lines = (closed?.bids ?? []).map(({ seat, card }) => `${names[seat]}: ${card}`);
  const page = { x: 0, y: 0, width: PAGE.desktop.width, height: 2 * size.margin + 4 * LINE };
  return onePage(lines.join('\n'), page.width, page.height, (context) => {
    fillBox(context, page, color.paper);
    lines.forEach((line, i) => {
      write(context, line, size.margin, size.margin + (i + 0.5) * LINE, { size: size.text, fit: page.width });
    });
  });
}

const letterOf = (names: Scene['names'], seat: Seat): string => [...(names[seat] ?? '')][0]?.toUpperCase() ?? '?';

function boxOf(place: Place): Box {
  const column = COLUMNS.findIndex((one) => place.startsWith(one));
  const row = ROWS.findIndex((one) => place.endsWith(`${one}`));
  return { x: size.margin + column * CELL, y: size.margin + row * CELL, width: CELL, height: CELL };
}

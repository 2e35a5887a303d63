/** The sheet of all kinds of tiles: how many of each are in the box, and how many remain. */

import {
  type Carcassonne,
  type Open,
  type Option,
  type TileId,
  type TileKind,
  tilesOf,
} from '../../../engines/carcassonne/index.ts';
import type { View } from '../../../engines/contract.ts';
import type { SetInPlay } from '../../../words/carcassonne/picture/contract.ts';
import type { PictureWords } from '../../../words/carcassonne/picture/en.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture, Screen } from '../../contract.ts';
import { type Box, grown } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf, strokeBox } from '../../kit/page.ts';
import { paintBand, paintPanel } from '../../kit/panels.ts';
import { write } from '../../kit/text.ts';
import { color, size } from '../../kit/theme.ts';
import { accent } from './accent.ts';
import { alone, paintLoneTile } from './map/tiles.ts';
import { paintStack, paintTitle, paintTriangles } from './page/header.ts';
import { GAP, HEADER_BOX, MARGIN, PANEL, TOP, WIDTH } from './page/layout.ts';
import { leftOf, tileSets } from './page/left.ts';
import { type OutOfStack, outOfStack } from './page/outOfStack.ts';
import * as phone from './phone/layout.ts';

/** How the cards are laid out, in pixels. */
interface Sheet {
  readonly width: number;
  readonly margin: number;
  readonly gap: number;
  readonly top: number;
  readonly columns: number;
  readonly height: number;
  /** The side of a tile, and its distance from the card's upper edge. */
  readonly side: number;
  readonly above: number;
  /** The distance of the numbers from its lower edge. */
  readonly foot: number;
  /** Type sizes: the number that remains, and the total. */
  readonly left: number;
  readonly all: number;
  /** Of the tiles removed or set aside. */
  readonly out: number;
  /** The height of the headings of sets. */
  readonly heading: number;
}

const PAGE = {
  desktop: { width: WIDTH, margin: MARGIN, top: TOP },
  phone: { width: phone.WIDTH, margin: phone.MARGIN, top: phone.TOP },
} as const;

/** With the tiles of the base game only. */
const BASE: { readonly [S in Screen]: Sheet } = {
  desktop: {
    ...{ ...PAGE.desktop, gap: GAP, columns: 6, height: 204, heading: 0 },
    ...{ side: 128, above: 30, foot: 24, left: 38, all: 28, out: 28 },
  },
  phone: {
    ...{ ...PAGE.phone, gap: phone.GAP, columns: 4, height: 188, heading: 0 },
    ...{ side: 108, above: 28, foot: 24, left: 38, all: 28, out: 28 },
  },
};

/** With more kinds of tiles, under a heading for each set. */
const SETS: { readonly [S in Screen]: Sheet } = {
  desktop: {
    ...{ ...PAGE.desktop, gap: 8, columns: 12, height: 124, heading: 50 },
    ...{ side: 66, above: 18, foot: 20, left: 30, all: 24, out: 24 },
  },
  phone: {
    ...{ ...PAGE.phone, gap: 6, columns: 7, height: 134, heading: 52 },
    ...{ side: 74, above: 18, foot: 20, left: 32, all: 26, out: 26 },
  },
};

/** All tiles of these options; with a table's view, how many of them remain. */
export function tileList(
  words: Words,
  view: View<Carcassonne> | null,
  screen: Screen,
  options: readonly Option[],
): Picture {
  const open = view?.open ?? null;
  const sets = tileSets(open?.options ?? options);
  const sheet = (sets.length > 1 ? SETS : BASE)[screen];
  const elements: Element[] = [];
  let y = sheet.top;
  for (const { set, kinds } of sets) {
    if (sets.length > 1) elements.push(setHeading(y, set, kinds, open, words, sheet));
    const cards = cardsFrom(y + sheet.heading, kinds, open, sheet);
    elements.push(...cards);
    y = cards.at(-1)!.box.y + sheet.height + sheet.gap;
  }
  const whole = y - sheet.gap + sheet.margin;
  return pageOf(
    sheet.width,
    whole,
    [headings[screen](words, headingOf(words, open, options))],
    [layerOf('tiles', elements)],
  );
}

/** The tiles that a set adds to the base game. */
export function setList(set: Exclude<SetInPlay, 'base'>, words: Words, screen: Screen): Picture {
  const own = words.carcassonne.picture;
  const sheet = BASE[screen];
  const kinds = tilesOf([set]).filter((kind) => kind.set === set);
  const cards = cardsFrom(sheet.top, kinds, null, sheet);
  const heading = { title: own.sets[set], left: own.inBox(sumOf(kinds)), removed: '' };
  const whole = cards.at(-1)!.box.y + sheet.height + sheet.margin; // A set has tiles.
  return pageOf(sheet.width, whole, [headings[screen](words, heading)], [layerOf('tiles', cards)]);
}

const sumOf = (list: readonly { readonly count: number }[]): number => list.reduce((all, { count }) => all + count, 0);

/** The cards of these kinds in rows. */
function cardsFrom(top: number, kinds: readonly TileKind[], open: Open | null, sheet: Sheet): readonly Element[] {
  const { margin, gap, columns, height } = sheet;
  const width = Math.floor((sheet.width - 2 * margin - (columns - 1) * gap) / columns);
  return kinds.map((kind, i) => {
    const x = margin + (i % columns) * (width + gap);
    const y = top + Math.floor(i / columns) * (height + gap);
    return card({ x, y, width, height }, kind, open, sheet);
  });
}

/** The name of a set, and how many of its tiles remain. */
function setHeading(
  y: number,
  set: SetInPlay,
  kinds: readonly TileKind[],
  open: Open | null,
  words: Words,
  { width, margin, heading }: Sheet,
): Element {
  const own = words.carcassonne.picture;
  const box = { x: margin, y, width: width - 2 * margin, height: heading };
  const counts = open === null ? kinds : leftOf(open).filter(({ tile }) => kinds.some(({ id }) => id === tile));
  const sum = sumOf(counts);
  return {
    box,
    facts: [words, set, sum],
    paint(context) {
      const middle = y + heading / 2 + 4;
      write(context, own.sets[set], box.x + 6, middle, { size: 30, weight: 700 });
      const number = open === null ? own.inBox(sum) : own.left(sum);
      write(context, number, box.x + box.width - 6, middle, { size: 28, fill: color.sideInk, align: 'right' });
    },
  };
}

/** The text of a heading; `removed`: the tiles set aside or removed, empty for none. */
interface Heading {
  readonly title: string;
  readonly left: string;
  readonly removed: string;
}

function headingOf(words: Words, open: Open | null, options: readonly Option[]): Heading {
  const own = words.carcassonne.picture;
  return {
    title: open === null ? own.allTiles : own.toCome,
    left: open === null ? own.inBox(sumOf(tilesOf(options))) : own.left(sumOf(leftOf(open))),
    removed: open === null ? '' : outInWords(own, outOfStack(open)),
  };
}

const outInWords = (own: PictureWords, { setAside, removed }: OutOfStack): string =>
  [
    ...(setAside.length > 0 ? [own.asideOf(setAside.length)] : []),
    ...(removed.length > 0 ? [own.removed(removed.length)] : []),
  ].join(' · ');

const bold = { weight: 700, fill: color.onAccent } as const;

const headings: { readonly [S in Screen]: (words: Words, heading: Heading) => Element } = {
  desktop(words, { title, left, removed }) {
    const box = HEADER_BOX;
    return {
      box,
      facts: [words, title, left, removed],
      paint(context) {
        const middle = box.y + box.height / 2 - 1;
        paintTitle(context, box, words.carcassonne.game.name);
        paintStack(context, box.x + 316, middle);
        write(context, title, box.x + 352, middle, { size: 34, ...bold });
        const counts = [left, removed].filter((part) => part !== '').join(' · ');
        write(context, counts, box.x + box.width - 24, middle, { size: 34, ...bold, align: 'right' });
      },
    };
  },

  phone(words, { title, left, removed }) {
    const box = phone.HEADER_BOX;
    return {
      box,
      facts: [words, title, left, removed],
      paint(context) {
        paintBand(context, box, accent, () => paintTriangles(context, box));
        const middle = box.y + box.height / 2 - 4;
        paintStack(context, box.x + 40, middle);
        write(context, title, box.x + 82, middle, { size: 34, ...bold, fit: 340 });
        const right = box.x + box.width - 20;
        const shift = removed === '' ? 0 : 18;
        write(context, left, right, middle - shift, { size: 34, ...bold, align: 'right' });
        write(context, removed, right, middle + 20, { size: 28, fill: color.onAccent, align: 'right' });
      },
    };
  },
};

/** One kind of tile and its count; the one that has to be placed now has a frame. */
function card(box: Box, { id, count }: TileKind, open: Open | null, sheet: Sheet): Element {
  const left = open === null ? count : (leftOf(open).find(({ tile }) => tile === id)?.count ?? 0);
  const isNow = open?.step.kind === 'placeTile' && open.step.tile === id;
  const isThis = (tile: TileId) => tile === id;
  const { removed: out, setAside } = open === null ? { removed: [], setAside: [] } : outOfStack(open);
  const [removed, aside] = [out.filter(isThis).length, setAside.filter(isThis).length];
  return {
    box,
    facts: [id, left, count, open === null, isNow, removed, aside],
    paint(context) {
      const isUsedUp = left === 0;
      paintPanel(context, box, { fill: isUsedUp ? color.paper : color.card, ...PANEL });
      if (isNow) strokeBox(context, grown(box, -3), color.lastMove, 6, size.radius - 2);
      const { side, above, foot } = sheet;
      if (isUsedUp) context.globalAlpha = 0.3;
      paintLoneTile(context, alone(id, 0), Math.round(box.x + (box.width - side) / 2), box.y + above, side);
      context.globalAlpha = 1;
      const y = box.y + box.height - foot;
      const ink = isUsedUp ? color.line : color.ink;
      const middle = box.x + box.width / 2;
      if (open === null) {
        write(context, `×${count}`, middle, y, { size: 34, weight: 700, align: 'center' });
        return;
      }
      write(context, `${left}`, middle - 4, y, { size: sheet.left, weight: 700, fill: ink, align: 'right' });
      const rest = { size: sheet.all, fill: isUsedUp ? color.line : color.sideInk } as const;
      write(context, `/ ${count}`, middle + 5, y + 3, rest);
      const corner = box.x + box.width - foot / 2;
      const style = { size: sheet.out, weight: 700, align: 'right' } as const;
      // Out of the game, or set aside until the first volcano.
      if (removed > 0) write(context, `−${removed}`, corner, y + 2, { ...style, fill: color.warning });
      if (aside > 0) write(context, `+${aside}`, corner, box.y + above + 6, { ...style, fill: color.legal });
    },
  };
}

/** How closer looks and sheets are laid out on each screen, in pixels. */
import type { Screen } from '../../../contract.ts';
import { pageOn } from '../../../kit/theme.ts';

export interface CloserStyle {
  readonly width: number;
  readonly margin: number;
  readonly gap: number;
  /** The height of the heading, and the sizes of its type. */
  readonly heading: { readonly height: number; readonly sizes: readonly [number, ...number[]] };
  /** Type sizes from the preferred to the smallest: of names, and of sentences. */
  readonly bold: readonly [number, ...number[]];
  readonly text: readonly [number, ...number[]];
  /** The size of the smallest type. */
  readonly smallest: number;
  /** The size of numbers beside signs. */
  readonly number: number;
  /** The side of signs; numbers on coins and seals of this size can be read. */
  readonly sign: number;
  /** Buildings in a row. */
  readonly columns: number;
  /** Whether their cards have pictures; without them only spaces, numbers of copies, and owners are marked. */
  readonly hasScenes: boolean;
}

export const STYLES: { readonly [S in Screen]: CloserStyle } = {
  desktop: {
    ...{
      width: pageOn.desktop.width,
      smallest: pageOn.desktop.smallest,
      margin: 20,
      gap: 10,
      columns: 6,
      hasScenes: true,
    },
    heading: { height: 64, sizes: [36, 34, 32, 30] },
    ...{ bold: [26, 24, 22, 20], text: [24, 22, 20], number: 28, sign: 34 },
  },
  phone: {
    ...{ width: pageOn.phone.width, smallest: pageOn.phone.smallest, margin: 14, gap: 8, columns: 3, hasScenes: true },
    heading: { height: 72, sizes: [40, 38, 36, 34, 32, 30, 28] },
    ...{ bold: [32, 30, 28, 26], text: [28, 26], number: 32, sign: 40 },
  },
};

/** The width between the margins. */
export const innerOf = ({ width, margin }: CloserStyle): number => width - 2 * margin;

/** The top of the first thing below the heading. */
export const topOf = ({ margin, gap, heading }: CloserStyle): number => margin + heading.height + gap;

/** The left edge and the width of a column out of several. */
export function columnOf(
  style: CloserStyle,
  column: number,
  columns: number,
): { readonly x: number; readonly width: number } {
  const width = Math.floor((innerOf(style) - (columns - 1) * style.gap) / columns);
  return { x: style.margin + column * (width + style.gap), width };
}

/** Whether a line has room for words before its signs. */
export const isWide = ({ width }: CloserStyle): boolean => width > 1000;

/** Where everything goes on the pictures for phones, in pixels. */
import type { Box } from '../../../kit/geometry.ts';
import { pageOn } from '../../../kit/theme.ts';

export const { width: WIDTH, smallest: SMALLEST } = pageOn.phone;
export const MARGIN = 14;
export const INNER = WIDTH - 2 * MARGIN;
export const GAP = 8;

export const headerBox: Box = { x: MARGIN, y: MARGIN, width: INNER, height: 98 };
/** The top of the first thing below the header. */
export const TOP = headerBox.y + headerBox.height + 10;

/** A box across the full width. */
export const across = (y: number, height: number): Box => ({ x: MARGIN, y, width: INNER, height });

import type { Screen } from '../contract.ts';

/** Colors, shapes, and sizes of all pictures. Sizes are in pixels of a picture 1,200 pixels wide. */
export const color = {
  paper: '#F3E9D2',
  card: '#E9DCBC',
  well: '#D9C79C',
  ink: '#2B2118',
  sideInk: '#5C4B3A',
  line: '#B79F78',
  lastMove: '#E8A317',
  legal: '#14708C',
  warning: '#B3261E',
  active: '#FFF8E4',
  onAccent: '#FFF8E4',
  onLegal: '#FFFFFF',
} as const;

/** Each seat's color and shape, so that players never differ by color alone; messages use the same shapes. */
export const seatMarks = [
  { color: '#C8402F', ink: '#FFFFFF', shape: 'circle' },
  { color: '#0F6CB0', ink: '#FFFFFF', shape: 'square' },
  { color: '#188253', ink: '#FFFFFF', shape: 'triangle' },
  { color: '#E2B01F', ink: '#2B2118', shape: 'diamond' },
  { color: '#642A82', ink: '#FFFFFF', shape: 'star' },
  { color: '#3A3A3A', ink: '#FFFFFF', shape: 'pentagon' },
  { color: '#8FD0E8', ink: '#2B2118', shape: 'hexagon' },
] as const;
export type SeatMark = (typeof seatMarks)[number];

export const size = {
  width: 1200,
  note: 22,
  text: 28,
  heading: 34,
  number: 44,
  margin: 24,
  gap: 12,
  radius: 14,
  header: 64,
} as const;

/** The width of a picture and its minimum type size, in pixels. */
export const pageOn: { readonly [S in Screen]: { readonly width: number; readonly smallest: number } } = {
  desktop: { width: size.width, smallest: 20 },
  phone: { width: 720, smallest: 26 },
};

/**
 * Every pair of text and background that pictures use, besides `onAccent` on each game's accent; a test checks their
 * contrast.
 */
export const writtenOn: readonly { readonly text: string; readonly ground: string }[] = [
  ...[color.ink, color.sideInk].flatMap((text) =>
    [color.paper, color.card, color.well, color.active].map((ground) => ({ text, ground })),
  ),
  ...seatMarks.map(({ ink, color: ground }) => ({ text: ink, ground })),
  { text: color.onLegal, ground: color.legal },
  { text: color.warning, ground: color.paper },
];

/** Colors that the files of a game with this accent reproduce exactly; the first is the color of the rounded corners. */
export const exactColors = (accent: string): readonly string[] => [
  ...new Set([...Object.values(color), accent, ...seatMarks.flatMap((mark) => [mark.color, mark.ink])]),
];

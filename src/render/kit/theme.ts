/** Colours, shapes and sizes of all pictures, in one place. Sizes are pixels of a picture 1,200 wide. */
export const colour = {
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

/** The sign of each seat, the same shapes as before names in messages: never colour alone. */
export const seatMarks = [
  { colour: '#C8402F', ink: '#FFFFFF', shape: 'circle' },
  { colour: '#0F6CB0', ink: '#FFFFFF', shape: 'square' },
  { colour: '#188253', ink: '#FFFFFF', shape: 'triangle' },
  { colour: '#E2B01F', ink: '#2B2118', shape: 'diamond' },
  { colour: '#642A82', ink: '#FFFFFF', shape: 'star' },
  { colour: '#3A3A3A', ink: '#FFFFFF', shape: 'pentagon' },
  { colour: '#8FD0E8', ink: '#2B2118', shape: 'hexagon' },
] as const;
export type SeatMark = (typeof seatMarks)[number];

export const size = {
  note: 22,
  text: 28,
  heading: 34,
  number: 44,
  margin: 24,
  gap: 12,
  radius: 14,
  header: 64,
} as const;

/** What is written on what, besides `onAccent` on each game's accent: each pair can be read well. */
export const writtenOn: readonly { readonly text: string; readonly ground: string }[] = [
  ...[colour.ink, colour.sideInk].flatMap((text) =>
    [colour.paper, colour.card, colour.well, colour.active].map((ground) => ({ text, ground })),
  ),
  ...seatMarks.map(({ ink, colour: ground }) => ({ text: ink, ground })),
  { text: colour.onLegal, ground: colour.legal },
  { text: colour.warning, ground: colour.paper },
];

/** Colours that the files of a game with this accent show just as they are; the first is that of the pictures' corners. */
export const exactColours = (accent: string): readonly string[] => [
  ...new Set([...Object.values(colour), accent, ...seatMarks.flatMap((mark) => [mark.colour, mark.ink])]),
];

import type { JSX } from 'preact';

/** SVG paths on a 24 x 24 grid, drawn in the color of the surrounding text. */
const PATHS = {
  channel: 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17',
  thread: 'M4 6h16M4 12h9M4 18h5M16 11v5m0 0h5M16 16l5-5',
  message: 'M4 6h16v12H4zM4 7l8 6 8-6',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  plus: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v8M8 12h8',
  down: 'M5 9l7 7 7-7',
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12h15M13 6l6 6-6 6',
  reply: 'M5 18v-6a4 4 0 0 1 4-4h10M14 3l5 5-5 5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  house: 'M3.5 12 12 4.5 20.5 12M6 10.5V20h12v-9.5M9 14h6M12 14v6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  people:
    'M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 9 5zM3 20c0-4 2.5-6 6-6s6 2 6 6M15.5 5.3a3 3 0 0 1 0 5.8M17 14.3c2.6.6 4 2.5 4 5.7',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon, hidden from screen readers: the text or label beside it gives its meaning. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

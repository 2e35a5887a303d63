/** The panels of a member's statistics: what each needs, and how large its type is. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Screen } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import type { Element } from '../../kit/page.ts';
import { paintPanel } from '../../kit/panels.ts';
import { widthOf, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import type { Accent } from '../marks.ts';
import type { StatsScene } from '../scene.ts';

/** Type sizes and measures, in pixels. */
export interface Type {
  readonly title: number;
  readonly text: number;
  readonly number: number;
  readonly note: number;
  /** From the panel's edge to what it holds. */
  readonly inset: number;
  /** From the panel's upper edge to its first line. */
  readonly top: number;
  /** The height of a line with its bar. */
  readonly line: number;
}

export const typeOn: { readonly [S in Screen]: Type } = {
  desktop: { title: 30, text: 26, number: 34, note: 22, inset: 20, top: 64, line: 60 },
  phone: { title: 36, text: 34, number: 42, note: 28, inset: 24, top: 80, line: 88 },
};

/** One panel of the statistics. */
export interface StatsPanel {
  /** Whether the scene has anything to show in it. */
  isShown(scene: StatsScene): boolean;
  /** The height it needs. */
  height(scene: StatsScene, type: Type): number;
  paint(context: SKRSContext2D, box: Box, scene: StatsScene, accent: Accent, type: Type): void;
}

/** A panel at its place in the picture. */
export const placed = (panel: StatsPanel, box: Box, scene: StatsScene, accent: Accent): Element => ({
  box,
  facts: [scene, accent],
  paint: (context) => panel.paint(context, box, scene, accent, typeOn[scene.screen]),
});

/** Paints the empty panel with its title, and at the right a note, which gives way first. Returns the note's left end. */
export function paintFrame(context: SKRSContext2D, box: Box, type: Type, title: string, note = ''): number {
  paintPanel(context, box);
  const middle = box.y + type.top / 2 + 2;
  const room = box.width - 2 * type.inset;
  writeNarrowed(context, title, box.x + type.inset, middle, {
    sizes: [type.title, type.text],
    width: room,
    weight: 700,
  });
  const end = box.x + box.width - type.inset;
  const width = widthOf(context, note, type.note);
  const left = Math.min(room, widthOf(context, title, type.title, 700)) + 36;
  if (note === '' || width > room - left) return end;
  writeNarrowed(context, note, end, middle, { sizes: [type.note], width, align: 'right', fill: color.sideInk });
  return end - width;
}

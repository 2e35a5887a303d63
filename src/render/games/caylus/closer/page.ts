/** The page of a closer look or a sheet: a heading, and things below one another. */
import type { Words } from '../../../../words/words.ts';
import type { Picture } from '../../../contract.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { type Holder, heading, type Title } from './heading.ts';
import { type CloserStyle, innerOf, topOf } from './style.ts';

/** Things below one another, and the y of their lower edge. */
interface Block {
  readonly elements: readonly Element[];
  readonly bottom: number;
}

/** What can be put below something, from this y on. */
export type Stacked = (top: number) => Block;

/** A page with these things below its heading. */
export function closerPage(
  style: CloserStyle,
  title: Title,
  words: Words,
  stacked: readonly Stacked[],
  holder: Holder | null = null,
): Picture {
  const { elements, bottom } = stack(stacked, topOf(style), style.gap);
  return pageOf(
    style.width,
    bottom + style.margin,
    [heading(style, title, words, holder)],
    [layerOf('items', elements)],
  );
}

/** One below the other; what has no elements takes no room. */
function stack(stacked: readonly Stacked[], top: number, gap: number): Block {
  let bottom = top - gap;
  const elements: Element[] = [];
  for (const one of stacked) {
    const block = one(bottom + gap);
    if (block.elements.length === 0) continue;
    elements.push(...block.elements);
    bottom = block.bottom;
  }
  return { elements, bottom };
}

/** A line of text above other things. */
export const caption =
  (style: CloserStyle, text: string): Stacked =>
  (top) => {
    const height = Math.round(style.bold[0] * 1.5);
    const box = { x: style.margin, y: top, width: innerOf(style), height };
    return {
      bottom: top + height,
      elements: [
        {
          box,
          facts: text,
          paint(context) {
            const place = { sizes: style.bold, weight: 700, width: box.width - 16, fill: color.ink } as const;
            writeNarrowed(context, text, box.x + 8, top + height / 2, place);
          },
        },
      ],
    };
  };

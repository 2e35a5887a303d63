/** Why the winner won, and what the bars mean. */
import type { Standings } from '../../../../engines/contract.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { shortenNames, widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import type { Subject } from '../subject.ts';
import { paintShare } from './cards.ts';

/** In pixels. */
const KEY = 27;
const SWATCH = { width: 38, height: 18 } as const;

/**
 * The strip with the reason.
 *
 * @param hasKey whether it also explains the bars
 */
export function reason(
  box: Box,
  { names, words }: Subject,
  standings: Standings,
  { sizes, hasKey }: { readonly sizes: readonly [number, ...number[]]; readonly hasKey: boolean },
): Element {
  const picture = words.carcassonne.picture;
  const winners = standings.filter(({ place }) => place === 1);
  const [best, next] = [winners[0]!, standings[winners.length]];
  const isTied = winners.length > 1;
  const lead = best.points - (next?.points ?? 0);
  return {
    box,
    facts: [words, names, standings],
    paint(context) {
      fillBox(context, box, color.active, size.radius);
      strokeBox(context, grown(box, -1.5), color.lastMove, 3, size.radius - 1);
      const middle = box.y + box.height / 2;
      let left = box.x + 20;
      if (isTied) {
        for (const dy of [-6, 6])
          fillBox(context, { x: left - 3, y: middle + dy - 2.5, width: 24, height: 5 }, color.ink);
        left += 38;
      }
      let right = box.x + box.width - 16;
      for (const [text, isHatched] of hasKey
        ? ([
            [picture.atEnd, true],
            [picture.inPlay, false],
          ] as const)
        : []) {
        write(context, text, right, middle, { size: KEY, align: 'right', fill: color.sideInk });
        right -= widthOf(context, text, KEY) + 10 + SWATCH.width;
        const swatch = { x: right, y: middle - SWATCH.height / 2, ...SWATCH };
        paintShare(context, swatch, color.sideInk, isHatched);
        right -= 24;
      }
      const width = right - left;
      const smallest = sizes.at(-1) ?? sizes[0];
      const text = isTied
        ? picture.end.tied(best.points, winners.length)
        : shortenNames(
            context,
            [names[best.seat] ?? ''],
            ([name = '']) => (lead > 0 ? picture.end.wonBy(name, lead) : picture.end.wonByResignation(name)),
            { size: smallest, fit: width },
          );
      writeNarrowed(context, text, left, middle, { sizes, weight: 700, width });
    },
  };
}

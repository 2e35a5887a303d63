/** The road at large: everything that workers can be put on, and what has been built. */
import {
  CLASSES,
  type Open,
  SPACES,
  SPECIAL_IDS,
  type SpecialId,
  type Specials,
  tileOn,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Picture } from '../../../contract.ts';
import type { Element } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { drawBailiff, drawProvost } from '../art/pieces.ts';
import type { Subject } from '../subject.ts';
import { cardGrid, faceOf } from './card.ts';
import { caption, closerPage, type Stacked } from './page.ts';
import type { Face } from './pieces.ts';
import type { CloserStyle } from './style.ts';

export function closeRoad({ open, names, words }: Subject, style: CloserStyle): Picture {
  const closer = words.caylus.closer;
  const specials = SPECIAL_IDS.map((id) => faceOf(id, { workers: workersOn(open.specials, id) }));
  const road = SPACES.flatMap((space): readonly Face[] => {
    const tile = tileOn(open, space);
    if (tile === null) return [];
    const { building, owner, worker, residence } = tile;
    return [
      faceOf(building, {
        space,
        owner,
        residence,
        isReached: space <= open.provost,
        ownerName: owner === null ? '' : (names[owner] ?? ''),
        workers: worker === null ? [] : [worker],
      }),
    ];
  });
  return closerPage(style, closer.parts.road, words, [
    caption(style, words.caylus.names.classLabels[CLASSES[0]]),
    (top) => cardGrid(specials, top, style, words),
    pawnLine(open, style, closer.parts.road),
    (top) => cardGrid(road, top, style, words),
  ]);
}

/** A caption with the spaces of provost and bailiff at its right. */
function pawnLine({ provost, bailiff }: Open, style: CloserStyle, title: string): Stacked {
  return (top) => {
    const { elements, bottom } = caption(style, title)(top);
    const right = style.width - style.margin - 12;
    const box = { x: right - 7 * style.sign, y: top, width: 7 * style.sign, height: bottom - top };
    const pawns: Element = {
      box,
      facts: [provost, bailiff],
      paint(context) {
        const y = top + box.height / 2;
        const type = { size: style.number, weight: 700, align: 'right' } as const;
        write(context, `${bailiff}`, right, y + 1, type);
        drawBailiff(context, { x: right - style.sign * 1.65, y: bottom - 2, height: box.height - 2 });
        const end = right - style.sign * 3.2;
        write(context, `${provost}`, end, y + 1, type);
        drawProvost(context, { x: end - style.sign * 1.85, y: bottom - 8, height: Math.round(style.sign * 0.9) });
      },
    };
    return { elements: [...elements, pawns], bottom };
  };
}

/** The workers on a building before the bridge. */
function workersOn(specials: Specials, id: SpecialId): readonly Seat[] {
  if (id === 'stables') return specials.stables;
  const all = id === 'inn' ? [specials.inn.right, specials.inn.left] : [specials[id]];
  return all.filter((seat) => seat !== null);
}

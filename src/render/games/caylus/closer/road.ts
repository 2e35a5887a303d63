/** The road at large: everything that workers can be put on, and what has been built. */
import {
  CLASSES,
  SPACES,
  SPECIAL_IDS,
  type SpecialId,
  type Specials,
  tileOn,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { classLabels } from '../../../../words/caylus/names/index.ts';
import { closerWords } from '../../../../words/caylus/picture/closer/index.ts';
import type { Picture } from '../../../contract.ts';
import type { Subject } from '../subject.ts';
import { cardGrid, type Face, faceOf } from './card.ts';
import { caption, closerPage } from './page.ts';
import type { CloserStyle } from './style.ts';

export function closeRoad({ open, locale }: Subject, style: CloserStyle): Picture {
  const words = closerWords[locale];
  const specials = SPECIAL_IDS.map((id) => faceOf(id, { workers: workersOn(open.specials, id) }));
  const road = SPACES.flatMap((space): readonly Face[] => {
    const tile = tileOn(open, space);
    if (tile === null) return [];
    const { building, owner, worker, residence } = tile;
    return [faceOf(building, { space, owner, residence, hasPrice: false, workers: worker === null ? [] : [worker] })];
  });
  return closerPage(style, words.parts.road, locale, [
    caption(style, classLabels[locale][CLASSES[0]]),
    (top) => cardGrid(specials, top, style, locale),
    caption(style, words.parts.road),
    (top) => cardGrid(road, top, style, locale),
  ]);
}

/** The workers on a building before the bridge. */
function workersOn(specials: Specials, id: SpecialId): readonly Seat[] {
  if (id === 'stables') return specials.stables;
  const all = id === 'inn' ? [specials.inn.right, specials.inn.left] : [specials[id]];
  return all.filter((seat) => seat !== null);
}

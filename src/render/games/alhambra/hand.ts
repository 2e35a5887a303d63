/** What only one seat sees: its coins, what they buy, and the coins that it chooses. */
import type { Alhambra } from '../../../engines/alhambra/index.ts';
import type { View } from '../../../engines/contract.ts';
import { capital } from '../../../words/speech.ts';
import type { Picture, Scene } from '../../contract.ts';
import { layerOf, pageOf } from '../../kit/page.ts';
import { handLayouts } from './hand/layout.ts';
import { type OwnSubject, taskOf } from './hand/offers.ts';
import { options } from './hand/options.ts';
import { heading } from './hand/parts.ts';
import { purseRows } from './hand/rows.ts';
import { strip } from './hand/strip.ts';
import { tallHeader } from './phone/header.ts';
import { subjectOf } from './subject.ts';

const GAP = 10;

/** The picture of a hand; `own` is never null. */
export function hand({ open, own }: View<Alhambra>, scene: Scene<Alhambra>): Picture {
  if (own === null) throw new Error('a hand needs a seat');
  const { words, screen } = scene;
  const subject: OwnSubject = { ...subjectOf(open, scene), own };
  const layout = handLayouts[screen];
  const { title, onlyYou } = words.alhambra.purse.hand;
  const task = taskOf(subject);
  const header =
    screen === 'phone'
      ? tallHeader({ ...{ names: [], sentence: () => capital(task), line: onlyYou, sign: null }, note: '', left: null })
      : heading({ title, task, note: onlyYou });
  const rows = purseRows(subject, layout.top, layout.row);
  const chosen = options(subject, rows.bottom + GAP, layout);
  const below = strip(subject, chosen.bottom + GAP, layout);
  return pageOf(
    layout.width,
    below.bottom + layout.margin,
    [header],
    [layerOf('rows', rows.elements), layerOf('options', chosen.elements), layerOf('strip', below.elements)],
  );
}

/** The buildings among which a player chooses one to build. */
import { inStock, stockOf } from '../../../../engines/caylus/index.ts';
import type { Picture } from '../../../contract.ts';
import type { Subject } from '../subject.ts';
import { cardGrid, faceOf } from './card.ts';
import type { Title } from './heading.ts';
import { closerPage } from './page.ts';
import type { CloserStyle } from './style.ts';

/** All that are left of the class, those that can be paid marked; null if something else is asked. */
export function candidates({ open, names, letters, words, step }: Subject, style: CloserStyle): Picture | null {
  const { step: awaited } = open;
  if (step === null || awaited.kind !== 'build') return null;
  const offered = new Set(
    step.answers.flatMap(({ partial: { building, space } }) => (space === undefined ? [building] : [])),
  );
  offered.delete(undefined);
  if (offered.size === 0) return null;
  const { seat, sort } = awaited;
  const faces = inStock(open, sort).map((id) => faceOf(id, { copies: stockOf(open, id), isOffered: offered.has(id) }));
  const title: Title = {
    names: [names[seat] ?? ''],
    sentence: ([name = '']) => words.caylus.picture.acts.build(name, sort),
  };
  const holder = { seat, letter: letters[seat] ?? '' };
  return closerPage(style, title, words, [(top) => cardGrid(faces, top, style, words)], holder);
}

import type { Ordered } from '../../../src/render/contract.ts';
import type { Words } from '../../../src/words/words.ts';

/** A scene as it is ordered. */
export const ordered = <S extends { readonly words: Words }>({ words, ...scene }: S): Ordered<S> => ({
  ...scene,
  locale: words.locale,
});
